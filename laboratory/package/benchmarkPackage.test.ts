/** Installs the package of the benchmark in an empty folder, and uses it there as a user does. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, test as base, beforeAll, expect } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import { PROJECT_DIR } from '../../scripts/paths.ts';
import { manifestOf } from '../../scripts/release/createPackages.ts';
import { readImports } from '../../scripts/release/readImports.ts';
import {
  createReader,
  createReaders,
  doLine,
  followGuide,
  installAll,
  type Reader,
  type Readers,
  run,
} from '../../test/followGuide.ts';
import { lacks } from '../../test/programs.ts';
import { readGuide } from '../../test/readGuide.ts';
import { listFaults } from '../faults/benchmark/index.ts';
import { readAllSourceFaults } from '../faults/source/index.ts';
import { BENCHMARK } from './benchmarkPackage.ts';

const test = base.skipIf(lacks('bash', 'curl', 'tar'));

let root: string;
let readers: Readers;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'forge-contract-benchmark-'));
  const program = join(PROJECT_DIR, 'laboratory', 'package', 'main.ts');
  execFileSync(join(PROJECT_DIR, 'node_modules', '.bin', 'tsx'), [program, root]);
  const packed = (await readdir(root)).filter((name) => name.endsWith('.tgz'));
  readers = await createReaders(
    root,
    packed.map((name) => join(root, name)),
  );
});
afterAll(() => rm(root, { recursive: true }));

const homeOfPackage = () => readers.homes.get('forge-contract-benchmark') ?? '';

async function newReader(name: string): Promise<Reader> {
  const reader = await createReader(readers, name);
  await installAll(reader);
  await doLine(reader, 'npm install tsx');
  return reader;
}

test('the package has all faults, and plants those of behaviour and those of the source', async () => {
  const reader = await newReader('faults');
  const { output } = await run(reader, 'npx forge-contract-benchmark list --kind headers --json');
  const contract = await readContract();
  const wanted = listFaults(contract).filter(({ kind }) => kind === 'headers');
  expect(JSON.parse(output).faults).toEqual(wanted.map(({ planting: _, ...fault }) => fault));
  const compiled = await readFile(
    join(homeOfPackage(), 'laboratory/faults/source/compiled.json'),
    'utf8',
  );
  const idsOf = (faults: { id: string }[]) => faults.map(({ id }) => id);
  const { ofStatements, ofAuthors } = JSON.parse(compiled);
  const source = readAllSourceFaults();
  expect(idsOf(ofStatements)).toEqual(idsOf(source.ofStatements));
  expect(idsOf(ofAuthors)).toEqual(idsOf(source.ofAuthors));

  const pageOf = async (id: string, port: number) => {
    await doLine(reader, `npx forge-contract-benchmark start ${id} --seed world --port ${port}`);
    const url = reader.addresses.get(`http://127.0.0.1:${port}`);
    const path = '/api/v4/projects/acme%2Frocket/repository/tags?per_page=2';
    const { headers } = await fetch(url + path, {
      headers: { 'PRIVATE-TOKEN': 'sandbox-token-of-dana' },
    });
    return { page: headers.get('x-page'), total: Number(headers.get('x-total')) };
  };
  try {
    const right = await pageOf('none', 1);
    expect(right.page).toBe('1');
    expect(await pageOf('wrong-total:listTags', 2)).toEqual({ ...right, total: right.total + 1 });
    expect(await pageOf('conventions.x-page', 3)).toEqual({ ...right, page: '0' });
  } finally {
    for (const server of reader.servers) server.kill('SIGKILL');
  }
});

test('a reader can follow the page of the benchmark', async () => {
  const page = await readGuide(join(PROJECT_DIR, 'laboratory/benchmark.md'));
  await followGuide(await newReader('page'), page);
});

test('the package imports only packages that its manifest lists, in the versions of the project', async () => {
  const { dependencies = {} } = manifestOf(BENCHMARK);
  const files = await readdir(homeOfPackage(), { recursive: true });
  const used = new Set<string>();
  for (const file of files.filter((file) => /\.js$/.test(file))) {
    const text = await readFile(join(homeOfPackage(), file), 'utf8');
    for (const name of readImports(file, text).packages) used.add(name);
  }
  expect([...used].sort()).toEqual(Object.keys(dependencies).sort());
  const { devDependencies } = JSON.parse(await readFile(join(PROJECT_DIR, 'package.json'), 'utf8'));
  expect(devDependencies).toMatchObject(dependencies);
});
