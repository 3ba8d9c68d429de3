import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { thirdPartyNotice } from './thirdPartyNotice.ts';

/** Creates the folder of a library. @returns its path */
async function createLibrary(manifest: object, licence?: string): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'forge-contract-library-'));
  onTestFinished(() => rm(home, { recursive: true }));
  await mkdir(home, { recursive: true });
  await writeFile(join(home, 'package.json'), JSON.stringify(manifest));
  if (licence !== undefined) await writeFile(join(home, 'LICENSE.md'), licence);
  return home;
}

test('the notice has name, version and licence of each library, and each text once', async () => {
  const one = await createLibrary(
    { name: 'one', version: '1.0.0', license: 'MIT' },
    'Do as you like.',
  );
  const two = await createLibrary(
    { name: 'two', version: '2.0.0', licenses: [{ type: 'MIT' }] },
    'Do as you like.',
  );
  const three = await createLibrary({ name: 'three', version: '3.0.0', license: 'ISC' });
  const [, shared, other] = thirdPartyNotice([one, two, three]).split(/\n\n-+\n\n/);
  expect(shared).toBe('one 1.0.0 (MIT)\ntwo 2.0.0 (MIT)\n\nDo as you like.');
  expect(other).toBe('three 3.0.0 (ISC)\n');
});

test('the code of a library without a licence is refused', async () => {
  const home = await createLibrary({ name: 'one', version: '1.0.0' });
  expect(() => thirdPartyNotice([home])).toThrow('one has no licence in its package.json');
});

test('the notice says that a library under the LGPL may be replaced', async () => {
  const manifest = { name: 'one', version: '1.0.0', license: 'LGPL-3.0+' };
  const [beginning] = thirdPartyNotice([await createLibrary(manifest)]).split(/\n\n-+\n\n/);
  expect(beginning).toContain('one is under LGPL-3.0+. It is a file of its own, lib/one.js');
});
