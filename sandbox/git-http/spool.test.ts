import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { spool } from './spool.ts';

const folder = mkdtempSync(join(tmpdir(), 'spool-'));
const file = join(folder, 'body');
afterAll(() => rmSync(folder, { recursive: true }));

const requestOf = (encoding?: string) =>
  Object.assign(new PassThrough(), { headers: { 'content-encoding': encoding } });
const ZIPPED = gzipSync('a push');

test.each([
  ['plain', undefined, Buffer.from('a push')],
  ['in gzip', 'gzip', ZIPPED],
])('a body %s is in the file', async (_, encoding, body) => {
  const request = requestOf(encoding);
  request.end(body);
  expect(await spool(request, file)).toBeUndefined();
  expect(readFileSync(file, 'utf8')).toBe('a push');
});

test('a body that is no gzip is refused', async () => {
  const request = requestOf('gzip');
  request.end('a push');
  expect(await spool(request, file)).toMatchObject({ status: 400 });
});

test('a body that is too large is read to its end, so that the client sees the refusal', async () => {
  const request = requestOf();
  const spooled = spool(request, file, 4);
  request.write('a push');
  request.write(' of more');
  await new Promise(setImmediate);
  expect(request.destroyed).toBe(false);
  request.end();
  expect(await spooled).toMatchObject({ status: 413 });
  expect(readFileSync(file, 'utf8')).toBe('');
});

test.each([undefined, 'gzip'])(
  'a client that disconnects ends the reading (%s)',
  async (encoding) => {
    const request = requestOf(encoding);
    const spooled = spool(request, file);
    request.write(ZIPPED.subarray(0, 12));
    request.destroy();
    await expect(spooled).rejects.toThrow('Premature close');
  },
);
