import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

/**
 * The script of the guard. `read` waits until this process has closed the pipe, or has been killed. Servers get two
 * seconds to end by themselves.
 */
const GUARD = 'read -r _; kill -s TERM -- "-$0" && sleep 2 && kill -s KILL -- "-$0"';

/**
 * Starts a command in a process group of its own. When the command or this process ends, so does the whole group. That
 * holds for SIGKILL too, which this process cannot handle: a second process, the guard, then ends the group.
 */
export function spawnGroup(command: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, { ...options, detached: true });
  const guard = spawn('sh', ['-c', GUARD, String(child.pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.once('exit', () => guard.stdin.end());
  return child;
}
