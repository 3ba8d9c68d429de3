import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { startMock } from '../mock/index.ts';
import type { RunningServer } from '../wire/startServer.ts';
import { createForgeClient } from './createForgeClient.ts';
import { createPathClient } from './createPathClient.ts';

let mock: RunningServer;
let sent: Request;
const client = (baseUrl = mock.url) =>
  createPathClient({
    baseUrl,
    token: 'a-token',
    fetch: (request) => {
      sent = request.clone();
      return fetch(request);
    },
  });

beforeAll(async () => {
  mock = await startMock({ contract: await readContract() });
});
afterAll(() => mock.close());

describe('a call by path', () => {
  test('goes to /api/v4 with the token and returns a typed response', async () => {
    const { data } = await client().GET('/projects/{id}/repository/tags/{tag_name}', {
      params: { path: { id: 'acme/rocket', tag_name: 'v1.0.0' } },
    });
    expect(new URL(sent.url).pathname).toBe(
      '/api/v4/projects/acme%2Frocket/repository/tags/v1.0.0',
    );
    expect(sent.headers.get('private-token')).toBe('a-token');
    expect(data?.release?.tag_name).toBe('v1.0.0');
    expectTypeOf(data!.protected).toEqualTypeOf<boolean | null>();
  });

  test('sends a typed body', async () => {
    const { data, response } = await client().POST('/projects/{id}/repository/tags', {
      params: { path: { id: 5 } },
      body: { tag_name: 'v1.2.0', ref: 'main', message: 'The flight itself' },
    });
    expect(response.status).toBe(201);
    expect(data?.name).toBe('v1.2.0');
  });

  test('returns a typed error when the service refuses it', async () => {
    const { data, error } = await client().GET('/projects/{id}/repository/tags/{tag_name}', {
      params: { path: { id: 5, tag_name: 'v9.9.9' } },
      headers: { Prefer: 'code=404' },
    });
    expect(data).toBeUndefined();
    expect(error?.message).toMatch(/404/);
    type Fields = { [key: string]: string[] };
    // `Fields` includes the errors of a field called `message`: then the value of `message` is a list.
    expectTypeOf(error!).toEqualTypeOf<{ message: string | Fields } | Fields>();
  });

  test('passes through middleware', async () => {
    const paths: string[] = [];
    const forge = client();
    forge.use({
      onRequest: ({ schemaPath }) => {
        paths.push(schemaPath);
      },
    });
    await forge.GET('/user/keys');
    expect(paths).toEqual(['/user/keys']);
  });

  test('middleware may replace the request, the response and the error', async () => {
    const forge = client();
    const steps: string[] = [];
    forge.use(
      {
        onRequest: ({ request, params, id, options }) => {
          steps.push(`${id.length > 3} ${options.parseAs} ${JSON.stringify(params)}`);
          request.headers.set('x-first', '1');
        },
        onResponse: () => void steps.push('first'),
      },
      {
        onRequest: ({ request }) =>
          new Request(`${request.url}?per_page=1`, { headers: request.headers }),
        onResponse: ({ response }) => {
          steps.push('second');
          return Response.json(['changed'], { status: response.status });
        },
      },
    );
    const { data } = await forge.GET('/user/keys');
    expect(data).toEqual(['changed']);
    expect(sent.url).toMatch(/keys\?per_page=1$/);
    expect(sent.headers.get('x-first')).toBe('1');
    expect(steps).toEqual(['true json {}', 'second', 'first']);

    const failing = createPathClient({
      baseUrl: mock.url,
      fetch: () => Promise.reject(new Error('offline')),
    });
    const call = failing.GET('/user/keys', {
      middleware: [{ onError: ({ error }) => new Error(`seen: ${(error as Error).message}`) }],
    });
    await expect(call).rejects.toThrow('seen: offline');
    const cached = await failing.GET('/user/keys', {
      middleware: [{ onRequest: () => Response.json(['cached']) }],
    });
    expect(cached.data).toEqual(['cached']);
    const rescued = await failing.GET('/user/keys', {
      middleware: [{ onError: () => Response.json(['rescued']) }],
    });
    expect(rescued.data).toEqual(['rescued']);
  });
});

test('a base URL may end in the API path or a slash', async () => {
  for (const ending of ['', '/', '/api/v4', '/api/v4/']) {
    const { response } = await client(mock.url + ending).GET('/user/keys');
    expect(response.status).toBe(200);
  }
});

test.each([
  undefined,
  '',
  'forge.example.com',
  'ftp://forge.example.com',
  'https://',
  'https://forge.example.com?private_token=x',
  'https://forge.example.com#x',
  'https://[forge',
])('a base URL that cannot be used throws at once: %s', (baseUrl) => {
  const create = () => createPathClient({ baseUrl: baseUrl as string });
  expect(create).toThrow(TypeError);
  expect(create).toThrow(
    `baseUrl cannot be '${baseUrl}'. Give scheme and host, such as https://forge.example.com.`,
  );
});

test('a base URL with a password throws, and the message does not show it', () => {
  expect(() => createPathClient({ baseUrl: 'https://ada:secret@forge.example.com' })).toThrow(
    "baseUrl cannot be 'https://…@forge.example.com'",
  );
});

