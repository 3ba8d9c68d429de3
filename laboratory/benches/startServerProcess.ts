import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { RunningServer } from '../../wire/startServer.ts';
import type { Usage } from './servers/reportUsage.ts';

/** A server that runs in a separate process. */
export interface ServerProcess extends RunningServer {
  /** Returns the processor time and memory of the process. It works only for servers that call `reportUsage`. */
  usage(): Promise<Usage>;
}

/**
 * Starts a server of `servers/` in a separate process, so that it does not share the processor time of its clients.
 * @param args the command-line arguments of the server
 */
export async function startServerProcess(
  kind: 'mock' | 'prism' | 'sandbox' | 'seeded' | 'bare' | 'documented' | 'proxy',
  ...args: (string | number)[]
): Promise<ServerProcess> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'servers', `${kind}.ts`), ...args.map(String)],
    { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  );
  // If the benchmark fails, this ends the server, too.
  const kill = () => child.kill();
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
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
