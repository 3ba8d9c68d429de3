/** Writes commits and tags into a repository. No ref leads to them yet. */
import { commitObject, type GitObject, tagObject } from '../../contract/world/gitObject.ts';
import { type Ident, identText, storable } from './ident.ts';
import { gitText } from './runGit.ts';

/** The change of a commit to a file. */
export interface FileChange {
  path: string;
  /** Undefined deletes the file. */
  file: { mode: string; content: Buffer } | { mode: string; sha: string } | undefined;
}

/** A commit that changes files. */
export interface NewCommit {
  /** Undefined for the first commit of a branch. */
  parent: string | undefined;
  author: Ident;
  committer: Ident;
  message: string;
  changes: FileChange[];
}

/** A commit of an existing tree. */
export interface NewMerge {
  parents: string[];
  tree: string;
  author: Ident;
  message: string;
}

/** An annotated tag. */
export interface NewTag {
  name: string;
  commit: string;
  tagger: Ident;
  message: string;
}

/** The ref that a commit has while `git fast-import` writes it. It is deleted in the same run. */
const TEMPORARY_REF = 'refs/sandbox/making';

/** Writes a commit. @returns its SHA */
export function writeCommit(dir: string, commit: NewCommit): Promise<string> {
  const { parent, author, committer, message, changes } = commit;
  const data = (bytes: Buffer) => [`data ${bytes.length}\n`, bytes, '\n'];
  // Deletions go first: a directory may take the place of a file.
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
  // Every object stays loose, because a reset removes loose objects.
  const config = ['-c', 'fastimport.unpackLimit=1000000'];
  return gitText(dir, [...config, 'fast-import', '--quiet', '--done', '--force'], { input });
}

/** Writes a commit of an existing tree. @returns its SHA */
export function writeMerge(dir: string, { author, message, ...rest }: NewMerge): Promise<string> {
  const ident = storable(author);
  const commit = { ...rest, author: ident, committer: ident, message: `${message}\n` };
  return writeObject(dir, commitObject(commit));
}

/** Writes the object of an annotated tag. @returns its SHA */
export function writeTag(dir: string, tag: NewTag): Promise<string> {
  const { tagger, message } = tag;
  return writeObject(dir, tagObject({ ...tag, tagger: storable(tagger), message: `${message}\n` }));
}

function writeObject(dir: string, { type, content: input }: GitObject): Promise<string> {
  return gitText(dir, ['hash-object', '-t', type, '-w', '--stdin'], { input });
}

/** Quotes a path for fast-import. */
function quoted(path: string): string {
  return `"${path.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
}
