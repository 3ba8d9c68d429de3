import type { Expectation } from '../expectation.ts';
import type { Violation } from '../finding.ts';
import type { ReadAnswer } from '../readAnswer.ts';

/** A whole HTTP answer came: no hang, no reset, no malformed head, no body that stops in the middle. */
export function checkTransport({ failure }: ReadAnswer, { operation }: Expectation): Violation[] {
  if (!failure) return [];
  const actual = `${failure.name}: ${failure.message}`;
  return [
    {
      message: `no whole answer: ${actual}`,
      requirement: 'the request gets a whole HTTP answer',
      pointer: operation.pointer,
      actual,
    },
  ];
}
