import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { SOURCE_DIR } from '../paths.ts';
import { readCases } from '../read/readCases.ts';
import { compileWorld } from './compileWorld.ts';
import { sshFingerprints } from './sshFingerprints.ts';

/** Every public SSH key in the world and in the cases, however it is written there. */
async function keysInUse(): Promise<string[]> {
  const { tables } = (await compileWorld()).world;
  const cases = await readCases(SOURCE_DIR);
  const texts = JSON.stringify([tables, cases.filter(({ response }) => response.status < 300)]);
  return [...new Set(texts.match(/(ssh-\w+|ecdsa-[\w-]+) AAAA[A-Za-z0-9+/=]+/g))];
}

it.each(await keysInUse())('ssh-keygen finds the same fingerprints of %s', (key) => {
  const byTool = (hash: string) =>
    execFileSync('ssh-keygen', ['-l', '-E', hash, '-f', '-'], {
      input: `${key}\n`,
      encoding: 'utf8',
    }).split(' ')[1];
  expect(byTool('sha256')).toBe(sshFingerprints(key).sha256);
  expect(byTool('md5')).toBe(`MD5:${sshFingerprints(key).md5}`);
});

it('the host keys of a mirror are shown by the fingerprints of what was sent', async () => {
  const cases = await readCases(SOURCE_DIR);
  const { request, response } =
    cases.find(({ id }) => id === 'createRemoteMirror.with-host-keys') ?? expect.fail();
  const sent = (request.body as { host_keys: string[] }).host_keys;
  const shown = (response.body as { host_keys: { fingerprint_sha256: string }[] }).host_keys;
  expect(shown.map((one) => one.fingerprint_sha256)).toEqual(
    sent.map((key) => sshFingerprints(key).sha256),
  );
});
