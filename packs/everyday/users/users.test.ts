import { afterAll, beforeEach, expect, test } from 'vitest';
import { openPackSandbox } from '../../testing/openPackSandbox.ts';

const { sandbox, request } = await openPackSandbox();
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const namesOf = ({ body }: { body: { username: string }[] }) =>
  body.map(({ username }) => username);

test('the current user is the holder of the token, and only administrators see that they are one', async () => {
  const { body: dana } = await request('GET', '/user', { as: 'dana' });
  expect(dana).toMatchObject({ id: 9, username: 'dana', email: 'dana@acme.example' });
  expect(dana).not.toHaveProperty('is_admin');
  expect((await request('GET', '/user', { as: 'ada' })).body.is_admin).toBe(true);
  expect((await request('GET', '/user')).status).toBe(401);
});

test('a list of users has filters, an order, and pages by number or by keyset', async () => {
  const list = (query: string) => request('GET', `/users?${query}`, { as: 'dana' });
  expect(namesOf(await list('username=MIRA'))).toEqual(['mira']);
  expect(namesOf(await list('search=owner'))).toEqual(['omar']);
  expect(namesOf(await list('search=mira@acme.example'))).toEqual(['mira']);
  expect(namesOf(await list('admins=true'))).toEqual(['ada']);
  expect(namesOf(await list('order_by=username&sort=asc&per_page=2'))).toEqual(['ada', 'audrey']);
  const walked: string[] = [];
  for (
    let url: string | undefined = '/users?pagination=keyset&order_by=id&sort=asc&per_page=4';
    url;
  ) {
    const page = await request('GET', url, { as: 'dana' });
    walked.push(...namesOf(page));
    url = /api\/v4([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
  }
  expect(walked).toEqual(namesOf(await list('sort=asc&per_page=100')));
});

test('a keyset walk goes on when the user behind the cursor is deleted', async () => {
  const first = await request('GET', '/users?pagination=keyset&sort=asc&per_page=3', {
    as: 'dana',
  });
  const next = /api\/v4([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const before = namesOf(await request('GET', next, { as: 'dana' }));
  sandbox.db.run(`DELETE FROM users WHERE id = ${first.body.at(-1).id}`);
  expect(namesOf(await request('GET', next, { as: 'dana' }))).toEqual(before);
});

test('a blocked user is among the blocked ones, and not among the active ones', async () => {
  sandbox.db.run("UPDATE users SET state = 'blocked' WHERE username = 'stan'");
  expect(namesOf(await request('GET', '/users?blocked=true', { as: 'dana' }))).toEqual(['stan']);
  expect(namesOf(await request('GET', '/users?active=true', { as: 'dana' }))).not.toContain('stan');
});

test('a status is set, seen by others, and ends with its time', async () => {
  await sandbox.reset(Date.parse('2026-10-21T09:00:00Z'));
  const body = { emoji: 'rocket', message: 'On <b>', clear_status_after: '30_minutes' };
  const set = await request('PUT', '/user/status', { as: 'dana', body, isEchoed: false });
  expect(set.body).toMatchObject({
    message: 'On <b>',
    message_html: 'On &lt;b>',
    clear_status_at: '2026-10-21T09:30:00.000Z',
  });
  const read = async () => (await request('GET', '/users/dana/status')).body.emoji;
  expect(await read()).toBe('rocket');
  sandbox.clock.restore({ stoppedTime: Date.parse('2026-10-21T09:31:00Z'), offset: 0 });
  expect(await read()).toBeNull();
});

test('a status is cleared by an empty body, and a reset restores it', async () => {
  const read = async () => (await request('GET', '/users/mira/status')).body.message;
  await request('PUT', '/user/status', { as: 'mira', body: {} });
  expect(await read()).toBeNull();
  await sandbox.reset();
  expect(await read()).toBe('Counting down');
});

test('a new user may call until an administrator blocks them', async () => {
  const user = { email: 'ivo@acme.example', username: 'ivo', name: 'Ivo Intern' };
  const body = { ...user, password: 'not-a-secret' };
  const created = await request('POST', '/users', { as: 'ada', body, isEchoed: false });
  expect(created.body).toMatchObject({ ...user, is_admin: false });
  const status = async () => (await request('GET', '/user', { as: 'ivo' })).status;
  const ask = async (verb: string) =>
    (await request('POST', `/users/${created.body.id}/${verb}`, { as: 'ada' })).body;
  expect(await status()).toBe(200);
  expect([await ask('block'), await ask('block')]).toEqual([true, null]);
  expect(await status()).not.toBe(200);
  expect([await ask('unblock'), await ask('unblock')]).toEqual([true, false]);
  const again = { ...user, username: 'ivo2' };
  expect((await request('POST', '/users', { as: 'ada', body: again })).status).toBe(409);
  await request('DELETE', `/users/${created.body.id}`, { as: 'ada' });
  expect(await status()).toBe(401);
});
