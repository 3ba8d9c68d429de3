import type { FindingFacts } from './finding.ts';
import type { JudgedBody } from './readResponse.ts';

/** A body that is not what its content asks for, as a whole. @param actual what came, in words */
export function bodyFinding(
  { content }: JudgedBody,
  requirement: string,
  actual: string,
): FindingFacts {
  return {
    message: `${requirement}; came ${actual}`,
    requirement,
    pointer: content.pointer,
    actual,
  };
}
