/** Tests the handlers for Mock Service Worker in the way that a front end uses them: by name, with a real `fetch`. */
import { join } from 'node:path';
import { build } from 'esbuild';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createForgeClient } from '../client/index.ts';
import type { Case } from '../contract/case.ts';
import { readContract } from '../contract/contract.ts';
import { credential } from '../wire/credential.ts';
import { wireRequest } from '../wire/wireRequest.ts';
import { defaultHandlers as everydayHandlers } from './everyday.ts';
import { createHandlers, defaultHandlers, handlers } from './index.ts';

const FORGE = 'https://forge.example.com';
const TAGS = `${FORGE}/api/v4/projects/acme%2Frocket/repository/tags`;

/** A request without a handler gets this status: `onUnhandledRequest` throws, and Mock Service Worker sends a 500. */
const UNHANDLED_STATUS = 500;

const contract = await readContract();
const server = setupServer();
beforeAll(() =>
  server.listen({
    onUnhandledRequest: ({ url }) => {
      throw new Error(`No handler for ${url}`);
    },
  }),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Sends the request of a case to the mocked deployment. */
function send({ operation, request, as, scheme }: Case): Promise<Response> {
  const definition = contract.operations.get(operation)!;
  const base = definition.path === undefined ? `${FORGE}/alert-intake` : `${FORGE}/api/v4`;
  const token = as === 'anonymous' ? {} : credential(contract, definition, 'any', scheme);
  const { method, path, headers, body } = wireRequest(definition, request, base, token);
  return fetch(FORGE + path, { method, headers, ...(body && { body: new Uint8Array(body) }) });
}

/** Sends a valid request that creates a tag. @param init changes of the request */
function postTag(init: RequestInit = {}): Promise<Response> {
  return fetch(TAGS, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'private-token': 'any' },
    body: JSON.stringify({ tag_name: 'v7', ref: 'main' }),
    ...init,
  });
}

/** Returns a response in the form of a case's response, so that both can be compared. */
async function asCaseResponse(response: Response, { response: documented }: Case) {
  const bytes = Buffer.from(await response.arrayBuffer());
  const contentType = response.headers.get('content-type');
  const headers = Object.keys(documented.headers).map((name) => [name, response.headers.get(name)]);
  return {
    status: response.status,
    headers: JSON.parse(JSON.stringify(Object.fromEntries(headers)).replaceAll(FORGE, '{origin}')),
    ...(contentType && { contentType }),
    ...('bodyBase64' in documented && { bodyBase64: bytes.toString('base64') }),
    ...('body' in documented && {
      body: contentType?.endsWith('json') ? JSON.parse(String(bytes)) : String(bytes),
    }),
  };
}

test('every case gets its documented response', async () => {
  for (const documented of contract.cases) {
    const { operation, name } = documented;
    const creators: Record<string, (name: string) => HttpHandler> = handlers as never;
    server.resetHandlers(creators[operation]!(name));
    const response = await send(documented);
    expect(await asCaseResponse(response, documented), documented.id).toEqual(documented.response);
  }
});

describe('a handler without the name of a case', () => {
  beforeEach(() => server.use(...defaultHandlers()));

  test('repeats the values of a create, as the mock does', async () => {
    const tag = await (await postTag()).json();
    expect(tag).toMatchObject({ name: 'v7', message: null });
    const body = JSON.stringify({ title: 'First flight', due_date: '2026-11-30' });
    const headers = { 'content-type': 'application/json', 'private-token': 'any' };
    const milestones = `${FORGE}/api/v4/projects/5/milestones`;
    const created = await fetch(milestones, { method: 'POST', headers, body });
    expect(await created.json()).toMatchObject({ title: 'First flight' });
  });

  test('does not repeat a value that the response cannot have', async () => {
    const body = '{"tag_name": 7, "ref": "main"}';
    expect(typeof (await (await postTag({ body })).json()).name).toBe('string');
  });

  test('repeats the last value of the path', async () => {
    expect(await (await fetch(`${TAGS}/v8`)).json()).toMatchObject({ name: 'v8' });
  });

  test('chooses the case that fits: a refusal for its request, and a list for its filters', async () => {
    const taken = await postTag({ body: '{"tag_name": "v1.0.0", "ref": "main"}' });
    expect([taken.status, await taken.json()]).toEqual([
      405,
      { message: 'Tag v1.0.0 already exists' },
    ]);
    const headers = { 'private-token': 'any' };
    const merged = await fetch(`${FORGE}/api/v4/merge_requests?state=merged`, { headers });
    expect((await merged.json()).map(({ iid }: { iid: number }) => iid)).toEqual([22]);
  });
});

