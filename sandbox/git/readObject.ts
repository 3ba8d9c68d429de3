/** Reads commits, trees and tags from the bytes of git's objects. */
import type { GitObject, TreeEntry } from '../../contract/world/gitObject.ts';
import { type Ident, readIdent } from './ident.ts';

export type { TreeEntry } from '../../contract/world/gitObject.ts';

/** The mode that git gives a directory. */
export const DIRECTORY = '040000';

export interface Commit {
  sha: string;
  tree: string;
  parents: string[];
  author: Ident;
  committer: Ident;
  /** The message as git stores it, with the line break at its end. */
  message: string;
}

/** An annotated tag. */
export interface TagObject {
  sha: string;
  /** SHA of the tagged object: a commit in most cases, or another tag. */
  object: string;
  type: string;
  tagger: Ident | undefined;
  /** The message, without the signature and without the line break at its end. */
  message: string;
  /** The signature in PEM form, and the bytes that were signed. */
  signature: { pem: string; payload: Buffer } | undefined;
}

export function readCommitObject({ sha, content }: GitObject): Commit {
  const { fields, message } = readFields(content);
  return {
    sha,
    tree: fields('tree')[0] ?? '',
    parents: fields('parent'),
    author: readIdent(fields('author')[0]),
    committer: readIdent(fields('committer')[0]),
    message: message.toString('utf8'),
  };
}

/** Matches the first line of a signature in a tag. If a message has several such lines, git uses the last one. */
const SIGNATURE =
  /(?<=^|\n)-----BEGIN (?:PGP SIGNATURE|PGP MESSAGE|SIGNED MESSAGE|SSH SIGNATURE)-----/g;

export function readTagObject({ sha, content }: GitObject): TagObject {
  const { fields, message } = readFields(content);
  const begin = [...message.toString('latin1').matchAll(SIGNATURE)].at(-1)?.index;
  const tagger = fields('tagger')[0];
  return {
    sha,
    object: fields('object')[0] ?? '',
    type: fields('type')[0] ?? '',
    tagger: tagger === undefined ? undefined : readIdent(tagger),
    message: message.toString('utf8', 0, begin).replace(/\n$/, ''),
    signature:
      begin === undefined
        ? undefined
        : {
            pem: message.toString('utf8', begin),
            payload: content.subarray(0, content.length - (message.length - begin)),
          },
  };
}

/** @param encoding in `latin1`, each character of a name stands for a byte, because git knows only bytes */
export function readTreeObject(
  { content }: GitObject,
  encoding: 'utf8' | 'latin1' = 'utf8',
): TreeEntry[] {
  const entries: TreeEntry[] = [];
  for (let at = 0; at < content.length; ) {
    const space = content.indexOf(32, at);
    const end = content.indexOf(0, space);
    entries.push({
      mode: content.toString('latin1', at, space).padStart(6, '0'),
      name: content.toString(encoding, space + 1, end),
      sha: content.toString('hex', end + 1, end + 21),
    });
    at = end + 21;
  }
  return entries;
}

/** Splits the bytes of a commit or tag into its fields and the message, which follows an empty line. */
function readFields(content: Buffer): { fields: (name: string) => string[]; message: Buffer } {
  const end = content.indexOf('\n\n');
  const head = content.toString('utf8', 0, end === -1 ? content.length : end);
  const lines = head.split('\n');
  return {
    fields: (name) =>
      lines
        .filter((line) => line.startsWith(`${name} `))
        .map((line) => line.slice(name.length + 1)),
    message: end === -1 ? Buffer.alloc(0) : content.subarray(end + 2),
  };
}
