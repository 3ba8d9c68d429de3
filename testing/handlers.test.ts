import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OwnHandlers, startSandbox, type TestFork, type TestSandbox } from './index.ts';

const BRANCHES = join(import.meta.dirname, '../contract/extensions/testing/branches.openapi.yaml');

const handlers: OwnHandlers = {
  listBranches: async ({ repository, page }) => {
    const { branches, defaultBranch } = await repository('read');
    return page(
      branches().map(({ name, sha }) => ({
        name,
        default: name === defaultBranch,
        commit: { id: sha },
      })),
    );
  },
  createBranch: async ({ body, repository, refuse }) => {
    const { resolve, setBranch, branch, defaultBranch } = await repository('write');
    if (branch(body.branch)) refuse(400, 'Branch already exists');
    const sha = (await resolve(body.ref)) ?? refuse(400, 'Invalid reference name');
    setBranch(body.branch, sha);
    return { name: body.branch, default: body.branch === defaultBranch, commit: { id: sha } };
  },
  getMergeRequest: ({ project, path, rows, refuse }) => {
    const [found] = rows('merge_requests', {
      project_id: project.id,
      iid: path.merge_request_iid,
    });
    if (!found) refuse(404, '404 Merge Request Not Found');
    return { iid: found!.iid, title: found!.title };
  },
};

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ extend: BRANCHES, handlers });
});
afterAll(() => sandbox.close());

