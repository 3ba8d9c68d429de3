import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { startMock } from '../mock/startMock.ts';
import type { RunningServer } from '../mock/startServer.ts';
import { createForgeClient, type ForgeClient } from './createForgeClient.ts';

let mock: RunningServer;
let forge: ForgeClient;
let sent: Request[];

beforeAll(async () => {
  mock = await startMock({ contract: await readContract() });
  forge = createForgeClient({
    baseUrl: mock.url,
    token: 'a-token',
    fetch: (request) => {
      sent = [request.clone()];
      return fetch(request);
    },
  });
});
afterAll(() => mock.close());

describe('a call', () => {
  test('goes to /api/v4 with the token, and an answer has its type', async () => {
    const { data } = await forge.GET('/projects/{id}/repository/tags/{tag_name}', {
      params: { path: { id: 5, tag_name: 'v1.0.0' } },
    });
    expect(new URL(sent[0]!.url).pathname).toBe('/api/v4/projects/5/repository/tags/v1.0.0');
    expect(sent[0]!.headers.get('private-token')).toBe('a-token');
    expect(data?.release?.tag_name).toBe('v1.0.0');
    expectTypeOf(data!.protected).toEqualTypeOf<boolean | null>();
    expectTypeOf(data!.created_at).toEqualTypeOf<string | null>();
  });

  test('encodes slashes of project paths and tag names', async () => {
    const { response } = await forge.GET('/projects/{id}/repository/tags/{tag_name}', {
      params: { path: { id: 'acme/rocket', tag_name: 'release/2026.10' } },
    });
    expect(response.status).toBe(200);
    expect(sent[0]!.url).toContain('/projects/acme%2Frocket/repository/tags/release%2F2026.10');
  });

  test('sends a typed body', async () => {
    const { data, response } = await forge.POST('/projects/{id}/repository/tags', {
      params: { path: { id: 5 } },
      body: { tag_name: 'v1.2.0', ref: 'main', message: 'The flight itself' },
    });
    expect(response.status).toBe(201);
    expect(data?.name).toBe('v1.2.0');
  });

  test('that is refused has its error, typed', async () => {
    const { data, error } = await forge.GET('/projects/{id}/repository/tags/{tag_name}', {
      params: { path: { id: 5, tag_name: 'v9.9.9' } },
      headers: { Prefer: 'code=404' },
    });
    expect(data).toBeUndefined();
    expect(error?.message).toMatch(/404/);
    expectTypeOf(error!.message).toEqualTypeOf<string | { [key: string]: string[] }>();
  });
});

test('a base URL may have the API path, or a slash, at its end', async () => {
  for (const baseUrl of [`${mock.url}/`, `${mock.url}/api/v4`, `${mock.url}/api/v4/`]) {
    const { response } = await createForgeClient({ baseUrl }).GET(
      '/projects/{id}/repository/tags',
      {
        params: { path: { id: 5 } },
      },
    );
    expect(response.status).toBe(200);
  }
});
