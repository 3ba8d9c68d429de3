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
  type Signature,
  type TagObject,
  type TreeEntry,
} from './readObject.ts';
import { runGit } from './runGit.ts';
import { signatureText } from './signatureText.ts';
import { type FileChange, writeCommitObject } from './writeCommit.ts';

/** A branch or a tag. */
export interface Ref {
  kind: 'branch' | 'tag';
  /** Without `refs/heads/` or `refs/tags/`. */
  name: string;
  /** What it points at: a commit, or the object of an annotated tag. */
  sha: string;
}

/** A file or directory, with its path from the root. */
export interface PathEntry extends TreeEntry {
  path: string;
}

/** How many commits a repository keeps in memory. */
const CACHED_COMMITS = 2000;

/** What a repository is made of. */
export interface RepositoryParts {
  /** The folder of the bare repository. */
  dir: string;
  defaultBranch: string;
  objects: Objects;
  /** The rows of its refs, by name. */
  refs(): { name: string; sha: string }[];
  ref(name: string): string | undefined;
  /** Sets a ref when the transaction ends; undefined deletes it. */
  setRef(name: string, sha: string | undefined): void;
  /** Says that objects are being written. */
  written(): void;
}

/** A repository that commands may read beside their own. */
type OnDisk = Pick<RepositoryParts, 'dir'>;

