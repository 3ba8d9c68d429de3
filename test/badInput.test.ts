/**
 * Runs commands in a copy of the project whose source has a mistake. The message of each mistake is tested in
 * `scripts/compile.test.ts`.
 */
import { spawnSync } from 'node:child_process';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROJECT_DIR } from '../scripts/index.ts';
import { isWhole } from './sample.ts';

/** Folders that are not copied, because these commands do not need them. */
const LEFT_OUT = new Set(['node_modules', '.git', '.cache', 'dist', 'reports', 'test', 'bench']);
const SCHEMA = 'openapi/components/schemas/tags/Tag.yaml';

/** The folder with a copy of the project. */
let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'forge-contract-'));
  for (const name of await readdir(PROJECT_DIR))
    if (!LEFT_OUT.has(name))
      await cp(join(PROJECT_DIR, name), join(copy, name), { recursive: true });
  await symlink(join(PROJECT_DIR, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rm(copy, { recursive: true }));

function forge(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'cli/main.ts', ...args],
    { cwd: copy, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

/** Changes the schema of a tag, calls a function, and restores the schema. */
async function withChangedTag<T>(from: string, to: string, work: () => Promise<T> | T): Promise<T> {
  const path = join(copy, SCHEMA);
  const before = await readFile(path, 'utf8');
  if (!before.includes(from)) throw new Error(`${SCHEMA} has no '${from}'`);
  await writeFile(path, before.replace(from, to));
  try {
    return await work();
  } finally {
    await writeFile(path, before);
  }
}

async function generatedFiles() {
  const folder = join(copy, 'generated');
  const entries = await readdir(folder, { recursive: true });
  return Promise.all(
    entries.map(async (name) => [name, (await stat(join(folder, name))).mtimeMs] as const),
  );
}

// `check-generated` and `lint` find problems in the same way, so short runs skip them.
test.each(isWhole() ? ['build', 'check-generated'] : ['build'])(
  '%s prints the position and the mistake, fails, and writes no file',
  async (command) => {
    const before = await generatedFiles();
    const built = await withChangedTag('type: object', 'type: strng', () => forge(command));
    expect(built.stderr).toMatch(
      /^openapi\/components\/schemas\/tags\/Tag\.yaml:1:7 {2}`type` can/,
    );
    expect(built.stderr).toContain('1 problem in 1 file. Nothing was written.');
    expect(built.stderr).not.toContain('    at ');
    expect(built.status).toBe(1);
    expect(await generatedFiles()).toEqual(before);
  },
);

test.runIf(isWhole())('lint --json prints the problems as JSON', async () => {
  const { status, stdout } = await withChangedTag('type: object', 'type: strng', () =>
    forge('lint', '--json'),
  );
  expect(JSON.parse(stdout).problems).toMatchObject([
    { rule: 'struct', file: SCHEMA, line: 1, column: 7 },
  ]);
  expect(status).toBe(1);
});

test('a lint rule that cannot be loaded is named in a message without a stack', async () => {
  const folder = join(copy, 'openapi/rules/redocly/broken');
  await mkdir(folder);
  await writeFile(join(folder, 'rule.js'), 'export default , {}');
  const { status, stderr } = forge('lint');
  await rm(folder, { recursive: true });
  expect(stderr).toBe(
    "error: openapi/rules/redocly/broken/rule.js cannot be loaded: Unexpected token ','\n",
  );
  expect(status).toBe(1);
});

// `npm test` compares the committed files with the source anyway.
test.runIf(isWhole())(
  'the build names the committed files that differ from the source, and updates them',
  async () => {
    await withChangedTag('Name of the tag.', 'What the tag is called.', async () => {
      const { status, stderr } = forge('build', '--check');
      expect(status).toBe(1);
      expect(stderr).toContain(
        'generated/openapi.yaml, generated/types.ts. The build has updated them',
      );
      const built = await readFile(join(copy, 'generated/openapi.yaml'), 'utf8');
      expect(built).toContain('What the tag is called.');
    });
  },
);
