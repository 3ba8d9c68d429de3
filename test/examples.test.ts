/** Copies each folder of `examples/`, installs the packed packages there, and does what its README says. */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, test as base, beforeAll, expect, onTestFinished } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { type RunningSandbox, startSandbox, worldSeed } from '../sandbox/index.ts';
import { PROJECT_DIR } from '../scripts/paths.ts';
import { createReader, createReaders, type Reader, type Readers, run } from './followGuide.ts';
import { createPackages, linkPackage, packageHome } from './installPackage.ts';
import { lacks, type Program } from './programs.ts';
import { readGuide } from './readGuide.ts';
import { sample } from './sample.ts';
import { typeErrors } from './typeErrors.ts';

const OWN = join(PROJECT_DIR, 'examples');
/** `npm run release` runs the examples of the last release. */
const EXAMPLES = process.env.FORGE_CONTRACT_EXAMPLES ?? OWN;

/** Further programs that an example needs, and a line of the output that shows that its tests ran. */
const EXPECTED: Record<string, { needs: Program[]; shows: RegExp }> = {
  'app-msw': { needs: [], shows: /Tests +3 passed/ },
  'app-sandbox': { needs: [], shows: /Tests +3 passed/ },
  bot: { needs: [], shows: /Tests +3 passed/ },
  python: { needs: ['python3'], shows: /Ran 2 tests.*OK/s },
  go: { needs: ['golang-go'], shows: /--- PASS: TestTag.*--- PASS: TestGuest/s },
  operator: { needs: [], shows: /\d+ pass.*Report: /s },
};

const test = base.skipIf(lacks('bash', 'tar'));
let root: string;
let readers: Readers;
let sandbox: RunningSandbox;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'forge-contract-examples-'));
  readers = await createReaders(root, createPackages(root));
  sandbox = await startSandbox({ contract: await readContract(), ...(await worldSeed()) });
});
afterAll(async () => {
  await sandbox.close();
  await rm(root, { recursive: true });
});

/** Copies an example to an empty folder, and installs what its `package.json` lists. */
async function copyExample(name: string, copy = name): Promise<Reader> {
  const reader = await createReader(readers, copy);
  await cp(join(EXAMPLES, name), reader.folder, { recursive: true });
  const manifest = JSON.parse(await readFile(join(reader.folder, 'package.json'), 'utf8'));
  const wanted: Record<string, string> = { ...manifest.dependencies, ...manifest.devDependencies };
  for (const [name, range] of Object.entries(wanted)) {
    const home = readers.homes.get(name) ?? packageHome(name);
    const version = await linkPackage(home, reader.folder);
    if (EXAMPLES === OWN) expect(range, name).toBe(`^${version}`);
  }
  return reader;
}

/** Replaces a text in a file of an example. */
async function replace({ folder }: Reader, file: string, text: string, by: string): Promise<void> {
  const before = await readFile(join(folder, file), 'utf8');
  expect(before).toContain(text);
  await writeFile(join(folder, file), before.replace(text, by));
}

/** Runs the commands of the README, as one script. @param before the first line of the script */
async function doAsItSays(reader: Reader, before = '') {
  const { steps } = await readGuide(join(reader.folder, 'README.md'));
  const lines = steps.flatMap((step) => ('line' in step ? step.line : []));
  expect(lines[0]).toBe('npm install');
  return run(reader, [before, ...lines.slice(1)].join('\n'));
}

test('each example is tested, and the overview lists it', async () => {
  const entries = await readdir(EXAMPLES, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(Object.keys(EXPECTED).sort()).toEqual(folders.sort());
  const overview = await readFile(join(EXAMPLES, 'README.md'), 'utf8');
  for (const name of folders) expect(overview).toContain(`](${name}/README.md)`);
});

for (const [name, { needs, shows }] of sample(Object.entries(EXPECTED), 3))
  base.skipIf(lacks('bash', 'tar', ...needs))(
    `the example ${name} works in an empty folder`,
    async () => {
      const reader = await copyExample(name);
      if (name === 'operator')
        await replace(reader, 'forge.yaml', 'http://127.0.0.1:4020', sandbox.url);
      const { status, output } = await doAsItSays(reader);
      expect(status, output).toBe(0);
      expect(output).toMatch(shows);
    },
  );

/** The examples that use a running sandbox. */
const WITH_RUNNING: [name: string, program: Program | undefined][] = [
  ['python', 'python3'],
  ['app-sandbox', undefined],
];

for (const [name, program] of WITH_RUNNING)
  base.skipIf(lacks('bash', 'tar', ...(program ? [program] : [])))(
    `the example ${name} works on a running sandbox with a control token`,
    async () => {
      const running = await startSandbox({
        contract: await readContract(),
        ...(await worldSeed()),
        controlToken: 'secret',
      });
      onTestFinished(() => running.close());
      const reader = await copyExample(name, `${name}-running`);
      const doWith = (variables: string) => doAsItSays(reader, `export ${variables}`);
      const { status, output } = await doWith(
        `FORGE_URL=${running.url} FORGE_CONTROL_TOKEN=secret`,
      );
      expect(status, output).toBe(0);
      expect(output).toMatch(EXPECTED[name]!.shows);
      const refused = await doWith(`FORGE_URL=${running.url}`);
      expect(refused.status).not.toBe(0);
      expect(refused.output).toContain('401');
    },
  );

test('a mistake in an application fails the tests of its example', async () => {
  const reader = await copyExample('app-msw', 'mistaken');
  await replace(reader, 'release.mts', '+ 1', '+ 2');
  const { status, output } = await doAsItSays(reader);
  expect(status).not.toBe(0);
  expect(output).toContain("expected 'v1.3.0' to be 'v1.2.0'");
});

test('the programs of the examples have no type error', async () => {
  const compilerOptions = {
    ...{ target: 'es2023', module: 'nodenext', strict: true, skipLibCheck: true },
    ...{ allowImportingTsExtensions: true, noEmit: true },
    ...{ typeRoots: [packageHome('@types')], types: ['node'] },
  };
  await writeFile(
    join(root, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['*/*.mts'] }),
  );
  expect(typeErrors(root)).toEqual([]);
});
