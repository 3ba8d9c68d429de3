/** Generates pushes byte by byte: odd names, times, trees and refs, and bytes that no git would send. */
import fc, { type Arbitrary } from 'fast-check';
import { commitWithFile, hashObject, pushBody } from '../pushBody.ts';

const NAMES = [
  'a',
  'b.txt',
  '..',
  '.',
  '.git',
  'git~1',
  'a/b',
  '',
  '.git\u200c',
  'Zoë',
  '\u{1f680}',
];
const REFS = [
  'refs/heads/fuzz',
  'refs/heads/fuzz/a',
  'refs/tags/fuzz',
  'refs/notes/commits',
].concat([
  'refs/heads/..',
  'refs/heads/',
  'refs/merge-requests/1/head',
  'refs/keep-around/a',
  'HEAD',
  'refs/heads/a b',
]);
const TIMES = ['1700000000 +0000', '99999999999999999999 +0000', '-5 -0000', '0 +9999', 'x', ''];
const MODES = ['100644', '100755', '120000', '160000', '40000', '000000', '7'];

/** Odd texts are rarer than usual ones, as most pushes would be refused otherwise. */
const mostlyFirst = (texts: string[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(texts[0]!) },
    { weight: 2, arbitrary: fc.constantFrom(...texts) },
    { weight: 1, arbitrary: fc.uint8Array({ minLength: 1, maxLength: 12 }) },
  );
const bytesOf = (text: string | Uint8Array) =>
  typeof text === 'string' ? Buffer.from(text) : Buffer.from(text);

/** The body of a push, in which some bytes may be changed. */
export const pushes: Arbitrary<Buffer> = fc
  .record({
    name: mostlyFirst(NAMES),
    ref: mostlyFirst(REFS),
    time: fc.constantFrom(...TIMES),
    mode: fc.constantFrom(...MODES),
    message: fc.string({ maxLength: 40 }),
    changes: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      {
        weight: 1,
        arbitrary: fc.array(fc.tuple(fc.nat(100_000), fc.nat(255)), { maxLength: 5 }),
      },
    ),
    cutAt: fc.option(fc.nat(400), { freq: 8, nil: undefined }),
  })
  .map(({ name, ref, changes, cutAt, ...written }) => {
    const objects = commitWithFile({ ...written, name: bytesOf(name) });
    const body = pushBody([{ name: bytesOf(ref), sha: hashObject(objects[0]!) }], objects);
    for (const [at, byte] of changes) body[at % body.length] = byte;
    return cutAt === undefined ? body : body.subarray(0, cutAt);
  });
