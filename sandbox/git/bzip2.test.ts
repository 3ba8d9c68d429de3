import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { unpackBzip2 } from '../../contract/testing/unpackBzip2.ts';
import { bzip2 } from './bzip2.ts';

test.each([
  ['nothing', Buffer.alloc(0)],
  ['one byte', Buffer.from('x')],
  ['text of several blocks', Buffer.from('The engine overheats at full thrust. '.repeat(60_000))],
  ['bytes that do not get smaller', randomBytes(2_000_000)],
  ['nothing but zeros', Buffer.alloc(3_000_000)],
])('%s can be packed and unpacked', async (_, bytes) => {
  expect(unpackBzip2(await bzip2(bytes)).equals(bytes)).toBe(true);
});

test('More than the library has memory for at first is packed', async () => {
  const packed = await bzip2(Buffer.alloc(40_000_000));
  expect(packed.length).toBeLessThan(1000);
  expect(packed.subarray(0, 4).toString()).toBe('BZh9');
});

test('What is damaged is not taken for whole', async () => {
  const packed = await bzip2(Buffer.from('The engine overheats.'));
  packed[packed.length - 6]! ^= 1;
  expect(() => unpackBzip2(packed)).toThrow();
});
