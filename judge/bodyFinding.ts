import type { FindingFacts } from './finding.ts';
import type { JudgedBody } from './readResponse.ts';

/**
 * Returns a finding about a whole body. Its cause is the requirement alone, since a server often writes all bodies with
 * the same fault.
 * @param actual the actual body, for people
 */
export function bodyFinding(
  { content }: JudgedBody,
  requirement: string,
  actual: string,
): FindingFacts {
  return {
    message: `${requirement}; got ${actual}`,
    requirement,
    pointer: content.pointer,
    actual,
    cause: requirement,
  };
}
