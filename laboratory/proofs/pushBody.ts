/** Writes the bodies of pushes byte by byte, also those that git itself would never send. */
import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

/** An object of a pack. */
export interface PackedObject {
  type: 'commit' | 'tree' | 'blob' | 'tag';
  content: Buffer;
}

/** A ref that a push sets. */
export interface PushedRef {
  name: string | Buffer;
  sha: string;
}

const MISSING = '0'.repeat(40);
const TYPES = { commit: 1, tree: 2, blob: 3, tag: 4 };

export function hashObject({ type, content }: PackedObject): string {
  return createHash('sha1').update(`${type} ${content.length}\0`).update(content).digest('hex');
}

/** Returns the body of a push. @param abilities those of the client. Default: `report-status` */
export function pushBody(
  refs: PushedRef[],
  objects: PackedObject[],
  abilities = 'report-status',
): Buffer {
  const commands = refs.map(({ name, sha }, index) =>
    Buffer.concat([
      Buffer.from(`${MISSING} ${sha} `),
      Buffer.from(name as string),
      Buffer.from(index === 0 ? `\0${abilities}\n` : '\n'),
    ]),
  );
  const entries = objects.map(({ type, content }) =>
    Buffer.concat([packHeader(TYPES[type], content.length), deflateSync(content)]),
  );
  return Buffer.concat([
    ...commands.map((one) =>
      Buffer.concat([Buffer.from((one.length + 4).toString(16).padStart(4, '0')), one]),
    ),
    Buffer.from('0000'),
    packOf(entries),
  ]);
}

/** Returns a pack of encoded objects. */
export function packOf(entries: Buffer[]): Buffer {
  const count = Buffer.alloc(12);
  count.write('PACK');
  count.writeUInt32BE(2, 4);
  count.writeUInt32BE(entries.length, 8);
  const pack = Buffer.concat([count, ...entries]);
  return Buffer.concat([pack, createHash('sha1').update(pack).digest()]);
}

/** Writes the type and the size of an object in a pack (git's `gitformat-pack`). */
export function packHeader(type: number, size: number): Buffer {
  const rest = size >> 4;
  const first = (type << 4) | (size & 15);
  return rest === 0
    ? Buffer.from([first])
    : Buffer.concat([Buffer.from([first | 128]), variable(rest)]);
}

/** Writes a number in pieces of seven bits, the lowest first. */
export function variable(number: number): Buffer {
  const bytes: number[] = [];
  for (let rest = number; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.from([...bytes, rest]);
    bytes.push((rest % 128) | 128);
  }
}

/** The parts of a commit with one file. */
export interface WrittenCommit {
  /** The name of the file in the tree. */
  name: string | Buffer;
  mode?: string;
  /** The time of the commit, as it is written behind the committer. */
  time?: string;
  message?: string;
}

/** Returns a commit with one file, and its tree and file. The commit comes first. */
export function commitWithFile({
  name,
  mode = '100644',
  time = '1700000000 +0000',
  message = 'Pushed',
}: WrittenCommit): PackedObject[] {
  const blob: PackedObject = { type: 'blob', content: Buffer.from(`A file of ${message}\n`) };
  const tree: PackedObject = {
    type: 'tree',
    content: Buffer.concat([
      Buffer.from(`${mode} `),
      Buffer.from(name as string),
      Buffer.from('\0'),
      Buffer.from(hashObject(blob), 'hex'),
    ]),
  };
  const person = `Mallory <mallory@evil.example> ${time}`;
  const text = `tree ${hashObject(tree)}\nauthor ${person}\ncommitter ${person}\n\n${message}\n`;
  return [{ type: 'commit', content: Buffer.from(text) }, tree, blob];
}
