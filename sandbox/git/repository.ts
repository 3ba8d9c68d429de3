import { type Archive, type ArchiveOptions, writeArchive } from './archive.ts';
import { readCommitDetails } from './commitDetails.ts';
import { type Contributor, listContributors } from './contributors.ts';
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
  /** Without `refs/heads/` or `refs/tags/`. */
  name: string;
  /** SHA of a commit, or of the object of an annotated tag. */
  sha: string;
}

/** A file or directory, with its path from the root. */
export interface PathEntry extends TreeEntry {
  path: string;
}

/** The number of commits that a repository keeps in memory. */
const CACHED_COMMITS = 2000;

/** The parts that a repository needs. */
export interface RepositoryParts {
  /** The folder of the bare repository. */
  dir: string;
  defaultBranch: string;
  objects: Objects;
  /** The rows of its refs, by name. */
  refs(): { name: string; sha: string }[];
  ref(name: string): string | undefined;
  /** Sets a ref; undefined deletes it. Git gets the change when the transaction commits. */
  setRef(name: string, sha: string | undefined): void;
  /** Called before each write of objects. */
  beforeWrite(): void;
}

/** Another repository that a command may read too. */
type OnDisk = Pick<RepositoryParts, 'dir'>;

/**
 * The repository of a project. Functions that take a commit take its full SHA, which `resolve` finds. A
 * changed ref can be read at once; git gets it when the request succeeds.
 */
export type Repository = ReturnType<typeof repositoryOf>;

