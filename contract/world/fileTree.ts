import { type GitObject, gitObject } from './gitObject.ts';

/** A file as it is in a commit. */
export interface CommitFile {
  content: Buffer;
  executable: boolean;
}

/** An entry of a directory. The bytes are those of git's tree object. */
interface Entry {
  name: string;
  /** The name as git sorts it: a character for each byte, and a slash at the end of a directory's name. */
  key: string;
  child: CommitFile | FileTree;
  bytes: Buffer | undefined;
}

/**
 * The files of a commit, as an immutable tree of directories. A changed tree shares all unchanged directories with the
 * tree before, so that a history takes memory and time for its changes only.
 */
export class FileTree {
  static empty(): FileTree {
    return new FileTree([]);
  }

  /** The entries, in git's order. */
  readonly #entries: readonly Entry[];
  #sha: string | undefined;

  private constructor(entries: readonly Entry[]) {
    this.#entries = entries;
  }

  get size(): number {
    return this.#entries.length;
  }

  /** The SHA of git's tree object. */
  get sha(): string {
    this.#sha ??= gitObject('tree', Buffer.concat(this.#entries.map(readBytes))).sha;
    return this.#sha;
  }

  /** Returns the file or directory at a path. */
  at(path: string): CommitFile | FileTree | undefined {
    const [name, rest] = splitPath(path);
    const child = this.#child(name);
    if (rest === undefined) return child;
    return child instanceof FileTree ? child.at(rest) : undefined;
  }

  get(path: string): CommitFile | undefined {
    const found = this.at(path);
    return found instanceof FileTree ? undefined : found;
  }

  /**
   * Returns a tree with a file at a path.
   * @throws an Error if the path is a directory, or passes through a file
   */
  with(path: string, file: CommitFile): FileTree {
    const [name, rest] = splitPath(path);
    const child = this.#child(name);
    if (rest === undefined) {
      if (child instanceof FileTree) throw new Error(`'${name}' is a directory`);
      return this.#withChild(name, file);
    }
    if (child && !(child instanceof FileTree)) throw new Error(`'${name}' is a file`);
    return this.#withChild(name, (child ?? FileTree.empty()).with(rest, file));
  }

  /** Returns a tree without the file at a path, and without directories that become empty. */
  without(path: string): FileTree {
    const [name, rest] = splitPath(path);
    const child = this.#child(name);
    if (rest === undefined) return child === undefined ? this : this.#withChild(name, undefined);
    if (!(child instanceof FileTree)) return this;
    const left = child.without(rest);
    return this.#withChild(name, left.size === 0 ? undefined : left);
  }

  /** Lists all files with their paths. */
  *files(prefix = ''): Generator<[path: string, file: CommitFile]> {
    for (const { name, child } of this.#entries)
      if (child instanceof FileTree) yield* child.files(`${prefix}${name}/`);
      else yield [prefix + name, child];
  }

  /** Lists all directories below this one with their paths. */
  *directories(prefix = ''): Generator<[path: string, directory: FileTree]> {
    for (const { name, child } of this.#entries) {
      if (!(child instanceof FileTree)) continue;
      yield [prefix + name, child];
      yield* child.directories(`${prefix}${name}/`);
    }
  }

  /** Lists the files that differ from another tree; a file that is missing here is undefined. */
  *changesSince(before: FileTree, prefix = ''): Generator<[path: string, file?: CommitFile]> {
    if (before === this || before.sha === this.sha) return;
    // A tree shares its unchanged entries with the tree before. So usually all entries but one are equal.
    const { gone, added } = differing(before.#entries, this.#entries);
    const now = new Map(added.map(({ name, child }) => [name, child]));
    const old = new Map(gone.map(({ name, child }) => [name, child]));
    for (const [name, child] of old) {
      const next = now.get(name);
      if (child instanceof FileTree && !(next instanceof FileTree))
        for (const [path] of child.files(`${prefix}${name}/`)) yield [path];
      else if (!(child instanceof FileTree) && !isFile(next)) yield [prefix + name];
    }
    for (const [name, child] of now) {
      const was = old.get(name);
      if (child instanceof FileTree)
        yield* child.changesSince(
          was instanceof FileTree ? was : FileTree.empty(),
          `${prefix}${name}/`,
        );
      else if (!isFile(was) || findMode(was) !== findMode(child) || findSha(was) !== findSha(child))
        yield [prefix + name, child];
    }
  }

  /** Adds the SHAs of this directory and of everything in it, and the objects of its files. */
  collect(shas: Set<string>, blobs: Map<string, GitObject>): void {
    if (shas.has(this.sha)) return;
    shas.add(this.sha);
    for (const { child } of this.#entries) {
      if (child instanceof FileTree) {
        child.collect(shas, blobs);
        continue;
      }
      const blob = findBlob(child);
      if (shas.has(blob.sha)) continue;
      shas.add(blob.sha);
      blobs.set(blob.sha, blob);
    }
  }

  #child(name: string): CommitFile | FileTree | undefined {
    return this.#find(name, '')?.child ?? this.#find(name, '/')?.child;
  }

  #find(name: string, ending: '' | '/'): Entry | undefined {
    const key = formatKey(name, ending);
    const found = this.#entries[this.#placeOf(key)];
    return found?.key === key ? found : undefined;
  }

