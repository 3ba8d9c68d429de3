import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import { type Contract, readContract } from '../contract/contract.ts';
import { startMock } from '../mock/index.ts';
import { type RunningServer, startServer } from '../wire/startServer.ts';
import {
  createForgeClient,
  type ForgeClient,
  type OperationId,
  type RequestOf,
  type ResponseBody,
} from './createForgeClient.ts';
import { createForgeClient as createEverydayClient } from './everyday.ts';
import { ForgeError } from './forgeError.ts';
import type { RespondsWithBytes } from './responseBody.ts';

let contract: Contract;
let mock: RunningServer;
let forge: ForgeClient;
let sent: Request;

beforeAll(async () => {
  contract = await readContract();
  mock = await startMock({ contract });
  forge = createForgeClient({
    baseUrl: mock.url,
    token: 'a-token',
    fetch: (request) => {
      sent = request.clone();
      return fetch(request);
    },
  });
});
afterAll(() => mock.close());

describe('a call by name', () => {
  test('returns the typed body of the response', async () => {
    const tag = await forge.call('createTag', {
      path: { id: 'acme/rocket' },
      body: { tag_name: 'v1.2.0', ref: 'main' },
    });
    expect(tag.name).toBe('v1.2.0');
    expectTypeOf(tag.protected).toEqualTypeOf<boolean | null>();
    expect(sent.method).toBe('POST');
    expect(sent.headers.get('private-token')).toBe('a-token');
  });

  test('returns undefined for an empty body', async () => {
    const body = await forge.call('deleteTag', { path: { id: 5, tag_name: 'v1.0.0' } });
    expect(body).toBeUndefined();
    expectTypeOf(body).toEqualTypeOf<undefined>();
  });

  test('needs only the operationId if the operation has no required parameter', async () => {
    expect(await forge.call('listSshKeys')).toBeInstanceOf(Array);
  });

  test('encodes slashes of project paths, branches and tag names', async () => {
    await forge.call('getTag', { path: { id: 'acme/rocket', tag_name: 'release/2026.10' } });
    expect(sent.url).toMatch(
      /\/api\/v4\/projects\/acme%2Frocket\/repository\/tags\/release%2F2026.10$/,
    );
  });

  test('writes arrays as name[], hashes as name[key] and + as %2B', async () => {
    await forge.call('listMergeRequests', {
      query: { 'assignee_username[]': ['ada', 'grace'], not: { author_id: 7 } },
    });
    const { searchParams } = new URL(sent.url);
    expect(searchParams.getAll('assignee_username[]')).toEqual(['ada', 'grace']);
    expect(searchParams.get('not[author_id]')).toBe('7');
    const since = '2026-10-20T09:00:00+02:00';
    await forge.call('listCommits', { path: { id: 5 }, query: { since } });
    expect(sent.url).toContain('%2B02');
    expect(new URL(sent.url).searchParams.get('since')).toBe(since);
  });

  test('sends JSON by default, and a form if the operation accepts only forms or the caller chooses a form', async () => {
    const sentAs = () => sent.headers.get('content-type');
    const key = { body: { key: '-----BEGIN PGP PUBLIC KEY BLOCK-----' } };
    await forge.call('createTag', { path: { id: 5 }, body: { tag_name: 'v2', ref: 'main' } });
    expect(sentAs()).toBe('application/json');
    await forge.call('createGpgKey', key);
    expect(sentAs()).toBe('application/x-www-form-urlencoded');
    await forge.call('createGpgKey', { ...key, headers: { 'Content-Type': 'application/json' } });
    expect(sentAs()).toBe('application/json');
    await forge.call('createCommit', {
      path: { id: 5 },
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: {
        branch: 'main',
        commit_message: 'Add a file',
        actions: [{ action: 'create', file_path: 'a.txt', content: 'a' }],
      },
    });
    expect(new URLSearchParams(await sent.text()).get('actions[][file_path]')).toBe('a.txt');
  });
});

test.each(['creatTag', 'tag', 'delete', 'listTag', '.*', 'constructor'])(
  'an unknown operation throws before any request: %s',
  async (name) => {
    const offline = createForgeClient({ baseUrl: mock.url, fetch: () => expect.unreachable() });
    const message = `There is no operation '${name}'`;
    await expect(offline.call(name as 'listTags', { path: { id: 5 } })).rejects.toThrow(message);
    const pages = offline.paginate(name as 'listTags', { path: { id: 5 } });
    await expect(pages[Symbol.asyncIterator]().next()).rejects.toThrow(message);
  },
);

