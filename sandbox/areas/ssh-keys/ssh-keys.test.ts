/** Tests of the operations on users' SSH keys (API documentation, document 2). */
import { beforeEach, expect, test } from 'vitest';
import { auditEvents } from '../../../generated/tables.ts';
import { openTestSandbox } from '../../testing/openTestSandbox.ts';

const { sandbox, request } = await openTestSandbox();
beforeEach(() => sandbox.reset());

const ED25519 = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIExampleKeyGroundStation00000000000000000054';
const LAPTOP = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIExampleKeyLaptopOfDanaDeveloper000000000045';
const TAKEN = {
  message: { fingerprint: ['has already been taken'], key: ['has already been taken'] },
};

const create = (body: Record<string, string> = {}, as = 'mira', path = '/user/keys') =>
  request('POST', path, { as, body: { title: 'Ground station', key: ED25519, ...body } });
const statusOf = async (method: string, path: string, as?: string) =>
  (await request(method, path, { ...(as && { as }) })).status;
const idsOf = async (path: string, as?: string) =>
  (await request('GET', path, { ...(as && { as }) })).body.map(({ id }: { id: number }) => id);

test('By default, a key is for authentication and signing and never expires', async () => {
  const { status, body } = await create();
  expect(status).toBe(201);
  expect(body).toEqual({
    id: 48,
    title: 'Ground station',
    key: ED25519,
    created_at: '2026-10-21T09:00:00Z',
    expires_at: null,
    usage_type: 'auth_and_signing',
  });
});

test.each(['auth', 'signing', 'auth_and_signing'])(
  'A key can have the usage type %s',
  async (usage_type) => {
    expect((await create({ usage_type })).body.usage_type).toBe(usage_type);
  },
);

test('The expiry of a key is a day, and a strict sandbox shows it only in the response to the creation', async () => {
  const { body } = await create({ expires_at: '2027-02-03' });
  expect(body.expires_at).toBe('2027-02-03T00:00:00Z');
  expect((await request('GET', '/user/keys/48', { as: 'mira' })).body).toEqual(body);
  expect((await request('GET', '/user/keys', { as: 'mira' })).body).toEqual([body]);
  sandbox.settings.strict = true;
  const { expires_at: _, ...shown } = body;
  expect((await request('GET', '/user/keys/48', { as: 'mira' })).body).toEqual(shown);
  expect((await request('GET', '/user/keys', { as: 'mira' })).body).toEqual([shown]);
});

const REFUSED: [fields: Record<string, string>, message: object][] = [
  [{ key: 'nonsense' }, { key: ['is invalid'] }],
  [{ key: 'ssh-ed25519 nonsense' }, { key: ['is invalid'] }],
  [{ usage_type: 'other' }, { usage_type: ['does not have a valid value'] }],
  [{ expires_at: '2027-02-30' }, { expires_at: ['is invalid'] }],
  [{ expires_at: '2027-02-30T00:00:00Z' }, { expires_at: ['is invalid'] }],
];
test.each(REFUSED)('A key with %j is refused', async (fields, message) => {
  expect(await create(fields)).toMatchObject({ status: 400, body: { message } });
  expect(await idsOf('/user/keys', 'mira')).toEqual([]);
});

test('A request to create a key requires `title` and `key`', async () => {
  const { body } = await request('POST', '/user/keys', { as: 'mira', body: {} });
  expect(body).toEqual({ message: { title: ['is missing'], key: ['is missing'] } });
});

test('A key that some user already has is refused, even with another comment', async () => {
  for (const as of ['dana', 'mira'])
    expect(await create({ key: `${LAPTOP} other` }, as)).toMatchObject({
      status: 400,
      body: TAKEN,
    });
  expect((await create({ key: LAPTOP }, 'ada', '/users/8/keys')).body).toEqual(TAKEN);
});

test('Everybody may read the keys of a user, named by ID or username, but a key is a 404 in the path of another user', async () => {
  for (const user of ['9', 'dana']) {
    expect(await idsOf(`/users/${user}/keys`)).toEqual([45, 47]);
    expect(await statusOf('GET', `/users/${user}/keys/45`)).toBe(200);
  }
  expect(await statusOf('GET', '/users/8/keys/45')).toBe(404);
  expect(await statusOf('GET', '/users/nobody/keys')).toBe(404);
  expect(await statusOf('GET', '/user/keys/45', 'mira')).toBe(404);
});

test.each(['abc', '0x2d', '45.0', '%2045'])(
  'The key ID in a path may be any text, but %s is a 404',
  async (id) => {
    expect(await statusOf('GET', `/user/keys/${id}`, 'dana')).toBe(404);
  },
);

test('A request for a deleted key is a 404', async () => {
  expect(await statusOf('DELETE', '/user/keys/45', 'mira')).toBe(404);
  expect(await statusOf('DELETE', '/user/keys/45', 'dana')).toBe(204);
  expect(await statusOf('DELETE', '/user/keys/45', 'dana')).toBe(404);
  expect(await idsOf('/users/dana/keys')).toEqual([47]);
  // The key can be added again.
  expect((await create({ key: LAPTOP })).status).toBe(201);
});

test('Only an administrator may add and delete keys of other users, and an audit event records each added key', async () => {
  for (const who of ['omar', 'audrey'])
    expect((await create({}, who, '/users/8/keys')).status).toBe(403);
  expect(sandbox.db.select().from(auditEvents).all()).toEqual([]);
  expect((await create({}, 'ada', '/users/8/keys')).status).toBe(201);
  expect(sandbox.db.select().from(auditEvents).all()).toMatchObject([
    { author: 'ada', user: 'mira', created_at: '2026-10-21T09:00:00Z' },
  ]);
  expect(await idsOf('/user/keys', 'mira')).toEqual([48]);
  expect(await statusOf('DELETE', '/users/8/keys/48', 'mira')).toBe(403);
  expect(await statusOf('DELETE', '/users/9/keys/48', 'ada')).toBe(404);
  expect(await statusOf('DELETE', '/users/8/keys/48', 'ada')).toBe(204);
});

test('Operations that need a token refuse anonymous callers', async () => {
  for (const [method, path] of [
    ['GET', '/user/keys'],
    ['POST', '/user/keys'],
    ['GET', '/user/keys/45'],
    ['DELETE', '/user/keys/45'],
    ['POST', '/users/9/keys'],
    ['DELETE', '/users/9/keys/45'],
  ] as const)
    expect(await statusOf(method, path)).toBe(401);
});
