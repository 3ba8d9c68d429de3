import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, test as base, beforeAll, describe, expect } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { type RunningSandbox, startSandbox, worldSeed } from '../sandbox/index.ts';
import { PROJECT_DIR } from '../scripts/paths.ts';
import {
  addressOf,
  createReader,
  createReaders,
  doLine,
  followGuide,
  installAll,
  type Reader,
  type Readers,
} from './followGuide.ts';
import { createPackages, packageHome } from './installPackage.ts';
import { lacks } from './programs.ts';
import { type Guide, readGuide, type Step } from './readGuide.ts';
import { sample } from './sample.ts';
import { typeErrors } from './typeErrors.ts';

/** A reader installs packages, and runs the commands in a shell. */
const test = base.skipIf(lacks('bash', 'curl', 'tar'));

let root: string;
let readers: Readers;
let sandbox: RunningSandbox;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'forge-contract-guides-'));
  sandbox = await startSandbox({ contract: await readContract(), ...(await worldSeed()) });
  const { guest, developer, maintainer } = sandbox.tokens;
  readers = await createReaders(root, createPackages(root), {
    FORGE_GUEST_TOKEN: guest,
    FORGE_DEVELOPER_TOKEN: developer,
    FORGE_MAINTAINER_TOKEN: maintainer,
  });
});
afterAll(async () => {
  await sandbox.close();
  await rm(root, { recursive: true });
});

const pages = await Promise.all(
  [
    'README.md',
    'client/README.md',
    'mcp/README.md',
    'sandbox/README.md',
    ...(await markdownIn('docs/guides')),
  ].map((file) => readGuide(join(PROJECT_DIR, file))),
);
/** The page that another test covers: `npm run proof -- generators` follows its recipes, in CI too. */
const GENERATORS = 'docs/guides/generate-a-client.md';
const guides = pages.filter(({ file, steps }) => nameOf(file) !== GENERATORS && steps.length > 0);

async function markdownIn(folder: string): Promise<string[]> {
  const names = await readdir(join(PROJECT_DIR, folder), { recursive: true });
  return names.filter((name) => name.endsWith('.md')).map((name) => join(folder, name));
}

function nameOf(file: string): string {
  return relative(PROJECT_DIR, file);
}

function pageOf(name: string): Guide {
  return guides.find(({ file }) => nameOf(file) === name)!;
}

/**
 * Creates a reader of a page. If the page does not install the client, all packages are already installed and a sandbox
 * is running, as at the end of `start.md`.
 */
async function newReader({ file, steps }: Guide): Promise<Reader> {
  const reader = await createReader(readers, file);
  if (!steps.some(installsClient)) {
    for (const step of pageOf('docs/guides/start.md').steps)
      if ('line' in step && /^npm (install|pkg) /.test(step.line)) await doLine(reader, step.line);
    await installAll(reader);
    await sandbox.sandbox.reset();
    reader.addresses.set(addressOf('4020'), sandbox.url);
  }
  return reader;
}

function installsClient(step: Step): boolean {
  return 'line' in step && /^npm install .*(forge-contract-client|\.tgz)/.test(step.line);
}

describe('a reader can follow', () => {
  const [readme, ...others] = guides;
  const followed = [readme!, ...sample(others, 5)];
  test.each(followed.map((guide) => [nameOf(guide.file), guide] as const))('%s', async (_, guide) =>
    followGuide(await newReader(guide), guide),
  );
});

test('the programs of these pages have no type error', async () => {
  const { steps } = pageOf('docs/guides/start.md');
  const shown = steps.find((step) => 'file' in step && step.file === 'tsconfig.json');
  const { compilerOptions } = JSON.parse(shown && 'text' in shown ? shown.text : '{}');
  const typeRoots = [packageHome('@types')];
  const config = { compilerOptions: { ...compilerOptions, typeRoots }, include: INCLUDED };
  await writeFile(join(root, 'tsconfig.json'), JSON.stringify(config));
  expect(typeErrors(root)).toEqual([]);
});

/** The programs of all readers. Their compiler options are those that `start.md` shows. */
const INCLUDED = ['*/*.mts', '*/*.ts'];
