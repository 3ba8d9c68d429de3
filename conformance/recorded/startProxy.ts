import http from 'node:http';
import https from 'node:https';
import type { Duplex } from 'node:stream';
import { createAgent, proxyFor, routeThrough } from '../../wire/openConnections.ts';
import { type RunningServer, startServer } from '../../wire/startServer.ts';
import { type Connection, passExchange } from './passExchange.ts';
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
  function openConnection(client: Duplex): Connection {
    const known = connections.get(client);
    if (known) return known;
    const agent = createAgent(origin, further, { keepAlive: true, maxSockets: 1 });
    const connection: Connection = { agent, inFlight: 0 };
    connections.set(client, connection);
    client.once('close', () => agent.destroy());
    return connection;
  }

  async function pass(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const connection = openConnection(request.socket);
    const path = prefix + (request.url ?? '/').replace(/^https?:\/\/[^/?]*/i, '');
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
    const { onExchange } = options;
    passExchange({ request, response, outgoing, connection, origin, path, route, onExchange });
  }

  function withHost(rawHeaders: string[]): string[] {
    if (options.preserveHost) return rawHeaders;
    return rawHeaders.map((text, index) =>
      index % 2 === 1 && rawHeaders[index - 1]!.toLowerCase() === 'host' ? host : text,
    );
  }
}

function refuse(socket: Duplex, reason: string): void {
  const body = `forge-contract proxy: ${reason}\n`;
  socket.end(
    `HTTP/1.1 501 Not Implemented\r\nContent-Type: text/plain\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
