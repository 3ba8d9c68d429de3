import { headerValues } from '../../wire/exchange.ts';
import { essence, matchesRange } from '../../wire/mediaType.ts';
import type { Check } from '../check.ts';

export const contentType: Check = {
  id: 'content-type',
  summary:
    'A body has one Content-Type, and the contract documents it. Parameters such as `charset` are allowed.',
  find: ({ response, documented, contents }) => {
    // The check `no-body` covers a response without a documented body, and the check `json` covers an empty body.
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
        message: `Content-Type must be ${expected}, got ${actual}`,
        requirement: `Content-Type is ${expected}`,
        pointer: `${documented!.pointer}/content`,
        location: 'content-type',
        expected,
        actual,
        cause: `Content-Type ${actual}`,
      },
    ];
  },
};
