import { appendFile, cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOfInputs } from './hashOfInputs.ts';
import { PROJECT_DIR } from './paths.ts';

/** A copy of the project, to change things in. */
let copy: string;
let before: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'forge-contract-'));
  // No installed packages and nothing that is made: what a build reads is written by hand.
  const left = new Set(['node_modules', '.git', '.cache', 'dist', 'generated', 'reports']);
  for (const name of await readdir(PROJECT_DIR))
    if (!left.has(name)) await cp(join(PROJECT_DIR, name), join(copy, name), { recursive: true });
  before = hashOfInputs(copy);
});
afterAll(() => rm(copy, { recursive: true }));

test('the same project has the same hash wherever it is', async () => {
  expect(before).toBe(hashOfInputs());
});

test('a comment in any test, fixture of a rule or text for people changes nothing', async () => {
  const entries = await readdir(copy, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => /\.test\.ts$|\/testing\/|\.md$|\/(good|bad)\.yaml$/.test(file))
    // The reference shows it.
    .filter((file) => file !== join(copy, 'CHANGELOG.md'));
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) await appendFile(file, '\n// a comment');
  await writeFile(join(copy, 'scripts', 'new.test.ts'), '');
  expect(hashOfInputs(copy)).toBe(before);
});

test('nor does the code of those who read what is built', async () => {
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
])('a change of %s changes it', async (file) => {
  const unchanged = hashOfInputs(copy);
  await appendFile(join(copy, file), '\n');
  expect(hashOfInputs(copy)).not.toBe(unchanged);
});

test('so does a file that is new, or gone', async () => {
  const unchanged = hashOfInputs(copy);
  const file = join(copy, 'openapi', 'components', 'schemas', 'tags', 'New.yaml');
  await writeFile(file, '');
  expect(hashOfInputs(copy)).not.toBe(unchanged);
  await rm(file);
  expect(hashOfInputs(copy)).toBe(unchanged);
});
