/** Tests the client of openapi-fetch: it is as safe as ours. */
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import type { ErrorFields, ErrorMessage, Tag } from '../generated/types.ts';
import { ForgeError } from './forgeError.ts';
import { createClient } from './openapiFetch.ts';

const BASE = 'https://forge.example.com/api/v4';
const TAG = '/projects/{id}/repository/tags/{tag_name}';

/** Creates a client whose requests get these responses, one after the other. */
function clientWith(...responses: (Response | Error)[]) {
  const sent: Request[] = [];
  const client = createClient({
    baseUrl: 'https://forge.example.com',
    token: 'a-token',
    userAgent: 'a-program/1',
    fetch: async (request) => {
      sent.push(request.clone());
      const next = responses.shift() ?? Response.json({});
      if (next instanceof Error) throw next;
      return next;
    },
  });
  return { client, sent };
}

test('a call has the types of the contract, the token and encoded values', async () => {
  const { client, sent } = clientWith(Response.json({ name: 'v1' }));
  const { data, error } = await client.GET(TAG, {
    params: { path: { id: 'acme/rocket', tag_name: 'v1' } },
  });
  expectTypeOf(data).toEqualTypeOf<Tag | undefined>();
  expectTypeOf(error).toEqualTypeOf<ErrorMessage | ErrorFields | undefined>();
  expect(data?.name).toBe('v1');
  expect(sent[0]!.url).toBe(`${BASE}/projects/acme%2Frocket/repository/tags/v1`);
  expect(sent[0]!.headers.get('private-token')).toBe('a-token');
  expect(sent[0]!.headers.get('user-agent')).toBe('a-program/1');
});

test('arrays and hashes of a query are written as the documents do', async () => {
  const { client, sent } = clientWith(Response.json([]));
  await client.GET('/merge_requests', { params: { query: { labels: 'a', not: { labels: 'b' } } } });
  expect(decodeURIComponent(new URL(sent[0]!.url).search)).toBe('?labels=a&not[labels]=b');
});

test('a body is JSON, or a form if the call says so', async () => {
  const { client, sent } = clientWith(Response.json({}), Response.json({}));
  const body = { tag_name: 'v1', ref: 'main' };
  const params = { path: { id: 5 } };
  await client.POST('/projects/{id}/repository/tags', { params, body });
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  await client.POST('/projects/{id}/repository/tags', { params, body, headers });
  expect(await Promise.all(sent.map((one) => one.text()))).toEqual([
    '{"tag_name":"v1","ref":"main"}',
    'tag_name=v1&ref=main',
  ]);
});

describe('nothing is sent for', () => {
  test.each([
    ['a missing path value', { id: 5 }],
    ['no path values', undefined],
    ['an empty value', { id: 5, tag_name: '' }],
    ['a dot segment', { id: 5, tag_name: '..' }],
    ['a dot segment behind an encoded slash', { id: 5, tag_name: '../..' }],
    ['an object', { id: 5, tag_name: {} }],
  ])('%s', async (_, path) => {
    const { client, sent } = clientWith();
    const call = client.DELETE(TAG, { params: { path: path as never } });
    await expect(call).rejects.toThrow(/the path value 'tag_name' cannot be|'id' cannot be/);
    expect(sent).toEqual([]);
  });

  test('the value of another operation', async () => {
    const { client, sent } = clientWith();
    const call = client.GET('/runners/{id}', { params: { path: { id: 'all' as never } } });
    await expect(call).rejects.toThrow(`the path value 'id' cannot be "all"`);
    expect(sent).toEqual([]);
  });
});

const path = { id: 5, tag_name: 'v1' };

test('a call cannot send the token to another address', async () => {
  const { client, sent } = clientWith();
  const elsewhere = client.GET(TAG, { params: { path }, baseUrl: 'https://other.example.com' });
  await expect(elsewhere).rejects.toThrow("Leave out 'baseUrl'");
  const other = client.DELETE(TAG, {
    params: { path },
    pathSerializer: () => `${BASE}/projects/5`,
  });
  await expect(other).rejects.toThrow("'pathSerializer'");
  expect(sent).toEqual([]);
});

test('a login page with status 200 is an error that names it', async () => {
  const page = new Response('<title>Sign in</title>', {
    headers: { 'content-type': 'text/html', 'content-length': '22' },
  });
  const { client } = clientWith(page);
  const error = await client.GET(TAG, { params: { path } }).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(ForgeError);
  expect(String(error)).toContain('the response is not JSON: 200 text/html <title>Sign in</title>');
});

test('a refusal is returned, and a deletion without a body succeeds', async () => {
  const { client } = clientWith(
    Response.json({ message: '404 Tag Not Found' }, { status: 404 }),
    new Response(null, { status: 204 }),
  );
  const refused = await client.GET(TAG, { params: { path } });
  expect([refused.response.status, refused.error]).toEqual([404, { message: '404 Tag Not Found' }]);
  const deleted = await client.DELETE(TAG, { params: { path } });
  expect([deleted.response.status, deleted.error]).toEqual([204, undefined]);
});

describe('redirects', () => {
  const moved = (location: string) => new Response(null, { status: 301, headers: { location } });

  test('of a read are followed on the same origin', async () => {
    const { client, sent } = clientWith(moved(`${BASE}/projects/7`), Response.json({ name: 'v1' }));
    expect((await client.GET(TAG, { params: { path } })).data?.name).toBe('v1');
    expect(sent.map(({ url }) => url)[1]).toBe(`${BASE}/projects/7`);
  });

  test('to another origin, and those of writes, are not followed', async () => {
    const elsewhere = clientWith(moved('https://other.example.com/'));
    await expect(elsewhere.client.GET(TAG, { params: { path } })).rejects.toThrow('redirected to');
    const write = clientWith(moved(`${BASE}/projects/7`));
    await expect(write.client.DELETE(TAG, { params: { path } })).rejects.toThrow('redirected to');
    expect([elsewhere.sent.length, write.sent.length]).toEqual([1, 1]);
  });
});

test('a read is repeated after `Retry-After` and after a broken connection, a write is not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const busy = () => new Response(null, { status: 503, headers: { 'retry-after': '1' } });
  const { client, sent } = clientWith(busy(), Response.json({ name: 'v1' }));
  const reading = client.GET(TAG, { params: { path } });
  await vi.advanceTimersByTimeAsync(1500);
  expect((await reading).data?.name).toBe('v1');
  vi.useRealTimers();
  expect(sent.length).toBe(2);
  const broken = clientWith(new TypeError('broken'), Response.json({ name: 'v1' }));
  expect((await broken.client.GET(TAG, { params: { path } })).data?.name).toBe('v1');
  const write = clientWith(new TypeError('broken'), busy());
  await expect(write.client.DELETE(TAG, { params: { path } })).rejects.toThrow('no response');
  expect(write.sent.length).toBe(1);
});

test('middleware for openapi-fetch sees requests and responses', async () => {
  const { client } = clientWith(Response.json({ name: 'v1' }));
  const seen: unknown[] = [];
  client.use({
    onRequest: ({ schemaPath }) => void seen.push(schemaPath),
    onResponse: ({ response }) => void seen.push(response.status),
  });
  await client.GET(TAG, { params: { path } });
  expect(seen).toEqual([TAG, 200]);
});