test.each([
  ['createTagg', 'createTag'],
  ['createtag', 'createTag'],
  ['listMergeRequest', 'listMergeRequests'],
  ['getProtectedEnviroment', 'getProtectedEnvironment'],
])('%s is refused with "Did you mean %s?"', async (name, meant) => {
  const call = forge.call(name as 'listTags', { path: { id: 5 } });
  await expect(call).rejects.toThrow(`There is no operation '${name}'. Did you mean '${meant}'?`);
});

test('a name that is like no operation gets no suggestion', async () => {
  const call = forge.call('makeCoffee' as 'listTags', { path: { id: 5 } });
  await expect(call).rejects.toThrow(/^There is no operation 'makeCoffee'$/);
});

describe('a successful response that is not JSON', () => {
  const login = '<!doctype html>\n<title>Sign in</title>';
  const html = { 'content-type': 'text/html', 'x-request-id': 'r2' };
  const replying = (body: string | null, headers: Record<string, string>, status = 200) =>
    createForgeClient({
      baseUrl: 'https://forge.example.com',
      fetch: async () => new Response(body, { status, headers }),
    });
  const path = { id: 5 };
  const address = 'GET https://forge.example.com/api/v4/projects/5/repository/tags';

  test.each([
    ['a login page', login, html, 'text/html <!doctype html>'],
    ['an empty body', '', {}, 'text/plain;charset=UTF-8'],
    [
      'broken JSON',
      '[{"name":',
      { 'content-type': 'application/json' },
      'application/json [{"name":',
    ],
  ])('is an error: %s', async (_, body, headers, seen) => {
    const summary = `the response is not JSON: 200${seen && ` ${seen}`}`;
    const named = replying(body, headers).call('listTags', { path });
    await expect(named).rejects.toThrow(ForgeError);
    await expect(named).rejects.toMatchObject({
      message: `listTags: ${address}: ${summary}`,
      status: 200,
      path,
      body,
    });
    const byPath = replying(body, headers).GET('/projects/{id}/repository/tags', {
      params: { path },
    });
    await expect(byPath).rejects.toMatchObject({ message: `${address}: ${summary}`, body });
  });

  test('is an error if a write that returns a resource gets 204', async () => {
    const call = replying(null, {}, 204).call('createTag', {
      path,
      body: { tag_name: 'v1', ref: 'main' },
    });
    await expect(call).rejects.toThrow('/tags: the response is not JSON: 204');
  });

  test('is no error for an operation without a response body, whatever its status', async () => {
    const tag = { path: { id: 5, tag_name: 'v1' } };
    expect(await replying('', {}).call('deleteTag', tag)).toBeUndefined();
    const identity = { path: { id: 3, uid: 'u' }, body: { extern_uid: 'v' } };
    expect(await replying('', {}).call('updateSamlIdentity', identity)).toBeUndefined();
  });
});