/**
 * The repository of a project. What takes a commit takes its full SHA: `resolve` finds it. Refs that are set
 * are there at once, and in git when the request succeeds.
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

  /** A commit by SHA. Undefined where there is none. */
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
  /** Commits whose SHAs git has given. */
  const commitsOf = (shas: string[]): Promise<Commit[]> =>
    Promise.all(
      shas.map(async (sha) => {
        const known = await commit(sha);
        if (!known) throw new Error(`The repository has no commit ${sha}`);
        return known;
      }),
    );
  /** The commit that an object is, or that a tag names. */
  const peel = async (sha: string | undefined): Promise<string | undefined> => {
    const object = sha === undefined ? undefined : await objects.read(sha);
    if (object?.type === 'commit') return object.sha;
    return object?.type === 'tag' ? peel(readTagObject(object).object) : undefined;
  };
  const tree = async (sha: string): Promise<TreeEntry[] | undefined> => {
    const object = await objects.read(sha);
    return object?.type === 'tree' ? readTreeObject(object) : undefined;
  };
  /** The file or directory at a path; the empty path is the root. */
  const entry = async (commitSha: string, path: string): Promise<PathEntry | undefined> => {
    const root = (await commit(commitSha))?.tree;
    let found: TreeEntry | undefined = root ? { mode: DIRECTORY, name: '', sha: root } : undefined;
    for (const name of path === '' ? [] : path.split('/')) {
      if (found?.mode !== DIRECTORY) return undefined;
      found = (await tree(found.sha))?.find((one) => one.name === name);
    }
    return found && { ...found, path };
  };
  /** What is in a directory; with `recursive`, what is below it too. Ordered as git does it. */
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
    // Git keeps refs as files: where `a` is one, `a/b` cannot be.
    return parts
      .refs()
      .every((ref) => !ref.name.startsWith(`${full}/`) && !full.startsWith(`${ref.name}/`));
  };

  return {
    /** The folder of the bare repository, for what needs git itself. */
    dir,
    /** The branch that is meant where none is named; it may not be there yet. */
    defaultBranch,
    branches: () => refsOf('branch'),
    tags: () => refsOf('tag'),
    /** The newest commit of a branch. */
    branch: (name: string) => refNamed('branch', name),
    /** What a tag points at: a commit, or the object of an annotated tag. */
    tag: (name: string) => refNamed('tag', name),
    setBranch: (name: string, sha: string | undefined) =>
      parts.setRef(refName('branch', name), sha),
    setTag: (name: string, sha: string | undefined) => parts.setRef(refName('tag', name), sha),
    /** Whether a new branch or tag may have a name. */
    isNameForRef: async (kind: Ref['kind'], name: string) =>
      isPlainName(name) &&
      isRefNameFree(kind, name) &&
      (await runGit(dir, ['check-ref-format', refName(kind, name)]).then(
        () => true,
        () => false,
      )),

    /**
     * The commit that is meant by a branch, a tag or a SHA, which may be shortened to 7 digits. A branch goes
     * before a tag of the same name.
     * @param name default: the default branch
     * @param kind only a branch or a tag
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
    /** SHAs of commits, and whether there are more. */
    log: (options: LogOptions) => logCommits(dir, options),
    /** The newest commit that changes a path. */
    lastCommitOf: async (commitSha: string, path: string): Promise<string | undefined> => {
      const args = ['rev-list', '-1', '--end-of-options', commitSha, '--', pathspec(path)];
      return (await runGit(dir, args)).toString('latin1').trim() || undefined;
    },
    /** How many commits lead up to a commit, itself included. */
    count: async (commitSha: string, firstParent = false): Promise<number> => {
      const options = firstParent ? ['--first-parent'] : [];
      const args = ['rev-list', '--count', ...options, '--end-of-options', commitSha];
      return Number((await runGit(dir, args)).toString('latin1'));
    },
    /** The branches and tags that a commit is in. */
    refsWith: async (commitSha: string): Promise<Ref[]> => {
      const text = await runGit(dir, [
        'for-each-ref',
        `--contains=${commitSha}`,
        '--format=%(objectname) %(refname)',
        'refs/heads',
        'refs/tags',
      ]);
      const lines = text.toString('utf8').split('\n').filter(Boolean);
      return lines.map((line) => {
        const [, sha = '', kind, name = ''] = /^(\S+) refs\/(heads|tags)\/(.+)$/.exec(line) ?? [];
        return { kind: kind === 'heads' ? 'branch' : 'tag', name, sha };
      });
    },
    /** Changed lines and trailers of commits. */
    details: (shas: string[], wanted: { stats?: boolean; trailers?: boolean }) =>
      readCommitDetails(dir, shas, wanted),
    contributors: (commitSha: string): Promise<Contributor[]> => listContributors(dir, commitSha),
    /** The newest common ancestor. @param other where the first commit is, if not here */
    mergeBase: async (from: string, to: string, other?: OnDisk) => {
      const args = ['merge-base', '--end-of-options', from, to];
      const options = { ...alternatesOf(other), allowFailure: true };
      return (await runGit(dir, args, options)).toString('latin1').trim() || undefined;
    },
    /** Commits that lead to one and not to another, the oldest first. */
    commitsBetween: async (from: string, to: string, other?: OnDisk): Promise<string[]> => {
      const args = ['rev-list', '--reverse', '--end-of-options', `${from}..${to}`];
      return (await runGit(dir, args, alternatesOf(other)))
        .toString('latin1')
        .split('\n')
        .filter(Boolean);
    },
    /**
     * Writes the tree that a merge of two commits has; undefined where they are in conflict.
     * @param other where the second one is, if not here
     */
    mergedTree: async (into: string, sha: string, other?: OnDisk): Promise<string | undefined> => {
      parts.written();
      const args = ['merge-tree', '--write-tree', '--end-of-options', into, sha];
      const options = { ...alternatesOf(other), allowFailure: true };
      return (await runGit(dir, args, options)).toString('latin1').trim() || undefined;
    },
    /** What differs between two commits. @param other where the first one is, if not here */
    diff: (from: string, to: string, other?: OnDisk): Promise<Diff[]> =>
      diffCommits(dir, from, to, alternatesOf(other)),
    archive: (options: ArchiveOptions): Promise<Archive> => writeArchive(dir, options),

    /** Brings commits of another repository here, without a ref. */
    fetch: async (other: OnDisk, sha: string): Promise<void> => {
      if (other.dir === dir || (await objects.read(sha))) return;
      parts.written();
      const pack = await runGit(other.dir, ['pack-objects', '--revs', '--stdout', '--quiet'], {
        input: `${sha}\n`,
      });
      await runGit(dir, ['unpack-objects', '-q'], { input: pack });
    },
    /** Writes a commit, without a ref. Gives its SHA. */
    writeCommit: (fields: {
      parent: string | undefined;
      author: Signature;
      committer: Signature;
      message: string;
      changes: FileChange[];
    }): Promise<string> => {
      parts.written();
      return writeCommitObject(dir, fields);
    },
    /** Writes a commit of a tree that is there, without a ref. Gives its SHA. */
    writeMerge: async (fields: {
      parents: string[];
      tree: string;
      author: Signature;
      message: string;
    }): Promise<string> => {
      parts.written();
      const { parents, tree, author, message } = fields;
      const lines = [
        `tree ${tree}`,
        ...parents.map((parent) => `parent ${parent}`),
        `author ${signatureText(author)}`,
        `committer ${signatureText(author)}`,
      ];
      const args = ['hash-object', '-t', 'commit', '-w', '--stdin'];
      const input = `${lines.join('\n')}\n\n${message}\n`;
      return (await runGit(dir, args, { input })).toString('latin1').trim();
    },
    /** Writes the object of an annotated tag, without a ref. Gives its SHA. */
    writeTag: async (fields: {
      name: string;
      commit: string;
      tagger: Signature;
      message: string;
    }): Promise<string> => {
      parts.written();
      const { name, commit, tagger, message } = fields;
      const input = `object ${commit}\ntype commit\ntag ${name}\ntagger ${signatureText(tagger)}\n\n${message}\n`;
      const args = ['hash-object', '-t', 'tag', '-w', '--stdin'];
      return (await runGit(dir, args, { input })).toString('latin1').trim();
    },
  };
}

/** The mode of a directory. */
export const DIRECTORY = '040000';

function refName(kind: Ref['kind'], name: string): string {
  return `refs/${kind === 'branch' ? 'heads' : 'tags'}/${name}`;
}

/** Names that could be taken for something else, or that a file cannot have, are not for branches and tags. */
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
