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
});

test('a base URL may end in the API path or a slash', async () => {
  for (const ending of ['', '/', '/api/v4', '/api/v4/']) {
    const { response } = await client(mock.url + ending).GET('/user/keys');
    expect(response.status).toBe(200);
  }
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
  // @ts-expect-error: not a list
  forge.paginate('getTag', { path: { id: 5, tag_name: 'v1' } });
}
void typeErrors;
