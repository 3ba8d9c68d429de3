import http from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';
import type { WireRequest } from './wireRequest.ts';

/** The kind of failure, if no complete response arrived. */
export type FailureName = 'timeout' | 'reset' | 'malformed' | 'truncated' | 'unreachable';

export interface TransportFailure {
  name: FailureName;
  message: string;
}

/** A response exactly as the server sent it: nothing is decoded, joined or dropped. */
export interface RawResponse {
  status: number;
  reason: string;
  /** The headers in the order and the letter case that the server sent. */
  headers: [name: string, value: string][];
  /** The bytes after the head, still content-encoded. They are kept even after a 204, which must not have a body. */
  body: Buffer;
  /** True if the body was longer than 32 MiB. `body` then contains only the first 32 MiB. */
  cut?: boolean;
}

/**
 * A request with its response or its failure. If a response was incomplete, it has both: the received part, and the
 * failure.
 */
export interface Exchange {
  request: WireRequest;
  response?: RawResponse;
  failure?: TransportFailure;
  /** True if the connection was already used for an earlier request. */
  reusedConnection: boolean;
  durationMs: number;
}

export interface ExchangeOptions {
  /** The maximum time for the whole response in milliseconds. Default: 10 000. */
  timeoutMs?: number;
  /** Agent with connections to reuse. Default: `false`, which opens a new connection. */
  agent?: http.Agent | false;
  /**
   * True if the response must not have a body. The exchange then records every byte until the connection closes,
   * because Node's parser drops bytes after a 204. Default: false.
   */
  expectsNoBody?: boolean;
}

const MAX_BODY_BYTES = 32 * 1024 * 1024;
const MAX_HEADER_BYTES = 64 * 1024;
/** The time in milliseconds to wait for bytes after a 204, if the server does not close the connection. */
const AFTER_NO_BODY_MS = 200;

/**
 * Sends a request and records the response. There are no retries. The promise never rejects: a failure is part of the
 * record.
 */
export function exchange(request: WireRequest, options: ExchangeOptions = {}): Promise<Exchange> {
  const { timeoutMs = 10_000, agent = false, expectsNoBody = false } = options;
  const started = performance.now();
  return new Promise((resolve) => {
    const onTheWire: Buffer[] = [];
    const body: Buffer[] = [];
    let response: http.IncomingMessage | undefined;
    let cut = false;

    const outgoing = (request.origin.startsWith('https:') ? https : http).request(request.origin, {
      path: request.path,
      method: request.method,
      headers: { ...request.headers, ...(expectsNoBody && { Connection: 'close' }) },
      // An agent would keep the connection open, and the exchange could not wait for its end.
      agent: expectsNoBody ? false : agent,
      maxHeaderSize: MAX_HEADER_BYTES,
    });
    const deadline = setTimeout(
      () => settle({ name: 'timeout', message: `not finished within ${timeoutMs} ms` }),
      timeoutMs,
    );

    let settled = false;
    const settle = (failure?: TransportFailure) => {
      if (settled) return;
      settled = true;
      clearTimeout(deadline);
      if (failure || cut || hasNoBody(response)) outgoing.destroy();
      resolve({
        request,
        ...(response && {
          response: {
            status: response.statusCode!,
            reason: response.statusMessage ?? '',
            headers: pairsOf(response.rawHeaders),
            body: hasNoBody(response) ? afterHead(Buffer.concat(onTheWire)) : Buffer.concat(body),
            ...(cut && { cut }),
          },
        }),
        ...(failure && { failure }),
        reusedConnection: outgoing.reusedSocket,
        durationMs: performance.now() - started,
      });
    };

    outgoing.on('socket', (socket: Socket) => {
      // This listener must run first: Node's own listener destroys the socket if bytes follow the head of a 204.
      if (expectsNoBody) socket.prependListener('data', (chunk: Buffer) => onTheWire.push(chunk));
    });
    outgoing.on('response', (incoming) => {
      response = incoming;
      if (hasNoBody(incoming)) {
        if (!expectsNoBody) return settle();
        // Reading the response now would end the socket before the last bytes arrive.
        incoming.socket.once('close', () => settle());
        setTimeout(settle, AFTER_NO_BODY_MS);
        return;
      }
      let size = 0;
      incoming.on('data', (chunk: Buffer) => {
        body.push(chunk);
        size += chunk.length;
        if (size > MAX_BODY_BYTES) {
          cut = true;
          settle();
        }
      });
      incoming.on('end', () => settle(incoming.complete ? undefined : truncated(size)));
      incoming.on('error', (error: NodeJS.ErrnoException) =>
        settle(isParseError(error) ? malformed(error) : truncated(size)),
      );
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (hasNoBody(response)) settle();
      else if (response?.complete)
        settle({ name: 'malformed', message: 'more bytes came after the end of the response' });
      else if (response && !isParseError(error)) settle(truncated(Buffer.concat(body).length));
      else settle(failureOf(error));
    });
    outgoing.end(request.body);
  });
}

/** Returns all values of a header, in the order in which the server sent them. */
export function headerValues({ headers }: Pick<RawResponse, 'headers'>, name: string): string[] {
  const wanted = name.toLowerCase();
  return headers.filter(([key]) => key.toLowerCase() === wanted).map(([, value]) => value);
}

/** Explains why a connection failed. */
export function failureOf(error: NodeJS.ErrnoException): TransportFailure {
  if (isParseError(error)) return malformed(error);
  if (error.code === 'ECONNRESET' || error.code === 'EPIPE')
    return { name: 'reset', message: 'the connection was closed before a response came' };
  const known = error.code?.startsWith('ERR_SSL_')
    ? UNREACHABLE.EPROTO
    : UNREACHABLE[error.code ?? ''];
  return { name: 'unreachable', message: known ?? error.message };
}

const UNREACHABLE: Record<string, string> = {
  ECONNREFUSED: 'the connection is refused',
  ENOTFOUND: 'the host name is not known',
  EAI_AGAIN: 'the host name cannot be looked up',
  EHOSTUNREACH: 'there is no route to the host',
  ENETUNREACH: 'there is no route to the network',
  ETIMEDOUT: 'the connection timed out',
  EPROTO: 'the TLS handshake failed: is this an http address?',
};

function truncated(size: number): TransportFailure {
  return {
    name: 'truncated',
    message: `the connection was closed in the middle of the body, after ${size} bytes`,
  };
}

function malformed(error: Error): TransportFailure {
  return { name: 'malformed', message: `the response is not HTTP: ${error.message}` };
}

function isParseError(error: NodeJS.ErrnoException): boolean {
  return error.code?.startsWith('HPE_') ?? false;
}

function hasNoBody(response: http.IncomingMessage | undefined): boolean {
  return response?.statusCode === 204 || response?.statusCode === 304;
}

/** Returns pairs of name and value from Node's flat list of headers or trailers: name, value, name, value. */
export function pairsOf(rawHeaders: string[]): [string, string][] {
  return rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [[name, rawHeaders[index + 1]!] as [string, string]] : [],
  );
}

/** Returns the bytes after the head of a response. Informational responses (1xx) before that head are skipped. */
export function afterHead(bytes: Buffer): Buffer {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return Buffer.alloc(0);
  const rest = bytes.subarray(end + 4);
  return /^HTTP\/1\.\d 1\d\d/.test(bytes.toString('latin1', 0, 12)) ? afterHead(rest) : rest;
}
