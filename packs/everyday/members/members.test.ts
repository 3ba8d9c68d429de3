import { afterAll, beforeEach, expect, test } from 'vitest';
import { openPackSandbox } from '../../testing/openPackSandbox.ts';

const { sandbox, request } = await openPackSandbox();
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

test('members: direct ones, and all with the highest level', async () => {
  const namesOf = async (path: string) =>
    (await request('GET', path, { as: 'dana' })).body.map(
      (one: { username: string; access_level: number }) => `${one.username} ${one.access_level}`,
    );
  expect(await namesOf('/projects/5/members')).toEqual(['gus 10']);
  expect(await namesOf('/projects/5/members/all')).toEqual(
    expect.arrayContaining(['omar 50', 'mira 40', 'dana 30', 'gus 10']),
  );
  expect(await namesOf('/projects/12/members/all')).toEqual(['dana 50']);
  expect(await namesOf('/projects/5/members/all?query=mir')).toEqual(['mira 40']);
});

test('a new member gets the rights of the level, within those of the granter', async () => {
  const add = (access_level: number) =>
    request('POST', '/projects/15/members', { as: 'mira', body: { user_id: 14, access_level } });
  const read = async () => (await request('GET', '/projects/15', { as: 'stan' })).status;
  expect(await read()).toBe(404);
  expect((await add(50)).status).toBe(403);
  expect((await add(31)).status).toBe(400);
  expect((await add(30)).status).toBe(201);
  expect(await read()).toBe(200);
  const member = '/projects/15/members/14';
  const body = { access_level: 20, expires_at: '2099-01-01' };
  expect((await request('PUT', member, { as: 'mira', body })).body).toMatchObject(body);
  expect((await request('DELETE', member, { as: 'stan' })).status).toBe(204);
  expect(await read()).toBe(404);
});

test('only owners change the members of a group, and nobody else removes others', async () => {
  const add = (as: string, access_level = 30) =>
    request('POST', '/groups/20/members', {
      as,
      body: { username: 'stan', access_level },
      isEchoed: false,
    });
  expect((await add('mira')).status).toBe(403);
  expect((await add('omar', 99)).status).toBe(403);
  expect((await add('omar')).body).toMatchObject({ username: 'stan', access_level: 30 });
  expect((await add('omar')).status).toBe(409);
  // The group above does not get the member, and subgroups inherit those of the group above.
  const namesOf = async (path: string) =>
    (await request('GET', path, { as: 'omar' })).body.map(
      ({ username }: { username: string }) => username,
    );
  expect(await namesOf('/groups/3/members')).not.toContain('stan');
  expect(await namesOf('/groups/20/members')).toEqual(['stan']);
  expect(await namesOf('/groups/20/members/all')).toEqual(expect.arrayContaining(['stan', 'omar']));
  const member = '/groups/20/members/14';
  expect((await request('DELETE', member, { as: 'mira' })).status).toBe(403);
  expect((await request('DELETE', member, { as: 'stan' })).status).toBe(204);
});
