/** Tests of the operations on users' GPG keys (API documentation, document 2). */
import { generateKey, type PublicKey, readKey, revokeKey } from 'openpgp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestSandbox } from '../../testing/openTestSandbox.ts';

const { sandbox, request } = await openTestSandbox();
beforeEach(() => sandbox.reset());

const TAKEN = { fingerprint: ['has already been taken'], key: ['has already been taken'] };
const CREATED = new Date('2026-01-10T09:00:00Z');
let key: PublicKey;
let expired: string;
let privateKey: string;

beforeAll(async () => {
  const options = {
    type: 'ecc' as const,
    userIDs: [{ name: 'Test', email: 'test@acme.example' }],
    date: CREATED,
  };
  const generated = await generateKey({ ...options, format: 'object' });
  key = generated.publicKey;
  privateKey = generated.privateKey.armor();
  expired = (await generateKey({ ...options, keyExpirationTime: 24 * 3600 })).publicKey;
});

const idsOf = async (path: string, as?: string) =>
  (await request('GET', path, { ...(as && { as }) })).body.map(({ id }: { id: number }) => id);

test('A key is created with the next ID and the time of the clock, listed, and deleted', async () => {
  const created = await request('POST', '/user/gpg_keys', {
    as: 'dana',
    body: { key: key.armor() },
  });
  expect(created.status).toBe(201);
  expect(created.body).toEqual({ id: 49, key: key.armor(), created_at: '2026-10-21T09:00:00Z' });
  expect((await request('GET', '/user/gpg_keys/49', { as: 'dana' })).body).toEqual(created.body);
  expect(await idsOf('/user/gpg_keys', 'dana')).toEqual([46, 48, 49]);
  expect((await request('DELETE', '/user/gpg_keys/49', { as: 'dana' })).status).toBe(204);
  expect((await request('GET', '/user/gpg_keys/49', { as: 'dana' })).status).toBe(404);
  expect((await request('DELETE', '/user/gpg_keys/49', { as: 'dana' })).status).toBe(404);
  expect(await idsOf('/users/9/gpg_keys')).toEqual([46, 48]);
});

test('The response to a new key is the key, and in a strict sandbox the response to a form is an array', async () => {
  const strict = await openTestSandbox({ clock: sandbox.clock.time(), strict: true });
  const sent = [{ form: { key: key.armor() } }, { body: { key: key.armor() } }];
  for (const one of sent) {
    await sandbox.reset();
    const { body } = await request('POST', '/user/gpg_keys', { as: 'dana', ...one });
    expect(body).toMatchObject({ id: 49 });
    await strict.sandbox.reset();
    const documented = await strict.request('POST', '/user/gpg_keys', { as: 'dana', ...one });
    expect(documented.body).toMatchObject('form' in one ? [{ id: 49 }] : { id: 49 });
  }
});

test.each([
  ['text that is not a key', () => 'not a key'],
  [
    'an armored block with invalid content',
    () => key.armor().replace(/[A-Za-z]{20}/, 'AAAAAAAAAAAAAAAAAAAA'),
  ],
  ['a private key', () => privateKey],
])('Refuses %s', async (_, text) => {
  const response = await request('POST', '/user/gpg_keys', { as: 'dana', body: { key: text() } });
  expect(response.status).toBe(400);
  expect(response.body).toEqual({ message: { key: ['is invalid'] } });
  expect(await idsOf('/user/gpg_keys', 'dana')).toEqual([46, 48]);
});

test('A revoked key and an expired key are refused', async () => {
  const create = (armored: string) =>
    request('POST', '/user/gpg_keys', { as: 'dana', body: { key: armored } });
  sandbox.clock.set(CREATED.getTime() + 24 * 3600 * 1000);
  expect((await create(expired)).body).toEqual({ message: { key: ['has expired'] } });
  sandbox.clock.advance(-1000);
  expect((await create(expired)).status).toBe(201);

  const generated = await generateKey({
    type: 'ecc',
    userIDs: [{ email: 'revoked@acme.example' }],
  });
  const revoked = await revokeKey({
    key: await readKey({ armoredKey: generated.publicKey }),
    revocationCertificate: generated.revocationCertificate,
  });
  // openpgp writes the real time into a revocation, so the clock of the sandbox must be later.
  sandbox.clock.set(Date.now() + 60_000);
  expect((await create(revoked.publicKey)).body).toEqual({ message: { key: ['is revoked'] } });
  expect((await create(generated.publicKey)).status).toBe(201);
});

test('A key that some user already has is refused, even if the white space differs', async () => {
  await request('POST', '/user/gpg_keys', { as: 'dana', body: { key: key.armor() } });
  const again = await request('POST', '/user/gpg_keys', {
    as: 'mira',
    body: { key: `\n${key.armor()}\n\n` },
  });
  expect(again.status).toBe(400);
  expect(again.body).toEqual({ message: TAKEN });
  expect(await idsOf('/user/gpg_keys', 'mira')).toEqual([]);
});

test('Everybody may read the keys of a user, but a key is a 404 in the path of another user', async () => {
  expect((await request('GET', '/users/9/gpg_keys/46')).status).toBe(200);
  expect((await request('GET', '/users/8/gpg_keys/46')).status).toBe(404);
  expect((await request('GET', '/user/gpg_keys/46', { as: 'mira' })).status).toBe(404);
  expect((await request('DELETE', '/user/gpg_keys/46', { as: 'mira' })).status).toBe(404);
  expect((await request('GET', '/users/404404/gpg_keys')).status).toBe(404);
  expect(await idsOf('/users/9/gpg_keys')).toEqual([46, 48]);
});

test('Only an administrator may add and delete keys of other users', async () => {
  const body = { key: key.armor() };
  expect((await request('POST', '/users/8/gpg_keys', { as: 'mira', body })).status).toBe(403);
  expect((await request('POST', '/users/8/gpg_keys', { body })).status).toBe(401);
  expect((await request('POST', '/users/8/gpg_keys', { as: 'ada', body })).status).toBe(201);
  expect(await idsOf('/user/gpg_keys', 'mira')).toEqual([49]);
  expect((await request('DELETE', '/users/8/gpg_keys/49', { as: 'audrey' })).status).toBe(403);
  expect((await request('DELETE', '/users/9/gpg_keys/49', { as: 'ada' })).status).toBe(404);
  expect((await request('DELETE', '/users/8/gpg_keys/49', { as: 'ada' })).status).toBe(204);
  expect(await idsOf('/users/8/gpg_keys')).toEqual([]);
});
