/** Tests of the operations on SAML group links (API documentation, document 2). */
import { beforeEach, expect, test } from 'vitest';
import { openTestSandbox } from '../../testing/openTestSandbox.ts';

const { sandbox, request } = await openTestSandbox();
beforeEach(() => sandbox.reset());

const LINKS = '/groups/3/saml_group_links';
const create = (body: Record<string, unknown>, as = 'omar', links = LINKS) =>
  request('POST', links, {
    as,
    body: { saml_group_name: 'launch-team', access_level: 30, ...body } as never,
  });
const get = (name: string, as = 'omar') => request('GET', `${LINKS}/${name}`, { as });
const statusOf = async (method: string, path: string, as?: string) =>
  (await request(method, path, { ...(as && { as }) })).status;

test('A link is created, read and deleted by its name', async () => {
  const created = await create({ member_role_id: 121, provider: 'saml' });
  expect(created.status).toBe(201);
  expect(created.body).toEqual({
    name: 'launch-team',
    access_level: 30,
    member_role_id: 121,
    provider: 'saml',
  });
  expect((await get('launch-team')).body).toEqual(created.body);
  expect(await statusOf('DELETE', `${LINKS}/launch-team`, 'omar')).toBe(204);
  expect((await get('launch-team')).status).toBe(404);
});

test('A link whose name has a slash is found if the slash is encoded in the path', async () => {
  await create({ saml_group_name: 'launch/team' });
  expect((await get('launch%2Fteam')).body).toEqual({
    name: 'launch/team',
    access_level: 30,
    provider: null,
  });
});

test.each([
  ['', "can't be blank"],
  ['.', 'is invalid'],
  ['..', 'is invalid'],
])('A link with the name %j is refused, because no path could name the link', async (name, why) => {
  expect((await create({ saml_group_name: name })).body).toEqual({
    message: { saml_group_name: [why] },
  });
});

test('If several links have the same name, the parameter `provider` is required', async () => {
  for (const method of ['GET', 'DELETE']) {
    const { status, body } = await request(method, `${LINKS}/flight-crew`, { as: 'omar' });
    expect(status).toBe(422);
    expect(body.message).toContain('provider is required');
  }
  expect((await get('flight-crew?provider=saml-partner')).body.access_level).toBe(10);
  expect((await get('flight-crew?provider=other')).status).toBe(404);
  expect(await statusOf('DELETE', `${LINKS}/flight-crew?provider=saml`, 'omar')).toBe(204);
  // After a deletion, only one link has the name, so `provider` is not required.
  expect((await get('flight-crew')).body.provider).toBe('saml-partner');
});

test('A given `provider` must match, even if only one link has the name', async () => {
  expect((await get('visitors')).body.provider).toBeNull();
  expect((await get('visitors?provider=')).status).toBe(200);
  expect((await get('visitors?provider=saml')).status).toBe(404);
});

test('A provider can have several links, but only one with the same name', async () => {
  expect((await create({ saml_group_name: 'visitors' })).body).toEqual({
    message: { saml_group_name: ['has already been taken'] },
  });
  expect((await create({ saml_group_name: 'visitors', provider: 'saml' })).status).toBe(201);
  expect((await get('visitors')).status).toBe(422);
  expect((await get('visitors?provider=')).body.provider).toBeNull();
});

test('A custom role must belong to the group or an ancestor group', async () => {
  expect((await create({ member_role_id: 404404 })).body).toEqual({
    message: { member_role_id: ['is invalid'] },
  });
  const below = await create({ member_role_id: 121 }, 'omar', '/groups/20/saml_group_links');
  expect(below.status).toBe(201);
  expect(await statusOf('GET', '/groups/20/saml_group_links/rocket-engineers', 'omar')).toBe(404);
});

test.each([0, 5, 10, 15, 20, 25, 30, 40, 50])('Access level %i can be given', async (level) => {
  expect((await create({ access_level: level })).body.access_level).toBe(level);
});

test('Owners and administrators may see and change links, in Premium and Ultimate', async () => {
  expect(await statusOf('GET', LINKS, 'ada')).toBe(200);
  for (const who of ['mira', 'stan']) {
    expect(await statusOf('GET', LINKS, who)).toBe(404);
    expect(await statusOf('GET', `${LINKS}/visitors`, who)).toBe(404);
    expect((await create({}, who)).status).toBe(403);
    expect(await statusOf('DELETE', `${LINKS}/visitors`, who)).toBe(403);
  }
  sandbox.settings.tier = 'free';
  expect(await statusOf('GET', LINKS, 'omar')).toBe(404);
});

test('A link with an empty provider is found by an empty provider', async () => {
  await create({ saml_group_name: 'crew', provider: '' });
  expect((await get('crew?provider=')).status).toBe(200);
});
