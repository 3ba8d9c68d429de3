import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PROJECT_DIR } from '../../scripts/index.ts';

/** Measures the milliseconds from the start of `npx tsx cli/main.ts sandbox` until it prints its address. */
export async function timeToAddress(): Promise<number> {
  const begin = performance.now();
  const args = ['--no-install', 'tsx', 'cli/main.ts', 'sandbox', '--port', '0'];
  // npx and the sandbox are in one process group of their own, so that one signal can end both.
  const child = spawn('npx', args, {
    cwd: PROJECT_DIR,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  await once(child.stdout, 'data');
  const time = performance.now() - begin;
  process.kill(-child.pid!, 'SIGTERM');
  await once(child, 'exit');
  return time;
}