  /** Returns the index of the first entry that is not before a key. */
  #placeOf(key: string): number {
    let [low, high] = [0, this.#entries.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#entries[middle]!.key < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Returns a tree with another child of the name. Undefined removes the child. */
  #withChild(name: string, child: CommitFile | FileTree | undefined): FileTree {
    const entries = [...this.#entries];
    const old = this.#find(name, '') ?? this.#find(name, '/');
    if (old) entries.splice(this.#placeOf(old.key), 1);
    if (!child) return new FileTree(entries);
    const key = formatKey(name, child instanceof FileTree ? '/' : '');
    const removed = old && old.key < key ? 1 : 0;
    entries.splice(this.#placeOf(key) - removed, 0, { name, key, child, bytes: undefined });
    return new FileTree(entries);
  }
}

/** Returns the entries that only one of two directories has. */
function differing(before: readonly Entry[], now: readonly Entry[]) {
  let begin = 0;
  while (begin < before.length && before[begin] === now[begin]) begin++;
  let end = 0;
  const most = Math.min(before.length, now.length) - begin;
  while (end < most && before.at(-1 - end) === now.at(-1 - end)) end++;
  return {
    gone: before.slice(begin, before.length - end),
    added: now.slice(begin, now.length - end),
  };
}

function formatKey(name: string, ending: '' | '/'): string {
  return Buffer.from(name + ending).toString('latin1');
}

/** Returns the blob of a file. It is computed only once. */
export function findBlob(file: CommitFile): GitObject {
  const blob = blobs.get(file) ?? gitObject('blob', file.content);
  blobs.set(file, blob);
  return blob;
}

const blobs = new WeakMap<CommitFile, GitObject>();

export function findMode({ executable }: CommitFile): '100755' | '100644' {
  return executable ? '100755' : '100644';
}

function findSha(child: CommitFile | FileTree): string {
  return child instanceof FileTree ? child.sha : findBlob(child).sha;
}

function isFile(child: CommitFile | FileTree | undefined): child is CommitFile {
  return child !== undefined && !(child instanceof FileTree);
}

function readBytes(entry: Entry): Buffer {
  const { name, child } = entry;
  entry.bytes ??= Buffer.concat([
    Buffer.from(`${child instanceof FileTree ? '40000' : findMode(child)} ${name}\0`),
    Buffer.from(findSha(child), 'hex'),
  ]);
  return entry.bytes;
}

function splitPath(path: string): [name: string, rest: string | undefined] {
  const slash = path.indexOf('/');
  return slash < 0 ? [path, undefined] : [path.slice(0, slash), path.slice(slash + 1)];
}
