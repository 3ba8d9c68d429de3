/** Tests the errors of the client, and the question whether an error is a certain refusal. */
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { ErrorFields, ErrorMessage } from '../generated/types.ts';
import { createForgeClient } from './createForgeClient.ts';
import { ForgeError } from './forgeError.ts';
import { isRefusal } from './isRefusal.ts';

const path = { id: 5, tag_name: 'v1' };

/** Returns the error of a call whose request gets this response. */
async function refusedWith(response: Response): Promise<unknown> {
  const forge = createForgeClient({
    baseUrl: 'https://forge.example.com',
    token: 'secret-token-1',
    fetch: async () => response,
  });
  return forge.call('getTag', { path }).catch((error: unknown) => error);
}

describe('the message', () => {
  test('is one line, in which a terminal obeys nothing', async () => {
    const message = 'no\u001b[31m tag\r\nhere \u202e \u0085';
    const error = await refusedWith(Response.json({ message }, { status: 404 }));
    expect(String(error)).toBe('ForgeError: getTag: no\\u001b[31m tag here \\u202e \\u0085');
  });

  test.each([
    ['in a message', Response.json({ message: 'wrong secret-token-1' }, { status: 401 })],
    ['in a field', Response.json({ token: ['secret-token-1 is wrong'] }, { status: 400 })],
    ['in a page', new Response('<b>secret-token-1</b>')],
    [
      'in a redirect',
      new Response(null, {
        status: 302,
        headers: { location: 'https://other.example.com/?token=secret-token-1' },
      }),
    ],
  ])('and the rest of the error hide a token that the service repeats %s', async (_, response) => {
    const error = await refusedWith(response);
    expect(error).toBeInstanceOf(ForgeError);
    const { message, fields, body } = error as ForgeError;
    expect(JSON.stringify([message, fields, body])).not.toContain('secret-token-1');
    expect(JSON.stringify([message, fields, body])).toContain('…');
  });
});

describe('the body', () => {
  test('is the value of its JSON', async () => {
    const error = await refusedWith(
      Response.json({ message: { ref: ['is missing'] } }, { status: 400 }),
    );
    expect((error as ForgeError).body).toEqual({ message: { ref: ['is missing'] } });
  });

  test('is a text if it is not JSON', async () => {
    const error = await refusedWith(new Response('Bad gateway', { status: 502 }));
    expect((error as ForgeError).body).toBe('Bad gateway');
  });
});

describe('a refusal', () => {
  test('has an operation, a status, and a body with their type', async () => {
    const error = await refusedWith(
      Response.json({ message: '404 Tag Not Found' }, { status: 404 }),
    );
    expect(isRefusal(error, 'getTag', 404)).toBe(true);
    expect(isRefusal(error, 'createTag', 404)).toBe(false);
    expect(isRefusal(error, 'createTag', 405)).toBe(false);
    if (isRefusal(error, 'getTag', 404)) {
      expectTypeOf(error.body).toEqualTypeOf<ErrorMessage | ErrorFields>();
      expectTypeOf(error.status).toEqualTypeOf<404>();
      expect(error.body.message).toBe('404 Tag Not Found');
    }
  });

  test('is neither the page of a gateway nor another error', async () => {
    const page = await refusedWith(new Response('<h1>404</h1>', { status: 404 }));
    expect(isRefusal(page, 'getTag', 404)).toBe(false);
    expect(isRefusal(new Error('getTag'), 'getTag', 404)).toBe(false);
    // @ts-expect-error: the documents know no 409 of this operation
    expect(isRefusal(page, 'getTag', 409)).toBe(false);
  });
});

test.each([
  ['<', '<'.repeat(64_000)],
  ['?', `<${'?'.repeat(64_000)}`],
  ['>', `<?${'>'.repeat(64_000)}`],
  ['spaces', `<?a>${' rel'.repeat(16_000)}`],
])('a Link header of 64 kB of %s is read at once', async (_, link) => {
  const forge = createForgeClient({
    baseUrl: 'https://forge.example.com',
    fetch: async () => Response.json([{ name: 'v1' }], { headers: { link } }),
  });
  const begin = process.cpuUsage();
  for await (const { name } of forge.paginate('listTags', { path: { id: 5 } }))
    expect(name).toBe('v1');
  expect(process.cpuUsage(begin).user / 1000).toBeLessThan(500);
});

test('a path that repeats that of the API gets a hint', async () => {
  const forge = createForgeClient({ baseUrl: 'https://forge.example.com' });
  // @ts-expect-error: the compiler says so, too
  const call = forge.request('GET /api/v4/projects/{id}', { path });
  await expect(call).rejects.toThrow('leave out /api/v4, which the client adds');
});
