import { essence } from '../../wire/mediaType.ts';
import { bodyFinding } from '../bodyFinding.ts';
import type { Check } from '../check.ts';

export const bodyEncoding: Check = {
  id: 'body-encoding',
  summary: 'The body can be decoded. Text and JSON are UTF-8, and JSON has no byte-order mark.',
  find: ({ body }) => {
    if (!body) return [];
    if (body.problem)
      return [
        bodyFinding(body, 'the body can be decoded as its Content-Encoding says', body.problem),
      ];
    if (!body.isJson && !essence(body.content.mediaType).startsWith('text/')) return [];
    return [
      ...(body.hasByteOrderMark && body.isJson
        ? [
            bodyFinding(
              body,
              'JSON has no byte-order mark (RFC 8259)',
              'a byte-order mark before the JSON',
            ),
          ]
        : []),
      ...(body.text === undefined
        ? [bodyFinding(body, 'the body is UTF-8', 'bytes that are not UTF-8')]
        : []),
    ];
  },
};