export function repositoryOf(parts: RepositoryParts) {
  const { dir, defaultBranch, objects } = parts;
  const cached = new Map<string, Commit>();

  const refNamed = (kind: Ref['kind'], name: string) => parts.ref(refName(kind, name));
  const refsOf = (kind: Ref['kind']): Ref[] => {
    const prefix = refName(kind, '');
    return parts
      .refs()
      .filter(({ name }) => name.startsWith(prefix))
      .map(({ name, sha }) => ({ kind, name: name.slice(prefix.length), sha }));
  };

  /** Reads a commit by SHA. Undefined if the object is missing or not a commit. */
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
  /** Reads commits by SHAs that come from git. @throws an Error if one is missing */
  const commitsOf = (shas: string[]): Promise<Commit[]> =>
    Promise.all(
      shas.map(async (sha) => {
        const known = await commit(sha);
        if (!known) throw new Error(`The repository has no commit ${sha}`);
        return known;
      }),
    );
  /** Returns the SHA of the commit that an object is or tags. */
  const peel = async (sha: string | undefined): Promise<string | undefined> => {
    const object = sha === undefined ? undefined : await objects.read(sha);
    if (object?.type === 'commit') return object.sha;
    return object?.type === 'tag' ? peel(readTagObject(object).object) : undefined;
  };
  const tree = async (sha: string): Promise<TreeEntry[] | undefined> => {
    const object = await objects.read(sha);
    return object?.type === 'tree' ? readTreeObject(object) : undefined;
  };
  /** Finds the file or directory at a path; the empty path is the root. */
  const entry = async (commitSha: string, path: string): Promise<PathEntry | undefined> => {
    const root = (await commit(commitSha))?.tree;
    let found: TreeEntry | undefined = root ? { mode: DIRECTORY, name: '', sha: root } : undefined;
    for (const name of path === '' ? [] : path.split('/')) {
      if (found?.mode !== DIRECTORY) return undefined;
      found = (await tree(found.sha))?.find((one) => one.name === name);
    }
    return found && { ...found, path };
  };
  /**
   * Lists the entries of a directory in git's order; with `recursive`, also those of its subdirectories.
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
    // Git keeps refs as files, so `a` and `a/b` cannot both exist.
    return parts
      .refs()
      .every((ref) => !ref.name.startsWith(`${full}/`) && !full.startsWith(`${ref.name}/`));
  };

  return {
    /** The folder of the bare repository, for callers that run git. */
    dir,
    /** The branch for requests that name none. An empty repository does not have it yet. */
    defaultBranch,
    branches: () => refsOf('branch'),
    tags: () => refsOf('tag'),
    /** The newest commit of a branch. */
    branch: (name: string) => refNamed('branch', name),
    /** The SHA that a tag has: of a commit, or of the object of an annotated tag. */
    tag: (name: string) => refNamed('tag', name),
    setBranch: (name: string, sha: string | undefined) =>
      parts.setRef(refName('branch', name), sha),
    setTag: (name: string, sha: string | undefined) => parts.setRef(refName('tag', name), sha),
    /** Returns true if a new branch or tag may have the name. */
    isNameForRef: async (kind: Ref['kind'], name: string) =>
      isPlainName(name) &&
      isRefNameFree(kind, name) &&
      (await runGit(dir, ['check-ref-format', refName(kind, name)]).then(
        () => true,
        () => false,
      )),

    /**
     * Finds the commit of a branch, a tag or a SHA. A SHA may be shortened to 7 digits. A branch wins over
     * a tag of the same name.
     * @param name default: the default branch
     * @param kind finds only branches, or only tags
     */
    resolve: async (name?: string, kind?: Ref['kind']): Promise<string | undefined> => {
      if (name === undefined || name === 'HEAD') return refNamed('branch', defaultBranch);
      if (kind !== undefined) return peel(refNamed(kind, name));
      if (FULL_SHA.test(name)) return peel(name);
      return peel(refNamed('branch', name) ?? refNamed('tag', name) ?? name);
    },
    peel,
    commit,
    commits: commitsOf,
    /** The object of an annotated tag. */
    tagObject: async (sha: string): Promise<TagObject | undefined> => {
      const object = await objects.read(sha);
      return object?.type === 'tag' ? readTagObject(object) : undefined;
    },
    /** The content of a file by the SHA of its blob. */
    blob: async (sha: string): Promise<Buffer | undefined> => {
      const object = FULL_SHA.test(sha) ? await objects.read(sha) : undefined;
      return object?.type === 'blob' ? object.content : undefined;
    },
    entry,
    list,
    /** Lists SHAs of commits, and whether more follow. */
    log: (options: LogOptions) => logCommits(dir, options),
    /** The newest commit that changes a path. */
    lastCommitOf: async (commitSha: string, path: string): Promise<string | undefined> => {
      const args = ['rev-list', '-1', '--end-of-options', commitSha, '--', pathspec(path)];
      return (await gitText(dir, args)) || undefined;
    },
    /** Counts a commit and its ancestors. */
    count: async (commitSha: string, firstParent = false): Promise<number> => {
      const options = firstParent ? ['--first-parent'] : [];
      const args = ['rev-list', '--count', ...options, '--end-of-options', commitSha];
      return Number(await gitText(dir, args));
    },
    /** The branches and tags that contain a commit. */
    refsWith: async (commitSha: string): Promise<Ref[]> => {
      const lines = await gitLines(dir, [
        'for-each-ref',
        `--contains=${commitSha}`,
        '--format=%(objectname) %(refname)',
        'refs/heads',
        'refs/tags',
      ]);
      return lines.map((line) => {
        const [, sha = '', kind, name = ''] = /^(\S+) refs\/(heads|tags)\/(.+)$/.exec(line) ?? [];
        return { kind: kind === 'heads' ? 'branch' : 'tag', name, sha };
      });
    },
    /** Changed lines and trailers of commits. */
    details: (shas: string[], wanted: { stats?: boolean; trailers?: boolean }) =>
      readCommitDetails(dir, shas, wanted),
    contributors: (commitSha: string): Promise<Contributor[]> => listContributors(dir, commitSha),
    /** The newest common ancestor. @param other the repository of the first commit. Default: this one */
    mergeBase: async (from: string, to: string, other?: OnDisk) => {
      const args = ['merge-base', '--end-of-options', from, to];
      const options = { ...alternatesOf(other), allowFailure: true };
      return (await gitText(dir, args, options)) || undefined;
    },
    /** Lists the commits that `to` has and `from` does not have, the oldest first. */
    commitsBetween: (from: string, to: string, other?: OnDisk): Promise<string[]> => {
      const args = ['rev-list', '--reverse', '--end-of-options', `${from}..${to}`];
      return gitLines(dir, args, alternatesOf(other));
    },
    /**
     * Writes the tree of a merge of two commits. Undefined if they conflict.
     * @param other the repository of the second commit. Default: this one
     */
    mergedTree: async (into: string, sha: string, other?: OnDisk): Promise<string | undefined> => {
      parts.beforeWrite();
      const args = ['merge-tree', '--write-tree', '--end-of-options', into, sha];
      const options = { ...alternatesOf(other), allowFailure: true };
      return (await gitText(dir, args, options)) || undefined;
    },
    /** Compares two commits. @param other the repository of the first one. Default: this one */
    diff: (from: string, to: string, other?: OnDisk): Promise<Diff[]> =>
      diffCommits(dir, from, to, alternatesOf(other)),
    archive: (options: ArchiveOptions): Promise<Archive> => writeArchive(dir, options),

    /** Copies a commit and its ancestors from another repository, without a ref. */
    fetch: async (other: OnDisk, sha: string): Promise<void> => {
      if (other.dir === dir || (await objects.read(sha))) return;
      parts.beforeWrite();
      const pack = await runGit(other.dir, ['pack-objects', '--revs', '--stdout', '--quiet'], {
        input: `${sha}\n`,
      });
      await runGit(dir, ['unpack-objects', '-q'], { input: pack });
    },
    /** Writes a commit without a ref. @returns its SHA */
    writeCommit: (commit: NewCommit): Promise<string> => {
      parts.beforeWrite();
      return writeCommit(dir, commit);
    },
    /** Writes a commit of an existing tree without a ref. @returns its SHA */
    writeMerge: (merge: NewMerge): Promise<string> => {
      parts.beforeWrite();
      return writeMerge(dir, merge);
    },
    /** Writes the object of an annotated tag without a ref. @returns its SHA */
    writeTag: (tag: NewTag): Promise<string> => {
      parts.beforeWrite();
      return writeTag(dir, tag);
    },
  };
}

/** The mode of a directory. */
export const DIRECTORY = '040000';

function refName(kind: Ref['kind'], name: string): string {
  return `refs/${kind === 'branch' ? 'heads' : 'tags'}/${name}`;
}

/** Returns true if a name is not an option, `HEAD` or a SHA, and can be a file name. */
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
