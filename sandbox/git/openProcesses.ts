/** Runs git commands that stay open for further requests, with a process for each repository. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { gitEnvironment } from './runGit.ts';

export interface Processes<Response> {
  /** Writes to the command in a repository. @param dir the folder of the bare repository */
  ask(dir: string, input: string): Promise<Response>;
  /** Ends the process of a repository, after its running requests. */
  forget(dir: string): void;
  /** Ends every process, after its running requests. */
  close(): void;
  /** Returns the IDs of the running processes. */
  processIds(): number[];
}

interface Options<Response> {
  /** The arguments of git. */
  args: string[];
  /** The highest number of processes. */
  limit: number;
  /** Creates a parser, which takes the output piece by piece. It passes the responses on in the order of the requests. */
  createParser(found: (response: Response) => void): (piece: Buffer) => void;
}

/**
 * The first request to a repository starts a process, which later requests reuse. When the limit is reached, a request to
 * another repository ends the idle process that was used least recently. If all processes are busy, the request waits.
 */
export function openProcesses<Response>(options: Options<Response>): Processes<Response> {
  /** The processes by repository, the least recently used first. */
  const processes = new Map<string, Process<Response>>();
  const waiting: (() => void)[] = [];

  const forget = (dir: string) => {
    processes.get(dir)?.end();
    processes.delete(dir);
  };
  const ask = async (dir: string, input: string): Promise<Response> => {
    const known = processes.get(dir);
    if (!known && processes.size >= options.limit) {
      const [idle] = [...processes].find(([, one]) => one.isIdle()) ?? [];
      if (idle !== undefined) forget(idle);
      else await new Promise<void>((resolve) => waiting.push(resolve));
      return ask(dir, input);
    }
    const current =
      known ??
      startProcess(dir, options, (ended) => {
        if (processes.get(dir) === ended) processes.delete(dir);
      });
    processes.delete(dir);
    processes.set(dir, current);
    try {
      return await current.ask(input);
    } finally {
      waiting.shift()?.();
    }
  };
  return {
    ask,
    forget,
    close: () => {
      for (const dir of [...processes.keys()]) forget(dir);
    },
    processIds: () => [...processes.values()].flatMap(({ pid }) => pid ?? []),
  };
}

interface Process<Response> {
  pid: number | undefined;
  ask(input: string): Promise<Response>;
  isIdle(): boolean;
  /** Ends the process, after its running requests. */
  end(): void;
}

function startProcess<Response>(
  dir: string,
  { args, createParser }: Options<Response>,
  onEnd: (ended: Process<Response>) => void,
): Process<Response> {
  const child: ChildProcessByStdio<Writable, Readable, null> = spawn('git', args, {
    cwd: dir,
    env: { ...gitEnvironment(), GIT_DIR: dir },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  /** The requests that wait for a response. */
  const asked: { resolve(response: Response): void; reject(error: Error): void }[] = [];
  const end = () => {
    onEnd(started);
    for (const { reject } of asked.splice(0))
      reject(new Error(`git ${args[0]} ended unexpectedly. Repeat the request`));
  };
  child.stdin.on('error', () => {});
  child.on('error', end);
  child.on('close', end);
  child.stdout.on(
    'data',
    createParser((response) => asked.shift()?.resolve(response)),
  );
  const started: Process<Response> = {
    pid: child.pid,
    ask: (input) =>
      new Promise((resolve, reject) => {
        asked.push({ resolve, reject });
        child.stdin.write(input, (error) => error && end());
      }),
    isIdle: () => asked.length === 0,
    end: () => child.stdin.end(),
  };
  return started;
}
