import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { deployKeys, gpgKeys, sshKeys } from '../../generated/tables.ts';
import { gpgFingerprint } from '../areas/gpg-keys/readGpgKey.ts';
import { openTestSandbox } from '../testing/openTestSandbox.ts';
import { canonicalKey } from './readPublicKey.ts';
import { rowWithKey } from './rowWithKey.ts';

const { sandbox } = await openTestSandbox();
const { db } = sandbox;
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

test.each([
  ['SSH keys', sshKeys, canonicalKey],
  ['deploy keys', deployKeys, canonicalKey],
  ['GPG keys', gpgKeys, gpgFingerprint],
])(
  'Each of the %s of a seed is parsed only at the first lookup; later lookups use the index',
  async (_, table, read) => {
    const rows = db.select().from(table).all();
    const canonicalOf = vi.fn(read);
    const wanted = (await read(rows[0]!.key))!;
    expect((await rowWithKey(db, table, canonicalOf, wanted))?.id).toBe(rows[0]!.id);
    expect(canonicalOf).toHaveBeenCalledTimes(rows.length);
    expect((await rowWithKey(db, table, canonicalOf, wanted))?.id).toBe(rows[0]!.id);
    expect(await rowWithKey(db, table, canonicalOf, 'another')).toBeUndefined();
    expect(canonicalOf).toHaveBeenCalledTimes(rows.length);
  },
);

test('A stored text that is not a key is never found, and is parsed only once', async () => {
  db.update(sshKeys).set({ key: 'no key' }).run();
  const canonicalOf = vi.fn(canonicalKey);
  expect(await rowWithKey(db, sshKeys, canonicalOf, 'ssh-ed25519 AAAA')).toBeUndefined();
  const { length } = canonicalOf.mock.calls;
  expect(await rowWithKey(db, sshKeys, canonicalOf, 'ssh-ed25519 AAAA')).toBeUndefined();
  expect(canonicalOf).toHaveBeenCalledTimes(length);
});
