import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Transmission } from './rawResponse.ts';

/** The parts of a request that a faulty server reads. */
export interface ReceivedRequest {
  method: string;
  /** The path and query, from `/api/v4` on. */
  path: string;
  /** The headers by lower-case name. */
  headers: Record<string, string>;
}

/** A server that sends the given responses, right or wrong. */
export interface FaultyServer {
  /**
   * Serves the responses of `responseTo` under a base URL of its own, such as `/17/api/v4`, while `work` runs.
   * Several base URLs can be served at the same time, over shared connections.
   */
  whileResponding<T>(
    responseTo: (request: ReceivedRequest) => Transmission,
    work: (base: string) => Promise<T>,
  ): Promise<T>;
  close(): Promise<void>;
}

/**
 * Starts a faulty server on a free port of this machine. It writes to the sockets directly, because an HTTP library
 * would repair most of the faults.
 */
export async function startFaultyServer(): Promise<FaultyServer> {
  const responsesByKey = new Map<string, (request: ReceivedRequest) => Transmission>();
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket
      .on('close', () => sockets.delete(socket))
      // A client may close the connection while it receives a wrong response. That is not an error here.
      .on('error', () => {})
      .on('data', (bytes) => {
        received = Buffer.concat([received, bytes]);
        const whole = readRequest(received);
        if (!whole) return;
        received = received.subarray(whole.length);
        const [, key = '', path = ''] = /^\/(\d+)(\/.*)$/.exec(whole.request.path) ?? [];
        const transmission = responsesByKey.get(key)?.({ ...whole.request, path });
        // Without a transmission, the work with this base URL has ended: its client no longer waits for the response.
        if (transmission)
          void write(socket, transmission, whole.request.headers.connection === 'close');
        else socket.destroy();
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  let count = 0;

  return {
    async whileResponding(responseTo, work) {
      const key = String(++count);
      responsesByKey.set(key, responseTo);
      try {
        return await work(`http://127.0.0.1:${port}/${key}/api/v4`);
      } finally {
        responsesByKey.delete(key);
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function readRequest(bytes: Buffer): { request: ReceivedRequest; length: number } | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const [requestLine = '', ...fields] = bytes.toString('latin1', 0, headEnd).split('\r\n');
  const [method = '', path = ''] = requestLine.split(' ');
  const headers = Object.fromEntries(
    fields.map((field) => {
      const colon = field.indexOf(':');
      return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()];
    }),
  );
  const length = headEnd + 4 + Number(headers['content-length'] ?? 0);
  return bytes.length < length ? undefined : { request: { method, path, headers }, length };
}

async function write(socket: Socket, { chunks, pauseMs, end }: Transmission, closeAsked: boolean) {
  for (const [index, chunk] of chunks.entries()) {
    if (index > 0 && pauseMs !== undefined) await sleep(pauseMs);
    if (socket.destroyed) return;
    socket.write(chunk);
  }
  if (end === 'close' || (end === 'keep' && closeAsked)) socket.end();
  // A reset discards bytes that are still unsent, so it waits until they are sent.
  if (end === 'reset') setTimeout(() => socket.resetAndDestroy(), chunks.length > 0 ? 20 : 0);
}
