import http from 'node:http';
import https from 'node:https';
import type { Duplex } from 'node:stream';
import {
  afterHead,
  type ConnectResponse,
  failureOf,
  pairsOf,
  refusalOf,
  throughProxy,
} from '../../wire/exchange.ts';
import { createAgent, proxyFor, routeThrough } from '../../wire/openConnections.ts';
import { type RunningServer, startServer } from '../../wire/startServer.ts';
import type { TrafficExchange } from './traffic.ts';

export interface ProxyOptions {
  /** The URL of the deployment: scheme, host, port, and the part of the path before the base path, if it has one. */
  target: string;
  /** The port on which the proxy listens. 0 chooses a free port. */
  port: number;
  /** The address on which the proxy listens. Default: the loopback address. */
  host?: string;
  /**
   * Whether the `Host` header of the client is forwarded, so that links lead back to the proxy. By default, the
   * target's host is sent.
   */
  preserveHost?: boolean;
  /** The base path of the API, which may be at the end of `target`. Default: no path. */
  basePath?: string;
  /** Receives each exchange when it ends. If it throws an error, the process ends. */
  onExchange: (traffic: TrafficExchange) => void;
}

/** The longest body that is judged, in bytes. A longer body is passed on but not kept. */
const MAX_KEPT_BYTES = 32 * 1024 * 1024;
const MAX_HEADER_BYTES = 1024 * 1024;

/**
 * Starts a reverse proxy that passes everything on unchanged: bodies, trailers, and the order, letter case and
 * repetitions of headers. Only the header `Host` is replaced by the target's host.
 *
 * For each connection of a client, the proxy has one connection to the target. If one ends, the other ends. So client
 * and server agree on `Connection` and keep-alive, as without the proxy. If the environment variables name a further
 * proxy on the way to the target, the requests go through it.
 * @throws an Error that says what to do, if the port cannot be used
 */
export async function startProxy(options: ProxyOptions): Promise<RunningServer> {
  const { protocol, host, pathname } = new URL(options.target);
  const prefix = pathname.replace(/\/+$/, '').replace(new RegExp(`${options.basePath ?? ''}$`), '');
  const origin = `${protocol}//${host}`;
  const further = proxyFor(origin);
  const route = further && routeThrough(further, origin);
  /** The server that gets the request: a further proxy gets it with the whole URL in its first line. */
  const next = new URL(route?.absolute?.origin ?? origin);
  const { request: send } = next.protocol === 'https:' ? https : http;
  const connections = new WeakMap<Duplex, Connection>();

  return startServer(pass, options.port, options.host, (server) => {
    // The client and the target decide how long a connection stays open, so the proxy has no timeouts.
    server.keepAliveTimeout = 0;
    server.requestTimeout = 0;
    server.on('checkContinue', (request, response) => void pass(request, response));
    server.on('upgrade', (request, socket) =>
      refuse(socket, `an upgrade to ${request.headers.upgrade} is not supported. Use plain HTTP`),
    );
    server.on('connect', (_request, socket) =>
      refuse(
        socket,
        'CONNECT is not supported. Use the address of the proxy as the address of the server',
      ),
    );
  });

  /** Returns the connection to the target that belongs to a client's connection. */
  function connectionOf(client: Duplex): Connection {
    const known = connections.get(client);
    if (known) return known;
    const agent = createAgent(origin, further, { keepAlive: true, maxSockets: 1 });
    const connection: Connection = { agent, inFlight: 0 };
    connections.set(client, connection);
    client.once('close', () => agent.destroy());
    return connection;
  }

  async function pass(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const client = request.socket;
    const connection = connectionOf(client);
    connection.inFlight += 1;
    const startedAt = new Date();
    const started = performance.now();
    const path = prefix + (request.url ?? '/').replace(/^https?:\/\/[^/?]*/i, '');
    const requestBody = keepBody();
    const responseBody = keepBody();
    /** The bytes from the target, up to and including the chunk in which the head of the response ends. */
    const onTheWire: Buffer[] = [];
    let upstreamResponse: http.IncomingMessage | undefined;

    const outgoing = send({
      hostname: next.hostname.replace(/^\[|\]$/g, ''),
      port: next.port,
      method: request.method,
      path: route?.absolute ? origin + path : path,
      headers: [
        ...withHost(request.rawHeaders),
        ...Object.entries(route?.absolute?.headers ?? {}).flat(),
      ],
      setHost: false,
      agent: connection.agent,
      maxHeaderSize: MAX_HEADER_BYTES,
    });
    let isOver = false;
    const end = (failure?: TrafficExchange['failure']) => {
      if (isOver) return;
      isOver = true;
      connection.inFlight -= 1;
      const traffic = trafficOf({
        ...{ request, url: origin + path, startedAt, durationMs: performance.now() - started },
        ...{ requestBody, upstreamResponse, onTheWire, responseBody, failure },
      });
      // The exchange is judged after the client has received the response.
      setImmediate(() => options.onExchange(traffic));
    };

    outgoing.on('socket', (socket) => {
      const listen = (chunk: Buffer) => void onTheWire.push(chunk);
      socket.prependListener('data', listen);
      outgoing.once('response', () => socket.off('data', listen));
      outgoing.once('close', () => socket.off('data', listen));
      // If the target closes an idle connection, the proxy also closes the connection of the client.
      if (connection.socket === socket) return;
      connection.socket = socket;
      socket.once('close', () => {
        if (connection.inFlight === 0) client.end();
      });
    });
    const refuseTo = (failure: NonNullable<TrafficExchange['failure']>) => {
      if (!response.headersSent && !client.destroyed)
        response
          .writeHead(502, { 'content-type': 'text/plain', connection: 'close' })
          .end(`forge-contract proxy: no response from ${origin}: ${failure.message}\n`);
      end(client.destroyed ? undefined : failure);
    };
    outgoing.on('proxyConnect', (connect: ConnectResponse) => {
      const refusal = refusalOf(connect);
      if (!refusal) return;
      refuseTo(throughProxy(refusal, route));
      outgoing.destroy();
    });
    outgoing.on('continue', () => response.writeContinue());
    outgoing.on('response', (incoming) => {
      if (isOver) return void incoming.resume();
      upstreamResponse = incoming;
      // Node adds these headers, even if the target has not sent them.
      response.sendDate = false;
      for (const name of ['connection', 'content-length', 'transfer-encoding'])
        response.removeHeader(name);
      response.writeHead(incoming.statusCode!, incoming.statusMessage, incoming.rawHeaders);
      response.flushHeaders();
      incoming.on('data', (chunk: Buffer) => {
        responseBody.keep(chunk);
        if (response.write(chunk)) return;
        incoming.pause();
        response.once('drain', () => incoming.resume());
      });
      incoming.on('end', () => {
        if (!incoming.complete) return cutOff();
        if (incoming.rawTrailers.length > 0) response.addTrailers(pairsOf(incoming.rawTrailers));
        response.end();
        end();
      });
      incoming.on('error', cutOff);
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (upstreamResponse) return cutOff();
      refuseTo(throughProxy(failureOf(error), route));
    });
    // If the client disconnects, that is not a failure of the server.
    response.on('close', () => {
      if (isOver) return;
      end();
      outgoing.destroy();
    });
    request.on('data', (chunk: Buffer) => {
      requestBody.keep(chunk);
      if (outgoing.write(chunk)) return;
      request.pause();
      outgoing.once('drain', () => request.resume());
    });
    request.on('end', () => {
      if (request.rawTrailers.length > 0) outgoing.addTrailers(pairsOf(request.rawTrailers));
      outgoing.end();
    });
    request.on('error', () => outgoing.destroy());

    function cutOff(): void {
      const message = `the connection was closed in the middle of the body, after ${responseBody.size()} bytes`;
      end(client.destroyed ? undefined : { name: 'truncated', message });
      response.destroy();
    }
  }

  function withHost(rawHeaders: string[]): string[] {
    if (options.preserveHost) return rawHeaders;
    return rawHeaders.map((text, index) =>
      index % 2 === 1 && rawHeaders[index - 1]!.toLowerCase() === 'host' ? host : text,
    );
  }
}

