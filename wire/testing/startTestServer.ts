import http from 'node:http';
import net, { type AddressInfo } from 'node:net';

/** A server for a test. */
export interface TestServer {
  /** The address of the server: `http://127.0.0.1:40123`. */
  url: string;
  close(): Promise<void>;
}

/**
 * Starts an HTTP server on a free port.
 * @param respond responds to a request
 * @param host the loopback address. Default: that of IPv4
 */
export function startTestServer(
  respond: http.RequestListener,
  host = '127.0.0.1',
): Promise<TestServer> {
  return listen(http.createServer(respond), host);
}

/**
 * Starts a TCP server on a free port. A test can send responses that an HTTP library would refuse to send.
 * @param respond called with each received chunk of a request
 */
export function startRawTestServer(
  respond: (socket: net.Socket, request: string) => void,
): Promise<TestServer> {
  return listen(
    net.createServer((socket) => {
      socket.on('data', (bytes) => respond(socket, bytes.toString()));
      socket.on('error', () => {});
    }),
  );
}

function listen(server: net.Server, host = '127.0.0.1'): Promise<TestServer> {
  const open = new Set<net.Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, host, () =>
      resolve({
        url: `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            for (const socket of open) socket.destroy();
          }),
      }),
    );
  });
}
