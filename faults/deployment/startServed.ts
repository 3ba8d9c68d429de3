import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface ServedOptions {
  /** The project folder whose sandbox is served. */
  folder: string;
  /** The seed of the sandbox, such as `world` or `random:7`. */
  seed: string;
  /** The tier, offering and flags of the sandbox. Default: those of the seed. */
  settings?: object;
}

/** A sandbox that runs in another process. */
export interface ServedSandbox {
  /** The URL of the sandbox: scheme, host and port. */
  url: string;
  /** Moves the clock of the sandbox forward by a number of seconds. */
  advance(seconds: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a sandbox in another process. A process keeps the source that it has loaded, so each changed source needs
 * its own process.
 * @throws an Error if the sandbox does not start
 */
export async function startServed(options: ServedOptions): Promise<ServedSandbox> {
  const child = fork(join(import.meta.dirname, 'served.ts'), [JSON.stringify(options)], {
    // The path of `tsx` is resolved here, because the current folder may belong to another project.
    execArgv: ['--import', import.meta.resolve('tsx')],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr!.on('data', (chunk: Buffer) => {
    errors = `${errors}${chunk}`.slice(-2000);
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message: { url: string }) => resolve(message.url));
    child.once('exit', () => reject(new Error(`The sandbox does not start: ${errors}`)));
  });
  return {
    url,
    advance: async (seconds) => {
      await fetch(`${url}/_sandbox/clock`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ advance: `PT${seconds}S` }),
      });
    },
    close: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}