describe('a value that cannot be sent throws before anything is sent', () => {
  const offline = createPathClient({
    baseUrl: 'https://forge.example.com',
    fetch: () => expect.unreachable(),
  });
  const path = { id: 5 };

  test.each([
    ['search', { search: Symbol('x') }, 'Symbol(x)'],
    ['search', { search: () => 1 }, 'a function'],
    ['search', { search: new Map() }, 'an object'],
    ['search', { search: '\ud800' }, '"\\ud800"'],
    ['page', { page: Number.NaN }, 'NaN'],
    ['a[b][]', { a: { b: [Number.POSITIVE_INFINITY] } }, 'Infinity'],
  ])('in the query: %s in %o', async (name, query, value) => {
    const call = offline.GET('/projects/{id}/repository/tags', {
      params: { path, query: query as object },
    });
    await expect(call).rejects.toThrow(
      new TypeError(`The value '${name}' cannot be ${value}. Nothing was sent.`),
    );
  });

  test.each(['a\nb', 'a\0b', '日本', {}])('in a header: %o', async (value) => {
    const call = offline.GET('/user/keys', { headers: { 'X-Reason': value as string } });
    await expect(call).rejects.toThrow("The header 'X-Reason' cannot be sent.");
  });

  test('in the token, which the message does not show', () => {
    const create = () =>
      createPathClient({ baseUrl: 'https://forge.example.com', token: 'sec\nret' });
    expect(create).toThrow("The header 'PRIVATE-TOKEN' cannot be sent.");
    expect(create).not.toThrow('ret');
  });
});

test('a token may end in a line break, as in a file', async () => {
  const forge = createPathClient({
    baseUrl: mock.url,
    token: 'a-token\n',
    fetch: async (request) => {
      sent = request;
      return Response.json([]);
    },
  });
  await forge.GET('/user/keys');
  expect(sent.headers.get('private-token')).toBe('a-token');
});

test('a date in the query is sent in the format of the API', async () => {
  const since = new Date(Date.UTC(2026, 9, 20)) as never;
  await client().GET('/projects/{id}/repository/commits', {
    params: { path: { id: 5 }, query: { since } },
  });
  expect(new URL(sent.url).searchParams.get('since')).toBe('2026-10-20T00:00:00.000Z');
});

/**
 * Calls with type errors, which the compiler must report. The function never runs. Each commented line has one error.
 */
async function typeErrors() {
  const forge = createForgeClient({ baseUrl: 'https://forge.example.com' });
  const tags = '/projects/{id}/repository/tags';
  const params = { path: { id: 5 } };
  const body = { tag_name: 'v1', ref: 'main' };
  // @ts-expect-error: this path does not exist
  await forge.GET('/projects/{id}/repository/tagz', { params });
  // @ts-expect-error: no such method there
  await forge.PUT(tags, { params });
  // @ts-expect-error: a path value is missing
  await forge.GET(tags);
  // @ts-expect-error: misspelt query
  await forge.GET(tags, { params: { ...params, query: { serach: 'v1' } } });
  // @ts-expect-error: misspelt field
  await forge.POST(tags, { params, body: { ...body, mesage: 'x' } });
  // @ts-expect-error: misspelt option
  await forge.POST(tags, { params, body, singal: null });
  // @ts-expect-error: the token would go elsewhere
  await forge.GET(tags, { params, baseUrl: 'https://other.example' });
  // @ts-expect-error: bytes are not JSON
  await forge.GET('/projects/{id}/repository/archive', { params });
  // @ts-expect-error: no such operation
  await forge.call('makeTag', { path: { id: 5 }, body });
  // @ts-expect-error: misspelt field
  await forge.call('createTag', { path: { id: 5 }, body: { ...body, mesage: 'x' } });
  // @ts-expect-error: misspelt query
  await forge.call('listTags', { path: { id: 5 }, query: { serach: 'v1' } });
  // @ts-expect-error: createAlerts needs the full address of the integration
  await forge.call('createAlerts', { body: {} });
  await forge.request('POST /projects/{id}/repository/tags', {
    path: { id: 5 },
    // @ts-expect-error: misspelt field, also by method and path
    body: { ...body, mesage: 'x' },
  });
  // @ts-expect-error: a path value is missing, also by method and path
  await forge.request('GET /projects/{id}/repository/tags');
  // @ts-expect-error: no method
  await forge.request('/projects/{id}/branches');
  // @ts-expect-error: only GET has pages
  forge.paginate('POST /projects/{id}/branches');
  // @ts-expect-error: misspelt query, though the list has `view`
  await forge.call('listMergeRequests', { query: { veiw: 'simple' } });
  // @ts-expect-error: no such view
  await forge.call('listMergeRequests', { query: { view: 'full' } });
  // @ts-expect-error: tags have no `view`
  await forge.call('listTags', { path: { id: 5 }, query: { view: 'simple' } });
  // @ts-expect-error: not a list
  forge.paginate('getTag', { path: { id: 5, tag_name: 'v1' } });
}
void typeErrors;
