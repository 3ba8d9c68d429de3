/** Tests which case the mock chooses for a request without `Prefer`. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { groupBy } from '../contract/groupBy.ts';
import type { RunningServer } from '../wire/startServer.ts';
import { collectResources } from './knownResources.ts';
import { CASE_HEADER } from './mockHandler.ts';
import { startMock } from './startMock.ts';

const contract = await readContract();
let mock: RunningServer;
beforeAll(async () => {
  mock = await startMock({ contract });
});
afterAll(() => mock.close());

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

async function send(method: string, path: string, body?: string, headers: HeadersInit = {}) {
  const response = await fetch(`${mock.url}/api/v4${path}`, {
    method,
    headers: { 'private-token': 'a-token', ...headers },
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  return {
    status: response.status,
    chosen: response.headers.get(CASE_HEADER),
    body:
      text && response.headers.get('content-type') === 'application/json' ? JSON.parse(text) : text,
  };
}
const post = (path: string, body: unknown) => send('POST', path, JSON.stringify(body), JSON_TYPE);

describe('the path counts first', () => {
  test.each([
    ['/projects/5/repository/tags/v1.0.0', 'getTag.annotated'],
    ['/projects/acme%2Frocket/repository/tags/v1.1.0-rc1', 'getTag.lightweight'],
    ['/projects/5/repository/tags/v1.1.0-rc1/signature', 'getTagSignature.unsigned'],
  ])('%s → %s', async (path, chosen) => {
    expect((await send('GET', path)).chosen).toBe(chosen);
  });
});

describe('then the query', () => {
  test.each([
    ['/projects/5/repository/tree?recursive=true', 'listTree.recursive'],
    ['/projects/5/repository/tree?path=src', 'listTree.subdirectory'],
    ['/projects/5/repository/tree?path=src&with_last_commit=true', 'listTree.with-last-commit'],
    ['/projects/5/repository/tree?path=src&unheard_of=1', 'listTree.subdirectory'],
    ['/groups/3/saml_group_links/flight-crew', 'getSamlGroupLink.ambiguous'],
    ['/groups/3/saml_group_links/flight-crew?provider=saml', 'getSamlGroupLink.by-provider'],
  ])('%s → %s', async (path, chosen) => {
    expect((await send('GET', path)).chosen).toBe(chosen);
  });

  test('a filter that no case has gets the case without filters', async () => {
    const { chosen, body } = await send('GET', '/projects/5/repository/tags?search=nothing');
    expect([chosen, body.length]).toEqual(['listTags.last-updated-first', 5]);
  });
});

describe('a list fits its filters and its form', () => {
  test.each([
    ['/merge_requests?state=merged', [22]],
    ['/merge_requests?state=opened', [21]],
    ['/merge_requests?author_id=9', [21, 23, 22]],
    ['/groups/3/merge_requests?state=opened', [4, 21]],
  ])('%s', async (path, iids) => {
    const { body } = await send('GET', path);
    expect(body.map(({ iid }: { iid: number }) => iid)).toEqual(iids);
  });

  test('without `view=simple`, items are whole', async () => {
    for (const path of ['/merge_requests?scope=all', '/merge_requests?search=rocket'])
      for (const item of (await send('GET', path)).body) expect(item).toHaveProperty('author');
    for (const item of (await send('GET', '/merge_requests?scope=all&view=simple')).body)
      expect(item).not.toHaveProperty('author');
  });
});

test('a path that only a refusal has gets the refusal', async () => {
  const refusals = contract.cases.filter(
    ({ operation, response, request, breaks }) =>
      response.status === 400 &&
      breaks === undefined &&
      request.contentType === 'application/json' &&
      !contract.cases.some(
        (other) =>
          other.operation === operation &&
          other.response.status < 300 &&
          JSON.stringify(other.request.path) === JSON.stringify(request.path),
      ),
  );
  expect(refusals.length).toBeGreaterThan(0);
  for (const { id, operation, request } of refusals) {
    const { method, path = '' } = contract.operations.get(operation)!;
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name) =>
      encodeURIComponent(String(request.path[name])),
    );
    const body = JSON.stringify({ ...(request.body as object), body: 'Other words' });
    const { chosen } = await send(method.toUpperCase(), address, body, JSON_TYPE);
    expect(chosen).toBe(id);
  }
});

describe('then the body', () => {
  test('the case with the most equal fields is chosen; a field that only the case or only the request has counts against it', async () => {
    const tag = (fields: object) => post('/projects/5/repository/tags', { ref: 'main', ...fields });
    expect((await tag({ tag_name: 'v3', message: 'Go' })).chosen).toBe('createTag.annotated');
    expect((await tag({ tag_name: 'v3' })).body.message).toBeNull();
    expect((await tag({ tag_name: 'v1.0.0' })).chosen).toBe('createTag.already-exists');
  });

  test('a new SSH key without `expires_at` gets the case in which `expires_at` is null', async () => {
    const { body } = await post('/user/keys', { title: 'Mine', key: 'ssh-ed25519 AAAA' });
    expect(body).toMatchObject({ title: 'Mine', key: 'ssh-ed25519 AAAA', expires_at: null });
  });

  test('for equal bodies the media type counts: a new GPG key gets an object for JSON, and a list for a form', async () => {
    expect((await post('/user/gpg_keys', { key: 'mine' })).body).toMatchObject({ key: 'mine' });
    const form = await send('POST', '/user/gpg_keys', 'key=mine', FORM_TYPE);
    expect([form.chosen, Array.isArray(form.body)]).toEqual(['createGpgKey.form', true]);
  });
});

describe('a resource outside the example world', () => {
  const known = collectResources(contract);
  const firstCases = [...groupBy(contract.cases, ({ operation }) => operation).values()].map(
    ([first]) => first!,
  );
  const pathParameters = firstCases.flatMap((one) =>
    Object.keys(one.request.path)
      .filter((name) => name !== 'format')
      .map((name) => [one, name] as const),
  );

  test('is 404 in every path parameter of every operation, with or without a query', async () => {
    const wrong: string[] = [];
    for (const [{ operation, request }, name] of pathParameters) {
      const { method, path = '', definition } = contract.operations.get(operation)!;
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, one: string) =>
        encodeURIComponent(one === name ? '40440404' : request.path[one]!),
      );
      const body = request.body === undefined ? undefined : JSON.stringify(request.body);
      for (const query of ['', '?unheard_of=1']) {
        const { status } = await send(method.toUpperCase(), filled + query, body, JSON_TYPE);
        if (
          status !== 404 &&
          !definition.parameters?.some(({ required, in: place }) => required && place === 'query')
        )
          wrong.push(`${method} ${filled}${query}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(pathParameters.length).toBeGreaterThan(200);
  });

  test('is 404 below another parent than its own', async () => {
    const { operations } = contract;
    const get = (id: string) => operations.get(id)!;
    expect(known.firstUnknown(get('getTag'), { id: 5, tag_name: 'v1.0.0' })).toBeUndefined();
    expect(known.firstUnknown(get('getTag'), { id: 14, tag_name: 'v1.0.0' })).toBe('tag_name');
    expect((await send('GET', '/projects/5/issues/11/notes/1301')).status).toBe(200);
    expect((await send('GET', '/projects/5/issues/11/notes/1331')).status).toBe(404);
    expect((await send('GET', '/projects/5/snippets/41/notes/1331')).status).toBe(200);
  });

  test('gets the documented 404 of its path parameter', async () => {
    const { chosen, body } = await send('GET', '/projects/5/repository/tags/v7');
    expect([chosen, body]).toEqual(['getTag.unknown-tag', { message: '404 Tag Not Found' }]);
  });
});

test('a resource of the example world that no case names gets the nearest case', async () => {
  // No case has commit 606bfd0e or project 6 in its path.
  const commits = '/projects/acme%2Frocket/repository/commits';
  const first = await send('GET', `${commits}/606bfd0e87d5a28458c8f465739c5cc1e5adc501`);
  expect([first.status, first.chosen]).toEqual([200, expect.stringMatching(/^getCommit\./)]);
  expect((await send('GET', `${commits}/606bfd0e87d5a28458c8f465739c5cc1e5adc502`)).status).toBe(
    404,
  );
  expect((await send('GET', '/projects/acme%2Flaunchpad/repository/tags')).status).toBe(200);
  expect((await send('GET', '/projects/6/repository/tags/v1.0.0')).status).toBe(404);
});

test('a request that creates a resource gets the nearest case, with the values of the request', async () => {
  const { status, chosen, body } = await post('/projects/5/repository/tags', {
    tag_name: 'v9',
    ref: 'v1.0.0',
    message: 'Nine',
  });
  expect(status).toBe(201);
  expect(chosen).toMatch(/^createTag\./);
  expect(body).toMatchObject({ name: 'v9', message: 'Nine' });
});

test('a value of the request that would make the response invalid is not copied', async () => {
  const { status, body } = await send(
    'PUT',
    '/runners/61',
    JSON.stringify({ paused: true, maximum_timeout: 60, description: 'Mine' }),
    JSON_TYPE,
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({ paused: true, description: 'Mine' });
});
