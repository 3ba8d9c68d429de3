import type { Objects } from './openObjects.ts';
import { FULL_SHA } from './openObjects.ts';
import {
  type Commit,
  DIRECTORY,
  readCommitObject,
  readTagObject,
  readTreeObject,
  type TagObject,
  type TreeEntry,
} from './readObject.ts';
import { remembered } from './remembered.ts';

/** A file or directory, with its path from the root of the repository. */
export interface PathEntry extends TreeEntry {
  path: string;
}

/** The commit that a ref leads to, and the time of the ref's newest change. */
export interface RefTime {
  commit: string;
  time: string;
}

/** The number of refs whose times a repository keeps in memory, each with about 300 bytes. */
const REMEMBERED_REFS = 100_000;

/** The number of commits that a repository keeps in memory. */
const CACHED_COMMITS = 2000;

/** The number of trees whose entries a repository keeps in memory. */
const CACHED_TREES = 32;

/** Creates the functions of a repository that find commits, tags, files and directories. */
export function createObjectLookup(objects: Objects) {
  const cached = new Map<string, Commit>();
  /** The entries of the trees that were read last, by name. A request may look up thousands of files in one tree. */
  const lookups = new Map<string, Map<string, TreeEntry>>();

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
  const commits = (shas: string[]): Promise<Commit[]> =>
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
  const listEntries = async (directory: PathEntry, recursive = false): Promise<PathEntry[]> => {
    const entries = (await tree(directory.sha)) ?? [];
    const below: PathEntry[] = [];
    for (const one of entries) {
      const path = directory.path === '' ? one.name : `${directory.path}/${one.name}`;
      below.push({ ...one, path });
      if (recursive && one.mode === DIRECTORY)
        below.push(...(await listEntries({ ...one, path }, true)));
    }
    return below;
  };
  /** Reads the tag object of an annotated tag. */
  const tagObject = async (sha: string): Promise<TagObject | undefined> => {
    const object = await objects.read(sha);
    return object?.type === 'tag' ? readTagObject(object) : undefined;
  };
  /** Reads the content of a file by the SHA of its blob. */
  const blob = async (sha: string): Promise<Buffer | undefined> => {
    const object = FULL_SHA.test(sha) ? await objects.read(sha) : undefined;
    return object?.type === 'blob' ? object.content : undefined;
  };
  /** The time of a ref's newest change: that of the tag object, or of the commit. */
  const readRefTime = async (sha: string): Promise<RefTime | undefined> => {
    const object = await objects.read(sha);
    if (object?.type === 'commit')
      return { commit: sha, time: readCommitObject(object).committer.date };
    if (object?.type !== 'tag') return undefined;
    const { object: target, tagger } = readTagObject(object);
    const below = await readRefTime(target);
    return below && { commit: below.commit, time: tagger?.date ?? below.time };
  };
  /** Finds the commit and the time of an object that a ref points to; undefined if it leads to no commit. */
  const refTime = remembered(REMEMBERED_REFS, readRefTime);

  return { commit, commits, peel, entry, list: listEntries, tagObject, blob, refTime };
}
