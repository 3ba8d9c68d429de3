/** Handlers for Mock Service Worker, as a front end's tests use them: by name, with a real `fetch`. */
import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Case } from '../contract/case.ts';
import { readContract } from '../contract/contract.ts';
import { wireRequest } from '../wire/wireRequest.ts';
import { createHandlers, defaultHandlers, handlers } from './index.ts';

const FORGE = 'https://forge.example.com';
const TAGS = `${FORGE}/api/v4/projects/acme%2Frocket/repository/tags`;

/** What Mock Service Worker makes of the error that is thrown here for a request without a handler. */
const NOT_HANDLED = 500;

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

/** Sends a case's request to the deployment that is stood in for. */
function send({ operation, request }: Case): Promise<Response> {
  const definition = contract.operations.get(operation)!;
  const base = definition.path === undefined ? `${FORGE}/alert-intake` : `${FORGE}/api/v4`;
  const { method, path, headers, body } = wireRequest(definition, request, base);
  return fetch(FORGE + path, { method, headers, ...(body && { body: new Uint8Array(body) }) });
}

/** An answer as a case writes it down. */
async function noted(response: Response, { response: documented }: Case) {
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

test('every case is answered as it is documented', async () => {
  for (const documented of contract.cases) {
    const { operation, name } = documented;
    const makers: Record<string, (name: string) => HttpHandler> = handlers as never;
    server.resetHandlers(makers[operation]!(name));
    const response = await send(documented);
    expect(await noted(response, documented), documented.id).toEqual(documented.response);
  }
}, 60_000);

describe('the default handlers', () => {
  test('answer every operation with its first case, in whatever order they stand', async () => {
    const first = new Map(contract.cases.toReversed().map((one) => [one.operation, one]));
    for (const order of [defaultHandlers(), defaultHandlers().toReversed()]) {
      server.resetHandlers(...order);
      for (const documented of first.values())
        expect(await noted(await send(documented), documented), documented.id).toEqual(
          documented.response,
        );
    }
  });

  test('give way to one that a test adds', async () => {
    server.use(...defaultHandlers());
    server.use(handlers.createTag('already-exists'));
    const post = () => fetch(TAGS, { method: 'POST' });
    expect((await post()).status).toBe(405);
    expect((await fetch(TAGS)).status).toBe(200);
  });
});

test('{ once: true } answers one request, and leaves the next to the other handlers', async () => {
  server.use(handlers.getTag('unknown-tag', { once: true }), handlers.getTag('annotated'));
  expect((await fetch(`${TAGS}/v1.0.0`)).status).toBe(404);
  expect((await fetch(`${TAGS}/v1.0.0`)).status).toBe(200);
});

describe('the address', () => {
  test('may be that of one deployment, with or without the path of the API', async () => {
    for (const baseUrl of [FORGE, `${FORGE}/`, `${FORGE}/api/v4`]) {
      server.resetHandlers(createHandlers({ baseUrl }).listTags());
      expect((await fetch(TAGS)).status).toBe(200);
      expect((await fetch(TAGS.replace('forge', 'other'))).status).toBe(NOT_HANDLED);
    }
  });

  test('of the alert intake is its own', async () => {
    const alertIntake = `${FORGE}/acme/rocket/alerts/notify/engine.json`;
    server.use(createHandlers({ alertIntake }).createAlerts('anonymous'));
    expect((await fetch(alertIntake, { method: 'POST' })).status).toBe(401);
  });
});

describe('a name that is wrong', () => {
  test('does not pass the compiler, whether of an operation or of a case', () => {
    // @ts-expect-error: the operation is createTag
    expect(() => handlers.createTga()).toThrow();
    // @ts-expect-error: the case is already-exists
    expect(() => handlers.createTag('alredy-exists')).toThrow();
    // @ts-expect-error: a case of another operation
    expect(() => handlers.createTag('unknown-tag')).toThrow();
  });

  test('is answered with the names that there are, in JavaScript', () => {
    expect(() => handlers.getTag('anotated' as never)).toThrow(
      /^getTag has no case 'anotated'\. It has: annotated, /,
    );
  });
});
