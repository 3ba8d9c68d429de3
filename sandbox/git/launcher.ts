/**
 * Starts commands from a small helper process. To start a command, the operating system copies the calling process. If
 * that process has hundreds of megabytes, the copy blocks it for tens of milliseconds.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { extname, join } from 'node:path';
import { type Command, type Outcome, runCommand } from './command.ts';

/** The messages to and from the helper process. */
export type LaunchRequest = Command & { id: number };
export type LaunchResponse = Outcome & { id: number };
/** The first message of the helper process, which says that it is ready for commands. */
export const READY = 'ready';

/** The number of commands that run without the helper process, whose start takes as long as a dozen commands. */
const DIRECT_COMMANDS = 15;

interface Launcher {
  child: ChildProcess;
  isReady: boolean;
  /** The callers that wait for the outcome of a command, by the number of the command. */
  waiting: Map<number, { resolve(outcome: Outcome): void; reject(error: Error): void }>;
}

/** The helper process, which serves all repositories. It ends together with this process. */
let launcher: Launcher | undefined;
let commands = 0;

/**
 * Runs a command as `runCommand` does, but from the helper process as soon as the helper process is ready.
 * @throws an Error if the helper process ends before the command
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
    // In a checkout, the modules are TypeScript and need tsx. In the published package, they are JavaScript.
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
    // The open channel would keep this process alive. Without waiting callers, the process may end.
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
