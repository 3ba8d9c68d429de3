import { headerValues } from '../../wire/exchange.ts';
import { essence, matchesRange } from '../../wire/mediaType.ts';
import type { FindingFacts } from '../finding.ts';
import type { ReadResponse } from '../readResponse.ts';

/**
 * A body comes with one Content-Type, and it is a documented one. Parameters such as `charset` are allowed.
 * A response without a body is the matter of the checks `json` and `no-body`.
 */
export function checkContentType({ response, documented, contents }: ReadResponse): FindingFacts[] {
  if (!response || response.body.length === 0 || contents.length === 0) return [];
  const types = contents.map(({ contentType }) => contentType);
  const expected = types.join(' or ');
  const values = headerValues(response, 'content-type');
  const [value] = values;
  if (values.length === 1 && types.some((type) => matchesRange(essence(value!), type))) return [];
  const actual =
    value === undefined
      ? 'none'
      : values.length > 1
        ? `${values.length} of them: ${values.join(' and ')}`
        : value;
  return [
    {
      message: `Content-Type must be ${expected}, came ${actual}`,
      requirement: `Content-Type is ${expected}`,
      pointer: `${documented!.pointer}/content`,
      location: 'content-type',
      expected,
      actual,
    },
  ];
}
