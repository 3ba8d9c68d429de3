import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createPackages } from './createPackages.ts';
import { PACKAGES } from './packages.ts';

/** One package of modules, and one bundle with a prepared world. The other packages are built by the same code. */
const SOME = PACKAGES.filter(({ workspace }) => ['client', 'sandbox'].includes(workspace));
const IS_SOME = /^forge-(contract-client|sandbox)-\d.*\.tgz$/;

/** Creates the packages. @returns the folder of their files */
async function create(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forge-contract-bytes-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await createPackages(SOME, folder);
  return folder;
}

/** Returns the hash of each packed file by its name. */
async function hashFiles(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).filter((name) => IS_SOME.test(name)).sort();
  const hashes = names.map(async (name) => {
    const bytes = await readFile(join(folder, name));
    return [name, createHash('sha256').update(bytes).digest('hex')];
  });
  return Object.fromEntries(await Promise.all(hashes));
}

test('two builds of a package have the same bytes', async () => {
  // `npm test` has created the packages already, in another process.
  const first = await hashFiles(process.env.FORGE_CONTRACT_PACKAGES ?? (await create()));
  expect(Object.keys(first)).toHaveLength(SOME.length);
  expect(await hashFiles(await create())).toEqual(first);
});
