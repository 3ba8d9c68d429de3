import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface ServedOptions {
  /** The folder of the project with the sandbox to serve. */
  folder: string;
  /** `world`, or a random seed such as `random:7`. */
  seed: string;
  /** Default: a free port. */
  port?: number | undefined;
  /** Tier, offering and flags of the sandbox. Default: those of the seed. */
  settings?: object;
  /** Whether the sandbox refuses requests that the documents do not allow, and shows no other fields. Default: false. */
  strict?: boolean;
  /** A fault of behaviour in text form: `page-gap:listTags`. The folder must have a tolerant sandbox. Default: none. */
  fault?: string;
}

/** A message to the process of a host. Without `serve`, it stops the sandbox with this ID. */
export interface HostRequest {
  id: number;
  serve?: ServedOptions;
}

/** A response from the process of a host. The ID is 0 when the process is ready. */
interface HostResponse {
  id: number;
  url?: string;
  problem?: string;
}

/** A sandbox in another process. */
export interface ServedSandbox {
  /** Scheme, host and port. */
  url: string;
  /** Moves the clock of the sandbox forward. */
  advance(seconds: number): Promise<void>;
  close(): Promise<void>;
}

/** A process that serves sandboxes, each from the source in its own folder. */
export interface Host {
  /** The number of sandboxes that it has served. Their code stays in its memory. */
  readonly served: number;
  /** Whether the process still runs. A fault may end it. */
  readonly isAlive: boolean;
  /** Starts a sandbox. @throws an Error if the sandbox does not start, or if its code ends the process */
  serve(options: ServedOptions): Promise<ServedSandbox>;
  close(): Promise<void>;
}

/** Starts a process that serves sandboxes. The start of a process takes longer than the start of a sandbox in it. */
export async function startHost(): Promise<Host> {
  const child = fork(join(import.meta.dirname, 'served.ts'), {
    // Resolved here, since the current folder may be another project.
    execArgv: ['--import', import.meta.resolve('tsx')],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await responseTo(child, 0);
  let served = 0;
  const ask = async (request: HostRequest) => {
    const response = responseTo(child, request.id);
    child.send(request);
    return response;
  };
  return {
    get served() {
      return served;
    },
    get isAlive() {
      return !hasEnded(child);
    },
    serve: async (serve) => {
      served += 1;
      const id = served;
      const { url } = await ask({ id, serve });
      return {
        url: url!,
        advance: async (seconds) => {
          await fetch(`${url}/_sandbox/clock`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ advance: `PT${seconds}S` }),
          });
        },
        close: async () => {
          if (!hasEnded(child)) await ask({ id });
        },
      };
    },
    close: async () => {
      if (hasEnded(child)) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** Waits for the response with an ID. @throws an Error with the problem, or when the process ends */
function responseTo(child: ChildProcess, id: number): Promise<HostResponse> {
  return new Promise((resolve, reject) => {
    const onMessage = (response: HostResponse) => {
      if (response.id !== id) return;
      leave();
      if (response.problem === undefined) resolve(response);
      else reject(new Error(response.problem));
    };
    const onExit = () => {
      leave();
      reject(new Error('The process of the sandbox ended.'));
    };
    const leave = () => {
      child.off('message', onMessage);
      child.off('exit', onExit);
    };
    child.on('message', onMessage);
    child.on('exit', onExit);
  });
}
