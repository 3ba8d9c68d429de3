import { STATUS_CODES } from 'node:http';
import type { JsonValue } from '../../contract/case.ts';

/** A response without its framing: no Content-Length, no Transfer-Encoding, no Connection. */
export interface RawResponse {
  status: number;
  reason: string;
  headers: [name: string, value: string][];
  body: Buffer;
}

/** The bytes of a response, and their timing. */
export interface Transmission {
  /** The parts that are written one after the other. */
  chunks: Buffer[];
  /** The time between two chunks in milliseconds. Default: none. */
  pauseMs?: number;
  /**
   * The state of the connection after the last chunk. `keep`: the connection stays open for the next
   * request, unless this one asked to close it. `close` and `reset`: it ends. `hang`: it stays open, and
   * silent.
   */
  end: 'keep' | 'close' | 'reset' | 'hang';
}

/** One wrong response, and where it is wrong. */
export interface Change {
  /** The wrong part of the response, if the fault has several places: `/[]/name`, `x-page`. */
  place?: string;
  wrong: RawResponse | Transmission;
}

/** Frames a response as a correct server does. */
export function transmissionOf(response: RawResponse): Transmission {
  return { chunks: [Buffer.concat([headOf(framed(response)), response.body])], end: 'keep' };
}

/** Returns the response with Content-Length; a 204 gets none. */
export function framed(response: RawResponse): RawResponse {
  return response.status === 204
    ? response
    : withHeader(response, 'Content-Length', String(response.body.length));
}

/** Returns the status line and headers, up to the empty line. */
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

/**
 * Returns the response with new values of a header, one line each. Without values, the header is removed.
 */
export function withHeader(response: RawResponse, name: string, ...values: string[]): RawResponse {
  const others = response.headers.filter(([other]) => other.toLowerCase() !== name.toLowerCase());
  return {
    ...response,
    headers: [...others, ...values.map((value): [string, string] => [name, value])],
  };
}

/** Returns the response with another body; text is written as UTF-8. */
export function withBody(response: RawResponse, body: Buffer | string): RawResponse {
  return { ...response, body: Buffer.from(body) };
}

/** Returns the response with another JSON value as its body, under the same content type. */
export function withJson(response: RawResponse, value: JsonValue): RawResponse {
  return withBody(response, JSON.stringify(value));
}
