import { STATUS_CODES } from 'node:http';
import type { JsonValue } from '../../contract/case.ts';

/** A response without its framing: no Content-Length, no Transfer-Encoding, no Connection. */
export interface RawResponse {
  status: number;
  reason: string;
  headers: [name: string, value: string][];
  body: Buffer;
}

/** What goes over the wire, byte for byte, and when. */
export interface Transmission {
  /** Written one after the other. */
  chunks: Buffer[];
  /** The time between two chunks in milliseconds. Default: none. */
  pauseMs?: number;
  /**
   * What happens after the last chunk. `keep`: the connection stays open for the next request, unless this one
   * asked to close it. `close` and `reset`: it ends. `hang`: it stays open, and silent.
   */
  end: 'keep' | 'close' | 'reset' | 'hang';
}

/** One wrong response, and where it is wrong. */
export interface Change {
  /** What of the response is wrong, where the fault can strike several places: `/[]/name`, `x-page`. */
  place?: string;
  wrong: RawResponse | Transmission;
}

/** Frames a response as a well-behaved server does. */
export function transmissionOf(response: RawResponse): Transmission {
  return { chunks: [Buffer.concat([headOf(framed(response)), response.body])], end: 'keep' };
}

/** The same response with Content-Length; a 204 stays without. */
export function framed(response: RawResponse): RawResponse {
  return response.status === 204
    ? response
    : withHeader(response, 'Content-Length', String(response.body.length));
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
export function withStatus(response: RawResponse, status: number): RawResponse {
  return { ...response, status, reason: STATUS_CODES[status] ?? '' };
}

/** With these values of a header, one line each, in place of the old ones. No values: without the header. */
export function withHeader(response: RawResponse, name: string, ...values: string[]): RawResponse {
  const others = response.headers.filter(([other]) => other.toLowerCase() !== name.toLowerCase());
  return {
    ...response,
    headers: [...others, ...values.map((value): [string, string] => [name, value])],
  };
}

/** With another body; text is written as UTF-8. */
export function withBody(response: RawResponse, body: Buffer | string): RawResponse {
  return { ...response, body: Buffer.from(body) };
}

/** With another JSON value as its body, under the same content type. */
export function withJson(response: RawResponse, value: JsonValue): RawResponse {
  return withBody(response, JSON.stringify(value));
}