async function send(
  method: string,
  path: string,
  options: { token?: keyof TestSandbox['tokens']; body?: object } = {},
) {
  const { token, body } = options;
  const response = await fetch(`${sandbox.apiUrl}/projects/acme%2Frocket${path}`, {
    method,
    headers: {
      ...(token && { 'PRIVATE-TOKEN': sandbox.tokens[token] }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    body: body ? JSON.stringify(body) : null,
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text && JSON.parse(text) };
}

describe('a handler of an extension', () => {
  test('returns pages of the state of the sandbox', async () => {
    const { body, headers } = await send('GET', '/repository/branches?per_page=1', {
      token: 'developer',
    });
    expect(body).toEqual([
      {
        name: expect.any(String),
        default: expect.any(Boolean),
        commit: { id: expect.any(String) },
      },
    ]);
    expect(headers.get('link')).toContain('rel="next"');
    expect(Number(headers.get('x-total'))).toBeGreaterThan(1);
  });

  test('changes the state, which a reset restores', async () => {
    const branch = { branch: 'fix/cooling', ref: 'main' };
    const path = '/repository/branches';
    const total = async () =>
      Number((await send('GET', path, { token: 'developer' })).headers.get('x-total'));
    const before = await total();
    expect(await send('POST', path, { token: 'developer', body: branch })).toMatchObject({
      status: 201,
      body: { name: 'fix/cooling', default: false },
    });
    expect(await total()).toBe(before + 1);
    const commit = await send('GET', '/repository/commits/fix%2Fcooling', { token: 'developer' });
    expect(commit.status).toBe(200);
    expect(await send('POST', path, { token: 'developer', body: branch })).toMatchObject({
      status: 400,
      body: { message: 'Branch already exists' },
    });
    await sandbox.reset();
    expect(await total()).toBe(before);
  });

  test('is called only after the checks of the sandbox', async () => {
    const path = '/repository/branches';
    expect(await send('POST', path, { body: { branch: 'a', ref: 'main' } })).toMatchObject({
      status: 401,
    });
    expect(await send('POST', path, { token: 'developer', body: { branch: 'a' } })).toMatchObject({
      status: 400,
      body: { message: { ref: expect.any(Array) } },
    });
    expect(
      await send('POST', path, { token: 'guest', body: { branch: 'a', ref: 'main' } }),
    ).toMatchObject({ status: 403 });
  });

  test('reads rows', async () => {
    const found = await send('GET', '/merge_requests/21', { token: 'developer' });
    const missing = await send('GET', '/merge_requests/404404', { token: 'developer' });
    expect([found.status, missing.status, missing.body]).toEqual([
      200,
      404,
      { message: '404 Merge Request Not Found' },
    ]);
    expect(found.body).toEqual({ iid: 21, title: expect.any(String) });
  });

  test('has its requests judged by the extension', async () => {
    await send('GET', '/merge_requests/21', { token: 'developer' });
    const [last] = (await sandbox.requests({ operation: 'getMergeRequest' })).slice(-1);
    expect(last?.findings).toEqual(
      expect.arrayContaining([expect.objectContaining({ of: 'response', check: 'schema' })]),
    );
  });

  test('works in a fork, too', async () => {
    const fork = await sandbox.fork();
    const response = await fetch(`${fork.apiUrl}/projects/5/repository/branches`, {
      headers: { 'PRIVATE-TOKEN': fork.tokens.developer },
    });
    expect(response.status).toBe(200);
    await fork.close();
  });
});

describe('a table of an extension', () => {
  const FREEZES = '/freezes';
  let own: TestSandbox;
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'freezes-'));
    const extend = join(folder, 'freezes.openapi.json');
    await writeFile(extend, JSON.stringify(freezes()));
    own = await startSandbox({ extend, handlers: freezeHandlers });
    await rm(folder, { recursive: true });
  });
  afterAll(() => own.close());
  beforeEach(() => own.reset());

  /** A document with a resource that the sandbox does not have. */
  function freezes() {
    const content = { 'application/json': { schema: {} } };
    const response = { description: 'Freeze periods.', content };
    const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }];
    return {
      openapi: '3.1.0',
      info: { title: 'Ours', version: '1' },
      paths: {
        [FREEZES]: {
          get: { operationId: 'listFreezes', responses: { 200: response } },
          post: {
            operationId: 'createFreeze',
            requestBody: { content },
            responses: { 201: response },
          },
        },
        [`${FREEZES}/{id}`]: {
          delete: {
            operationId: 'deleteFreeze',
            parameters,
            responses: { 204: { description: 'Gone.' } },
          },
        },
      },
    };
  }

  const freezeHandlers: OwnHandlers = {
    listFreezes: ({ table }) => table('freezes').rows(),
    createFreeze: ({ body, table, refuse }) => {
      const { rows, insert, update } = table<{ start: string; days?: number[] }>('freezes');
      const created = insert({ start: body.start });
      if (rows({ start: body.start }).length > 1) refuse(400, 'It exists');
      return update(created, { days: [1, 2] });
    },
    deleteFreeze: ({ path, table }) => {
      const { rows, remove } = table('freezes');
      for (const row of rows({ id: path.id })) remove(row);
      return undefined;
    },
  };

  async function ask({ apiUrl, tokens }: TestFork, method: string, path = '', start = '') {
    const response = await fetch(`${apiUrl}${FREEZES}${path}`, {
      method,
      headers: { 'PRIVATE-TOKEN': tokens.developer, 'Content-Type': 'application/json' },
      body: start ? JSON.stringify({ start }) : null,
    });
    const text = await response.text();
    return { status: response.status, body: text && JSON.parse(text) };
  }
  const list = async (fork: TestFork) => (await ask(fork, 'GET')).body;

  test('keeps its rows, and a refusal and a reset undo them', async () => {
    expect((await ask(own, 'POST', '', 'May')).body).toEqual({ id: 1, start: 'May', days: [1, 2] });
    expect((await ask(own, 'POST', '', 'May')).status).toBe(400);
    expect(await list(own)).toEqual([{ id: 1, start: 'May', days: [1, 2] }]);
    await ask(own, 'POST', '', 'June');
    await ask(own, 'DELETE', '/1');
    expect(await list(own)).toMatchObject([{ start: 'June' }]);
    await own.reset();
    expect(await list(own)).toEqual([]);
  });

  test('has rows of its own in each fork, which begin as a copy', async () => {
    await ask(own, 'POST', '', 'May');
    const fork = await own.fork();
    await ask(fork, 'POST', '', 'June');
    expect(await list(fork)).toMatchObject([{ start: 'May' }, { start: 'June' }]);
    expect(await list(own)).toMatchObject([{ start: 'May' }]);
    await fork.close();
  });

  test('gets rows from the control API, too', async () => {
    await own.control('POST', '/own_rows', { kind: 'freezes', values: { start: 'July' } });
    expect(await list(own)).toEqual([{ id: expect.any(Number), start: 'July' }]);
  });
});

test('an operation without a handler is refused with 501', async () => {
  expect(await send('GET', '/repository/branches/main', { token: 'developer' })).toMatchObject({
    status: 501,
    body: { message: expect.stringContaining('no handler for the operation getBranch') },
  });
});

test('a handler may replace that of the sandbox', async () => {
  const own = await startSandbox({
    handlers: { listTags: ({ reply }) => reply(429, { message: 'later' }, { 'retry-after': '1' }) },
  } as { handlers: OwnHandlers });
  const response = await fetch(`${own.apiUrl}/projects/5/repository/tags`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '1']);
  await own.close();
});

test.each([
  [{ packs: [], handlers: { listBranches: () => [] } }, /no operation 'listBranches'/],
  [{ extend: BRANCHES, handlers: { listBranche: () => [] } }, /Did you mean 'listBranches'/],
  [{ extend: BRANCHES, handlers, separate: true }, /separate process/],
  [{ extend: 'missing.yaml' }, /there is no such file/],
])('startSandbox refuses %j', async (options, message) => {
  await expect(startSandbox(options as object)).rejects.toThrow(message);
});
