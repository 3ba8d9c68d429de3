import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PROJECT_DIR } from '../scripts/index.ts';

/** How long `npx tsx cli/main.ts sandbox` takes until it prints its address, in milliseconds. */
export async function timeToAddress(): Promise<number> {
  const begin = performance.now();
  const args = ['--no-install', 'tsx', 'cli/main.ts', 'sandbox', '--port', '0'];
  // In a group of its own, so that all of it can be ended.
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
