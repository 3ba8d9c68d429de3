import { spawn } from 'node:child_process';

/** How a git command is run. */
export interface RunOptions {
  /** Bytes for its standard input. */
  input?: Buffer | string;
  /** Objects of another repository that the command may read too: its `objects` folder. */
  alternates?: string;
  /** How many bytes it may write; more is a `GitLimit`. Default: no limit. */
  maxBytes?: number;
  /** How long it may take in milliseconds; longer is a `GitLimit`. Default: no limit. */
  timeout?: number;
  /** Takes a failure as an empty result. Default: false. */
  allowFailure?: boolean;
}

/** A git command failed. */
export class GitError extends Error {
  override name = 'GitError';
}

/** A git command wrote or took more than it may. */
export class GitLimit extends Error {
  override name = 'GitLimit';
}

/**
 * Nothing of the user's or the machine's configuration reaches git, and what looks like a pattern in a path
 * is a part of the path.
 */
export function gitEnvironment(): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    HOME: '/dev/null',
    XDG_CONFIG_HOME: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_CEILING_DIRECTORIES: '/',
    LC_ALL: 'C',
    TZ: 'UTC',
  };
}

/**
 * Runs git in a repository and gives what it writes.
 * @param dir a bare repository
 * @param args arguments as git gets them: there is no shell
 * @throws GitError when it fails, GitLimit when it is stopped, and an Error that says so when git is missing
 */
export function runGit(dir: string, args: string[], options: RunOptions = {}): Promise<Buffer> {
  const { input, alternates, maxBytes = Number.POSITIVE_INFINITY, timeout, allowFailure } = options;
  return new Promise((resolve, reject) => {
    const child = spawn('git', args, {
      cwd: dir,
      env: {
        ...gitEnvironment(),
        GIT_DIR: dir,
        ...(alternates && { GIT_ALTERNATE_OBJECT_DIRECTORIES: alternates }),
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    let size = 0;
    let said = '';
    let limit: GitLimit | undefined;
    const stop = (reason: string) => {
      limit ??= new GitLimit(`git ${args[0]} ${reason}`);
      child.kill('SIGKILL');
    };
    const timer = timeout && setTimeout(() => stop(`took more than ${timeout} ms`), timeout);
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) stop(`wrote more than ${maxBytes} bytes`);
      else chunks.push(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      if (said.length < 2000) said += chunk;
    });
    child.on('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      reject(error.code === 'ENOENT' ? missingGit() : error);
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      if (limit) reject(limit);
      else if (code === 0) resolve(Buffer.concat(chunks));
      else if (allowFailure) resolve(Buffer.alloc(0));
      else reject(new GitError(`git ${args.join(' ')} in ${dir} failed: ${said.trim()}`));
    });
    // A command that ends before it has read everything is judged by its exit status.
    child.stdin.on('error', () => {});
    child.stdin.end(input ?? '');
  });
}

function missingGit(): Error {
  return new Error(
    'The sandbox keeps its repositories with git, and there is no git in the PATH. Install git 2.38 or newer.',
  );
}
