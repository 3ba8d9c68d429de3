import { type Archive, type ArchiveOptions, writeArchive } from './archive.ts';
import type { CommitDetails } from './commitDetails.ts';
import { contributorLister } from './contributors.ts';
import { defaultFirst } from './defaultFirst.ts';
import { type Diff, diffCommits } from './diff.ts';
import { type LogOptions, logCommits } from './log.ts';
import { FULL_SHA, type Objects } from './openObjects.ts';
import { pathspec } from './pathspec.ts';
import {
  type Commit,
  readCommitObject,
  readTagObject,
  readTreeObject,
  type TagObject,
  type TreeEntry,
} from './readObject.ts';
import { readRefs } from './refsOnDisk.ts';
import { remembered } from './remembered.ts';
import { gitLines, gitText, runGit } from './runGit.ts';
import {
  type NewCommit,
  type NewMerge,
  type NewTag,
  writeCommit,
  writeMerge,
  writeTag,
} from './writeObjects.ts';

/** A branch or a tag. */
export interface Ref {
  kind: 'branch' | 'tag';
  /** The name without `refs/heads/` or `refs/tags/`. */
  name: string;
  /** The SHA of a commit, or for an annotated tag, of its tag object. */
  sha: string;
}

/** A file or directory, with its path from the root of the repository. */
export interface PathEntry extends TreeEntry {
  path: string;
}

/** The commit that a ref leads to, and the time of the ref's newest change. */
export interface RefTime {
  commit: string;
  time: string;
}

/** The number of results of each kind that a repository keeps in memory. */
const REMEMBERED = 500;

/** The number of refs whose times a repository keeps in memory, each with about 300 bytes. */
const REMEMBERED_REFS = 100_000;

/** The number of commits that a repository keeps in memory. */
const CACHED_COMMITS = 2000;

/** The number of trees whose entries a repository keeps in memory. */
const CACHED_TREES = 32;

/** The data and functions from which `repositoryOf` builds a repository. */
export interface RepositoryParts {
  /** The folder of the bare repository. */
  dir: string;
  /** The default branch, which may change. */
  readonly defaultBranch: string;
  objects: Objects;
  /** Reads the numbers of changed lines and the trailers of commits. */
  details(shas: string[]): Promise<Map<string, CommitDetails>>;
  /** Returns the refs in the database, ordered by name. */
  refs(): { name: string; sha: string }[];
  ref(name: string): string | undefined;
  /** Returns true if a ref is in the folder with the name: `refs/heads/a/b` for `refs/heads/a`. */
  hasRefBelow(name: string): boolean;
  /** Sets a ref, or deletes the ref if `sha` is undefined. Git gets the change when the transaction commits. */
  setRef(name: string, sha: string | undefined): void;
  /** Called before each write of objects. */
  beforeWrite(): void;
  /** Makes git's HEAD name the default branch. */
  writeHead(): Promise<void>;
}

/** A second repository whose objects a command may read. */
type OnDisk = Pick<RepositoryParts, 'dir'>;

/**
 * The repository of a project. Functions with a commit as an argument expect its full SHA, which `resolve` finds. A
 * changed ref can be read immediately, but git gets the change only when the request succeeds.
 */
export type Repository = ReturnType<typeof repositoryOf>;

