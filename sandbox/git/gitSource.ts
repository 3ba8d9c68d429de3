import { stat } from 'node:fs/promises';
import { runCommand } from './command.ts';
import { gitEnvironment } from './runGit.ts';
import type { Refs } from './transaction.ts';

/** A repository outside of the sandbox, which a project of a seed begins with. */
export interface GitSource {
  /** The absolute path of the repository or bundle. */
  path: string;
  defaultBranch: string;
  /** The SHAs of the branches and tags by their full names, such as `refs/heads/main`. */
  refs: Refs;
  /** The SHAs of the commits of tags, by the full names of the tags. A bundle does not say them. */
  commitsOfTags: Refs;
}

/** Git reads only files of this machine, even if the configuration of a repository names another address. */
const FILES_ONLY = { GIT_ALLOW_PROTOCOL: 'file' };

/**
 * Reads the branches and tags of a repository or bundle.
 * @param path the absolute path
 * @throws an Error with git's reason if the path is neither a repository nor a bundle
 */
export async function readGitSource(path: string): Promise<GitSource> {
  const listed = await git(['ls-remote', '--symref', '--end-of-options', path]);
  const refs: Refs = {};
  const peeled: Refs = {};
  const isBundle = (await stat(path)).isFile();
  let head: string | undefined;
  let named: string | undefined;
  for (const line of listed.split('\n')) {
    const [value = '', name = ''] = line.split('\t');
    if (name === 'HEAD' && value.startsWith('ref: refs/heads/')) named = value.slice(16);
    else if (name === 'HEAD') head = value;
    else if (!/^refs\/(heads|tags)\//.test(name)) continue;
    else if (name.endsWith('^{}')) peeled[name.slice(0, -3)] = value;
    else refs[name] = value;
  }
  const tags = Object.entries(refs).filter(([name]) => name.startsWith('refs/tags/'));
  const commits = tags.map(([name, sha]) => [name, peeled[name] ?? sha]);
  return {
    path,
    defaultBranch: named ?? branchAt(head, refs),
    refs,
    commitsOfTags: isBundle ? {} : Object.fromEntries(commits),
  };
}

/** Returns the branch of a commit. A bundle does not say which branch is the default branch. */
function branchAt(head: string | undefined, refs: Refs): string {
  const branches = Object.entries(refs).filter(([name]) => name.startsWith('refs/heads/'));
  const atHead = branches.filter(([, sha]) => sha === head);
  const names = (atHead.length > 0 ? atHead : branches).map(([name]) => name.slice(11));
  return ['main', 'master'].find((name) => names.includes(name)) ?? names[0] ?? 'main';
}

/** Copies the branches and tags of a repository or bundle, with all objects in a single pack. */
export async function copyRepository({ path }: GitSource, dir: string): Promise<void> {
  // Without `--no-local`, git would copy the files of the objects as they are.
  const options = ['--bare', '--no-local', '--quiet', '--template=', '--end-of-options'];
  await git(['clone', ...options, path, dir]);
}

/** Runs git outside of a repository. @throws an Error with git's reason if it fails */
async function git(args: string[]): Promise<string> {
  const env = { ...gitEnvironment(), ...FILES_ONLY };
  const command = { program: 'git', args, cwd: '/', env };
  const { status, stdout, stderr, code } = await runCommand(command);
  if (status !== 0) throw new Error(code ?? stderr.trim().split('\n')[0]);
  return stdout.toString('utf8');
}
