import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers a request to a server. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface RunningServer {
  /** Scheme, host and port: `http://127.0.0.1:4010`. */
  url: string;
  /** Ends the server and every connection to it. */
  close(): Promise<void>;
}

/**
 * Starts a server for a handler, on this machine's loopback address.
 * @param port port to listen on; 0 for one that is free
 * @throws Error that says what to do, when the port is taken or may not be used.
 */
export async function startServer(handler: RequestHandler, port: number): Promise<RunningServer> {
  const server = createServer(handler);
  await listen(server, port);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken. Choose another with --port, or --port 0 for any that is free.`
          : `Port ${port} cannot be used: ${error.message}`;
      reject(new Error(reason, { cause: error }));
    });
    server.listen(port, '127.0.0.1', resolve);
  });
}
