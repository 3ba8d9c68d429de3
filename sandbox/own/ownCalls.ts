/**
 * Notices that a handler of others may wait for its own sandbox. Every request waits for the handler, so a request that
 * this process sends meanwhile is a sign of that. A test in the same process may have sent it, too, so the handler gets a
 * short time to end.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import type { Sandbox } from '../sandbox.ts';

/** The local ports of the connections that this process has opened. */
const ports = new Set<number>();

subscribe('net.client.socket', (message) => {
  const { socket } = message as { socket: Socket };
  socket.once('connect', () => {
    const { localPort } = socket;
    if (localPort === undefined) return;
    ports.add(localPort);
    socket.once('close', () => ports.delete(localPort));
  });
});

/** A function for each sandbox whose handler runs. It is called if a request of this process waits for the handler. */
const running = new WeakMap<object, () => void>();

/** Notes that a handler runs. @returns the function that notes its end */
export function noteHandler({ db }: Pick<Sandbox, 'db'>, onOwnCall: () => void): () => void {
  running.set(db, onOwnCall);
  return () => running.delete(db);
}

/** Tells the running handler of a sandbox that a request waits for it, if this process has sent the request. */
export function noteWaiting({ db }: Pick<Sandbox, 'db'>, remotePort: number | undefined): void {
  if (remotePort !== undefined && ports.has(remotePort)) running.get(db)?.();
}