export function repositoryOf(parts: RepositoryParts) {
  const { dir, objects } = parts;
  const cached = new Map<string, Commit>();
  const knownDetails = new Map<string, CommitDetails>();

  const refNamed = (kind: Ref['kind'], name: string) => parts.ref(refName(kind, name));
  const refsOf = (kind: Ref['kind']): Ref[] => {
    const prefix = refName(kind, '');
    return parts
      .refs()
      .filter(({ name }) => name.startsWith(prefix))
      .map(({ name, sha }) => ({ kind, name: name.slice(prefix.length), sha }));
  };

  /** Reads a commit by SHA; undefined if the object is missing or not a commit. */
  const commit = async (sha: string): Promise<Commit | undefined> => {
    const known = cached.get(sha);
    if (known) return known;
    const object = await objects.read(sha);
    if (object?.type !== 'commit') return undefined;
    const read = readCommitObject(object);
    if (cached.size >= CACHED_COMMITS) cached.clear();
    cached.set(read.sha, read);
    return read;
  };
  /** Reads commits by SHAs that come from git. @throws an Error if a commit is missing */
  const commitsOf = (shas: string[]): Promise<Commit[]> =>
    Promise.all(
      shas.map(async (sha) => {
        const known = await commit(sha);
        if (!known) throw new Error(`The repository has no commit ${sha}`);
        return known;
      }),
    );
  /**
   * Finds the commit that a SHA leads to: the object itself if it is a commit, or the commit that a tag object tags.
   */
  const peel = async (sha: string | undefined): Promise<string | undefined> => {
    const object = sha === undefined ? undefined : await objects.read(sha);
    if (object?.type === 'commit') return object.sha;
    return object?.type === 'tag' ? peel(readTagObject(object).object) : undefined;
  };
  const tree = async (sha: string): Promise<TreeEntry[] | undefined> => {
    const object = await objects.read(sha);
    return object?.type === 'tree' ? readTreeObject(object) : undefined;
  };
  /** The entries of the trees that were read last, by name. A request may look up thousands of files in one tree. */
  const lookups = new Map<string, Map<string, TreeEntry>>();
  const entryIn = async (treeSha: string, name: string): Promise<TreeEntry | undefined> => {
    const known = lookups.get(treeSha);
    const entries = known ?? new Map((await tree(treeSha))?.map((one) => [one.name, one]));
    lookups.delete(treeSha);
    lookups.set(treeSha, entries);
    const [oldest] = lookups.keys();
    if (lookups.size > CACHED_TREES && oldest !== undefined) lookups.delete(oldest);
    return entries.get(name);
  };
  /** Finds the file or directory at a path. The empty path is the root directory. */
  const entry = async (commitSha: string, path: string): Promise<PathEntry | undefined> => {
    const root = (await commit(commitSha))?.tree;
    let found: TreeEntry | undefined = root ? { mode: DIRECTORY, name: '', sha: root } : undefined;
    for (const name of path === '' ? [] : path.split('/')) {
      if (found?.mode !== DIRECTORY) return undefined;
      found = await entryIn(found.sha, name);
    }
    return found && { ...found, path };
  };
  /**
   * Lists the entries of a directory in git's order. With `recursive`, it also lists the entries of all subdirectories.
   */
  const list = async (directory: PathEntry, recursive = false): Promise<PathEntry[]> => {
    const entries = (await tree(directory.sha)) ?? [];
    const below: PathEntry[] = [];
    for (const one of entries) {
      const path = directory.path === '' ? one.name : `${directory.path}/${one.name}`;
      below.push({ ...one, path });
      if (recursive && one.mode === DIRECTORY) below.push(...(await list({ ...one, path }, true)));
    }
    return below;
  };
  const isRefNameFree = (kind: Ref['kind'], name: string) => {
    const full = refName(kind, name);
    // Git stores refs as files, so refs named `a` and `a/b` cannot both exist: `a` would be a file and a folder.
    const above = full.split('/').map((_, index, words) => words.slice(0, index).join('/'));
    return !parts.hasRefBelow(full) && above.every((ref) => parts.ref(ref) === undefined);
  };
  const count = async (commitSha: string, firstParent = false): Promise<number> => {
    const options = firstParent ? ['--first-parent'] : [];
    const args = ['rev-list', '--count', ...options, '--end-of-options', commitSha];
    return Number(await gitText(dir, args));
  };
  const refsWith = async (commitSha: string): Promise<Ref[]> => {
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
  let containing = { state: '', refsWith: remembered(REMEMBERED, refsWith) };
  /** The time of a ref's newest change: that of the tag object, or of the commit. */
  const refTime = async (sha: string): Promise<RefTime | undefined> => {
    const object = await objects.read(sha);
    if (object?.type === 'commit')
      return { commit: sha, time: readCommitObject(object).committer.date };
    if (object?.type !== 'tag') return undefined;
    const { object: target, tagger } = readTagObject(object);
    const below = await refTime(target);
    return below && { commit: below.commit, time: tagger?.date ?? below.time };
  };

  return {
    /** The folder of the bare repository, for callers that run git themselves. */
    dir,
    /** The branch that is used if a request names no branch. In an empty repository, this branch does not exist yet. */
    get defaultBranch() {
      return parts.defaultBranch;
    },
    branches: () => refsOf('branch'),
    tags: () => refsOf('tag'),
    /** Returns the SHA of the newest commit of a branch. */
    branch: (name: string) => refNamed('branch', name),
    /** Returns the SHA that a tag points to: a commit, or for an annotated tag, its tag object. */
    tag: (name: string) => refNamed('tag', name),
    setBranch: (name: string, sha: string | undefined) =>
      parts.setRef(refName('branch', name), sha),
    setTag: (name: string, sha: string | undefined) => parts.setRef(refName('tag', name), sha),
    /** Returns true if the name is valid and free for a new branch or tag. */
    isNameForRef: async (kind: Ref['kind'], name: string) =>
      isPlainName(name) &&
      isRefNameFree(kind, name) &&
      (await runGit(dir, ['check-ref-format', refName(kind, name)]).then(
        () => true,
        () => false,
      )),

    /**
     * Finds a commit by the name of a branch or tag, or by its SHA, of which 7 digits are enough. If a branch and a tag
     * have the same name, it finds the branch.
     * @param name a branch, tag or SHA. Default: the default branch
     * @param kind limits the search to branches, or to tags
     */
    resolve: async (name?: string, kind?: Ref['kind']): Promise<string | undefined> => {
      if (name === undefined || name === 'HEAD') return refNamed('branch', parts.defaultBranch);
      if (kind !== undefined) return peel(refNamed(kind, name));
      if (FULL_SHA.test(name)) return peel(name);
      return peel(refNamed('branch', name) ?? refNamed('tag', name) ?? name);
    },
    peel,
    commit,
    commits: commitsOf,
    /** Reads the tag object of an annotated tag. */
    tagObject: async (sha: string): Promise<TagObject | undefined> => {
      const object = await objects.read(sha);
      return object?.type === 'tag' ? readTagObject(object) : undefined;
    },
    /** Reads the content of a file by the SHA of its blob. */
    blob: async (sha: string): Promise<Buffer | undefined> => {
      const object = FULL_SHA.test(sha) ? await objects.read(sha) : undefined;
      return object?.type === 'blob' ? object.content : undefined;
    },
    entry,
    list,
    /** Finds the commit and the time of an object that a ref points to; undefined if it leads to no commit. */
    refTime: remembered(REMEMBERED_REFS, refTime),
    /** Lists the SHAs of commits, and tells whether more commits follow. */
    log: remembered(REMEMBERED, (options: LogOptions) => logCommits(dir, options)),
    /** Finds the newest commit that changes a path. */
    lastCommitOf: remembered(
      REMEMBERED,
      async (commitSha: string, path: string): Promise<string | undefined> => {
        const args = ['rev-list', '-1', '--end-of-options', commitSha, '--', pathspec(path)];
        return (await gitText(dir, args)) || undefined;
      },
    ),
    /** Returns the number of commits: the given commit and all its ancestors. */
    count: remembered(REMEMBERED, count),
    /** Lists the branches and tags that contain a commit. */
    refsWith: (commitSha: string): Promise<Ref[]> => {
      const state = JSON.stringify(parts.refs());
      if (containing.state !== state)
        containing = { state, refsWith: remembered(REMEMBERED, refsWith) };
      return containing.refsWith(commitSha);
    },
    /** Reads the numbers of changed lines and the trailers of commits. */
    details: async (shas: string[]): Promise<Map<string, CommitDetails>> => {
      const missing = shas.filter((sha) => !knownDetails.has(sha));
      if (missing.length > 0)
        for (const [sha, found] of await parts.details(missing)) knownDetails.set(sha, found);
      const found = new Map(shas.map((sha) => [sha, knownDetails.get(sha)!]));
      if (knownDetails.size > CACHED_COMMITS) knownDetails.clear();
      return found;
    },
    contributors: contributorLister(dir),
    /**
     * Finds the newest common ancestor of two commits.
     * @param other the repository of `from`. Default: this repository
     */
    mergeBase: async (from: string, to: string, other?: OnDisk) => {
      const args = ['merge-base', '--end-of-options', from, to];
      const options = { ...alternatesOf(other), allowFailure: true };
      return (await gitText(dir, args, options)) || undefined;
    },
    /** Lists the commits that are in the history of `to` but not of `from`, the oldest first. */
    commitsBetween: (from: string, to: string, other?: OnDisk): Promise<string[]> => {
      const args = ['rev-list', '--reverse', '--end-of-options', `${from}..${to}`];
      return gitLines(dir, args, alternatesOf(other));
    },
    /**
     * Merges two commits, and writes the resulting tree without a commit. The result is undefined if the commits
     * conflict.
     * @param other the repository of the commit `sha`. Default: this repository
     */
    mergedTree: async (into: string, sha: string, other?: OnDisk): Promise<string | undefined> => {
      parts.beforeWrite();
      const args = ['merge-tree', '--write-tree', '--end-of-options', into, sha];
      const options = { ...alternatesOf(other), allowFailure: true };
      return (await gitText(dir, args, options)) || undefined;
    },
    /** Compares two commits. @param other the repository of `from`. Default: this repository */
    diff: (from: string, to: string, other?: OnDisk): Promise<Diff[]> =>
      diffCommits(dir, from, to, alternatesOf(other)),
    archive: (options: ArchiveOptions): Promise<Archive> => writeArchive(dir, options),

    /** Copies a commit and its ancestors from another repository. No ref is created. */
    fetch: async (other: OnDisk, sha: string): Promise<void> => {
      if (other.dir === dir || (await objects.read(sha))) return;
      parts.beforeWrite();
      const pack = await runGit(other.dir, ['pack-objects', '--revs', '--stdout', '--quiet'], {
        input: `${sha}\n`,
      });
      await runGit(dir, ['unpack-objects', '-q'], { input: pack });
    },
    /** Must be called before objects are written by other means than the functions below. */
    beforeWrite: parts.beforeWrite,
    /** Must be called before another program reads the repository, such as for a clone. */
    writeHead: parts.writeHead,
    /**
     * Takes over refs that git has already changed, as a push does. The row of a ref gets the SHA that git has.
     * @returns the changed refs; without `now`, the ref was deleted
     */
    adopt: async (names: string[]): Promise<{ name: string; now: string | undefined }[]> => {
      if (names.length === 0) return [];
      const inGit = await readRefs(dir);
      const usual = refName('branch', parts.defaultBranch);
      const changed = defaultFirst(
        names.filter((name) => parts.ref(name) !== inGit[name]),
        (name) => name === usual,
      );
      for (const name of changed) parts.setRef(name, inGit[name]);
      return changed.map((name) => ({ name, now: inGit[name] }));
    },
    /** Writes a commit that no ref points to. @returns the SHA of the commit */
    writeCommit: (commit: NewCommit): Promise<string> => {
      parts.beforeWrite();
      return writeCommit(dir, objects, commit);
    },
    /** Writes a merge commit for an existing tree. No ref points to the commit. @returns the SHA of the commit */
    writeMerge: (merge: NewMerge): Promise<string> => {
      parts.beforeWrite();
      return writeMerge(dir, merge);
    },
    /** Writes the tag object of an annotated tag. No ref points to the object. @returns the SHA of the object */
    writeTag: (tag: NewTag): Promise<string> => {
      parts.beforeWrite();
      return writeTag(dir, tag);
    },
  };
}

/** The mode that git gives a directory. */
export const DIRECTORY = '040000';

function refName(kind: Ref['kind'], name: string): string {
  return `refs/${kind === 'branch' ? 'heads' : 'tags'}/${name}`;
}

/** Returns true if a name can be a file name, and cannot be mistaken for an option, `HEAD` or a SHA. */
function isPlainName(name: string): boolean {
  return (
    !name.startsWith('-') &&
    name !== 'HEAD' &&
    !FULL_SHA.test(name) &&
    !name.includes('\0') &&
    Buffer.from(name).toString() === name &&
    Buffer.byteLength(name) <= 1000 &&
    name.split('/').every((part) => Buffer.byteLength(part) <= 200)
  );
}

function alternatesOf(other: OnDisk | undefined): { alternates?: string } {
  return other ? { alternates: `${other.dir}/objects` } : {};
}
