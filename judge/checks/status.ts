import { type Exchange, headerValues } from '../../wire/exchange.ts';
import type { Expectation } from '../expectation.ts';
import { documentedResponse } from '../expectation.ts';
import type { Violation } from '../finding.ts';

/** The answer has exactly the status that the case documents. */
export function checkStatus(
  { request, response }: Exchange,
  expectation: Expectation,
): Violation[] {
  const expected = expectation.case.response.status;
  if (!response || response.status === expected) return [];
  const actual = [response.status, response.reason].join(' ').trim();
  return [
    {
      message: `status must be ${expected}, came ${actual}${remark()}`,
      requirement: `status is ${expected}`,
      pointer: `${expectation.operation.pointer}/responses/${expected}`,
      expected: String(expected),
      actual,
    },
  ];

  function remark(): string {
    const location = response && headerValues(response, 'location')[0];
    if (location && response.status >= 300 && response.status < 400) {
      const origin =
        URL.canParse(location, request.origin) && new URL(location, request.origin).origin;
      return origin && origin !== request.origin
        ? ` to another origin, ${origin}: not followed, no token is sent there`
        : ` to ${location}`;
    }
    return documentedResponse(expectation, response!.status)
      ? ''
      : ', which the contract does not document for this operation';
  }
}
