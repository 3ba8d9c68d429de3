/** The bytes of git's objects, and their SHAs. */
import { createHash } from 'node:crypto';

export type GitObjectType = 'blob' | 'tree' | 'commit' | 'tag';

/** An object as git stores it. */
export interface GitObject {
  type: GitObjectType;
  /** SHA-1 of type and content, in 40 hexadecimal digits. */
  sha: string;
  content: Buffer;
}

/** A person and a time, as commits and tags name them. */
export interface Signature {
  name: string;
  email: string;
  /** ISO 8601 in UTC, to the second: `2026-10-12T08:30:00Z`. */
  date: string;
}

export interface TreeEntry {
  /** `040000` for a directory, `100644` for a file, `100755` for an executable one. */
  mode: string;
  /** Name within the directory. */
  name: string;
  sha: string;
}

export interface CommitFields {
  /** SHA of the root directory. */
  tree: string;
  /** SHAs of the parents. */
  parents: string[];
  author: Signature;
  committer: Signature;
  /** Stored as it is. No line break is added at the end. */
  message: string;
}

export interface TagFields {
  name: string;
  /** SHA of the tagged commit. */
  commit: string;
  tagger: Signature;
  /** Stored as it is. A signature is its last lines. */
  message: string;
}

/** Creates an object of any type from its bytes. */
export function gitObject(type: GitObjectType, content: Buffer): GitObject {
  const sha = createHash('sha1').update(`${type} ${content.length}\0`).update(content);
  return { type, sha: sha.digest('hex'), content };
}

/** Creates a directory. The order of the entries does not matter. */
export function treeObject(entries: TreeEntry[]): GitObject {
  const isDirectory = ({ mode }: TreeEntry) => mode === '040000';
  // Git sorts by bytes. The name of a directory counts as if it ended in a slash.
  const sorted = entries
    .map((entry) => ({ entry, key: Buffer.from(entry.name + (isDirectory(entry) ? '/' : '')) }))
    .sort((a, b) => Buffer.compare(a.key, b.key));
  return gitObject(
    'tree',
    Buffer.concat(
      sorted.flatMap(({ entry: { mode, name, sha } }) => [
        Buffer.from(`${mode.replace(/^0/, '')} ${name}\0`),
        Buffer.from(sha, 'hex'),
      ]),
    ),
  );
}

export function commitObject({
  tree,
  parents,
  author,
  committer,
  message,
}: CommitFields): GitObject {
  return textObject('commit', [
    `tree ${tree}`,
    ...parents.map((parent) => `parent ${parent}`),
    `author ${signatureText(author)}`,
    `committer ${signatureText(committer)}`,
    '',
    message,
  ]);
}

/** Creates an annotated tag. A lightweight tag is only a ref. */
export function tagObject({ name, commit, tagger, message }: TagFields): GitObject {
  return textObject('tag', [
    `object ${commit}`,
    'type commit',
    `tag ${name}`,
    `tagger ${signatureText(tagger)}`,
    '',
    message,
  ]);
}

/** Name, address and time as commits, tags and `git fast-import` write them. */
export function signatureText({ name, email, date }: Signature): string {
  return `${name} <${email}> ${Date.parse(date) / 1000} +0000`;
}

function textObject(type: GitObjectType, lines: string[]): GitObject {
  return gitObject(type, Buffer.from(lines.join('\n')));
}
