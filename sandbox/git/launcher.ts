/**
 * Commands are started by a small process. To start one, a process is copied first, and to copy one that holds
 * hundreds of megabytes takes tens of milliseconds, in which nothing else is done.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { extname, join } from 'node:path';
import type { Command, Outcome } from './command.ts';

/** What the small process is asked, and what it answers. */
export type LaunchRequest = Command & { id: number };
export type LaunchAnswer = Outcome & { id: number };

interface Launcher {
  child: ChildProcess;
  /** What waits for an outcome, by the number of the request. */
  waiting: Map<number, { resolve(outcome: Outcome): void; reject(error: Error): void }>;
}

/** One for all repositories, from the first command on. It ends with this process. */
let launcher: Launcher | undefined;
let lastId = 0;

/**
 * Runs a command as `runCommand` does, in a process of little memory.
 * @throws an Error when that process ends before the command
 */
export function launch(command: Command): Promise<Outcome> {
  launcher ??= startLauncher();
  const { child, waiting } = launcher;
  return new Promise((resolve, reject) => {
    const id = ++lastId;
    waiting.set(id, { resolve, reject });
    child.channel!.ref();
    child.send({ ...command, id } satisfies LaunchRequest, (error) => {
      if (error && waiting.delete(id)) reject(error);
    });
  });
}

function startLauncher(): Launcher {
  const type = extname(import.meta.filename);
  const child = fork(join(import.meta.dirname, `launcherProcess${type}`), {
    serialization: 'advanced',
    // Source is compiled as it is loaded; a module of the package is loaded as it is.
    execArgv: type === '.ts' ? ['--import', import.meta.resolve('tsx')] : [],
  });
  const started: Launcher = { child, waiting: new Map() };
  const { waiting } = started;
  child.on('message', ({ id, ...outcome }: LaunchAnswer) => {
    waiting.get(id)?.resolve(outcome);
    waiting.delete(id);
    // It keeps this process from its end only while something is waited for.
    if (waiting.size === 0) child.channel?.unref();
  });
  const end = () => {
    if (launcher === started) launcher = undefined;
    for (const { reject } of waiting.values())
      reject(new Error('the process that starts git ended unexpectedly'));
    waiting.clear();
  };
  child.on('error', end);
  child.on('exit', end);
  child.unref();
  return started;
}
