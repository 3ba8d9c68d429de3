import http from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';
import type { SecureContext } from 'node:tls';
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
   * True if the response must not have a body. The exchange then records every byte that follows the head of a 204,
   * because Node's parser drops these bytes. Default: false.
   */
  expectsNoBody?: boolean;
  /** The certificates for a connection with TLS. Default: those of Node. */
  secureContext?: SecureContext;
  /**
   * The place where the user names the certificates, for the message about an authority that is not known:
   * `tls.ca of the profile (forge.yaml:3:1)`. Default: the environment variable of Node only.
   */
  authority?: string;
  /** The proxy between this program and the server. Default: the connection is direct. */
  proxy?: ProxyRoute;
}

/** How a request reaches the server through a proxy. */
export interface ProxyRoute {
  /** The proxy for people, without its password: `proxy.example.com:3128 (HTTPS_PROXY)`. */
  name: string;
  /**
   * The URL of the proxy, if the proxy gets the request itself, with the whole URL in its first line (RFC 9112, section
   * 3.2.2). Absent if the agent opens a tunnel through the proxy.
   */
  absolute?: { origin: string; headers: Record<string, string> };
}

const MAX_BODY_BYTES = 32 * 1024 * 1024;
const MAX_HEADER_BYTES = 64 * 1024;
/** The time in milliseconds to wait for bytes after a 204, if the server does not close the connection. */
const AFTER_NO_BODY_MS = 200;
/**
 * The time in milliseconds to wait for bytes after a 204 on a connection that stays open. Some systems confirm the first
 * bytes only after 40 ms, and a server may wait for that.
 */
const AFTER_NO_BODY_KEPT_MS = 100;

/**
 * Sends a request and records the response. There are no retries. The promise never rejects: a failure is part of the
 * record.
 */
