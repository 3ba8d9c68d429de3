import { expect, test, vi } from 'vitest';
import { listOperations, readContract } from '../../contract/contract.ts';
import { members } from '../../generated/tables.ts';
import { HANDLERS } from '../areas/handlers.ts';
import { openSandbox } from '../openSandbox.ts';
import { openTestSandbox } from '../testing/openTestSandbox.ts';
import { createApp } from './createApp.ts';

test('every operation has a handler, and every handler has an operation', async () => {
  const { document } = await readContract();
  const operations = listOperations(document).map(({ id }) => id);
  expect(Object.keys(HANDLERS).sort()).toEqual(operations.sort());
});

test('an operation without a handler returns 501, and the message names it', async () => {
  const contract = await readContract();
  const { '/user/keys': keys } = contract.document.paths;
  const paths = {
    '/user/badges': {
      get: { ...keys!.get!, operationId: 'listBadges', parameters: [], security: [] },
    },
  };
  const newer = { ...contract, document: { ...contract.document, paths } };
  const sandbox = await openSandbox({ contract: newer, seed: {} });
  const response = await createApp(sandbox).request('http://127.0.0.1/api/v4/user/badges');
  expect([response.status, await response.json()]).toEqual([
    501,
    {
      message:
        '501 Not Implemented: the sandbox has no handler for the operation listBadges. Give one in the option handlers of startSandbox, or in --handlers of the command',
    },
  ]);
  await sandbox.close();
});

test('GraphQL is refused with a message that says what to use instead', async () => {
  const sandbox = await openSandbox({ contract: await readContract(), seed: {} });
  const response = await createApp(sandbox).request('http://127.0.0.1/api/graphql', {
    method: 'POST',
    body: '{ "query": "{ currentUser { id } }" }',
  });
  const { errors } = await response.json();
  expect(response.status).toBe(501);
  expect(errors).toMatchObject([
    { message: expect.stringContaining('has no GraphQL. Use the REST API below /api/v4') },
  ]);
  await sandbox.close();
});

test.each([
  '/projects/5/milestones',
  '/projects/5/repository/tags',
  '/projects/5/repository/commits',
  '/projects/5/issues/11/notes',
])('a page of %s with any number is empty, and the header repeats the number', async (path) => {
  const { sandbox, request } = await openTestSandbox();
  for (const page of ['9007199254740991', '9223372036854775807', '99999999999999999999']) {
    const { status, headers, body } = await request('GET', `${path}?page=${page}`, { as: 'dana' });
    expect([status, headers.get('x-page'), body]).toEqual([200, page, []]);
  }
  const { headers } = await request('GET', `${path}?page=1e%2B21`, { as: 'dana' });
  expect(headers.get('x-page')).toBe('1000000000000000000000');
  await sandbox.close();
});

test.each([
  ['/projects/5/milestones?iids[]=9223372036854777856', 'iids[]'],
  ['/projects/5/milestones?iids[]=99999999999999999999999', 'iids[]'],
  ['/merge_requests?scope=all&reviewer_id=99999999999999999999999', 'reviewer_id'],
  ['/groups/3/merge_requests?source_project_id=99999999999999999999999', 'source_project_id'],
  ['/groups/3/merge_requests?source_project_id=-99999999999999999999999', 'source_project_id'],
])('%s: an integer of more than 64 bits is refused', async (path) => {
  const { sandbox, request } = await openTestSandbox();
  expect((await request('GET', path, { as: 'dana' })).status).toBe(400);
  await sandbox.close();
});

test.each([
  ['POST', '/projects/5/deploy_keys'],
  ['PUT', '/projects/5/deploy_keys/51'],
  ['GET', '/projects/12/deploy_keys?per_page=0'],
  ['POST', '/projects/5/protected_environments'],
  ['PUT', '/projects/5/protected_environments/production'],
  ['POST', '/projects/5/milestones'],
  ['PUT', '/projects/5/milestones/31'],
  ['POST', '/projects/5/remote_mirrors'],
  ['PUT', '/projects/5/remote_mirrors/101'],
  ['POST', '/projects/5/dependency_list_exports'],
  ['POST', '/groups/3/dependency_list_exports'],
  ['POST', '/pipelines/1042/dependency_list_exports'],
  ['POST', '/projects/5/repository/tags'],
  ['POST', '/projects/5/repository/commits'],
  ['POST', '/groups/3/saml_group_links'],
  ['PUT', '/runners/63'],
])('%s %s: a guest gets 403, even if the values are invalid', async (method, path) => {
  const { sandbox, request } = await openTestSandbox({ clock: Date.parse('2026-10-21T09:00:00Z') });
  const as = path.startsWith('/projects/12/') ? 'stan' : 'gus';
  expect((await request(method, path, { as, ...(method !== 'GET' && { body: [] }) })).status).toBe(
    403,
  );
  await sandbox.close();
});

test('a parameter with a wrongly encoded name has no effect, but stays in the links to other pages', async () => {
  const { sandbox, request } = await openTestSandbox();
  const { status, headers } = await request(
    'GET',
    '/projects/5/repository/tree?%zz=1&constructor=2',
  );
  expect(status).toBe(200);
  expect(headers.get('link')).toContain('?%zz=1&constructor=2&page=1&per_page=20>');
  await sandbox.close();
});

