import { spawn } from 'node:child_process';

export interface CommandRun {
  /** Undefined if a signal ended the command. */
  status: number | undefined;
  stdout: string;
  stderr: string;
  /** Whether the command was ended because its time was over. */
  isOverdue: boolean;
}

/** The time in milliseconds between the request to end and the forced end. */
const GRACE_MS = 15_000;

/** Runs a command in a process group of its own. When its time is over, the whole group is asked to end. */
export function runCommand(
  command: string,
  args: string[],
  { seconds, env, cwd }: { seconds?: number; env?: Record<string, string>; cwd?: string } = {},
): Promise<CommandRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      ...(cwd !== undefined && { cwd }),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    let isOverdue = false;
    const end = (signal: NodeJS.Signals) => {
      try {
        process.kill(-child.pid!, signal);
      } catch {
        // The group has ended in the meantime.
      }
    };
    const timers: NodeJS.Timeout[] = [];
    if (seconds !== undefined)
      timers.push(
        setTimeout(() => {
          isOverdue = true;
          end('SIGINT');
          timers.push(setTimeout(() => end('SIGKILL'), GRACE_MS));
        }, seconds * 1000),
      );
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    child.once('error', reject);
    child.once('close', (status) => {
      for (const timer of timers) clearTimeout(timer);
      resolve({
        status: status ?? undefined,
        stdout: Buffer.concat(out).toString(),
        stderr: Buffer.concat(err).toString(),
        isOverdue,
      });
    });
  });
}
