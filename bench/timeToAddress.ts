import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PROJECT_DIR } from '../scripts/index.ts';

/** Returns the milliseconds until `npx tsx cli/main.ts sandbox` prints its address. */
export async function timeToAddress(): Promise<number> {
  const begin = performance.now();
  const args = ['--no-install', 'tsx', 'cli/main.ts', 'sandbox', '--port', '0'];
  // In a process group of its own, so that one signal ends npx and the sandbox.
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
