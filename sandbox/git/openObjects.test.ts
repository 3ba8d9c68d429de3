import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import type { GitObject } from '../../contract/world/gitObject.ts';
import { objectParser, openObjects } from './openObjects.ts';

const folder = mkdtempSync(join(tmpdir(), 'objects-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Creates a bare repository with a single blob. */
function repositoryWith(name: string, content: Buffer | string) {
  const dir = join(folder, name);
  execFileSync('git', ['init', '--quiet', '--bare', dir]);
  const args = ['-C', dir, 'hash-object', '-w', '--stdin'];
  return { dir, sha: execFileSync('git', args, { input: content, encoding: 'utf8' }).trim() };
}
const small = Array.from({ length: 12 }, (_, n) => repositoryWith(`${n}.git`, `Blob ${n}`));
const bytes = randomBytes(20_000_000);
const large = repositoryWith('large.git', bytes);

function opened(limit: number) {
  const objects = openObjects(limit);
  onTestFinished(objects.close);
  return objects;
}
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('The processes that read objects', () => {
  test('are never more than the limit: a process that is replaced ends', async () => {
    const objects = opened(3);
    const pids = new Set<number>();
    const read = async ({ dir, sha }: (typeof small)[number]) => {
      const object = await objects.of(dir).read(sha);
      for (const pid of objects.processIds()) pids.add(pid);
      expect(objects.processIds().length).toBeLessThanOrEqual(3);
      return object?.content.toString();
    };
    const contents = small.map((_, n) => `Blob ${n}`);
    expect(await Promise.all(small.map(read))).toEqual(contents);
    for (const [n, repository] of small.entries()) expect(await read(repository)).toBe(contents[n]);
    expect(pids.size).toBeGreaterThan(12);
    const left = () => [...pids].filter(isAlive).sort();
    await expect.poll(left, { timeout: 15_000 }).toEqual(objects.processIds().sort());
    objects.close();
    await expect.poll(left, { timeout: 15_000 }).toEqual([]);
  });

  test('keep running for the repositories that were read last', async () => {
    const objects = opened(2);
    const [first, second, third] = small as [
      (typeof small)[0],
      (typeof small)[0],
      (typeof small)[0],
    ];
    for (const { dir, sha } of [first, second, first]) await objects.of(dir).read(sha);
    const [ofSecond, ofFirst] = objects.processIds();
    await objects.of(third.dir).read(third.sha);
    expect(objects.processIds()).toContain(ofFirst);
    expect(objects.processIds()).not.toContain(ofSecond);
  });

  test('end only after their running reads', async () => {
    const objects = opened(1);
    const [{ dir, sha }] = small as [(typeof small)[0]];
    const reading = [
      ...[1, 2].map(() => objects.of(large.dir).read(large.sha)),
      objects.of(dir).read(sha),
    ];
    expect(objects.processIds()).toHaveLength(1);
    expect((await Promise.all(reading)).map((object) => object?.content.length)).toEqual([
      20_000_000, 20_000_000, 6,
    ]);
    const last = objects.of(large.dir).read(large.sha);
    await expect.poll(() => objects.processIds().length).toBe(1);
    objects.forget(large.dir);
    expect((await last)?.content.equals(bytes)).toBe(true);
  });

  test('are started again after they were killed', async () => {
    const objects = opened(2);
    const [{ dir, sha }] = small as [(typeof small)[0]];
    await objects.of(dir).read(sha);
    const [pid] = objects.processIds();
    const reading = objects.of(large.dir).read(large.sha);
    await expect.poll(() => objects.processIds().length).toBe(2);
    for (const pid of objects.processIds()) process.kill(pid, 'SIGKILL');
    await expect(reading).rejects.toThrow('git cat-file ended unexpectedly');
    await expect.poll(objects.processIds).toEqual([]);
    expect((await objects.of(dir).read(sha))?.content.toString()).toBe('Blob 0');
    expect(objects.processIds()).not.toContain(pid);
  });

  test('get only SHAs as input, never other names', async () => {
    const objects = opened(1);
    const [{ dir, sha }] = small as [(typeof small)[0]];
    for (const name of ['HEAD', sha.slice(0, 6), `${sha}\n${sha}`, `${sha}^{tree}`, ''])
      expect(await objects.of(dir).read(name)).toBeUndefined();
    expect(objects.processIds()).toEqual([]);
    expect(await objects.of(dir).read('0'.repeat(40))).toBeUndefined();
    expect((await objects.of(dir).read(sha.slice(0, 7)))?.sha).toBe(sha);
  });
});

describe('The output of git', () => {
  const [one, two] = ['1', '2'].map((digit) => digit.repeat(40)) as [string, string];
  const output = Buffer.from(
    `${one} blob 9\nab\ncd\n\nef\n${two} missing\n${two} tree 0\n\n1234567 ambiguous\n${two} tag 1\nx\n`,
  );
  const read = (pieces: Buffer[]) => {
    const found: (string | undefined)[] = [];
    const parse = objectParser((object: GitObject | undefined) =>
      found.push(object && `${object.sha[0]} ${object.type} ${object.content}`),
    );
    pieces.forEach(parse);
    return found;
  };
  const expected = ['1 blob ab\ncd\n\nef', undefined, '2 tree ', undefined, '2 tag x'];

  test.each([1, 2, 7, 50, output.length])('may arrive in pieces of %i bytes', (size) => {
    const pieces = Array.from({ length: Math.ceil(output.length / size) }, (_, n) =>
      output.subarray(n * size, (n + 1) * size),
    );
    expect(read(pieces)).toEqual(expected);
  });

  test('yields an object only when the object is complete', () => {
    expect(read([output.subarray(0, 55)])).toEqual([]);
  });
});
