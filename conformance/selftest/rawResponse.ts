import { STATUS_CODES } from 'node:http';
import type { JsonValue } from '../../contract/case.ts';

/** What a server says, without how it is framed: no Content-Length, no Transfer-Encoding, no Connection. */
export interface RawResponse {
  status: number;
  reason: string;
  headers: [name: string, value: string][];
  body: Buffer;
}

/** What goes over the wire, byte for byte. */
export interface Reply {
  /** Written one after the other. */
  chunks: Buffer[];
  /** The time between two chunks in milliseconds. Default: none. */
  pauseMs?: number;
  /**
   * What comes after the last chunk: the connection stays open for the next request, unless this one
   * asked to close it (`keep`), is closed (`close`) or reset (`reset`), or nothing happens any more (`hang`).
   */
  end: 'keep' | 'close' | 'reset' | 'hang';
}

/** Frames a response as a well-behaved server does. */
export function replyOf(rawResponse: RawResponse): Reply {
  return { chunks: [Buffer.concat([headOf(framed(rawResponse)), rawResponse.body])], end: 'keep' };
}

/** The same response with the header that says how long its body is; a 204 has none. */
export function framed(rawResponse: RawResponse): RawResponse {
  return rawResponse.status === 204
    ? rawResponse
    : withHeader(rawResponse, 'Content-Length', String(rawResponse.body.length));
}

/** Status line and headers as they stand, up to the empty line. */
export function headOf({ status, reason, headers }: RawResponse): Buffer {
  const lines = [
    `HTTP/1.1 ${status} ${reason}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}

/** With another status and its usual reason phrase. */
export function withStatus(rawResponse: RawResponse, status: number): RawResponse {
  return { ...rawResponse, status, reason: STATUS_CODES[status] ?? '' };
}

/** With these values of a header, one line each, instead of those that there were; without it if there are none. */
export function withHeader(
  rawResponse: RawResponse,
  name: string,
  ...values: string[]
): RawResponse {
  const others = rawResponse.headers.filter(
    ([other]) => other.toLowerCase() !== name.toLowerCase(),
  );
  return {
    ...rawResponse,
    headers: [...others, ...values.map((value): [string, string] => [name, value])],
  };
}

/** With another body; text is written as UTF-8. */
export function withBody(rawResponse: RawResponse, body: Buffer | string): RawResponse {
  return { ...rawResponse, body: Buffer.from(body) };
}

/** With another JSON value as its body, under the content type that it has. */
export function withJson(rawResponse: RawResponse, value: JsonValue): RawResponse {
  return withBody(rawResponse, JSON.stringify(value));
}
