import type http from 'node:http';
import type { Duplex, Readable, Writable } from 'node:stream';
import {
  type ConnectResponse,
  explainFailure,
  type ProxyRoute,
  pairHeaders,
  readRefusal,
  throughProxy,
} from '../../wire/exchange.ts';
import { type KeptBody, keepBody, recordPassed } from './recordPassed.ts';
import type { TrafficExchange } from './traffic.ts';

/** The connection to the target that belongs to a client's connection. */
export interface Connection {
  agent: http.Agent;
  /** The number of exchanges that have begun and not ended. */
  inFlight: number;
  socket?: Duplex;
}

export interface Passage {
  request: http.IncomingMessage;
  response: http.ServerResponse;
  /** The request to the target. */
  outgoing: http.ClientRequest;
  connection: Connection;
  /** The origin of the target, and the path there. */
  origin: string;
  path: string;
  /** The further proxy on the way to the target. */
  route: ProxyRoute | undefined;
  /** Receives the exchange after the client has received the response. */
  onExchange: (traffic: TrafficExchange) => void;
}

/** Passes one exchange on, chunk by chunk, and records it. */
export function passExchange({
  request,
  response,
  outgoing,
  connection,
  origin,
  path,
  route,
  onExchange,
}: Passage): void {
  const client = request.socket;
  const startedAt = new Date();
  const started = performance.now();
  const requestBody = keepBody();
  const responseBody = keepBody();
  const onTheWire: Buffer[] = [];
  let upstreamResponse: http.IncomingMessage | undefined;
  let isOver = false;
  connection.inFlight += 1;

  outgoing.on('socket', (socket) => {
    keepHead(outgoing, socket, onTheWire);
    // If the target closes an idle connection, the proxy also closes the connection of the client.
    if (connection.socket === socket) return;
    connection.socket = socket;
    socket.once('close', () => {
      if (connection.inFlight === 0) client.end();
    });
  });
  outgoing.on('proxyConnect', (connect: ConnectResponse) => {
    const refusal = readRefusal(connect);
    if (!refusal) return;
    refuse(throughProxy(refusal, route));
    outgoing.destroy();
  });
  outgoing.on('continue', () => response.writeContinue());
  outgoing.on('response', (incoming) => {
    if (isOver) return void incoming.resume();
    upstreamResponse = incoming;
    passHead(incoming, response);
    passChunks(incoming, response, responseBody);
    incoming.on('end', () => {
      if (!incoming.complete) return cutOff();
      if (incoming.rawTrailers.length > 0) response.addTrailers(pairHeaders(incoming.rawTrailers));
      response.end();
      end();
    });
    incoming.on('error', cutOff);
  });
  outgoing.on('error', (error: NodeJS.ErrnoException) => {
    if (upstreamResponse) return cutOff();
    refuse(throughProxy(explainFailure(error), route));
  });
  // If the client disconnects, that is not a failure of the server.
  response.on('close', () => {
    if (isOver) return;
    end();
    outgoing.destroy();
  });
  passChunks(request, outgoing, requestBody);
  request.on('end', () => {
    if (request.rawTrailers.length > 0) outgoing.addTrailers(pairHeaders(request.rawTrailers));
    outgoing.end();
  });
  request.on('error', () => outgoing.destroy());

  function end(failure?: TrafficExchange['failure']): void {
    if (isOver) return;
    isOver = true;
    connection.inFlight -= 1;
    const traffic = recordPassed({
      ...{ request, url: origin + path, startedAt, durationMs: performance.now() - started },
      ...{ requestBody, upstreamResponse, onTheWire, responseBody, failure },
    });
    // The exchange is judged after the client has received the response.
    setImmediate(() => onExchange(traffic));
  }

  function refuse(failure: NonNullable<TrafficExchange['failure']>): void {
    if (!response.headersSent && !client.destroyed)
      response
        .writeHead(502, { 'content-type': 'text/plain', connection: 'close' })
        .end(`forge-contract proxy: no response from ${origin}: ${failure.message}\n`);
    end(client.destroyed ? undefined : failure);
  }

  function cutOff(): void {
    const message = `the connection was closed in the middle of the body, after ${responseBody.size()} bytes`;
    end(client.destroyed ? undefined : { name: 'truncated', message });
    response.destroy();
  }
}

/** Keeps the bytes from the target, up to and including the chunk in which the head of the response ends. */
function keepHead(outgoing: http.ClientRequest, socket: Duplex, onTheWire: Buffer[]): void {
  const listen = (chunk: Buffer) => void onTheWire.push(chunk);
  socket.prependListener('data', listen);
  outgoing.once('response', () => socket.off('data', listen));
  outgoing.once('close', () => socket.off('data', listen));
}

function passHead(incoming: http.IncomingMessage, response: http.ServerResponse): void {
  // Node adds these headers, even if the target has not sent them.
  response.sendDate = false;
  for (const name of ['connection', 'content-length', 'transfer-encoding'])
    response.removeHeader(name);
  response.writeHead(incoming.statusCode ?? 0, incoming.statusMessage, incoming.rawHeaders);
  response.flushHeaders();
}

/** Passes chunks on, as fast as the receiver takes them. */
function passChunks(from: Readable, to: Writable, body: KeptBody): void {
  from.on('data', (chunk: Buffer) => {
    body.keep(chunk);
    if (to.write(chunk)) return;
    from.pause();
    to.once('drain', () => from.resume());
  });
}
