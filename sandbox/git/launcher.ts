/**
 * Starts commands from a small process. The system copies a process to start a command. A copy of a process
 * with hundreds of megabytes takes tens of milliseconds, which block it.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { extname, join } from 'node:path';
import { type Command, type Outcome, runCommand } from './command.ts';

/** The messages to and from the small process. */
export type LaunchRequest = Command & { id: number };
export type LaunchResponse = Outcome & { id: number };
/** The first message of the small process: it is ready for commands. */
export const READY = 'ready';

/** The small process takes as long to start as a dozen commands. The start of a sandbox runs fewer. */
const DIRECT_COMMANDS = 15;

interface Launcher {
  child: ChildProcess;
  isReady: boolean;
  /** The callers that wait for an outcome, by the number of the request. */
  waiting: Map<number, { resolve(outcome: Outcome): void; reject(error: Error): void }>;
}

/** One small process for all repositories. It ends with this process. */
let launcher: Launcher | undefined;
let commands = 0;

/**
 * Runs a command as `runCommand` does, from the small process as soon as there is one.
 * @throws an Error if that process ends before the command
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
    // Sources are TypeScript, and the modules of the package are JavaScript.
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
    // This process may end when no caller waits for an outcome.
    if (waiting.size === 0) child.channel?.unref();
  });
  const end = () => {
    if (launcher === started) launcher = undefined;
    for (const { reject } of waiting.values())
      reject(new Error('the process that starts git ended unexpectedly. Repeat the request'));
    waiting.clear();
  };
  child.on('error', end);
  child.on('exit', end);
  child.unref();
  child.channel!.unref();
  return started;
}
