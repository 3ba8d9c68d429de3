/** What stands in the objects of git. */
import type { GitObject } from './openObjects.ts';

/** Somebody who did something at a time. */
export interface Signature {
  name: string;
  email: string;
  /** As the API writes it: `2026-10-21T09:00:00Z`. */
  date: string;
}

export interface Commit {
  sha: string;
  tree: string;
  parents: string[];
  author: Signature;
  committer: Signature;
  /** As it is stored. */
  message: string;
}

/** An annotated tag. */
export interface TagObject {
  sha: string;
  /** What it names: mostly a commit, perhaps another tag. */
  object: string;
  type: string;
  tagger: Signature | undefined;
  /** Without the signature, and without the line break that ends it. */
  message: string;
  /** A signature in PEM form, and the bytes that it is made over. */
  signature: { pem: string; payload: Buffer } | undefined;
}

export interface TreeEntry {
  /** `040000` for a directory, `100644` for a file, `100755` for one that can be run. */
  mode: string;
  name: string;
  sha: string;
}

export function readCommitObject({ sha, content }: GitObject): Commit {
  const { fields, message } = readFields(content);
  return {
    sha,
    tree: fields('tree')[0] ?? '',
    parents: fields('parent'),
    author: readSignature(fields('author')[0]),
    committer: readSignature(fields('committer')[0]),
    message: message.toString('utf8'),
  };
}

/** The line that a signature of a tag begins with, as git knows it: the last one counts. */
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
    tagger: tagger === undefined ? undefined : readSignature(tagger),
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

export function readTreeObject({ content }: GitObject): TreeEntry[] {
  const entries: TreeEntry[] = [];
  for (let at = 0; at < content.length; ) {
    const space = content.indexOf(32, at);
    const end = content.indexOf(0, space);
    entries.push({
      mode: content.toString('latin1', at, space).padStart(6, '0'),
      name: content.toString('utf8', space + 1, end),
      sha: content.toString('hex', end + 1, end + 21),
    });
    at = end + 21;
  }
  return entries;
}

/** The lines before the empty one, by their first word, and what follows it. */
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

/** `Dana Developer <dana@acme.example> 1792573200 +0000` */
function readSignature(text = ''): Signature {
  const [, name = '', email = '', seconds = '0'] = /^(.*?) ?<([^>]*)> (-?\d+)/s.exec(text) ?? [];
  const date = new Date(Number(seconds) * 1000);
  return { name, email, date: date.toISOString().replace('.000Z', 'Z') };
}
