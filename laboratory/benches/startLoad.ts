import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Equal requests to send. */
export interface Load {
  count: number;
  method: string;
  origin: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Starts a process that sends requests over ten connections. */
export function startLoad() {
  const child = fork(join(import.meta.dirname, 'servers/load.ts'), {
    execArgv: ['--import', 'tsx'],
  });
  return {
    /** Sends requests, and waits for all responses. @throws an Error for a status that is no success */
    send: async (load: Load): Promise<void> => {
      child.send(load);
      const [{ failed }] = (await once(child, 'message')) as [{ failed?: number }];
      if (failed !== undefined) throw new Error(`${load.origin} responds with ${failed}`);
    },
    close: () => child.kill(),
  };
}
