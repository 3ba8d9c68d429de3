import { existsSync } from 'node:fs';
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { rootCertificates } from 'node:tls';
import { afterAll, test as base, beforeAll, describe, expect } from 'vitest';
import { parse } from 'yaml';
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
  run,
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
  const names = await readdir(join(PROJECT_DIR, folder));
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
      if ('line' in step && step.line.startsWith('npm install ')) await doLine(reader, step.line);
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
  await writeFile(join(root, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  expect(typeErrors(root)).toEqual([]);
});

const TSCONFIG = {
  compilerOptions: {
    target: 'es2023',
    module: 'nodenext',
    strict: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    typeRoots: [packageHome('@types')],
    types: ['node'],
  },
  include: ['*/*.mts', '*/*.ts'],
};

test('the CI files run a suite that writes its report to the folder that they collect', async () => {
  const reader = await newReader({ ...pageOf('docs/guides/conformance-in-ci.md'), file: 'ci' });
  for (const step of pageOf('docs/guides/conformance-in-ci.md').steps)
    if ('file' in step)
      await appendFile(
        join(reader.folder, step.file),
        step.text
          .replace('https://forge.example.com', sandbox.url)
          .replace('project.id: 42', 'project.id: 5'),
      );
  await writeFile(join(reader.folder, 'company-ca.pem'), rootCertificates[0]!);
  for (const name of sample(['github.yml', 'gitlab-ci.yml'], 2)) {
    const text = await readFile(join(PROJECT_DIR, 'docs/ci', name), 'utf8');
    const [line] = stringsIn(parse(text)).filter((value) => value.includes('forge-contract@'));
    await rm(join(reader.folder, 'reports'), { recursive: true, force: true });
    const command = line!.replace(/npx --yes (\S+)@1 /, 'npx $1 ');
    const { status, output } = await run(reader, `${command} --operation getTag`);
    expect(status, output).toBe(0);
    for (const path of stringsIn(parse(text)).filter((value) => /^reports\b/.test(value)))
      expect(existsSync(join(reader.folder, path)), path).toBe(true);
  }
});

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
