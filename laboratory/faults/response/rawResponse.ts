import { STATUS_CODES } from 'node:http';
import type { JsonValue } from '../../../contract/case.ts';

/** A response without the headers of its framing: Content-Length, Transfer-Encoding and Connection. */
export interface RawResponse {
  status: number;
  reason: string;
  headers: [name: string, value: string][];
  body: Buffer;
}

/** The bytes of a response, and their timing. */
export interface Transmission {
  /** The parts of the response, which are written one after the other. */
  chunks: Buffer[];
  /** The time between two chunks in milliseconds. Default: none. */
  pauseMs?: number;
  /**
   * The state of the connection after the last chunk. `keep`: it stays open for the next request, except if this
   * request asked to close it. `close` and `reset`: it ends. `hang`: it stays open, and no further bytes come.
   */
  end: 'keep' | 'close' | 'reset' | 'hang';
}

/** A wrong response, and the place of its fault. */
export interface Change {
  /** The wrong part of the response, if the fault can be at several places: `/[]/name`, `x-page`. */
  place?: string;
  wrong: RawResponse | Transmission;
}

/** Adds the framing that a correct server would add. */
export function transmissionOf(response: RawResponse): Transmission {
  return { chunks: [Buffer.concat([headOf(framed(response)), response.body])], end: 'keep' };
}

/** Returns the response with a Content-Length. A response with status 204 is returned unchanged. */
export function framed(response: RawResponse): RawResponse {
  return response.status === 204
    ? response
    : withHeader(response, 'Content-Length', String(response.body.length));
}

/** Returns the bytes of the status line and the headers, including the empty line at their end. */
export function headOf({ status, reason, headers }: RawResponse): Buffer {
  const lines = [
    `HTTP/1.1 ${status} ${reason}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}

/** Returns the response with another status and its usual reason phrase. */
export function withStatus(response: RawResponse, status: number): RawResponse {
  return { ...response, status, reason: STATUS_CODES[status] ?? '' };
}

/** Returns the response with new values for a header, each on its own line. Without values, the header is removed. */
export function withHeader(response: RawResponse, name: string, ...values: string[]): RawResponse {
  const others = response.headers.filter(([other]) => other.toLowerCase() !== name.toLowerCase());
  return {
    ...response,
    headers: [...others, ...values.map((value): [string, string] => [name, value])],
  };
}

/** Returns the response with another body. A text is encoded as UTF-8. */
export function withBody(response: RawResponse, body: Buffer | string): RawResponse {
  return { ...response, body: Buffer.from(body) };
}

/** Returns the response with another JSON value as its body, and with the same Content-Type. */
export function withJson(response: RawResponse, value: JsonValue): RawResponse {
  return withBody(response, JSON.stringify(value));
}
