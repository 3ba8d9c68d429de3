import http from 'node:http';
import https from 'node:https';
import type { Duplex } from 'node:stream';
import { BASE_PATH } from '../../contract/deployment.ts';
import { afterHead, failureOf, pairsOf } from '../../wire/exchange.ts';
import { type RunningServer, startServer } from '../../wire/startServer.ts';
import type { TrafficExchange } from './traffic.ts';

export interface ProxyOptions {
  /** The address of the deployment: scheme, host, port, and the path before all others, if it has one. */
  target: string;
  /** The port to listen on; 0 chooses a free one. */
  port: number;
  /** Address to listen on. Default: the loopback address. */
  host?: string;
  /** Forward the client's `Host` header, so that links lead back to the proxy. Default: the target's host is sent. */
  preserveHost?: boolean;
  /** Receives each exchange at its end. An error that it throws ends the process. */
  onExchange: (traffic: TrafficExchange) => void;
}

/** A longer body is passed on, but not kept and not judged. */
const MAX_KEPT_BYTES = 32 * 1024 * 1024;
const MAX_HEADER_BYTES = 1024 * 1024;

/**
 * Starts a reverse proxy that passes everything on unchanged: bodies, trailers, and the order, letter case and
 * repetitions of headers. Only `Host` becomes the target's.
 *
 * Each connection of a client has its own connection to the target, and both end together. So the client and the server
 * agree on `Connection` and keep-alive, as they would without the proxy.
 * @throws an Error that says what to do, if the port cannot be used
 */
export function startProxy(options: ProxyOptions): Promise<RunningServer> {
  const { protocol, hostname, port, host, pathname } = new URL(options.target);
  const { request: send, Agent } = protocol === 'https:' ? https : http;
  const prefix = pathname.replace(/\/+$/, '').replace(new RegExp(`${BASE_PATH}$`), '');
  const origin = `${protocol}//${host}`;
  const connections = new WeakMap<Duplex, Connection>();

  return startServer(pass, options.port, options.host, (server) => {
    // The client and the target decide how long a connection lasts.
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

  /** Returns the connection to the target that belongs to the connection of a client. */
  function connectionOf(client: Duplex): Connection {
    const known = connections.get(client);
    if (known) return known;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
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
    /** The bytes from the target up to the chunk that ends the head of the response. */
    const onTheWire: Buffer[] = [];
    let upstreamResponse: http.IncomingMessage | undefined;

    const outgoing = send({
      hostname: hostname.replace(/^\[|\]$/g, ''),
      port,
      method: request.method,
      path,
      headers: withHost(request.rawHeaders),
      setHost: false,
      agent: connection.agent,
      maxHeaderSize: MAX_HEADER_BYTES,
    });
    let isOver = false;
    const end = (failure?: TrafficExchange['failure']) => {
      if (isOver) return;
      isOver = true;
      connection.inFlight -= 1;
      const traffic: TrafficExchange = {
        source: 'the proxy',
        startedAt: startedAt.toISOString(),
        durationMs: Math.round((performance.now() - started) * 1000) / 1000,
        request: {
          method: request.method ?? '',
          url: origin + path,
          headers: pairsOf(request.rawHeaders),
          // An incomplete body is not judged.
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
      // The client gets the response before it is judged.
      setImmediate(() => options.onExchange(traffic));
    };

    outgoing.on('socket', (socket) => {
      const listen = (chunk: Buffer) => void onTheWire.push(chunk);
      socket.prependListener('data', listen);
      outgoing.once('response', () => socket.off('data', listen));
      outgoing.once('close', () => socket.off('data', listen));
      // If the target closes an idle connection, the proxy closes the client's.
      if (connection.socket === socket) return;
      connection.socket = socket;
      socket.once('close', () => {
        if (connection.inFlight === 0) client.end();
      });
    });
    outgoing.on('continue', () => response.writeContinue());
    outgoing.on('response', (incoming) => {
      upstreamResponse = incoming;
      // Node would add headers that the target has not sent.
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
      const failure = failureOf(error);
      if (!response.headersSent && !client.destroyed)
        response
          .writeHead(502, { 'content-type': 'text/plain', connection: 'close' })
          .end(`forge-contract proxy: no response from ${origin}: ${failure.message}\n`);
      end(client.destroyed ? undefined : failure);
    });
    // The server is not to blame if the client disconnects.
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
  /** The number of exchanges that have not ended. */
  inFlight: number;
  socket?: Duplex;
}

/** Collects the chunks of a body, and drops them if they exceed `MAX_KEPT_BYTES`. */
function keepBody() {
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

function hasNoBody({ statusCode }: http.IncomingMessage): boolean {
  return statusCode === 204 || statusCode === 304;
}

function refuse(socket: Duplex, reason: string): void {
  const body = `forge-contract proxy: ${reason}\n`;
  socket.end(
    `HTTP/1.1 501 Not Implemented\r\nContent-Type: text/plain\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
