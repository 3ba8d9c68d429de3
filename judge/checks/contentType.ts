import { type Exchange, headerValues } from '../../wire/exchange.ts';
import { essence, matchesRange } from '../../wire/mediaType.ts';
import { documentedContent, documentedResponse, type Expectation } from '../expectation.ts';
import type { Violation } from '../finding.ts';

/**
 * A body comes with one Content-Type, and it is a documented one: of a mock, that of the case. Parameters such as `charset` are
 * allowed. An answer without a body is the matter of the checks `json` and `no-body`.
 */
export function checkContentType({ response }: Exchange, expectation: Expectation): Violation[] {
  if (!response || response.body.length === 0) return [];
  const ranges = documentedContent(expectation, response.status).map(
    ({ contentType }) => contentType,
  );
  if (ranges.length === 0) return [];
  const values = headerValues(response, 'content-type');
  const [value] = values;
  const requirement = `Content-Type is ${ranges.join(' or ')}`;
  const actual =
    value === undefined
      ? 'none'
      : values.length > 1
        ? `${values.length} of them: ${values.join(' and ')}`
        : ranges.some((range) => matchesRange(essence(value), range))
          ? undefined
          : value;
  return actual === undefined
    ? []
    : [
        {
          message: `Content-Type must be ${ranges.join(' or ')}, came ${actual}`,
          requirement,
          pointer: `${documentedResponse(expectation, response.status)!.pointer}/content`,
          location: 'content-type',
          expected: ranges.join(' or '),
          actual,
        },
      ];
}