test('a JSON body without the media type `application/json` is refused', async () => {
  const { sandbox, request } = await openTestSandbox();
  const path = '/projects/5/repository/tags';
  const body = { tag_name: 'new', ref: 'main' };
  const sent = (contentType: string) =>
    request('POST', path, { as: 'dana', body, headers: { 'content-type': contentType } });
  expect(await sent('text/plain')).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('application/json') },
  });
  expect((await sent('application/json; charset=utf-8')).status).toBe(201);
  await sandbox.close();
});

test('a text that the database cannot store unchanged is refused', async () => {
  const { sandbox, request } = await openTestSandbox();
  const create = (body: string) =>
    request('POST', '/projects/5/issues/11/notes', { as: 'dana', body: { body } });
  for (const text of ['a\0b', '\ud83d']) expect((await create(text)).status).toBe(400);
  expect((await create('\u{1f680} \t')).body.body).toBe('\u{1f680} \t');
  await sandbox.close();
});

test('a path outside the contract is 404 and says so', async () => {
  const { sandbox, request } = await openTestSandbox();
  expect(await request('GET', '/projects/5/branches')).toMatchObject({
    status: 404,
    body: {
      message:
        '404 Not Found: this path is outside the contract. To add operations, see forge-contract extend',
    },
  });
  await sandbox.close();
});

test('an invalid parameter or body is 404 if the contract declares no 400', async () => {
  const { sandbox, request } = await openTestSandbox();
  const link = '/groups/3/saml_group_links/rocket-engineers';
  expect((await request('GET', `${link}?provider=saml`, { as: 'ada' })).status).toBe(200);
  expect((await request('GET', `${link}?provider[]=saml`, { as: 'ada' })).status).toBe(404);
  expect((await request('DELETE', link, { as: 'ada', body: [] })).status).toBe(404);
  expect((await request('DELETE', link, { as: 'ada', body: {} })).status).toBe(204);
  await sandbox.close();
});

test('an archived project is read, and nothing in it changes', async () => {
  const { sandbox, request } = await openTestSandbox();
  const path = '/projects/14/milestones';
  expect((await request('GET', path, { as: 'omar' })).status).toBe(200);
  expect(await request('POST', path, { as: 'omar', body: { title: 'Late' } })).toMatchObject({
    status: 403,
    body: { message: '403 Forbidden - the project is archived' },
  });
  await sandbox.close();
});

test('if an operation needs no token, a call with an unknown token counts as anonymous', async () => {
  const { sandbox, request } = await openTestSandbox();
  const headers = { 'PRIVATE-TOKEN': 'no-such-token' };
  const asked = (path: string) => request('GET', path, { headers });
  expect((await asked('/projects/12/repository/tree')).status).toBe(200);
  expect((await asked('/projects/15/repository/tree')).status).toBe(404);
  expect((await asked('/user/keys')).status).toBe(401);
  await sandbox.close();
});

test.each([
  ['PUT', '/runners/all', 'GET, HEAD'],
  ['GET', '/projects/5/clusters/user', 'POST'],
  ['OPTIONS', '/projects/5/clusters/user', 'POST'],
  ['PATCH', '/runners/61', 'GET, HEAD, PUT'],
  ['PROPFIND', '/runners/61', 'GET, HEAD, PUT'],
  ['HEAD', '/projects/5/clusters/user', 'POST'],
])(
  '%s %s is a 405, because the literal path has precedence over the path with a parameter',
  async (...asked) => {
    const [method, path, allow] = asked;
    const { sandbox, request } = await openTestSandbox();
    const { status, headers } = await request(method, path, { as: 'ada' });
    expect([status, headers.get('allow')]).toEqual([405, allow]);
    await sandbox.close();
  },
);

test('a fault of a handler is logged with operation and stack, and the response has the ID of the log entry', async () => {
  const { sandbox } = await openTestSandbox();
  const app = createApp(sandbox);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { repository } = sandbox.git;
  sandbox.git.repository = () =>
    Promise.reject(new Error(`cannot read ${import.meta.dirname}/5.git`));
  const ask = () => app.request('http://127.0.0.1/api/v4/projects/5/repository/tree');
  const response = await ask();
  const id = response.headers.get('x-request-id');
  expect([response.status, await response.json()]).toEqual([
    500,
    {
      message: `500 Internal Server Error: cannot read 5.git (request ${id}: the server's log has more)`,
    },
  ]);
  expect(logged.mock.calls.flat()).toEqual([
    expect.stringMatching(
      new RegExp(
        `^request ${id}: listTree failed[\\s\\S]+Error: cannot read ${import.meta.dirname}/5.git\n {4}at `,
      ),
    ),
  ]);
  sandbox.git.repository = repository;
  logged.mockRestore();
  const [other, refused] = [await ask(), await app.request('http://127.0.0.1/api/v4/user/keys')];
  expect([other.status, refused.status]).toEqual([200, 401]);
  const ids = [other, refused].map(({ headers }) => headers.get('x-request-id'));
  expect(new Set([id, ...ids]).size).toBe(3);
  for (const one of ids) expect(one).toMatch(/^[0-9a-f]{8}$/);
  await sandbox.close();
});

test('a membership ends at its time', async () => {
  const { sandbox, request } = await openTestSandbox();
  const read = () => request('GET', '/projects/15/repository/tags', { as: 'dana' });
  expect((await read()).status).toBe(200);
  sandbox.db.update(members).set({ expires_at: sandbox.clock.now() }).run();
  expect((await read()).status).toBe(404);
  await sandbox.close();
});
