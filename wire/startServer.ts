import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { faultMessage, logFault, newRequestId } from './fault.ts';

/** Responds to a request. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface RunningServer {
  /** Scheme, host and port: `http://127.0.0.1:4010`. */
  url: string;
  /** Ends the server and every connection to it. */
  close(): Promise<void>;
}

/**
 * The maximum length of a request's head in bytes. It is far above Node's default, so that a handler can refuse a long
 * address with 414.
 */
const MAX_HEADER_BYTES = 1024 * 1024;

/**
 * Starts a server for a handler.
 * @param port port to listen on; 0 chooses a free port
 * @param host address to listen on. Default: the loopback address, which only this machine reaches
 * @param prepare called before the server listens, so that a caller can add listeners for other events
 * @throws an Error that says what to do, if the port is in use or not permitted
 */
export async function startServer(
  handler: RequestHandler,
  port: number,
  host = '127.0.0.1',
  prepare?: (server: Server) => void,
): Promise<RunningServer> {
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (request, response) => {
    handler(request, response).catch((error) => respondToFault(request, response, error));
  });
  prepare?.(server);
  await listen(server, port, host);
  return {
    url: `http://${reachableAt(host)}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Logs an error of a handler and responds with 500. If the response has already begun, ends the connection instead. */
function respondToFault(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  // The client has disconnected, so the error is not a fault of the server.
  if (response.destroyed) return;
  const requestId = newRequestId();
  logFault(`request ${requestId}: ${request.method} ${request.url}`, error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(500, { 'content-type': 'application/json', 'x-request-id': requestId });
  response.end(JSON.stringify({ message: faultMessage(requestId, error) }));
}

/** Returns a host at which this machine reaches a server that listens on the given address. */
function reachableAt(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return isIPv6(host) ? `[${host}]` : host;
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken. Choose another port with --port, or any free port with --port 0.`
          : `Port ${port} cannot be used: ${error.message}`;
      reject(new Error(reason, { cause: error }));
    });
    server.listen(port, host, resolve);
  });
}
