import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { applyDeviations } from '../contract/deviations/readContractWith.ts';
import type { RunningServer } from '../wire/startServer.ts';
import { startMock } from './startMock.ts';

let mock: RunningServer;
beforeAll(async () => {
  mock = await startMock({ contract: await readContract() });
});
afterAll(() => mock.close());

async function send(path: string, init: RequestInit = {}) {
  const response = await fetch(`${mock.url}/api/v4${path}`, init);
  const text = await response.text();
  const isJson = response.headers.get('content-type') === 'application/json';
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? JSON.parse(text) : text,
  };
}

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'private-token': 'a-token', ...headers },
  body: JSON.stringify(body),
});

describe('a response', () => {
  test('is the case with the most similar request', async () => {
    const annotated = await send('/projects/5/repository/tags/v1.0.0');
    const lightweight = await send('/projects/5/repository/tags/v1.1.0-rc1');
    expect(annotated.body.message).toBeTypeOf('string');
    expect(lightweight.body).toMatchObject({ name: 'v1.1.0-rc1', message: null });
  });

  test('is 404 for a resource outside the example world', async () => {
    expect((await send('/projects/5/repository/tags/v9.9.9')).status).toBe(404);
    expect((await send('/projects/acme%2Frocket/repository/tags/v9.9.9')).status).toBe(404);
    expect((await send('/projects/404404/repository/tags')).status).toBe(404);
    expect(
      (await send('/projects/404404/repository/tags', json({ tag_name: 'v2', ref: 'main' })))
        .status,
    ).toBe(404);
  });

  test('has the status and case that Prefer names', async () => {
    const { status, body } = await send('/projects/5/repository/tags/v1.0.0', {
      headers: { Prefer: 'code=404, example=unknown-tag' },
    });
    expect(status).toBe(404);
    expect(body.message).toMatch(/404/);
  });

  test('has the headers of its case, with links to the mock itself', async () => {
    const { headers } = await send('/projects/5/repository/tags?page=1&per_page=3');
    expect(headers.get('x-total')).toBe('5');
    expect(headers.get('link')).toContain(`<${mock.url}/api/v4/projects/5/repository/tags?page=2`);
  });

  test('may be bytes', async () => {
    const response = await fetch(`${mock.url}/api/v4/projects/5/repository/archive.zip`);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
  });

  test('with the status 204 has neither a body nor a content type', async () => {
    const { status, headers, body } = await send('/projects/5/repository/tags/v1.1.0-rc1', {
      method: 'DELETE',
      headers: { 'private-token': 'a-token' },
    });
    expect([status, body, headers.get('content-type')]).toEqual([204, '', null]);
  });

  test('to a request with `Prefer: dynamic=true` is generated from the schemas', async () => {
    const { status, body } = await send('/projects/5/repository/commits/main/sequence', {
      headers: { Prefer: 'dynamic=true' },
    });
    expect(status).toBe(200);
    expect(body.count).toBeTypeOf('number');
  });

  test('may be read by a web page of another origin, which may also send a token', async () => {
    const preflight = await fetch(`${mock.url}/api/v4/projects/5/repository/tags`, {
      method: 'OPTIONS',
      headers: { origin: 'https://app.example', 'access-control-request-method': 'GET' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('PRIVATE-TOKEN');
  });
});

describe('a response to a new resource repeats the request', () => {
  const created = async (path: string, body: object) => {
    const response = await fetch(`${mock.url}/api/v4${path}`, {
      method: 'POST',
      headers: { 'private-token': 'a-token', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.json();
  };

  test('and has the defaults of missing fields', async () => {
    const key = { title: 'Mine', key: 'ssh-ed25519 AAAA' };
    expect(await created('/user/keys', { ...key, expires_at: '2027-01-02' })).toMatchObject({
      ...key,
      expires_at: '2027-01-02T00:00:00Z',
      usage_type: 'auth_and_signing',
    });
    expect(
      await created('/projects/5/remote_mirrors', { url: 'https://m.example/a.git' }),
    ).toMatchObject({
      url: 'https://m.example/a.git',
      enabled: false,
      only_protected_branches: false,
    });
  });

  test('with masks for the credentials of an address', async () => {
    const url = 'https://user:secret@other.example/x.git';
    expect(await created('/projects/5/remote_mirrors', { url })).toMatchObject({
      url: 'https://*****:*****@other.example/x.git',
    });
  });

  test('in a list of one, too', async () => {
    const response = await fetch(`${mock.url}/api/v4/user/gpg_keys`, {
      method: 'POST',
      headers: { 'private-token': 'a-token' },
      body: new URLSearchParams({ key: 'mine' }),
    });
    expect(await response.json()).toMatchObject([{ key: 'mine' }]);
  });
});

test.each([
  ['archive', 'archive.tar.gz'],
  ['archive.zip', 'archive.zip'],
])('the archive %s can be saved as %s', async (path, file) => {
  const { headers } = await fetch(`${mock.url}/api/v4/projects/5/repository/${path}`);
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${file}"`);
});

test('OPTIONS is a method like others, unless a browser asks for a page', async () => {
  const ask = (headers: HeadersInit) =>
    fetch(`${mock.url}/api/v4/projects/5/repository/tags`, { method: 'OPTIONS', headers });
  const plain = await ask({});
  expect([plain.status, plain.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  expect((await ask({ 'access-control-request-method': 'PUT' })).status).toBe(204);
});

describe('a path', () => {
  test('may name the project by its encoded path', async () => {
    expect((await send('/projects/acme%2Frocket/repository/tags')).status).toBe(200);
  });

  test('with an unencoded slash in a parameter is 404', async () => {
    const { status, body } = await send('/projects/acme/rocket/repository/tags');
    expect(status).toBe(404);
    expect(body.message).toContain('%2F');
  });

  test('with an encoded slash in the last parameter finds the case of that name', async () => {
    const { body } = await send('/projects/5/repository/tags/release%2F2026.10');
    expect(body.name).toBe('release/2026.10');
  });

  test('outside /api/v4 is 404', async () => {
    const response = await fetch(`${mock.url}/projects/5/repository/tags`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('/api/v4');
  });

  test('is 405 with a method that the contract does not declare for it', async () => {
    expect((await send('/projects/5/repository/tags', { method: 'PUT' })).status).toBe(405);
  });

  test('with broken percent-encoding gets a response and does not stop the mock', async () => {
    const status = await new Promise((resolve) =>
      httpRequest(`${mock.url}/api/v4/projects/%E0%A4%A/repository/tags`, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).end(),
    );
    expect(status).toBeLessThan(500);
    expect((await send('/projects/5/repository/tags')).status).toBe(200);
  });
});

describe('a request', () => {
  test('with invalid parameters gets 400 with the reasons by parameter', async () => {
    const { status, body } = await send('/projects/5/repository/tags?sort=sideways&per_page=1000');
    expect(status).toBe(400);
    expect(Object.keys(body.message).sort()).toEqual(['per_page', 'sort']);
  });

  test.each([
    ['an array of one item', 'approved_by_ids[]=9', 200],
    ['an array of several', 'approved_by_ids[]=8&approved_by_ids[]=9', 200],
    [
      'the word `None`, which the contract allows instead of the array',
      'approved_by_ids[]=None',
      200,
    ],
    [
      'a word that the contract does not allow instead of the array',
      'approved_by_ids[]=Nobody',
      400,
    ],
    ['the username `None` as an item of an array', 'assignee_username[]=None', 200],
    ['a number where the contract also allows a word', 'assignee_id=0', 200],
    ['a hash', 'not[author_id]=9&not[labels]=paint', 200],
    ['a hash with a wrong value', 'not[author_id]=dana', 400],
  ])('with %s in its query gets the right status', async (_, query, status) => {
    expect((await send(`/merge_requests?${query}`)).status).toBe(status);
  });

  test('with invalid fields gets 400 with the reasons by field', async () => {
    const { status, body } = await send('/projects/5/repository/tags', json({ tag_name: 5 }));
    expect(status).toBe(400);
    expect(Object.keys(body.message).sort()).toEqual(['ref', 'tag_name']);
  });

  test.each([
    [
      'the required fields of all alternatives if it matches no alternative',
      '/projects/5/merge_requests/21/blocks',
      {},
      'must have the field blocking_merge_request_id or blocking_merge_request_iid',
    ],
    [
      'the reasons for the nearest alternative',
      '/projects/5/merge_requests/21/blocks',
      { blocking_merge_request_id: 'x' },
      { blocking_merge_request_id: ['must be an integer'] },
    ],
    [
      'the condition that makes a field required',
      '/projects/5/repository/commits',
      { branch: 'main', commit_message: 'Go', actions: [{ action: 'update', file_path: 'a' }] },
      { 'actions.0.content': [expect.stringMatching(/^is required when action is .*"update"/)] },
    ],
    [
      'the fields that exclude each other',
      '/projects/5/repository/commits',
      { branch: 'main', commit_message: 'Go', start_branch: 'a', start_sha: 'a'.repeat(40) },
      'must not have start_branch and start_sha',
    ],
  ])('with an invalid body gets 400 and %s', async (_, path, sent, message) => {
    expect(await send(path, json(sent))).toMatchObject({ status: 400, body: { message } });
  });

  test('whose body as a whole is invalid gets 400 with all reasons in one text', async () => {
    const actions = [{ action: 'sink', file_path: 'a' }];
    const { body } = await send(
      '/projects/5/repository/commits',
      json({ branch: 'main', commit_message: 'Go', start_branch: 'a', start_sha: 'b', actions }),
    );
    expect(body.message.split('; ')).toEqual([
      'must not have start_branch and start_sha',
      expect.stringMatching(/^start_sha must match/),
      expect.stringMatching(/^actions\.0\.action must be one of/),
    ]);
  });

  test('with invalid JSON gets 400', async () => {
    const { status, body } = await send('/projects/5/repository/tags', {
      ...json(null),
      body: '{"tag_name"',
    });
    expect(status).toBe(400);
    expect(body.message).toContain('not valid JSON');
  });

  test('without a required token gets 401', async () => {
    const { status, body } = await send('/projects/5/repository/tags', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(status).toBe(401);
    expect(body.message).toContain('PRIVATE-TOKEN');
  });

  test('with a form gets the same checks as with JSON', async () => {
    const form = (body: string): RequestInit => ({
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'private-token': 'a-token' },
      body,
    });
    const good = 'branch=main&commit_message=x&actions[][action]=delete&actions[][file_path]=a';
    const bad = 'branch=main&commit_message=x&actions[][action]=create&actions[][file_path]=a';
    expect((await send('/projects/5/repository/commits', form(good))).status).toBe(201);
    const refused = await send('/projects/5/repository/commits', form(bad));
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.message)).toEqual(['actions.0.content']);
  });
});

describe('a mock below another path', () => {
  let mounted: RunningServer;
  beforeAll(async () => {
    mounted = await startMock({ contract: await readContract(), mount: '/mock' });
  });
  afterAll(() => mounted.close());

  test('serves requests with that path, and writes it into links', async () => {
    const tags = `${mounted.url}/mock/api/v4/projects/5/repository/tags`;
    for (const query of ['per_page=2', 'page=1&per_page=3']) {
      const { status, headers } = await fetch(`${tags}?${query}`);
      expect(status).toBe(200);
      for (const [, address] of headers.get('link')!.matchAll(/<([^>]+)>/g))
        expect(address).toMatch(`${tags}?`);
    }
    const alert = await fetch(`${mounted.url}/mock/alert-intake`, {
      ...json({ title: 'The tank leaks' }),
      headers: { authorization: 'Bearer a-key', 'content-type': 'application/json' },
    });
    expect(alert.status).toBe(200);
  });

  test('a request without that path is 404, and the message names the path', async () => {
    const response = await fetch(`${mounted.url}/api/v4/projects/5/repository/tags`);
    expect(response.status).toBe(404);
    expect((await response.json()).message).toContain('the API is under /mock/api/v4');
  });
});

test('a taken port is an error that says what to do', async () => {
  const port = Number(new URL(mock.url).port);
  await expect(startMock({ contract: await readContract(), port })).rejects.toThrow(
    `Port ${port} is taken. Choose another port with --port`,
  );
});

test('an operation that the deviations file removes gets 404, or 405 if its path has another one', async () => {
  const removed = (target: string) => ({ target, remove: true, description: 'Old.' });
  const { contract } = applyDeviations(
    await readContract(),
    {
      overlay: '1.0.0',
      info: { title: 'Old', version: '1' },
      actions: [
        removed("$.paths['/user/keys']"),
        removed("$.paths['/projects/{id}/repository/tags'].post"),
      ],
    },
    'old.yaml',
  );
  const older = await startMock({ contract });
  const statusOf = async (path: string, init = {}) =>
    (await fetch(`${older.url}/api/v4${path}`, init)).status;
  expect(await statusOf('/user/keys', { headers: { 'private-token': 'a' } })).toBe(404);
  expect(await statusOf('/projects/5/repository/tags', { method: 'POST' })).toBe(405);
  expect(await statusOf('/projects/5/repository/tags')).toBe(200);
  await older.close();
});
