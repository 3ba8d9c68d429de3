import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { RunningServer } from '../wire/startServer.ts';

/** Starts a server of this folder in a process of its own, so that it and its clients don't share one. */
export async function startMockProcess(kind: 'mock' | 'prism' = 'mock'): Promise<RunningServer> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'servers', `${kind}.ts`)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  // Also when the benchmark fails: it would go on for ever otherwise.
  process.once('exit', () => child.kill());
  return { url: await firstLine(child), close: () => end(child) };
}

async function firstLine(child: ChildProcess): Promise<string> {
  const [chunk] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return chunk.toString().trim();
}

async function end(child: ChildProcess): Promise<void> {
  child.kill();
  await once(child, 'exit');
}
