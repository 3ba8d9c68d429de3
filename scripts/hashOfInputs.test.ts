import { appendFile, cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOfInputs } from './hashOfInputs.ts';
import { PROJECT_DIR } from './paths.ts';

/** The folder of a copy of the project, whose files the tests change. */
let copy: string;
let before: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'forge-contract-'));
  // Installed packages and generated files are not copied, since the hash does not depend on them.
  const excluded = new Set(['node_modules', '.git', '.cache', 'dist', 'generated', 'reports']);
  for (const name of await readdir(PROJECT_DIR))
    if (!excluded.has(name))
      await cp(join(PROJECT_DIR, name), join(copy, name), { recursive: true });
  before = hashOfInputs(copy);
});
afterAll(() => rm(copy, { recursive: true }));

test('the hash does not depend on the folder of the project', async () => {
  expect(before).toBe(hashOfInputs());
});

test('a comment in a test, in a fixture of a lint rule or in a page for maintainers does not change the hash', async () => {
  const entries = await readdir(copy, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => /\.test\.ts$|\/testing\/|\.md$|\/(good|bad)\.yaml$/.test(file))
    // The changelog and the guides do change the hash, since the reference documentation shows them.
    .filter((file) => file !== join(copy, 'CHANGELOG.md'))
    .filter((file) => !file.startsWith(join(copy, 'docs', 'guides')));
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) await appendFile(file, '\n// a comment');
  await writeFile(join(copy, 'scripts', 'new.test.ts'), '');
  expect(hashOfInputs(copy)).toBe(before);
});

test('a change in code that only reads generated files does not change the hash', async () => {
  await appendFile(join(copy, 'client', 'createSend.ts'), '// a comment');
  await appendFile(join(copy, 'mock', 'mockHandler.ts'), '// a comment');
  await appendFile(join(copy, 'conformance', 'target', 'example.yaml'), '# a comment');
  expect(hashOfInputs(copy)).toBe(before);
});

test.each([
  'openapi/openapi.yaml',
  'openapi/components/schemas/tags/Tag.yaml',
  'openapi/cases/tags/getTag.annotated.yaml',
  'openapi/rules/redocly/operation-id/rule.js',
  'scripts/reference/reference.html',
  'wire/wireRequest.ts',
  'redocly.yaml',
  '.spectral.js',
  'package-lock.json',
  'CHANGELOG.md',
  'docs/guides/errors.md',
])('a change of %s changes the hash', async (file) => {
  const unchanged = hashOfInputs(copy);
  await appendFile(join(copy, file), '\n');
  expect(hashOfInputs(copy)).not.toBe(unchanged);
});

test('a new file and a removed file change the hash', async () => {
  const unchanged = hashOfInputs(copy);
  const file = join(copy, 'openapi', 'components', 'schemas', 'tags', 'New.yaml');
  await writeFile(file, '');
  expect(hashOfInputs(copy)).not.toBe(unchanged);
  await rm(file);
  expect(hashOfInputs(copy)).toBe(unchanged);
});
