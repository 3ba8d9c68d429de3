/** Tests of the operations on SAML identities of groups (API documentation, document 2). */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { emails, samlIdentities } from '../../../generated/tables.ts';
import { openTestSandbox } from '../../testing/openTestSandbox.ts';

const { sandbox, request } = await openTestSandbox();
beforeEach(async () => {
  await sandbox.reset();
  sandbox.settings.offering = 'hosted';
});

const patch = (uid: string, form: Record<string, string>, as = 'omar') =>
  request('PATCH', `/groups/3/saml/${uid}`, { as, form });
const identityOfDana = () =>
  sandbox.db.select().from(samlIdentities).where(eq(samlIdentities.user, 'dana')).get();
const statusOf = async (method: string, path: string, as?: string) =>
  (await request(method, path, { ...(as && { as }) })).status;

test('An update of `extern_uid` makes an identity untrusted, and its user gets an email', async () => {
  expect(identityOfDana()?.trusted).toBe(true);
  const changed = await patch('dana-saml-uid', { extern_uid: 'dana/new' });
  expect(changed).toMatchObject({ status: 200, body: undefined });
  expect(identityOfDana()).toMatchObject({ extern_uid: 'dana/new', trusted: false });
  expect(sandbox.db.select().from(emails).all()).toMatchObject([
    { to: 'dana@acme.example', sent_at: '2026-10-21T09:00:00Z' },
  ]);
  expect(await statusOf('GET', '/groups/3/saml/dana-saml-uid', 'omar')).toBe(404);
  expect((await request('GET', '/groups/3/saml/dana%2Fnew', { as: 'omar' })).body).toEqual({
    extern_uid: 'dana/new',
    user_id: 9,
  });
});

test.each(['', '.', '..', 'identities'])(
  'An update to %j is refused, because no path could name it',
  async (uid) => {
    expect((await patch('dana-saml-uid', { extern_uid: uid })).status).toBe(400);
    expect(identityOfDana()).toMatchObject({ extern_uid: 'dana-saml-uid' });
  },
);

test('An update without `extern_uid` changes nothing', async () => {
  expect((await patch('dana-saml-uid', {})).status).toBe(200);
  expect(identityOfDana()?.trusted).toBe(true);
  expect(sandbox.db.select().from(emails).all()).toEqual([]);
});

test('An update is refused if another identity of the group already has the `extern_uid`', async () => {
  const taken = await patch('dana-saml-uid', { extern_uid: 'mira-saml-uid' });
  expect(taken).toMatchObject({
    status: 400,
    body: { message: { extern_uid: ['has already been taken'] } },
  });
  expect(identityOfDana()?.trusted).toBe(true);
  // Even an update with an unchanged `extern_uid` makes the identity untrusted.
  expect((await patch('dana-saml-uid', { extern_uid: 'dana-saml-uid' })).status).toBe(200);
  expect(identityOfDana()?.trusted).toBe(false);
});

test('An update with an empty `extern_uid` is refused, because no path could name the identity', async () => {
  expect((await patch('dana-saml-uid', { extern_uid: '' })).body).toEqual({
    message: { extern_uid: ["can't be blank"] },
  });
  expect(identityOfDana()?.trusted).toBe(true);
});

test('A request for a deleted identity is a 404', async () => {
  expect(await statusOf('DELETE', '/groups/3/saml/dana-saml-uid', 'omar')).toBe(204);
  expect(await statusOf('GET', '/groups/3/saml/dana-saml-uid', 'omar')).toBe(404);
  expect(await statusOf('DELETE', '/groups/3/saml/dana-saml-uid', 'omar')).toBe(404);
  expect((await request('GET', '/groups/3/saml/identities', { as: 'omar' })).body).toHaveLength(2);
});

test('Owners and administrators may see and change identities', async () => {
  expect(await statusOf('GET', '/groups/acme/saml/identities', 'ada')).toBe(200);
  expect(await statusOf('GET', '/groups/3/saml/identities', 'audrey')).toBe(200);
  for (const who of ['mira', 'dana', 'stan'])
    expect(await statusOf('GET', '/groups/3/saml/identities', who)).toBe(404);
  expect((await patch('dana-saml-uid', { extern_uid: 'x' }, 'mira')).status).toBe(403);
  expect(await statusOf('DELETE', '/groups/3/saml/dana-saml-uid', 'audrey')).toBe(403);
  expect(await statusOf('GET', '/groups/3/saml/identities')).toBe(401);
  // In the path of another group, the identity is a 404.
  expect(await statusOf('GET', '/groups/20/saml/dana-saml-uid', 'omar')).toBe(404);
});

test('SAML identities exist only on the hosted offering, in the tiers Premium and Ultimate', async () => {
  sandbox.settings.tier = 'free';
  expect(await statusOf('GET', '/groups/3/saml/identities', 'omar')).toBe(404);
  sandbox.settings.tier = 'premium';
  expect(await statusOf('GET', '/groups/3/saml/identities', 'omar')).toBe(200);
  sandbox.settings.offering = 'self-managed';
  expect(await statusOf('GET', '/groups/3/saml/identities', 'omar')).toBe(404);
});
