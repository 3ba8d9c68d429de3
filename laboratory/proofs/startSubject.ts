import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The memory of a process. Sizes are in MB. */
export interface Memory {
  rss: number;
  heap: number;
  external: number;
  /** The number of sockets, timers, child processes and similar resources in use. */
  handles: number;
}

/** A sandbox with the example world that runs in another process. */
export interface Subject {
  /** The URL of the sandbox: scheme, host and port. */
  url: string;
  /** Returns a hash of all rows of the database. */
  fingerprint(): Promise<string>;
  /** Returns the memory after a garbage collection. */
  memory(): Promise<Memory>;
  /** Returns the differences between the git repositories and the database, one per line. */
  gitProblems(): Promise<string[]>;
  /** Returns the reason why the process has ended. Undefined while it is running. */
  ended(): string | undefined;
  close(): Promise<void>;
}

/** Starts a sandbox in another process. @throws an Error if it does not start */
export async function startSubject(): Promise<Subject> {
  const child = fork(join(import.meta.dirname, 'served.ts'), {
    execArgv: ['--import', 'tsx', '--expose-gc'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const responses = new Map<number, (response: never) => void>();
  let asked = 0;
  let end: string | undefined;
  child.once('exit', (code, signal) => {
    end = `the process of the sandbox ended: ${signal ?? `exit status ${code}`}`;
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message: { url: string }) => resolve(message.url));
    child.once('exit', () => reject(new Error(end)));
  });
  child.on('message', ({ id, response }: { id: number; response: never }) =>
    responses.get(id)?.(response),
  );
  const ask = <T>(question: string) =>
    new Promise<T>((resolve, reject) => {
      if (end !== undefined) return reject(new Error(end));
      const id = asked++;
      const onExit = () => reject(new Error(end));
      child.once('exit', onExit);
      responses.set(id, (response) => {
        responses.delete(id);
        child.off('exit', onExit);
        resolve(response);
      });
      child.send({ id, ask: question });
    });
  return {
    url,
    fingerprint: () => ask('fingerprint'),
    memory: () => ask('memory'),
    gitProblems: () => ask('gitProblems'),
    ended: () => end,
    close: async () => {
      if (end !== undefined) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}
