import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { packHeader, packOf, variable } from '../pushBody.ts';

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
    Buffer.concat([packHeader(BLOB, base.length), deflateSync(base)]),
    // A last byte makes each delta another object.
    ...Array.from({ length: deltas }, (_, number) => {
      const own = Buffer.concat([delta, Buffer.from([1, number])]);
      own.set(variable(64 * COPIED + 1), variable(base.length).length);
      return Buffer.concat([packHeader(REF_DELTA, own.length), sha, deflateSync(own)]);
    }),
  ];
  const command = `${MISSING} ${sha.toString('hex')} refs/heads/hostile\0report-status\n`;
  const length = (command.length + 4).toString(16).padStart(4, '0');
  return Buffer.concat([Buffer.from(`${length}${command}0000`), packOf(objects)]);
}

const BLOB = 3;
const REF_DELTA = 7;
