import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFiles } from './writeFiles.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

const MARKED = '// Written by `forge-contract extend`. Changes here are lost.\n';
const document = (title: string, version: string) =>
  JSON.stringify({ openapi: '3.1.0', info: { title, version } });

/** Writes a file, and after it a second text of the same name. @returns the message of a refusal */
async function replace(before: string, text: string, force = false) {
  const path = join(folder, 'file');
  await writeFile(path, before);
  return writeFiles([{ path, text }], { force }).then(
    () => undefined,
    ({ message }: Error) => message,
  );
}

test.each([
  ['a file with the mark', `${MARKED}export {};`, `${MARKED}export const a = 1;`],
  ['a document with the same title', document('Forge', '1'), document('Forge', '2')],
  [
    'YAML with the same title',
    'openapi: 3.1.0\ninfo:\n  title: A\n',
    'openapi: 3.1.0\ninfo:\n  title: A\n  version: 2\n',
  ],
  ['an empty file', '', 'text'],
])('replaces %s', async (_, before, text) => {
  expect(await replace(before, text)).toBeUndefined();
  expect(await readFile(join(folder, 'file'), 'utf8')).toBe(text);
});

test.each([
  ['a file without a mark', 'import { a } from "forge-contract-client";', MARKED],
  ['a document with another title', document('Ours', '1'), document('Forge', '1')],
  [
    'a profile, which people edit',
    '# Written by `forge-contract profile init`. You may edit it.',
    '# Written by `forge-contract profile init`. You may edit it.\n',
  ],
])('keeps %s without `force`', async (_, before, text) => {
  expect(await replace(before, text)).toBe(
    `${join(folder, 'file')} exists, and may be a file of yours. No file was written. Use --force to replace it, or write to another place.`,
  );
  expect(await readFile(join(folder, 'file'), 'utf8')).toBe(before);
  expect(await replace(before, text, true)).toBeUndefined();
  expect(await readFile(join(folder, 'file'), 'utf8')).toBe(text);
});

test('writes no file if one of them is kept, and knows Markdown by the page beside it', async () => {
  const files = (page: string) => [
    { path: join(folder, 'tags/README.md'), text: '# Tags' },
    { path: join(folder, 'README.md'), text: '# Reference' },
    { path: join(folder, 'index.html'), text: page },
  ];
  const page = '<meta name="generator" content="forge-contract">';
  await writeFile(join(folder, 'README.md'), '# Mine');
  await expect(writeFiles(files(page), {})).rejects.toThrow('README.md exists');
  expect(await readdir(folder)).toEqual(['README.md']);
  await rm(join(folder, 'README.md'));
  await writeFiles(files(page), {});
  await writeFiles(files(`${page}2`), {});
  await writeFile(join(folder, 'index.html'), '<title>Mine</title>');
  await expect(writeFiles(files(page), {})).rejects.toThrow('README.md exists');
  await writeFile(join(folder, 'README.md'), MARKED);
  await expect(writeFiles(files(page), {})).rejects.toThrow('index.html exists');
  await writeFiles(files(`${page}2`), { force: true });
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe(`${page}2`);
});
