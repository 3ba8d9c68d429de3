/** Creates git objects, byte by byte, and computes their SHAs. */
import { createHash } from 'node:crypto';

export type GitObjectType = 'blob' | 'tree' | 'commit' | 'tag';

/** An object of a git repository. */
export interface GitObject {
  type: GitObjectType;
  /** The SHA-1 of the object, in 40 hexadecimal digits. */
  sha: string;
  content: Buffer;
}

/** A person and a time: the author, committer or tagger. */
export interface Signature {
  name: string;
  email: string;
  /** ISO 8601 in UTC, to the second: `2026-10-12T08:30:00Z`. */
  date: string;
}

export interface TreeEntry {
  /** `040000` for a directory, `100644` for a file, `100755` for an executable file. */
  mode: string;
  /** The name within the directory, without the path. */
  name: string;
  sha: string;
}

export interface CommitFields {
  /** The SHA of the root directory. */
  tree: string;
  /** The SHAs of the parent commits. */
  parents: string[];
  author: Signature;
  committer: Signature;
  /** The commit message. It is stored unchanged: no line break is added at its end. */
  message: string;
}

export interface TagFields {
  name: string;
  /** The SHA of the tagged commit. */
  commit: string;
  tagger: Signature;
  /** The message of the tag. It is stored unchanged. The lines of a signature come last. */
  message: string;
}

/** Creates an object of any type from its content. */
export function gitObject(type: GitObjectType, content: Buffer): GitObject {
  const sha = createHash('sha1').update(`${type} ${content.length}\0`).update(content);
  return { type, sha: sha.digest('hex'), content };
}

/**
 * Creates a git tree object, which is a directory. The entries may be in any order.
 * @param encoding in `latin1`, each character of a name stands for a byte. Default: `utf8`
 */
export function treeObject(entries: TreeEntry[], encoding: 'utf8' | 'latin1' = 'utf8'): GitObject {
  const isDirectory = ({ mode }: TreeEntry) => mode === '040000';
  // Git sorts entries by bytes, and compares the name of a directory as if it ended in a slash.
  const sorted = entries
    .map((entry) => ({
      entry,
      key: Buffer.from(entry.name + (isDirectory(entry) ? '/' : ''), encoding),
    }))
    .sort((a, b) => Buffer.compare(a.key, b.key));
  return gitObject(
    'tree',
    Buffer.concat(
      sorted.flatMap(({ entry: { mode, name, sha } }) => [
        Buffer.from(`${mode.replace(/^0/, '')} ${name}\0`, encoding),
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

/** Creates a git tag object for an annotated tag. A lightweight tag needs no object, since it is only a ref. */
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

/** Formats name, e-mail address and time as in commits, tags and streams for `git fast-import`. */
export function signatureText({ name, email, date }: Signature): string {
  return `${name} <${email}> ${Date.parse(date) / 1000} +0000`;
}

function textObject(type: GitObjectType, lines: string[]): GitObject {
  return gitObject(type, Buffer.from(lines.join('\n')));
}
