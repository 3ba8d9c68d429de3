import type { FindingFacts } from './finding.ts';
import type { JudgedBody } from './readResponse.ts';

/**
 * A body that is wrong as a whole. A server that writes one such body often writes all of them so.
 * @param actual what came, in words
 */
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
    cause: requirement,
  };
}
