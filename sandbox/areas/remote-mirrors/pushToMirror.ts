import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteMirror } from '../../../generated/tables.ts';
import { withoutPaths } from '../../../wire/fault.ts';
import { launch } from '../../git/launcher.ts';
import { matchingNames } from '../../git/matchingNames.ts';
import { gitEnvironment } from '../../git/runGit.ts';
import { type MirrorTarget, mirrorTarget } from './mirrorTarget.ts';
import { scrubbedUrl } from './mirrorUrl.ts';

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

/** The maximum size of git's report about a push, in bytes. */
const MAX_REPORT = 20_000_000;

/** The maximum length of an error message. */
const MAX_MESSAGE = 2000;

/** The error message for a pattern that takes too long. */
export const SLOW_PATTERN = 'The pattern for the branches takes too long';

/**
 * Pushes the tags and the selected branches to a repository in a folder, or below an address, that the operator has named.
 * Any other mirror is an error.
 * @param places the folders and addresses of the option `--mirrors`
 * @returns an error message without credentials and paths; undefined on success
 */
export async function pushToMirror(
  source: MirrorSource,
  mirror: Mirror,
  places: readonly string[],
): Promise<string | undefined> {
  const target = await mirrorTarget(mirror.url, places, source.dir);
  if (typeof target === 'string') return target;
  const refs = selectedRefs(source, mirror);
  if (refs === undefined) return SLOW_PATTERN;
  if (refs.length === 0) return undefined;
  const { report, isStopped, failed } = await runPush(source, refs, target, mirror);
  if (!failed) return undefined;
  // Git prints a line for each ref. If a ref was refused, its line begins with `!`.
  const refused = report.split('\n').filter((line) => line.startsWith('!'));
  const isKept = (line: string) =>
    /\(non-fast-forward\)|\(fetch first\)|\(already exists\)/.test(line);
  if (mirror.keep_divergent_refs && refused.length > 0 && refused.every(isKept)) return undefined;
  if (refused.length > 0) return withoutPaths(refused.join('\n').slice(0, MAX_MESSAGE));
  // Other messages of git may name files of this machine.
  return isStopped
    ? `The push to ${scrubbedUrl(mirror.url)} took more than ${PUSH_TIME} ms`
    : `The push to ${scrubbedUrl(mirror.url)} failed`;
}

/**
 * Selects the refs to push: all tags, and either the protected branches, the branches that match a pattern, or all
 * branches.
 * @returns undefined if the pattern takes too long to match
 */
export function selectedRefs(
  source: Pick<MirrorSource, 'refs' | 'protectedBranches'>,
  mirror: Omit<Mirror, 'url' | 'keep_divergent_refs'>,
): MirrorSource['refs'] | undefined {
  const { mirror_branch_regex: pattern, only_protected_branches } = mirror;
  const readBranch = ({ name }: { name: string }) => name.slice(BRANCH.length);
  const branches = source.refs.filter(({ name }) => name.startsWith(BRANCH));
  const names = branches.map(readBranch);
  const selected = only_protected_branches
    ? source.protectedBranches
    : pattern
      ? matchingNames(pattern, names)
      : names;
  if (selected === undefined) return undefined;
  const chosen = new Set(selected);
  return source.refs.filter(
    (ref) =>
      ref.name.startsWith(TAG) || (ref.name.startsWith(BRANCH) && chosen.has(readBranch(ref))),
  );
}

/**
 * Pushes refs. They are written to a temporary repository that reads the objects of the source, so that git can push all
 * its refs. Git would find a ref that is named in an argument ambiguous if another one ends in the same name, such as a
 * tag `refs/heads/main`. And thousands of refs would be too long for arguments.
 */
async function runPush(
  { dir }: Pick<MirrorSource, 'dir'>,
  refs: MirrorSource['refs'],
  { address, protocol }: MirrorTarget,
  { keep_divergent_refs }: Pick<Mirror, 'keep_divergent_refs'>,
): Promise<{ report: string; isStopped: boolean; failed: boolean }> {
  const pushed = await mkdtemp(join(tmpdir(), 'forge-contract-push-'));
  try {
    await writeRepository(pushed, refs);
    const force = keep_divergent_refs ? '' : '+';
    const { status, stdout, stopped } = await launch({
      program: 'git',
      args: [
        ...['-c', 'http.followRedirects=false', '-c', 'credential.helper='],
        ...['push', '--porcelain', '--no-verify', `--receive-pack=${RECEIVE_PACK}`],
        ...[
          '--end-of-options',
          address,
          `${force}${BRANCH}*:${BRANCH}*`,
          `${force}${TAG}*:${TAG}*`,
        ],
      ],
      cwd: pushed,
      env: {
        ...gitEnvironment(),
        GIT_DIR: pushed,
        GIT_OBJECT_DIRECTORY: join(dir, 'objects'),
        GIT_ALLOW_PROTOCOL: protocol,
      },
      maxBytes: MAX_REPORT,
      timeout: PUSH_TIME,
    });
    return {
      report: stdout.toString('utf8'),
      isStopped: stopped === 'timeout',
      failed: status !== 0,
    };
  } finally {
    await rm(pushed, { recursive: true, force: true });
  }
}

/** The command that receives a push to a folder. It runs no hooks of the mirror, and starts no other commands. */
const RECEIVE_PACK =
  'git -c core.hooksPath=/dev/null -c core.fsmonitor=false -c receive.autogc=false receive-pack';

/** Writes a bare repository with the given refs and without objects. */
async function writeRepository(dir: string, refs: MirrorSource['refs']): Promise<void> {
  await mkdir(join(dir, 'refs'));
  await writeFile(join(dir, 'HEAD'), `ref: ${BRANCH}none\n`);
  await writeFile(join(dir, 'config'), '[core]\nrepositoryformatversion = 0\nbare = true\n');
  const lines = refs.map(({ name, sha }) => `${sha} ${name}\n`);
  await writeFile(join(dir, 'packed-refs'), lines.join(''));
}
