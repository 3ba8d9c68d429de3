import type { Violation } from './finding.ts';
import type { JudgedBody } from './readAnswer.ts';

/** A body that is not what its content asks for, as a whole. @param actual what came, in words */
export function bodyViolation(
  { content }: JudgedBody,
  requirement: string,
  actual: string,
): Violation {
  return {
    message: `${requirement}; came ${actual}`,
    requirement,
    pointer: content.pointer,
    actual,
  };
}
