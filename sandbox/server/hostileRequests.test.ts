/** Tests that long values in requests are refused or served. `npm run proof -- hostile` measures their cost. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestSandbox } from '../testing/openTestSandbox.ts';

const { sandbox, request } = await openTestSandbox();
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const call = (method: string, path: string, body: object) =>
  request(method, path, { as: 'mira', body: body as never, isEchoed: false });
const LIST = '/projects/5/repository/commits';

test.each([
  ['an item without a value', '/projects/5/invitations', { email: ',,', access_level: 30 }],
  [
    'a file below 101 directories',
    LIST,
    {
      branch: 'main',
      commit_message: 'Deep',
      actions: [{ action: 'create', file_path: `${'a/'.repeat(100)}b`, content: 'x' }],
    },
  ],
  [
    'a list of 1,001 changes',
    '/projects/5/protected_environments',
    { name: 'x', deploy_access_levels: Array(1001).fill({ access_level: 40 }) },
  ],
  [
    'an address of a mirror with 2,049 characters',
    '/projects/5/remote_mirrors',
    { url: `https://mirror.example/${'x'.repeat(2026)}` },
  ],
  [
    '1,001 tags of a runner',
    '/user/runners',
    { runner_type: 'project_type', project_id: 5, tag_list: Array(1001).fill('x') },
  ],
])('%s is refused', async (_, path, body) => {
  expect((await call('POST', path, body)).status).toBe(400);
});

test.each(['Infinity', '1e400'])('the page %s is refused', async (page) => {
  expect((await request('GET', `${LIST}?page=${page}`, { as: 'mira' })).status).toBe(400);
});

test('half of a surrogate pair in the name of a field is refused', async () => {
  const body = { title: 'x', '\ud800': 1 };
  expect((await call('POST', '/projects/5/milestones', body)).status).toBe(400);
});

test('an address that differs in its letter case only is invited once', async () => {
  const invited = async (email: string) =>
    (await call('POST', '/projects/5/invitations', { email, access_level: 30 })).body;
  const email = Array.from({ length: 500 }, (_, at) => `Person${at}@new.example`).join();
  expect(await invited(email)).toEqual({ status: 'success' });
  const again = await invited('person7@NEW.example, other@new.example');
  expect(again).toEqual({
    status: 'error',
    message: { 'person7@NEW.example': 'The email address has already been taken' },
  });
});

test('a directory may take the name of a file only after all files below it are deleted', async () => {
  const commit = (...actions: object[]) =>
    call('POST', LIST, { branch: 'main', commit_message: 'Files', actions });
  const create = (file_path: string) => ({ action: 'create', file_path, content: 'x' });
  const remove = (file_path: string) => ({ action: 'delete', file_path });
  expect((await commit(create('new/a/b'), create('new/a'))).status).toBe(400);
  expect(
    (await commit(create('new/a/b'), create('new/a/c'), remove('new/a/b'), create('new/a'))).status,
  ).toBe(400);
  expect((await commit(create('new/a/b'), remove('new/a/b'), create('new/a'))).status).toBe(201);
});