interface Connection {
  agent: http.Agent;
  /** The number of exchanges that have begun and not ended. */
  inFlight: number;
  socket?: Duplex;
}

interface KeptBody {
  keep(chunk: Buffer): void;
  /** Returns the number of bytes, dropped ones included. */
  size(): number;
  /** Returns the body; empty if it was dropped. */
  body(): { body?: Buffer };
}

/** Collects the chunks of a body. If they exceed `MAX_KEPT_BYTES`, it drops all of them. */
function keepBody(): KeptBody {
  let chunks: Buffer[] | undefined = [];
  let size = 0;
  return {
    keep(chunk: Buffer): void {
      size += chunk.length;
      if (size > MAX_KEPT_BYTES) chunks = undefined;
      chunks?.push(chunk);
    },
    size: () => size,
    body: () => (chunks ? { body: Buffer.concat(chunks) } : {}),
  };
}

/** The parts of an exchange that has ended. */
interface Passed {
  request: http.IncomingMessage;
  /** The URL at the target. */
  url: string;
  startedAt: Date;
  durationMs: number;
  requestBody: KeptBody;
  upstreamResponse: http.IncomingMessage | undefined;
  /** The bytes from the target, up to and including the chunk in which the head of the response ends. */
  onTheWire: Buffer[];
  responseBody: KeptBody;
  failure: TrafficExchange['failure'];
}

function trafficOf({
  request,
  url,
  startedAt,
  durationMs,
  requestBody,
  upstreamResponse,
  onTheWire,
  responseBody,
  failure,
}: Passed): TrafficExchange {
  return {
    source: 'the proxy',
    startedAt: startedAt.toISOString(),
    durationMs: Math.round(durationMs * 1000) / 1000,
    request: {
      method: request.method ?? '',
      url,
      headers: pairsOf(request.rawHeaders),
      // An incomplete body is left out, so that it is not judged.
      ...(request.complete && requestBody.body()),
    },
    ...(upstreamResponse && {
      response: {
        status: upstreamResponse.statusCode!,
        reason: upstreamResponse.statusMessage ?? '',
        headers: pairsOf(upstreamResponse.rawHeaders),
        ...(hasNoBody(upstreamResponse)
          ? { body: afterHead(Buffer.concat(onTheWire)) }
          : upstreamResponse.complete && responseBody.body()),
        bodyBytes: responseBody.size(),
        isRaw: true,
      },
    }),
    ...(failure && { failure }),
  };
}

function hasNoBody({ statusCode }: http.IncomingMessage): boolean {
  return statusCode === 204 || statusCode === 304;
}

function refuse(socket: Duplex, reason: string): void {
  const body = `forge-contract proxy: ${reason}\n`;
  socket.end(
    `HTTP/1.1 501 Not Implemented\r\nContent-Type: text/plain\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
