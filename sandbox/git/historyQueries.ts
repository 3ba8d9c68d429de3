import { type Archive, type ArchiveOptions, writeArchive } from './archive.ts';
import type { CommitDetails } from './commitDetails.ts';
import { contributorLister } from './contributors.ts';
import { type Diff, diffCommits } from './diff.ts';
import { type LogOptions, logCommits } from './log.ts';
import { pathspec } from './pathspec.ts';
import type { Ref } from './refFunctions.ts';
import { remembered } from './remembered.ts';
import type { OnDisk, RepositoryParts } from './repositoryParts.ts';
import { gitLines, gitText } from './runGit.ts';

/** The number of results of each kind that a repository keeps in memory. */
const REMEMBERED = 500;

/** The number of commits whose details a repository keeps in memory. */
const CACHED_DETAILS = 2000;

/** Creates the functions of a repository that let git search and compare its commits. */
export function createHistoryQueries(parts: Pick<RepositoryParts, 'dir' | 'details' | 'refs'>) {
  const { dir } = parts;
  const knownDetails = new Map<string, CommitDetails>();
  const countCommits = async (commitSha: string, firstParent = false): Promise<number> => {
    const options = firstParent ? ['--first-parent'] : [];
    const args = ['rev-list', '--count', ...options, '--end-of-options', commitSha];
    return Number(await gitText(dir, args));
  };
  const findRefsWith = async (commitSha: string): Promise<Ref[]> => {
    const format = '--format=%(objectname) %(refname)';
    const contains = `--contains=${commitSha}`;
    const branches = await gitLines(dir, ['for-each-ref', contains, format, 'refs/heads']);
    // For tags, `git tag` visits each commit only once. `git for-each-ref` would visit it for each tag.
    const tags = await gitLines(dir, ['tag', contains, format]);
    return [...branches, ...tags].map((line) => {
      const [, sha = '', kind, name = ''] = /^(\S+) refs\/(heads|tags)\/(.+)$/.exec(line) ?? [];
      return { kind: kind === 'heads' ? 'branch' : 'tag', name, sha };
    });
  };
  /** The refs with commits. They are forgotten when any ref changes. */
  let containing = { state: '', refsWith: remembered(REMEMBERED, findRefsWith) };

  return {
    /** Lists the SHAs of commits, and tells whether more commits follow. */
    log: remembered(REMEMBERED, (options: LogOptions) => logCommits(dir, options)),
    /** Finds the newest commit that changes a path. */
    findLastCommit: remembered(
      REMEMBERED,
      async (commitSha: string, path: string): Promise<string | undefined> => {
        const args = ['rev-list', '-1', '--end-of-options', commitSha, '--', pathspec(path)];
        return (await gitText(dir, args)) || undefined;
      },
    ),
    /** Finds the mode and the path that a file or directory had, by the newest commit that changed or removed it. */
    findLost: async (
      commitSha: string,
      sha: string,
      directory: string,
    ): Promise<{ mode: string; path: string } | undefined> => {
      const shown = ['--format=', '--raw', '-z', '-t', '--no-abbrev', '--no-renames'];
      const range = ['--end-of-options', commitSha, '--', pathspec(directory)];
      const args = ['log', '-1', ...shown, `--find-object=${sha}`, ...range];
      const text = await gitText(dir, args, { allowFailure: true });
      const [, before = '', after = '', path] =
        /:(\d+) (\d+) \w+ \w+ \w\0([^\0]+)/.exec(text) ?? [];
      const mode = /^0+$/.test(before) ? after : before;
      return path === undefined ? undefined : { mode, path };
    },
    /** Returns the number of commits: the given commit and all its ancestors. */
    count: remembered(REMEMBERED, countCommits),
    /** Lists the branches and tags that contain a commit. */
    refsWith: (commitSha: string): Promise<Ref[]> => {
      const state = JSON.stringify(parts.refs());
      if (containing.state !== state)
        containing = { state, refsWith: remembered(REMEMBERED, findRefsWith) };
      return containing.refsWith(commitSha);
    },
    /** Reads the numbers of changed lines and the trailers of commits. */
    details: async (shas: string[]): Promise<Map<string, CommitDetails>> => {
      const missing = shas.filter((sha) => !knownDetails.has(sha));
      if (missing.length > 0)
        for (const [sha, found] of await parts.details(missing)) knownDetails.set(sha, found);
      const found = new Map(shas.map((sha) => [sha, knownDetails.get(sha)!]));
      if (knownDetails.size > CACHED_DETAILS) knownDetails.clear();
      return found;
    },
    contributors: contributorLister(dir),
    /**
     * Finds the newest common ancestor of two commits.
     * @param other the repository of `from`. Default: this repository
     */
    mergeBase: async (from: string, to: string, other?: OnDisk) => {
      const args = ['merge-base', '--end-of-options', from, to];
      return (await gitText(dir, args, { ...readAlso(other), allowFailure: true })) || undefined;
    },
    /** Lists the commits that are in the history of `to` but not of `from`, the oldest first. */
    commitsBetween: (from: string, to: string, other?: OnDisk): Promise<string[]> => {
      const args = ['rev-list', '--reverse', '--end-of-options', `${from}..${to}`];
      return gitLines(dir, args, readAlso(other));
    },
    /** Compares two commits. @param other the repository of `from`. Default: this repository */
    diff: (from: string, to: string, other?: OnDisk): Promise<Diff[]> =>
      diffCommits(dir, from, to, readAlso(other)),
    archive: (options: ArchiveOptions): Promise<Archive> => writeArchive(dir, options),
  };
}

/** Returns the option with which a command may also read the objects of another repository. */
export function readAlso(other: OnDisk | undefined): { alternates?: string } {
  return other ? { alternates: `${other.dir}/objects` } : {};
}
