/** What a maintainer sees after a mistake: one clear message with its place, and nothing half written. */
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROJECT_DIR } from '../scripts/paths.ts';

const PARTS = [
  'docs',
  'client',
  'openapi',
  'scripts',
  'contract',
  'cli',
  'mock',
  'conformance',
  'generated',
];
const FILES = [
  'package.json',
  'package-lock.json',
  'redocly.yaml',
  '.spectral.js',
  'tsconfig.json',
];

/** A copy of the project, to make mistakes in. */
let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'forge-contract-'));
  for (const part of [...PARTS, ...FILES])
    await cp(join(PROJECT_DIR, part), join(copy, part), { recursive: true });
  await symlink(join(PROJECT_DIR, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rm(copy, { recursive: true }));

function forge(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'cli/main.ts', ...args],
    { cwd: copy, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
  );
  return { status, stdout, stderr };
}

/** Builds with one file changed, and puts the file back. A text of undefined: the file is new. */
async function buildWith(file: string, change: (text: string | undefined) => string) {
  const path = join(copy, file);
  const before = await readFile(path, 'utf8').catch(() => undefined);
  await writeFile(path, change(before));
  try {
    return forge('build');
  } finally {
    if (before === undefined) await rm(path);
    else await writeFile(path, before);
  }
}

async function generatedFiles() {
  const folder = join(copy, 'generated');
  const names = await readdir(folder);
  return Promise.all(
    names.map(async (name) => [name, (await stat(join(folder, name))).mtimeMs] as const),
  );
}

describe('a build fails with the place and the mistake, and writes nothing, when', () => {
  test.each<[string, string, (text: string | undefined) => string, RegExp]>([
    [
      'YAML is broken',
      'openapi/paths/tags/tags.yaml',
      (text) => text!.replace('operationId: listTags', 'operationId: [listTags'),
      /^openapi\/paths\/tags\/tags\.yaml:\d+:\d+ .+/m,
    ],
    [
      'the YAML of a case is broken',
      'openapi/cases/tags/getTag.annotated.yaml',
      (text) => text!.replace('summary: ', 'summary: ['),
      /^openapi\/cases\/tags\/getTag\.annotated\.yaml:\d+:\d+ {2}Not valid YAML/m,
    ],
    [
      'a reference leads nowhere',
      'openapi/paths/tags/tag.yaml',
      (text) => text!.replace('schemas/tags/Tag.yaml', 'schemas/tags/Tga.yaml'),
      /^openapi\/paths\/tags\/tag\.yaml:\d+:\d+ .+resolve/m,
    ],
    [
      'a case is of an unknown operation',
      'openapi/cases/tags/getTga.annotated.yaml',
      () => 'summary: A tag\nas: user\nrequest: {}\nresponse:\n  status: 200\n',
      /^openapi\/cases\/tags\/getTga\.annotated\.yaml:1:1 .+did you mean 'getTag'/m,
    ],
    [
      'the body of a case breaks the schema',
      'openapi/cases/tags/getTag.annotated.yaml',
      (text) => text!.replace(/^ {4}name: .+$/m, '    name: 5'),
      /^openapi\/cases\/tags\/getTag\.annotated\.yaml:\d+:\d+ {2}body\.name must be string/m,
    ],
    [
      'a case has a field that cases do not have',
      'openapi/cases/tags/getTag.annotated.yaml',
      (text) => `${text}status: 200\n`,
      /^openapi\/cases\/tags\/getTag\.annotated\.yaml:\d+:\d+ .+'status'.+case\.schema\.yaml/m,
    ],
    [
      'a rule of the contract is broken',
      'openapi/paths/tags/tag.yaml',
      (text) => text!.replace('summary: Retrieve a tag', 'summary: Retrieve A Tag.'),
      /^openapi\/paths\/tags\/tag\.yaml:\d+:\d+ .+operation-summary/m,
    ],
    [
      'an exception excuses nothing',
      'openapi/components/schemas/tags/Tag.yaml',
      (text) => `${text}x-lint-exceptions:\n  - rule: open-objects\n    reason: There is none.\n`,
      /^openapi\/components\/schemas\/tags\/Tag\.yaml:\d+:\d+ .+excuses nothing/m,
    ],
  ])('%s', async (_, file, change, message) => {
    const before = await generatedFiles();
    const { status, stderr } = await buildWith(file, change);
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain('    at ');
    expect(status).toBe(1);
    expect(await generatedFiles()).toEqual(before);
  });
});

test('a changed file is built, and the committed files are then told to be stale', async () => {
  const path = join(copy, 'openapi/components/schemas/tags/Tag.yaml');
  const before = await readFile(path, 'utf8');
  expect(forge('check-generated').status).toBe(0);
  await writeFile(path, before.replace('Name of the tag.', 'What the tag is called.'));
  const { status, stderr } = forge('check-generated');
  expect(status).toBe(1);
  expect(stderr).toMatch(/generated\/openapi\.yaml, generated\/types\.ts\. Run 'npm run build'/);
  await writeFile(path, before);
});
