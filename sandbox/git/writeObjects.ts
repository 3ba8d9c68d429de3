/** Writes commits and tag objects into a repository. The refs that point to them are set separately. */
import { commitObject, type GitObject, tagObject } from '../../contract/world/gitObject.ts';
import { type Ident, identText, storable } from './ident.ts';
import { gitText } from './runGit.ts';

/** A change that a commit makes to a file. */
export interface FileChange {
  path: string;
  /** The new state of the file; undefined deletes the file. */
  file: { mode: string; content: Buffer } | { mode: string; sha: string } | undefined;
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

/** A temporary ref, because `git fast-import` writes a commit only to a ref. The same command deletes the ref. */
const TEMPORARY_REF = 'refs/sandbox/making';

/** Writes a commit. @returns the SHA of the commit */
export function writeCommit(dir: string, commit: NewCommit): Promise<string> {
  const { parent, author, committer, message, changes } = commit;
  const data = (bytes: Buffer) => [`data ${bytes.length}\n`, bytes, '\n'];
  // Deletions come first, because a directory may take the place of a deleted file.
  const deleted = changes.filter(({ file }) => !file);
  const kept = changes.flatMap(({ path, file }) => (file ? [{ path, file }] : []));
  const parts: (string | Buffer)[] = [
    `commit ${TEMPORARY_REF}\nmark :1\n`,
    `author ${identText(storable(author))}\n`,
    `committer ${identText(storable(committer))}\n`,
    ...data(Buffer.from(message)),
    ...(parent === undefined ? [] : [`from ${parent}\n`]),
    ...deleted.map(({ path }) => `D ${quoted(path)}\n`),
    ...kept.flatMap(({ path, file }) =>
      'sha' in file
        ? [`M ${file.mode} ${file.sha} ${quoted(path)}\n`]
        : [`M ${file.mode} inline ${quoted(path)}\n`, ...data(file.content)],
    ),
    '\nget-mark :1\n',
    `reset ${TEMPORARY_REF}\nfrom ${'0'.repeat(40)}\n\n`,
    'done\n',
  ];
  const input = Buffer.concat(parts.map((part) => Buffer.from(part)));
  // The limit makes git write loose objects instead of a pack, because a reset removes loose objects.
  const config = ['-c', 'fastimport.unpackLimit=1000000'];
  return gitText(dir, [...config, 'fast-import', '--quiet', '--done', '--force'], { input });
}

/** Writes a merge commit for an existing tree. @returns the SHA of the commit */
export function writeMerge(dir: string, { author, message, ...rest }: NewMerge): Promise<string> {
  const ident = storable(author);
  const commit = { ...rest, author: ident, committer: ident, message: `${message}\n` };
  return writeObject(dir, commitObject(commit));
}

/** Writes the tag object of an annotated tag. @returns the SHA of the object */
export function writeTag(dir: string, tag: NewTag): Promise<string> {
  const { tagger, message } = tag;
  return writeObject(dir, tagObject({ ...tag, tagger: storable(tagger), message: `${message}\n` }));
}

function writeObject(dir: string, { type, content: input }: GitObject): Promise<string> {
  return gitText(dir, ['hash-object', '-t', type, '-w', '--stdin'], { input });
}

/** Quotes a path for the input of `git fast-import`. */
function quoted(path: string): string {
  return `"${path.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
}
