/** Writes commits and tag objects into a repository. The refs that point to them are set separately. */
import {
  commitObject,
  type GitObject,
  gitObject,
  tagObject,
} from '../../contract/world/gitObject.ts';
import { editTree, type TreeChange } from './editTree.ts';
import { type Ident, storable } from './ident.ts';
import { writeLooseObject } from './looseObject.ts';
import type { Objects } from './openObjects.ts';
import { readCommitObject } from './readObject.ts';

/** A change that a commit makes to a file. */
export interface FileChange {
  path: string;
  /** The new state of the file; undefined deletes the file. */
  file: NewFile | undefined;
}

/** A file with the SHA of its blob. */
export interface NewFile {
  mode: string;
  sha: string;
  /** The content; absent if the repository already has the blob. */
  content?: Buffer;
}

/** A commit to write, with the files that it changes. */
export interface NewCommit {
  /** The SHA of the parent; undefined for the first commit of a branch. */
  parent: string | undefined;
  author: Ident;
  committer: Ident;
  message: string;
  changes: FileChange[];
}

/** A merge commit to write. Its tree already exists. */
export interface NewMerge {
  parents: string[];
  tree: string;
  author: Ident;
  message: string;
}

/** An annotated tag to write. */
export interface NewTag {
  name: string;
  commit: string;
  tagger: Ident;
  message: string;
}

/** Writes a commit. @returns the SHA of the commit */
export async function writeCommit(
  dir: string,
  objects: Objects,
  { parent, author, committer, message, changes }: NewCommit,
): Promise<string> {
  const write = (object: GitObject) => writeLooseObject(dir, object);
  const files = await Promise.all(
    changes.map(async ({ path, file }): Promise<TreeChange> => {
      const name = Buffer.from(path).toString('latin1');
      if (!file) return [name, undefined];
      const { mode, sha, content } = file;
      if (content) await write({ type: 'blob', sha, content });
      return [name, { mode, sha }];
    }),
  );
  const before = parent === undefined ? undefined : await readTree(objects, parent);
  const tree = await editTree(objects, before, files, write);
  return write(
    commitObject({
      tree: tree ?? (await write(gitObject('tree', Buffer.alloc(0)))),
      parents: parent === undefined ? [] : [parent],
      author: storable(author),
      committer: storable(committer),
      message,
    }),
  );
}

async function readTree(objects: Objects, sha: string): Promise<string> {
  const object = await objects.read(sha);
  if (object?.type !== 'commit') throw new Error(`The repository has no commit ${sha}`);
  return readCommitObject(object).tree;
}

/** Writes a merge commit for an existing tree. @returns the SHA of the commit */
export function writeMerge(dir: string, { author, message, ...rest }: NewMerge): Promise<string> {
  const ident = storable(author);
  const commit = { ...rest, author: ident, committer: ident, message };
  return writeLooseObject(dir, commitObject(commit));
}

/** Writes the tag object of an annotated tag. @returns the SHA of the object */
export function writeTag(dir: string, tag: NewTag): Promise<string> {
  const { tagger, message } = tag;
  const fields = { ...tag, tagger: storable(tagger), message: `${message}\n` };
  return writeLooseObject(dir, tagObject(fields));
}
