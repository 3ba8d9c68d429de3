/**
 * Commands are started by a small process. To start one, a process is copied first, and to copy one that holds
 * hundreds of megabytes takes tens of milliseconds, in which nothing else is done.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { extname, join } from 'node:path';
import { type Command, type Outcome, runCommand } from './command.ts';

/** What the small process is asked, and what it answers. */
export type LaunchRequest = Command & { id: number };
export type LaunchResponse = Outcome & { id: number };
/** What it says when it can be asked. */
export const READY = 'ready';

/** To start the small process takes as long as a dozen commands, and a sandbox that starts runs fewer. */
const DIRECT_COMMANDS = 15;

interface Launcher {
  child: ChildProcess;
  isReady: boolean;
  /** What waits for an outcome, by the number of the request. */
  waiting: Map<number, { resolve(outcome: Outcome): void; reject(error: Error): void }>;
}

/** One for all repositories. It ends with this process. */
let launcher: Launcher | undefined;
let commands = 0;

/**
 * Runs a command as `runCommand` does, in a process of little memory as soon as there is one.
 * @throws an Error when that process ends before the command
 */
export function launch(command: Command): Promise<Outcome> {
  const id = ++commands;
  if (id > DIRECT_COMMANDS) launcher ??= startLauncher();
  if (!launcher?.isReady) return runCommand(command);
  const { child, waiting } = launcher;
  return new Promise((resolve, reject) => {
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
  const started: Launcher = { child, isReady: false, waiting: new Map() };
  const { waiting } = started;
  child.on('message', (message: typeof READY | LaunchResponse) => {
    if (message === READY) {
      started.isReady = true;
      return;
    }
    const { id, ...outcome } = message;
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
  child.channel!.unref();
  return started;
}
