import { spawn } from 'node:child_process';

/** A command that is run to its end. */
export interface Command {
  /** A program in the `PATH` of the environment. */
  program: string;
  /** Its arguments. There is no shell. */
  args: string[];
  cwd: string;
  /** Its whole environment. */
  env: NodeJS.ProcessEnv;
  /** Bytes for its standard input. Default: none */
  input?: Buffer | string | undefined;
  /** The most bytes that it may write. With more, it is stopped. Default: no limit */
  maxBytes?: number | undefined;
  /** The time in milliseconds after which it is stopped. Default: no limit */
  timeout?: number | undefined;
}

/** The outcome of a command. */
export interface Outcome {
  /** Its exit status. Null if it was stopped or could not be started. */
  status: number | null;
  stdout: Buffer;
  /** The beginning of its standard error. */
  stderr: string;
  /** The limit that stopped it. */
  stopped?: 'maxBytes' | 'timeout';
  /** The reason why it could not be started: `ENOENT`. */
  code?: string;
}

/** How much of the standard error is kept. */
const MAX_STDERR = 2000;

/** Runs a command. The promise never rejects: the outcome describes a failure. */
export function runCommand(command: Command): Promise<Outcome> {
  const { program, args, cwd, env, input, maxBytes, timeout } = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env, stdio: ['pipe', 'pipe', 'pipe'] });
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
    // A command may end before it has read its input. Its exit status counts.
    child.stdin.on('error', () => {});
    child.stdin.end(input ?? '');
  });
}
