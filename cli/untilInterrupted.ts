import { readFileSync } from 'node:fs';

/** The interval in milliseconds at which a command of npm looks whether npm still runs. */
const PARENT_MS = 500;

/** The exit status of a process that a signal ends, by the signal. */
const STATUS = { SIGINT: 130, SIGTERM: 143 };
function end(signal: keyof typeof STATUS): void {
  // A command with a handler of its own first cleans up.
  if (process.listenerCount(signal) === 1) process.exit(STATUS[signal]);
}

/**
 * Lets Ctrl-C and SIGTERM end a command in a container at once. There the command is process 1, for which Linux ignores
 * these signals until the process handles them. So a container that is still starting could not be stopped.
 */
export function endAtSignals(): void {
  if (process.pid !== 1) return;
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

/**
 * Waits for Ctrl-C or SIGTERM, and then calls `cleanUp`. A command that npm or npx has started also ends with npm. A
 * killed npm cannot forward its signal, and the server would keep its port.
 */
export async function untilInterrupted(cleanUp: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
    timer = watchNpm(resolve);
  });
  clearInterval(timer);
  await cleanUp();
}

/** Calls `onEnd` when the npm or npx that started this command has ended. */
export function watchNpm(onEnd: () => void): NodeJS.Timeout | undefined {
  if (process.env.npm_command === undefined) return undefined;
  const parent = process.ppid;
  const npm = npmAbove(parent);
  return setInterval(() => (process.ppid !== parent || !isRunning(npm)) && onEnd(), PARENT_MS);
}

/**
 * Returns the ID of npm's process, which may be several levels above: npm starts a shell, and the shell may start `tsx`.
 * The shell stays when npm is killed. Only Linux has the files that tell this; elsewhere it is the parent.
 */
function npmAbove(pid: number): number {
  const stat = (of: number) =>
    /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${of}/stat`, 'utf8')) ?? [];
  try {
    for (let at = pid; at > 1; at = Number(stat(at)[2])) {
      const [, name = ''] = stat(at);
      if (name.startsWith('npm')) return at;
    }
  } catch {
    // There is no such file.
  }
  return pid;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
