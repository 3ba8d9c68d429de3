import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface ServedOptions {
  /** The folder of the project with the sandbox to serve. */
  folder: string;
  /** `world`, `random:7`. */
  seed: string;
  /** Tier, offering and flags of the sandbox. Default: those of the seed. */
  settings?: object;
}

/** A sandbox in another process. */
export interface ServedSandbox {
  /** Scheme, host and port. */
  url: string;
  /** Moves the clock of the sandbox forward. */
  advance(seconds: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a sandbox in another process. A source that was changed stays in the memory of a process that has loaded
 * it, so each changed source gets its own process.
 * @throws an Error if it does not start
 */
export async function startServed(options: ServedOptions): Promise<ServedSandbox> {
  const child = fork(join(import.meta.dirname, 'served.ts'), [JSON.stringify(options)], {
    // Resolved here, since the current folder may be another project.
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
