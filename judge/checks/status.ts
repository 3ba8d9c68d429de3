import { pointerBelow } from '../../contract/pointer.ts';
import { headerValues } from '../../wire/exchange.ts';
import type { Check } from '../check.ts';
import { statusDifference } from '../difference.ts';
import type { ReadResponse } from '../readResponse.ts';

export const status: Check = {
  id: 'status',
  summary: 'The status is the expected one, or one that the contract allows in its place.',
  find: (read, expectation) => {
    const { operation, status } = expectation;
    const { response, documented } = read;
    if (!response || response.status === status) return [];
    if (documented?.value['x-in-place-of']?.includes(status)) return [];
    const actual = [response.status, response.reason].join(' ').trim();
    return [
      {
        message: `status must be ${status}, got ${actual}${remarkOn(read)}`,
        requirement: `status is ${status}`,
        pointer: pointerBelow(operation.pointer, 'responses', status),
        expected: String(status),
        actual,
        cause: `status ${actual}`,
        statuses: { due: [status], came: response.status },
        ...(!documented && { differences: [statusDifference(response, expectation, status)] }),
      },
    ];
  },
};

function remarkOn({ request, response, documented }: ReadResponse): string {
  const { status } = response!;
  const location = headerValues(response!, 'location')[0];
  if (!location || status < 300 || status >= 400)
    return documented ? '' : ', which the contract does not document for this operation';
  const origin = URL.canParse(location, request.origin) && new URL(location, request.origin).origin;
  return origin && origin !== request.origin
    ? ` to another origin, ${origin}: not followed, no token is sent there`
    : ` to ${location}`;
}
