import { existsSync } from 'node:fs';
import { basename, dirname, sep } from 'node:path';
import { launch } from './launcher.ts';

/** Options of a git command. */
export interface RunOptions {
  /** The bytes for the standard input of git. */
  input?: Buffer | string;
  /** The `objects` folder of a second repository whose objects the command may read. */
  alternates?: string;
  /** The maximum number of bytes that git may write. Above it, a `GitLimit` is thrown. Default: no limit. */
  maxBytes?: number;
  /** The maximum time in milliseconds. After it, a `GitLimit` is thrown. Default: no limit. */
  timeout?: number;
  /** True if a failure is not an error but an empty result. Default: false. */
  allowFailure?: boolean;
}

/** Thrown if a git command exceeds a limit of bytes or time. */
export class GitLimit extends Error {
  override name = 'GitLimit';
}

/**
 * Returns an environment in which git ignores the configuration and attributes of the user and the machine.
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
 * Runs git in a repository and returns its output.
 * @param dir the folder of a bare repository
 * @param args arguments as git gets them, without a shell
 * @throws GitLimit if git exceeds a limit, or an Error if git fails or is missing. The message contains no absolute
 *   path, because a response may show it
 */
export async function runGit(
  dir: string,
  args: string[],
  options: RunOptions = {},
): Promise<Buffer> {
  const { input, alternates, maxBytes, timeout, allowFailure } = options;
  const { status, stdout, stderr, stopped, code } = await launch({
    program: 'git',
    args,
    cwd: dir,
    env: {
      ...gitEnvironment(),
      GIT_DIR: dir,
      ...(alternates && { GIT_ALTERNATE_OBJECT_DIRECTORIES: alternates }),
    },
    ...{ input, maxBytes, timeout },
  });
  const repository = basename(dir);
  if (code === 'ENOENT') throw new Error(existsSync(dir) ? NO_GIT : noRepository(repository));
  if (code) throw new Error(`git cannot be started: ${code}`);
  if (stopped === 'maxBytes')
    throw new GitLimit(`git ${args[0]} wrote more than ${maxBytes} bytes`);
  if (stopped) throw new GitLimit(`git ${args[0]} took more than ${timeout} ms`);
  if (status === 0) return stdout;
  if (allowFailure) return Buffer.alloc(0);
  const reason = stderr.trim().replaceAll(dirname(dir) + sep, '');
  throw new Error(`git ${args.join(' ')} failed in ${repository}: ${reason}`);
}

/** Runs git and returns its output as text, without the line break at the end. */
export async function gitText(...call: Parameters<typeof runGit>): Promise<string> {
  return (await runGit(...call)).toString('utf8').trim();
}

/** Runs git and returns the lines of its output that are not empty. */
export async function gitLines(...call: Parameters<typeof runGit>): Promise<string[]> {
  return (await runGit(...call)).toString('utf8').split('\n').filter(Boolean);
}

const NO_GIT =
  'The sandbox stores its repositories with git, but there is no git in the PATH. Install git 2.38 or newer.';

const noRepository = (name: string) =>
  `The folder ${name} of a repository is gone. Start the sandbox again.`;
