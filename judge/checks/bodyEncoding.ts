import { essence } from '../../wire/mediaType.ts';
import { bodyFinding } from '../bodyFinding.ts';
import type { FindingFacts } from '../finding.ts';
import type { ReadResponse } from '../readResponse.ts';

/** The content encoding can be undone, and a body of text or JSON is UTF-8 without a byte-order mark. */
export function checkBodyEncoding({ body }: ReadResponse): FindingFacts[] {
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
}
