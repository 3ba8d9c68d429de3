import { realpath } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createContext, Script } from 'node:vm';
import type { RemoteMirror } from '../../../generated/tables.ts';
import { launch } from '../../git/launcher.ts';
import { gitEnvironment } from '../../git/runGit.ts';
import { localPath, scrubbedUrl } from './mirrorUrl.ts';

/** The repository that is pushed to a mirror. */
export interface MirrorSource {
  /** Path of the bare repository's folder. */
  dir: string;
  refs: { name: string; sha: string }[];
  /** Names of the protected branches. */
  protectedBranches: string[];
}

type Mirror = Pick<
  RemoteMirror,
  'url' | 'keep_divergent_refs' | 'only_protected_branches' | 'mirror_branch_regex'
>;

const BRANCH = 'refs/heads/';
const TAG = 'refs/tags/';

/** The time limit for a push, in milliseconds. */
const PUSH_TIME = 20_000;

/** The time limit for matching a pattern with the name of a branch, in milliseconds. */
const PATTERN_TIME = 200;

/**
 * Pushes the tags and the selected branches to a repository on this machine. A mirror on another machine is an error.
 * @returns an error message without credentials; undefined on success
 */
export async function pushToMirror(
  source: MirrorSource,
  mirror: Mirror,
): Promise<string | undefined> {
  const path = localPath(mirror.url);
  if (path === undefined) return 'This sandbox pushes to repositories on its own machine only';
  const target = await realpath(path).catch(() => undefined);
  if (target === undefined) return `There is no repository at ${scrubbedUrl(mirror.url)}`;
  // A push into a repository of the sandbox would change refs without changing their rows in the database.
  const own = await realpath(dirname(source.dir));
  if (`${target}/`.startsWith(`${own}/`)) return 'A mirror cannot be a repository of this sandbox';
  let refs: MirrorSource['refs'];
  try {
    refs = selectedRefs(source, mirror);
  } catch {
    return 'The pattern for the branches takes too long';
  }
  if (refs.length === 0) return undefined;
  const force = mirror.keep_divergent_refs ? '' : '+';
  const refspecs = refs.map(({ name, sha }) => `${force}${sha}:${name}`);
  const { message, failed } = await runPush(source.dir, target, refspecs);
  if (!failed) return undefined;
  // Git prints a line for each ref. If a ref was refused, its line begins with `!`.
  const refused = message.split('\n').filter((line) => line.startsWith('!'));
  const isKept = (line: string) =>
    /\(non-fast-forward\)|\(fetch first\)|\(already exists\)/.test(line);
  if (mirror.keep_divergent_refs && refused.length > 0 && refused.every(isKept)) return undefined;
  const reason = refused.length > 0 ? refused.join('\n') : message.trim();
  return reason.replaceAll(target, scrubbedUrl(mirror.url));
}

/**
 * Selects the refs to push: all tags, and either the protected branches, the branches that match a pattern, or all
 * branches.
 */
function selectedRefs(source: MirrorSource, mirror: Mirror): MirrorSource['refs'] {
  const { mirror_branch_regex: pattern, only_protected_branches } = mirror;
  const isSelected = pattern ? matcher(pattern) : () => true;
  return source.refs.filter(({ name }) => {
    if (name.startsWith(TAG)) return true;
    if (!name.startsWith(BRANCH)) return false;
    const branch = name.slice(BRANCH.length);
    return only_protected_branches ? source.protectedBranches.includes(branch) : isSelected(branch);
  });
}

/**
 * Returns a function that matches a pattern and throws an error after a time limit. Some patterns would run for years.
 */
function matcher(pattern: string): (branch: string) => boolean {
  const script = new Script('new RegExp(pattern, "u").test(branch)');
  return (branch) =>
    script.runInContext(createContext({ pattern, branch }), { timeout: PATTERN_TIME }) as boolean;
}

async function runPush(
  dir: string,
  target: string,
  refspecs: string[],
): Promise<{ message: string; failed: boolean }> {
  const args = ['push', '--porcelain', '--no-verify', '--end-of-options', target, ...refspecs];
  const { status, stdout, stderr, stopped } = await launch({
    program: 'git',
    args,
    cwd: dir,
    env: { ...gitEnvironment(), GIT_DIR: dir, GIT_ALLOW_PROTOCOL: 'file' },
    timeout: PUSH_TIME,
  });
  if (status === 0) return { message: '', failed: false };
  const output = stdout.toString('utf8');
  if (output.split('\n').some((line) => line.startsWith('!')))
    return { message: output, failed: true };
  return { message: stopped ? `The push took more than ${PUSH_TIME} ms` : stderr, failed: true };
}
