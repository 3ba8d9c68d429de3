import { decodedBody } from '../../wire/decodedBody.ts';
import type { Exchange } from '../../wire/exchange.ts';
import { essence, isJson } from '../../wire/mediaType.ts';
import { documentedBody, type Expectation } from '../expectation.ts';
import type { Violation } from '../finding.ts';

/** The content encoding can be undone, and a body of text or JSON is UTF-8 without a byte-order mark. */
export function checkBodyEncoding(exchange: Exchange, expectation: Expectation): Violation[] {
  const documented = documentedBody(exchange, expectation);
  if (!documented) return [];
  const body = decodedBody(documented.response);
  if (body.problem)
    return [violation('the body can be decoded as its Content-Encoding says', body.problem)];
  if (!isJson(documented.mediaType) && !essence(documented.mediaType).startsWith('text/'))
    return [];
  return [
    ...(body.byteOrderMark && isJson(documented.mediaType)
      ? [violation('JSON has no byte-order mark (RFC 8259)', 'a byte-order mark before the JSON')]
      : []),
    ...(body.text === undefined
      ? [violation('the body is UTF-8', 'bytes that are not UTF-8')]
      : []),
  ];

  function violation(requirement: string, actual: string): Violation {
    return {
      message: `${requirement}; came ${actual}`,
      requirement,
      pointer: documented!.pointer,
      actual,
    };
  }
}
