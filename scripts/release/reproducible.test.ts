import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createPackages } from './createPackages.ts';
import { PACKAGES } from './packages.ts';

/** Creates packages, and returns the hash of each packed file by its name. */
async function hashPackages(packages: typeof PACKAGES): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'forge-contract-bytes-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await createPackages(packages, folder);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.tgz')).sort();
  const hashes = names.map(async (name) => {
    const bytes = await readFile(join(folder, name));
    return [name, createHash('sha256').update(bytes).digest('hex')];
  });
  return Object.fromEntries(await Promise.all(hashes));
}

// One package of modules, and one bundle with a prepared world. The other bundles differ only in their lists of files.
test('two builds of a package have the same bytes', async () => {
  const some = PACKAGES.filter(({ workspace }) => ['client', 'sandbox'].includes(workspace));
  const first = await hashPackages(some);
  expect(Object.keys(first)).toHaveLength(2);
  expect(await hashPackages(some)).toEqual(first);
});
