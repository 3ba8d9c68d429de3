import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** What a process holds, in MB. */
export interface Memory {
  rss: number;
  heap: number;
  external: number;
  /** Sockets, timers, child processes and the like. */
  handles: number;
}

/** A sandbox with the example world, served by a process of its own. */
export interface Subject {
  /** Scheme, host and port. */
  url: string;
  /** A hash of all tables. */
  fingerprint(): Promise<string>;
  /** After the garbage is collected. */
  memory(): Promise<Memory>;
  /** Where git and the tables differ; empty when all is well. */
  gitProblems(): Promise<string[]>;
  /** Why the process ended by itself; undefined while it runs. */
  ended(): string | undefined;
  close(): Promise<void>;
}

/** Starts a sandbox in a process of its own. @throws an Error when it does not start */
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
  const ask = <T>(what: string) =>
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
      child.send({ id, ask: what });
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