export function exchange(request: WireRequest, options: ExchangeOptions = {}): Promise<Exchange> {
  const { timeoutMs = 10_000, agent = false, expectsNoBody = false, proxy } = options;
  // A new connection with TLS is slow, so the connection stays open, and the exchange waits for late bytes.
  const isKept = expectsNoBody && agent !== false && request.origin.startsWith('https:');
  const closes = expectsNoBody && !isKept;
  const started = performance.now();
  return new Promise((resolve) => {
    const onTheWire: Buffer[] = [];
    const body: Buffer[] = [];
    let response: http.IncomingMessage | undefined;
    let cut = false;

    // An agent would keep the connection open, and the exchange could not wait for its end.
    const outgoing = openRequest(request, closes ? { ...options, agent: false } : options, closes);
    const deadline = setTimeout(
      () => settle({ name: 'timeout', message: `not finished within ${timeoutMs} ms` }),
      timeoutMs,
    );

    let settled = false;
    const settle = (failure?: TransportFailure) => {
      if (settled) return;
      settled = true;
      clearTimeout(deadline);
      outgoing.socket?.off('data', keepBytes);
      if (isKept && !failure && hasNoBody(response) && noneAfterHead()) release();
      else if (failure || cut || hasNoBody(response)) closeConnection();
      resolve({
        request,
        ...(response && {
          response: {
            status: response.statusCode ?? 0,
            reason: response.statusMessage ?? '',
            headers: pairHeaders(response.rawHeaders),
            body: hasNoBody(response) ? afterHead(Buffer.concat(onTheWire)) : Buffer.concat(body),
            ...(cut && { cut }),
          },
        }),
        ...(failure && { failure: throughProxy(failure, proxy) }),
        reusedConnection: outgoing.reusedSocket,
        durationMs: performance.now() - started,
      });
    };

    /** From 24.22 on, Node keeps the connection of a destroyed request whose response is complete. */
    const closeConnection = () => {
      outgoing.socket?.destroy();
      outgoing.destroy();
    };
    const keepBytes = (chunk: Buffer) => onTheWire.push(chunk);
    const noneAfterHead = () => afterHead(Buffer.concat(onTheWire)).length === 0;
    /** Returns the connection to the agent. Bytes that come before the next request make it unusable. */
    const release = () => {
      outgoing.socket?.on('data', closeOnBytes);
      response?.resume();
    };

    outgoing.on('socket', (socket: Socket) => {
      socket.off('data', closeOnBytes);
      // This listener must run first: Node's own listener destroys the socket if bytes follow the head of a 204.
      if (expectsNoBody) socket.prependListener('data', keepBytes);
    });
    outgoing.on('proxyConnect', (connect: ConnectResponse) => {
      const refusal = readRefusal(connect);
      if (refusal) settle(refusal);
    });
    outgoing.on('response', (incoming) => {
      response = incoming;
      if (hasNoBody(incoming)) {
        if (!expectsNoBody) return settle();
        // Reading the response now would end the socket before the last bytes arrive.
        incoming.socket.once('close', () => settle());
        // On a busy machine, bytes may wait that came in time: they are read before `setImmediate` runs.
        const waitMs = isKept ? AFTER_NO_BODY_KEPT_MS : AFTER_NO_BODY_MS;
        setTimeout(() => setImmediate(settle), waitMs);
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
      else if (response) settle(failureWithin(response, error, body));
      else settle(explainFailure(error, options.authority));
    });
    outgoing.end(request.body);
  });
}

/** @param closes whether the server is asked to close the connection after the response */
function openRequest(
  request: WireRequest,
  { agent = false, secureContext, proxy }: ExchangeOptions,
  closes: boolean,
): http.ClientRequest {
  const { path, headers, origin } = writeRequestLine(request, proxy);
  return (origin.startsWith('https:') ? https : http).request(origin, {
    path,
    method: request.method,
    headers: { ...headers, ...(closes && { Connection: 'close' }) },
    agent,
    maxHeaderSize: MAX_HEADER_BYTES,
    ...(secureContext && { secureContext }),
  });
}

/** The response of a proxy to `CONNECT`, as the agent reports it. */
export interface ConnectResponse {
  statusCode: number;
  statusText: string;
}

/** Returns the failure if a proxy has not opened the tunnel. */
export function readRefusal({ statusCode, statusText }: ConnectResponse) {
  return statusCode >= 200 && statusCode < 300
    ? undefined
    : ({
        name: 'unreachable',
        message: `the proxy refuses the connection: ${statusCode} ${statusText}`.trimEnd(),
      } satisfies TransportFailure);
}

/** Returns the first line and the headers of a request: a proxy that forwards requests gets the whole URL. */
function writeRequestLine({ origin, path, headers }: WireRequest, proxy: ProxyRoute | undefined) {
  if (!proxy?.absolute) return { origin, path, headers };
  return {
    origin: proxy.absolute.origin,
    path: `${origin}${path}`,
    headers: { Host: new URL(origin).host, ...headers, ...proxy.absolute.headers },
  };
}

/** Returns a failure with the name of the proxy through which the request went. */
export function throughProxy(
  failure: TransportFailure,
  proxy: ProxyRoute | undefined,
): TransportFailure {
  return proxy
    ? { ...failure, message: `${failure.message}, by the proxy ${proxy.name}` }
    : failure;
}

/** Closes an idle connection on which bytes came: the next response on it could not be told from them. */
function closeOnBytes(this: Socket): void {
  this.destroy();
}

/** Returns all values of a header, in the order in which the server sent them. */
export function headerValues({ headers }: Pick<RawResponse, 'headers'>, name: string): string[] {
  const wanted = name.toLowerCase();
  return headers.filter(([key]) => key.toLowerCase() === wanted).map(([, value]) => value);
}

/** Returns the failure of a connection on which the head of a response has come, with these parts of its body. */
function failureWithin(
  response: http.IncomingMessage,
  error: NodeJS.ErrnoException,
  body: Buffer[],
): TransportFailure {
  if (response.complete)
    return { name: 'malformed', message: 'more bytes came after the end of the response' };
  return isParseError(error) ? malformed(error) : truncated(Buffer.concat(body).length);
}

/**
 * Explains why a connection failed.
 * @param authority as for `ExchangeOptions.authority`
 */
export function explainFailure(error: NodeJS.ErrnoException, authority?: string): TransportFailure {
  if (isParseError(error)) return malformed(error);
  if (error.code === 'ECONNRESET' || error.code === 'EPIPE')
    return { name: 'reset', message: 'the connection was closed before a response came' };
  return { name: 'unreachable', message: explainReason(error, authority) };
}

function explainReason({ code = '', message }: NodeJS.ErrnoException, authority?: string): string {
  // Newer versions of Node add advice on their own options to the message.
  const [reason] = message.split(';');
  if (UNKNOWN_AUTHORITY.has(code))
    return `the authority of the certificate is not known here (${reason}): name the file of the authority in NODE_EXTRA_CA_CERTS${authority ? `, or in ${authority}` : ''}`;
  if (/^ERR_SSL_.*(CERTIFICATE_REQUIRED|HANDSHAKE_FAILURE|BAD_CERTIFICATE|UNKNOWN_CA)/.test(code))
    return `the server refuses the client certificate, or the lack of one (${code})${authority ? ': check `tls.certificate` and `tls.key` in the profile' : ''}`;
  return UNREACHABLE[code.startsWith('ERR_SSL_') ? 'EPROTO' : code] ?? message;
}

/** The codes of Node for a certificate whose authority is not known. */
const UNKNOWN_AUTHORITY = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

const UNREACHABLE: Record<string, string> = {
  ECONNREFUSED: 'the connection is refused',
  ENOTFOUND: 'the host name is not known',
  EAI_AGAIN: 'the host name cannot be looked up',
  EHOSTUNREACH: 'there is no route to the host',
  ENETUNREACH: 'there is no route to the network',
  ETIMEDOUT: 'the connection timed out',
  CERT_HAS_EXPIRED: 'the certificate of the server has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate of the server is for another host name',
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
export function pairHeaders(rawHeaders: string[]): [string, string][] {
  return rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [[name, rawHeaders[index + 1]!]] : [],
  );
}

/** Returns the bytes after the head of a response. Informational responses (1xx) before that head are skipped. */
export function afterHead(bytes: Buffer): Buffer {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return Buffer.alloc(0);
  const rest = bytes.subarray(end + 4);
  return /^HTTP\/1\.\d 1\d\d/.test(bytes.toString('latin1', 0, 12)) ? afterHead(rest) : rest;
}
