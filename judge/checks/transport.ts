import type { Expectation } from '../expectation.ts';
import type { FindingFacts } from '../finding.ts';
import type { ReadResponse } from '../readResponse.ts';

/** A whole HTTP answer came: no hang, no reset, no malformed head, no body that stops in the middle. */
export function checkTransport(
  { failure }: ReadResponse,
  { operation }: Expectation,
): FindingFacts[] {
  if (!failure) return [];
  const actual = `${failure.name}: ${failure.message}`;
  return [
    {
      message: `no whole response: ${actual}`,
      requirement: 'the request gets a whole HTTP answer',
      pointer: operation.pointer,
      actual,
    },
  ];
}
