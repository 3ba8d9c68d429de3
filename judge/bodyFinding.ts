import type { FindingFacts } from './finding.ts';
import type { JudgedBody } from './readResponse.ts';

/**
 * Returns a finding about a whole body. Its cause is the requirement without the operation, because a server often
 * writes all bodies with the same fault.
 * @param actual the description of the received body, for people
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