describe('request', () => {
  const other = createForgeClient({
    baseUrl: 'https://forge.example.com',
    token: 'a-token',
    fetch: async (request) => {
      sent = request;
      return request.method === 'DELETE'
        ? new Response(null, { status: 204 })
        : Response.json([{ name: 'main' }]);
    },
  });
  const path = { id: 'acme/rocket' };

  test('calls a path outside the contract, with the token, and returns unknown', async () => {
    const branches = await other.request('GET /projects/{id}/branches', {
      path,
      query: { search: 'ma', 'names[]': ['a', 'b'] },
    });
    expectTypeOf(branches).toEqualTypeOf<unknown>();
    expect(branches).toEqual([{ name: 'main' }]);
    expect(sent.url).toBe(
      'https://forge.example.com/api/v4/projects/acme%2Frocket/branches?search=ma&names%5B%5D=a&names%5B%5D=b',
    );
    expect(sent.headers.get('private-token')).toBe('a-token');
    expect(
      await other.request('DELETE /projects/{id}/branches/{name}', {
        path: { ...path, name: 'a/b' },
      }),
    ).toBeUndefined();
    await other.request('POST /projects/{id}/branches', { path, body: { branch: 'x' } });
    expect(await sent.json()).toEqual({ branch: 'x' });
  });

  test('is typed for an operation of the contract, and sends it as `call` does', async () => {
    const tag = await forge.request('POST /projects/{id}/repository/tags', {
      path,
      body: { tag_name: 'v1.2.0', ref: 'main' },
    });
    expectTypeOf(tag).toEqualTypeOf<ResponseBody<'createTag'>>();
    await other.request('POST /user/gpg_keys', { body: { key: 'k' } });
    expect(sent.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
    const archive = await forge.request('GET /projects/{id}/repository/archive', { path });
    expectTypeOf(archive).toEqualTypeOf<ReadableStream<Uint8Array>>();
    await archive.cancel();
  });

  test.each([
    'GET /../../admin',
    'GET /projects/./5',
    'GET /projects/%2e%2e/5',
    'GET /projects\\5',
    'GET /projects?per_page=1',
    'GET /projects#5',
    'GET /a b',
  ])('refuses a path that would be sent as another one: %s', async (place) => {
    const offline = createForgeClient({
      baseUrl: 'https://forge.example.com',
      fetch: () => expect.unreachable(),
    });
    await expect(offline.request(place as 'GET /x')).rejects.toThrow(
      /not a path below https:\/\/forge.example.com\/api\/v4|the path value cannot be empty or dots/,
    );
  });

  test.each([
    'DELETE /projects//5',
    'DELETE /projects/',
    'DELETE /projects/5/things/',
    'DELETE /projects/5/things/..%2F..',
  ])('refuses a part that leads astray: %s', async (place) => {
    const fetch = () => expect.unreachable();
    const offline = createForgeClient({ baseUrl: 'https://forge.example.com', fetch });
    await expect(offline.request(place as 'GET /x')).rejects.toThrow(
      'the path value cannot be empty or dots',
    );
  });

  test('names the method and path in a refusal', async () => {
    const call = forge.request('GET /nowhere/{id}', { path: { id: 5 } });
    await expect(call).rejects.toMatchObject({ operation: 'GET /nowhere/{id}', status: 404 });
  });

  test('has pages', async () => {
    const names: unknown[] = [];
    for await (const branch of other.paginate('GET /projects/{id}/branches', { path })) {
      expectTypeOf(branch).toEqualTypeOf<unknown>();
      names.push(branch);
    }
    expect(names).toEqual([{ name: 'main' }]);
    for await (const tag of forge.paginate('GET /projects/{id}/repository/tags', { path }))
      expectTypeOf(tag).toEqualTypeOf<ResponseBody<'getTag'>>();
  });
});

describe('a refusal', () => {
  const tag = { path: { id: 5, tag_name: 'v9.9.9' } };

  test("is thrown as one error with the service's message", async () => {
    const call = forge.call('getTag', { ...tag, headers: { Prefer: 'code=404' } });
    await expect(call).rejects.toThrow(ForgeError);
    await expect(call).rejects.toMatchObject({
      name: 'ForgeError',
      status: 404,
      operation: 'getTag',
      message: 'getTag: 404 Tag Not Found',
      fields: {},
    });
  });

  const refusedWith = async (body: string) => {
    const server = await startServer(async (_, response) => {
      response.writeHead(400, { 'x-request-id': 'r1' }).end(body);
    }, 0);
    const call = createForgeClient({ baseUrl: server.url }).call('getTag', tag);
    return call.catch((error: ForgeError) => error).finally(() => server.close());
  };

  test.each([
    '{"message":{"ref":["is missing","is odd"],"tag_name":["is taken"]}}',
    '{"ref":["is missing","is odd"],"tag_name":["is taken"]}',
  ])('names the invalid fields: %s', async (body) => {
    const error = await refusedWith(body);
    expect(error).toMatchObject({
      message: 'getTag: ref is missing,is odd; tag_name is taken',
      fields: { ref: ['is missing', 'is odd'], tag_name: ['is taken'] },
    });
  });

  test('with a body other than JSON has its status, its first line and readable headers', async () => {
    const error = (await refusedWith('\n<h1>Bad Request</h1>\n<p>More</p>')) as ForgeError;
    expect(error).toMatchObject({ message: 'getTag: 400 <h1>Bad Request</h1>', fields: {} });
    expect(error.response.headers.get('x-request-id')).toBe('r1');
  });

  test('has the path values, the body and the ID of the request, and is printed in less than eight lines', async () => {
    const body = '{"message":{"ref":["is missing"]}}';
    const error = (await refusedWith(body)) as ForgeError;
    expect(error).toMatchObject({ requestId: 'r1', path: tag.path, body: JSON.parse(body) });
    expect(error.response.status).toBe(400);
    const { stack = '' } = error;
    const printed = inspect(error).replace(stack, '').split('\n');
    expect(printed.length).toBeLessThan(8);
    expect(printed.join('\n')).toContain("requestId: 'r1'");
  });
});

test('RequestOf and ResponseBody name the types of an operation', () => {
  expectTypeOf<RequestOf<'createTag'>['body']['tag_name']>().toEqualTypeOf<string>();
  expectTypeOf<ResponseBody<'createTag'>['protected']>().toEqualTypeOf<boolean | null>();
  expectTypeOf<ResponseBody<'deleteTag'>>().toEqualTypeOf<undefined>();
  expectTypeOf<'createTag'>().toExtend<OperationId>();
});

describe('a list with two forms of its items', () => {
  type Full = NonNullable<ResponseBody<'listMergeRequests'>>[number];

  test('has the full form without `view`, and either form with it', async () => {
    const full = await forge.call('listMergeRequests');
    expectTypeOf(full[0]!.labels).toEqualTypeOf<Full['labels']>();
    expectTypeOf(full[0]!.author).toEqualTypeOf<Full['author']>();
    const filtered = await forge.call('listMergeRequests', { query: { state: 'opened' } });
    expectTypeOf(filtered[0]!.labels).toEqualTypeOf<Full['labels']>();
    const simple = await forge.call('listMergeRequests', { query: { view: 'simple' } });
    expectTypeOf(simple[0]!.title).toEqualTypeOf<string>();
    // @ts-expect-error: the reduced form has no labels
    void simple[0]?.labels;
    const wrapper = (request: RequestOf<'listMergeRequests'>) =>
      forge.call('listMergeRequests', request);
    const [either] = await wrapper({});
    // @ts-expect-error: the wrapper may have been called with `view`
    void either?.labels;
    for await (const one of forge.paginate('listGroupMergeRequests', { path: { id: 3 } }))
      expectTypeOf(one.labels).toEqualTypeOf<Full['labels']>();
    const { data } = await forge.GET('/merge_requests', { params: { query: { scope: 'all' } } });
    expectTypeOf(data![0]!.labels).toEqualTypeOf<Full['labels']>();
    expect(full[0]?.labels).toBeInstanceOf(Array);
  });
});

test('userAgent is sent as User-Agent', async () => {
  const userAgents: (string | undefined)[] = [];
  const server = await startServer(async (request, response) => {
    userAgents.push(request.headers['user-agent']);
    response.end('[]');
  }, 0);
  const baseUrl = server.url;
  await createForgeClient({ baseUrl, userAgent: 'releases/1.2' }).call('listSshKeys');
  await createForgeClient({ baseUrl }).call('listSshKeys');
  await server.close();
  expect(userAgents).toEqual(['releases/1.2', 'node']);
});

describe('bytes', () => {
  test('are returned as a stream, which the caller can cancel before its end', async () => {
    const server = await startServer(async (_, response) => {
      response.write('the first part');
    }, 0);
    const archive = await createForgeClient({ baseUrl: server.url }).call('getArchive', {
      path: { id: 5 },
    });
    expectTypeOf(archive).toEqualTypeOf<ReadableStream<Uint8Array>>();
    const reader = archive.getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('the first part');
    await reader.cancel();
    await server.close();
  });

  test('are returned as a text if parseAs is text', async () => {
    const path = { id: 5, sha: 'ac6f3999dfefafead0a21519f7ec61ed108e3312' };
    const text = await forge.call('getRawBlob', { path, parseAs: 'text' });
    expectTypeOf(text).toEqualTypeOf<string>();
    expect(text).not.toBe('');
  });

  test('may have any media type but that of JSON', async () => {
    type With<MediaType extends string> = {
      responses: { 200: { content: Record<MediaType, string> } };
    };
    expectTypeOf<RespondsWithBytes<With<'text/json'>>>().toEqualTypeOf<true>();
    expectTypeOf<RespondsWithBytes<With<'application/geo+json;v=1'>>>().toEqualTypeOf<false>();
    const everyday = createEverydayClient({
      baseUrl: 'https://forge.example.com',
      fetch: async () => new Response('# Rocket', { headers: { 'content-type': 'text/plain' } }),
    });
    const path = { id: 5, file_path: 'README.md' };
    const file = await everyday.call('getRawRepositoryFile', { path });
    expectTypeOf(file).toEqualTypeOf<ReadableStream<Uint8Array>>();
    expect(await new Response(file).text()).toBe('# Rocket');
    const text = await everyday.call('getRawRepositoryFile', { path, parseAs: 'text' });
    expect(text.trim()).toBe('# Rocket');
  });
});

describe('a list over all pages', () => {
  /**
   * Starts a service whose list has `count` pages of two tags. `linkTo` returns the Link header that leads to a page.
   */
  async function servePages(count: number, linkTo: (url: string, page: number) => string) {
    const requested: string[] = [];
    const server = await startServer(async (request, response) => {
      const page = requested.push(request.url ?? '');
      const link = linkTo(`http://${request.headers.host}${request.url?.split('?')[0]}`, page + 1);
      response.writeHead(200, { 'x-page': `${page}`, ...(page < count && { link }) });
      response.end(JSON.stringify([{ name: `v${page}.0` }, { name: `v${page}.1` }]));
    }, 0);
    return {
      requested,
      server,
      forge: createForgeClient({ baseUrl: server.url, token: 'secret' }),
    };
  }
  const offset = (url: string, page: number) =>
    `<${url}?page=${page - 2}>; rel="prev", <${url}?page=${page}&search=a%2Bb>; rel="next", <${url}?page=1>; rel="first"`;
  const keyset = (url: string, page: number) =>
    `<${url}?pagination=keyset&page_token=v${page}>; rel="next"`;

  test.each([
    ['offset', offset, '?page=2&search=a%2Bb'],
    ['keyset', keyset, '?pagination=keyset&page_token=v2'],
  ])('follows the links of %s pagination to the end', async (_, linkTo, second) => {
    const { forge, requested, server } = await servePages(3, linkTo);
    const names: string[] = [];
    for await (const tag of forge.paginate('listTags', { path: { id: 5 }, query: { per_page: 2 } }))
      names.push(tag.name);
    expect(names).toEqual(['v1.0', 'v1.1', 'v2.0', 'v2.1', 'v3.0', 'v3.1']);
    expect(requested).toHaveLength(3);
    expect(requested[0]).toMatch(/\?per_page=2$/);
    expect(requested[1]?.endsWith(second)).toBe(true);
    await server.close();
  });

  test('fetches no further page when the loop ends early', async () => {
    const { forge, requested, server } = await servePages(3, offset);
    for await (const tag of forge.paginate('listTags', { path: { id: 5 } }))
      if (tag.name === 'v1.1') break;
    expect(requested).toHaveLength(1);
    await server.close();
  });

  test('pages() returns each page with its headers', async () => {
    const { forge, server } = await servePages(2, keyset);
    const pages: [string | null, number][] = [];
    for await (const { data, response } of forge.paginate('listTags', { path: { id: 5 } }).pages())
      pages.push([response.headers.get('x-page'), data.length]);
    expect(pages).toEqual([
      ['1', 2],
      ['2', 2],
    ]);
    await server.close();
  });

  test('sends requests only to its own address, even if a link leads to another address', async () => {
    const other = await servePages(1, offset);
    const { forge, requested, server } = await servePages(
      2,
      () => `<${other.server.url}/api?page=2>; rel="next"`,
    );
    for await (const _ of forge.paginate('listTags', { path: { id: 5 } }));
    expect(requested[1]).toBe('/api/v4/projects/5/repository/tags?page=2');
    expect(other.requested).toEqual([]);
    await Promise.all([server.close(), other.server.close()]);
  });

  test('throws if a next link leads to an earlier page', async () => {
    const { forge, requested, server } = await servePages(
      99,
      (url) => `<${url}?page=2>; rel="next"`,
    );
    const walk = async () => {
      for await (const _ of forge.paginate('listTags', { path: { id: 5 } }));
    };
    await expect(walk()).rejects.toThrow('listTags: the next link leads back to ?page=2');
    expect(requested).toHaveLength(2);
    await server.close();
  });

  test('throws if the operation is not a list, and then sends no write', async () => {
    const walk = (name: string, path: object) =>
      forge
        .paginate(name as 'listTags', { path: path as { id: number } })
        [Symbol.asyncIterator]()
        .next();
    await expect(walk('getTag', { id: 5, tag_name: 'v1.0.0' })).rejects.toThrow(
      'getTag: the response is not a list. Use forge.call.',
    );
    sent = undefined as never;
    await expect(walk('createTag', { id: 5 })).rejects.toThrow('createTag is a POST, not a list');
    expect(sent).toBeUndefined();
  });

  test('throws a ForgeError if the service refuses a page', async () => {
    const pages = forge.paginate('listTags', {
      path: { id: 5 },
      headers: { Prefer: 'code=404' },
    });
    await expect(pages[Symbol.asyncIterator]().next()).rejects.toMatchObject({ status: 404 });
  });
});
