import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { errorCode } from '../errorCode.ts';

/** A command to run in a process of its own. */
export interface Command {
  /** The name of the program, which is searched in the `PATH` of `env`. */
  program: string;
  /** The arguments of the program, which no shell interprets. */
  args: string[];
  cwd: string;
  /** The whole environment of the process. */
  env: NodeJS.ProcessEnv;
  /** The bytes for the standard input of the process. Default: none. */
  input?: Buffer | string | undefined;
  /** The maximum number of bytes on standard output. A process that writes more is stopped. Default: no limit. */
  maxBytes?: number | undefined;
  /** The time in milliseconds after which the process is stopped. Default: no limit. */
  timeout?: number | undefined;
}

/** The result of a command, including the reason of a failure. */
export interface Outcome {
  /** The exit status of the process; null if the process was stopped or could not be started. */
  status: number | null;
  stdout: Buffer;
  /** The beginning of the standard error output. */
  stderr: string;
  /** The limit that the process exceeded; absent if it was not stopped. */
  stopped?: 'maxBytes' | 'timeout';
  /** The error code, such as `ENOENT`, if the process could not be started. */
  code?: string;
}

/** The maximum number of characters of the standard error output that are kept. */
const MAX_STDERR = 2000;

/** Runs a command to its end. The promise never rejects, because the outcome also describes a failure. */
export function runCommand(command: Command): Promise<Outcome> {
  const { program, args, cwd, env, input, maxBytes, timeout } = command;
  return new Promise((resolve) => {
    let child: ChildProcessWithoutNullStreams;
    try {
      child = spawn(program, args, { cwd, env, stdio: ['pipe', 'pipe', 'pipe'] });
    } catch (error) {
      // Node reports some failures of a start by an exception: E2BIG for arguments that are too long.
      const code = errorCode(error) ?? String(error);
      resolve({ status: null, stdout: Buffer.alloc(0), stderr: '', code });
      return;
    }
    const chunks: Buffer[] = [];
    let size = 0;
    let stderr = '';
    let stopped: Outcome['stopped'];
    const stop = (limit: Outcome['stopped']) => {
      stopped ??= limit;
      child.kill('SIGKILL');
    };
    const timer = timeout === undefined ? undefined : setTimeout(() => stop('timeout'), timeout);
    const end = (status: number | null, code?: string) => {
      clearTimeout(timer);
      const stdout = Buffer.concat(chunks);
      resolve({ status, stdout, stderr, ...(stopped && { stopped }), ...(code && { code }) });
    };
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (maxBytes !== undefined && size > maxBytes) stop('maxBytes');
      else chunks.push(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      if (stderr.length < MAX_STDERR) stderr += chunk;
    });
    child.on('error', ({ code, message }: NodeJS.ErrnoException) => end(null, code ?? message));
    child.on('close', (status) => end(status));
    // Writing fails if a command ends before it has read its whole input. This is no failure: the exit status counts.
    child.stdin.on('error', () => {});
    child.stdin.end(input ?? '');
  });
}
