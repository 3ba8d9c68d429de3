import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { WHOLE_VARIABLE } from '../../test/sample.ts';
import { createPackages } from './createPackages.ts';
import { PACKAGES } from './packages.ts';

/** One package of modules, and one bundle with a prepared world. CI builds all. */
const SOME = process.env[WHOLE_VARIABLE]
  ? PACKAGES
  : PACKAGES.filter(({ workspace }) => ['client', 'sandbox'].includes(workspace));

/** Creates the packages. @returns the folder of their files */
async function create(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forge-contract-bytes-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await createPackages(SOME, folder);
  return folder;
}

/** Returns the hash of each packed file by its name. */
async function hashFiles(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.tgz')).sort();
  const hashes = names.map(async (name) => {
    const bytes = await readFile(join(folder, name));
    return [name, createHash('sha256').update(bytes).digest('hex')];
  });
  return Object.fromEntries(await Promise.all(hashes));
}

test('two builds of a package have the same bytes', async () => {
  // `npm test` has created all packages already, in another process.
  const first = await hashFiles(process.env.FORGE_CONTRACT_PACKAGES ?? (await create()));
  const second = await hashFiles(await create());
  expect(Object.keys(second)).toHaveLength(SOME.length);
  expect(first).toMatchObject(second);
});