test('the handlers of some areas leave the other areas out of a bundle', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createHandlersFor } from './index.ts';
        import { tags } from '../generated/responses.js';
        export const handlers = createHandlersFor(tags);`,
      resolveDir: import.meta.dirname,
      loader: 'ts',
    },
    external: ['msw'],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
  });
  expect(outputFiles[0]!.text).toContain('createTag');
  expect(outputFiles[0]!.text).not.toContain('listRunners');
  expect(outputFiles[0]!.contents.length).toBeLessThan(60_000);
});

describe('the default handlers', () => {
  test('send the first success of every operation for its request, in any order of handlers', async () => {
    const successes = contract.cases.filter(({ response }) => response.status < 300);
    const first = new Map(successes.toReversed().map((one) => [one.operation, one]));
    expect(first.size).toBeGreaterThan(140);
    for (const order of [defaultHandlers(), defaultHandlers().toReversed()]) {
      server.resetHandlers(...order);
      for (const documented of first.values())
        expect(await asCaseResponse(await send(documented), documented), documented.id).toEqual(
          documented.response,
        );
    }
  });

  test('are overridden by a handler that a test adds', async () => {
    server.use(...defaultHandlers());
    server.use(handlers.createTag('already-exists'));
    expect((await postTag()).status).toBe(405);
    expect((await fetch(TAGS)).status).toBe(200);
  });
});

test('with { once: true }, a handler responds to one request and leaves the next request to other handlers', async () => {
  server.use(handlers.getTag('unknown-tag', {}, { once: true }), handlers.getTag('annotated'));
  expect((await fetch(`${TAGS}/v1.0.0`)).status).toBe(404);
  expect((await fetch(`${TAGS}/v1.0.0`)).status).toBe(200);
});

describe('a request', () => {
  beforeEach(() => server.use(...defaultHandlers()));
  const token = { 'private-token': 'any' };

  test.each<[string, RequestInit, number, unknown]>([
    ['a token', { headers: {} }, 401, '401 Unauthorized'],
    [
      'a body',
      { body: null, headers: token },
      400,
      { tag_name: ['is missing'], ref: ['is missing'] },
    ],
    ['a field', { body: '{"tag_name": "v2"}' }, 400, { ref: ['is missing'] }],
    ['an object', { body: 'null' }, 400, 'must be an object'],
    ['JSON', { body: '{"tag_name"' }, 400, 'the body is not valid JSON'],
  ])('without %s is refused if the operation requires it', async (_, init, status, message) => {
    const response = await postTag(init);
    expect([response.status, await response.json()]).toEqual([status, { message }]);
  });

  test('is accepted as a form, with fields in the query, or with the wrong content type', async () => {
    expect(
      (await postTag({ body: new URLSearchParams('tag_name=v2&ref=main'), headers: token })).status,
    ).toBe(201);
    expect((await postTag({ headers: token })).status).toBe(201);
    const url = `${TAGS}?tag_name=v2&ref=main`;
    expect((await fetch(url, { method: 'POST', headers: token })).status).toBe(201);
  });

  test('with a text instead of a numeric ID gets a 404', async () => {
    const keys = `${FORGE}/api/v4/projects/5/deploy_keys`;
    expect((await fetch(`${keys}/51`, { headers: token })).status).toBe(200);
    expect((await fetch(`${keys}/mine`, { headers: token })).status).toBe(404);
  });

  test('without a required field gets the response of the refused case that a test has chosen', async () => {
    server.use(handlers.createSshKey('missing-key'));
    const keys = `${FORGE}/api/v4/user/keys`;
    const response = await fetch(keys, {
      method: 'POST',
      headers: token,
      body: '{"title": "Mine"}',
    });
    expect(await response.json()).toEqual({ message: { key: ['is missing'] } });
  });

  test('is not checked with checkRequests: false', async () => {
    server.use(createHandlers({ checkRequests: false }).createTag());
    expect((await postTag({ headers: {}, body: null })).status).toBe(201);
  });
});

describe('a body', () => {
  test('may replace some fields of the documented body', async () => {
    server.use(handlers.createTag('annotated', { name: 'v2.0.0', message: null }));
    const documented = contract.cases.find(({ id }) => id === 'createTag.annotated')!.response.body;
    expect(await (await postTag()).json()).toEqual({
      ...(documented as object),
      name: 'v2.0.0',
      message: null,
    });
  });

  test('of a list may replace the items, which are sent page by page', async () => {
    server.use(
      handlers.listTags(
        'first-page',
        ['a', 'b', 'c'].map((name) => ({ name })),
      ),
    );
    const response = await fetch(`${TAGS}?page=2&per_page=2`);
    expect((await response.json()).map(({ name }: { name: string }) => name)).toEqual(['c']);
    expect(response.headers.get('x-total')).toBe('3');
  });

  test.each([['first-page' as const], [undefined]])(
    'of a list has the other fields of its items from the documented ones, in the case %s',
    async (name) => {
      const [first] = await (await listOf(handlers.listTags('first-page'))).json();
      const changed = await listOf(handlers.listTags(name, [{ name: 'a' }, { name: 'b' }]));
      const [one, two] = await changed.json();
      expect(one).toEqual({ ...first, name: 'a' });
      expect(Object.keys(two)).toEqual(Object.keys(first));
    },
  );

  test('with a field that the case does not have is a type error', () => {
    // @ts-expect-error: a tag has no title
    handlers.createTag('annotated', { title: 'x' });
    // @ts-expect-error: the name is a text
    handlers.createTag('annotated', { name: 5 });
    // @ts-expect-error: a refusal has a message
    handlers.createTag('already-exists', { name: 'x' });
    // @ts-expect-error: an item of the list has no title
    handlers.listTags('first-page', [{ title: 'x' }]);
  });

  async function listOf(handler: HttpHandler): Promise<Response> {
    server.use(handler);
    return fetch(TAGS);
  }
});

describe('lists', () => {
  const forge = createForgeClient({ baseUrl: FORGE, token: 'any' });
  const lists = [...contract.operations.values()].filter(({ definition }) =>
    definition.parameters?.some(({ name }) => name === 'per_page'),
  );

  test('can be followed to the last page, for every case and page size', async () => {
    const walks: string[] = [];
    for (const { id } of lists) {
      const cases = contract.cases.filter(
        (one) => one.operation === id && one.response.status === 200,
      );
      for (const { name, request } of cases) {
        const creators: Record<string, (name: string) => HttpHandler> = handlers as never;
        server.resetHandlers(creators[id]!(name));
        for (const query of [request.query, { per_page: 1 }, { page: 99 }]) {
          let pages = 0;
          for await (const _ of forge
            .paginate(id as 'listTags', { path: request.path as never, query: query as never })
            .pages())
            if (++pages > 50) throw new Error(`${id}.${name}: the walk does not end`);
        }
        walks.push(`${id}.${name}`);
      }
    }
    expect(walks.length).toBeGreaterThan(60);
  });

  test("send the requested page, with links to the request's address", async () => {
    server.use(...defaultHandlers());
    const response = await fetch(`${TAGS}?page=2&per_page=2&search=v`);
    expect((await response.json()).length).toBe(2);
    expect(response.headers.get('x-total')).toBe('5');
    expect(response.headers.get('link')).toContain(
      `<${TAGS}?page=3&per_page=2&search=v>; rel="next"`,
    );
    expect(await (await fetch(`${TAGS}?page=99`)).json()).toEqual([]);
  });
});

describe('the address', () => {
  test('may be limited to one deployment, with or without the path of the API', async () => {
    for (const baseUrl of [FORGE, `${FORGE}/`, `${FORGE}/api/v4`]) {
      server.resetHandlers(createHandlers({ baseUrl }).listTags());
      expect((await fetch(TAGS)).status).toBe(200);
      expect((await fetch(TAGS.replace('forge', 'other'))).status).toBe(UNHANDLED_STATUS);
    }
  });

  test('of the alert intake is a separate option', async () => {
    const alertIntake = `${FORGE}/acme/rocket/alerts/notify/engine.json`;
    server.use(createHandlers({ alertIntake }).createAlerts('anonymous'));
    expect((await fetch(alertIntake, { method: 'POST' })).status).toBe(401);
  });
});

describe('a wrong name', () => {
  test('of an operation or a case is a type error', () => {
    // @ts-expect-error: the operation is createTag
    expect(() => handlers.createTga()).toThrow();
    // @ts-expect-error: the case is already-exists
    expect(() => handlers.createTag('alredy-exists')).toThrow();
    // @ts-expect-error: this case belongs to another operation
    expect(() => handlers.createTag('unknown-tag')).toThrow();
  });

  test('throws an error that lists the existing names, in JavaScript', () => {
    expect(() => handlers.getTag('anotated' as never)).toThrow(
      /^getTag has no case 'anotated'\. It has: annotated, /,
    );
  });
});

test('the handlers use no Node built-ins, so that they run in browsers', async () => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'index.ts')],
    external: ['msw'],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    write: false,
  });
  expect(outputFiles[0]!.text).not.toMatch(/\bnode:|\bBuffer\b|\bprocess\./);
});

test('a token in Authorization is enough, as for the mock', async () => {
  server.use(...defaultHandlers());
  const ask = (headers: Record<string, string>) =>
    fetch(`${FORGE}/api/v4/user/keys`, { headers }).then(({ status }) => status);
  expect(await ask({ authorization: 'Bearer any' })).toBe(200);
  expect(await ask({ authorization: 'Basic any' })).toBe(401);
  expect(await ask({})).toBe(401);
});

test('an operation without a case leaves the request to other handlers', async () => {
  const file = `${FORGE}/api/v4/projects/5/repository/files/README.md/raw`;
  server.use(
    ...everydayHandlers(),
    http.get(file, () => new HttpResponse('# Rocket')),
  );
  expect(await (await fetch(file, { headers: { 'private-token': 'any' } })).text()).toBe(
    '# Rocket',
  );
});
