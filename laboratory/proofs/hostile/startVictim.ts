import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The time and the memory that a process has used so far. */
export interface Usage {
  /** The processor time in milliseconds. Unlike the elapsed time, it depends little on other work of the machine. */
  processor: number;
  /** The maximum memory in megabytes. */
  maxRss: number;
}

/** A server in another process. */
export interface Victim {
  /** The URL of the server. */
  url: string;
  usage(): Promise<Usage>;
  /** Returns the reason why the process has ended. Undefined while it is running. */
  ended(): string | undefined;
  close(): Promise<void>;
}

/** The judge of recordings in another process. */
export interface VictimJudge extends Victim {
  /** Judges a recording. @returns the number of results, and the usage after it */
  judge(file: string): Promise<{ judged: number; usage: Usage }>;
}

export interface VictimQuestion {
  id: number;
  /** A recording to judge. */
  file?: string;
}

export interface VictimMessage {
  id: number;
  judged: number;
  usage: Usage;
}

/**
 * Starts a sandbox, a mock, a proxy or the judge in another process.
 * @param target the server behind the proxy
 */
export async function startVictim(
  kind: 'sandbox' | 'mock' | 'proxy' | 'judge',
  target = '',
): Promise<VictimJudge> {
  const child = fork(join(import.meta.dirname, 'victim.ts'), [kind, target], {
    execArgv: ['--import', 'tsx'],
    // The log of the server is discarded, because its responses show every fault.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let end: string | undefined;
  child.once('exit', (code, signal) => {
    end = `the process ended: ${signal ?? `exit status ${code}`}`;
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message: { url: string }) => resolve(message.url));
    child.once('exit', () => reject(new Error(`The ${kind} did not start: ${end}`)));
  });
  const ask = questioner(child, () => end);
  return {
    url,
    usage: async () => (await ask()).usage,
    judge: (file) => ask(file),
    ended: () => end,
    close: async () => {
      if (end !== undefined) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

function questioner(child: ChildProcess, ended: () => string | undefined) {
  const waiting = new Map<number, (message: VictimMessage) => void>();
  let asked = 0;
  child.on('message', (message: VictimMessage) => {
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });
  return (file?: string) =>
    new Promise<VictimMessage>((resolve, reject) => {
      const onExit = () => reject(new Error(ended()));
      if (ended() !== undefined) return onExit();
      const id = asked++;
      child.once('exit', onExit);
      waiting.set(id, (message) => {
        child.off('exit', onExit);
        resolve(message);
      });
      child.send({ id, ...(file !== undefined && { file }) } satisfies VictimQuestion);
    });
}
