import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { RunningServer } from '../wire/startServer.ts';
import type { Usage } from './servers/reportUsage.ts';

export interface ServerProcess extends RunningServer {
  /** What the process has used so far; of servers that report it. */
  usage(): Promise<Usage>;
}

/**
 * Starts a server of this folder in a process of its own, so that it and its clients don't share one.
 * @param args what it is started with
 */
export async function startServerProcess(
  kind: 'mock' | 'prism' | 'sandbox' | 'bare' | 'documented' | 'proxy',
  ...args: (string | number)[]
): Promise<ServerProcess> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'servers', `${kind}.ts`), ...args.map(String)],
    { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  );
  // Also when the benchmark fails: it would go on for ever otherwise.
  process.once('exit', () => child.kill());
  return { url: await firstLine(child), close: () => end(child), usage: () => usageOf(child) };
}

async function firstLine(child: ChildProcess): Promise<string> {
  const [chunk] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return chunk.toString().trim();
}

async function usageOf(child: ChildProcess): Promise<Usage> {
  child.send('usage');
  const [usage] = (await once(child, 'message')) as [Usage];
  return usage;
}

async function end(child: ChildProcess): Promise<void> {
  child.kill();
  await once(child, 'exit');
}
