import { spawn } from 'node:child_process';

/** A command that is run to its end. */
export interface Command {
  /** A program in the `PATH` of the environment. */
  program: string;
  /** Arguments as it gets them: there is no shell. */
  args: string[];
  cwd: string;
  /** All of its environment. */
  env: NodeJS.ProcessEnv;
  /** Bytes for its standard input. Default: none */
  input?: Buffer | string | undefined;
  /** How many bytes it may write before it is stopped. Default: no limit */
  maxBytes?: number | undefined;
  /** How long it may take in milliseconds before it is stopped. Default: no limit */
  timeout?: number | undefined;
}

/** What came of a command. */
export interface Outcome {
  /** Its exit status; null where it was stopped, or could not be started. */
  status: number | null;
  stdout: Buffer;
  /** The beginning of what it said. */
  stderr: string;
  /** Which limit it was stopped at. */
  stopped?: 'maxBytes' | 'timeout';
  /** Why it could not be started: `ENOENT`. */
  code?: string;
}

/** How much of what a command says is kept. */
const MAX_SAID = 2000;

/** Runs a command. Never fails: what came of it is in the outcome. */
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
      if (stderr.length < MAX_SAID) stderr += chunk;
    });
    child.on('error', ({ code, message }: NodeJS.ErrnoException) => end(null, code ?? message));
    child.on('close', (status) => end(status));
    // A command that ends before it has read everything is judged by its exit status.
    child.stdin.on('error', () => {});
    child.stdin.end(input ?? '');
  });
}
