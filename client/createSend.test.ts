/** Tests timeouts, retries and redirects with servers that misbehave. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type RunningServer, startServer } from '../wire/startServer.ts';
import { createForgeClient } from './createForgeClient.ts';
import type { SendOptions } from './createSend.ts';
import { ForgeError } from './forgeError.ts';

type Reply = (response: ServerResponse, request: IncomingMessage) => void;

const servers: RunningServer[] = [];
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/**
 * Starts a server that sends the given replies in turn, and then repeats the last reply. It records the requests in
 * `seen`.
 */
async function serve(...replies: Reply[]) {
  const seen: string[] = [];
  const server = await startServer(async (request, response) => {
    const reply = replies[Math.min(seen.length, replies.length - 1)]!;
    seen.push(`${request.method} ${request.url} ${request.headers['private-token']}`);
    reply(response, request);
  }, 0);
  servers.push(server);
  const client = (options: SendOptions = {}) =>
    createForgeClient({ baseUrl: server.url, token: 'secret', ...options });
  return { url: server.url, seen, client };
}

const json =
  (body: unknown, status = 200): Reply =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const later =
  (status: number, retryAfter: string): Reply =>
  (response) =>
    response.writeHead(status, { 'retry-after': retryAfter }).end();
const moved =
  (location: string): Reply =>
  (response) =>
    response.writeHead(301, { location }).end();
const silence: Reply = () => {};
const hangUp: Reply = (response) => response.destroy();

const tag = { path: { id: 5, tag_name: 'v1' } };
const newTag = { path: { id: 5 }, body: { tag_name: 'v1', ref: 'main' } };

describe('a busy service', () => {
  test.each([429, 503])('(%i) is retried after the time in Retry-After', async (status) => {
    const { client, seen } = await serve(later(status, '0'), json({ name: 'v1' }));
    const timers = vi.spyOn(globalThis, 'setTimeout');
    expect((await client().call('getTag', tag)).name).toBe('v1');
    expect(seen).toHaveLength(2);
    // The client waits for at least a second, even if the header says `Retry-After: 0`.
    expect(timers.mock.calls.map(([, delay]) => delay)).toContain(1000);
    timers.mockRestore();
  });

  // The `fetch` of mocks clones each response. Then `cancel()` on one body waits for the other body for ever.
  test('is retried even if `fetch` clones its responses', async () => {
    const { client, seen } = await serve(
      (response) =>
        response.writeHead(429, { 'retry-after': '0' }).end(JSON.stringify({ message: 'Wait' })),
      json({ name: 'v1' }),
    );
    const clones: Response[] = [];
    const cloning = async (request: Request) => {
      const response = await fetch(request);
      clones.push(response.clone());
      return response;
    };
    expect((await client({ fetch: cloning }).call('getTag', tag)).name).toBe('v1');
    expect(seen).toHaveLength(2);
    expect(clones).toHaveLength(2);
  });

  test('may send Retry-After as a date', async () => {
    const { client, seen } = await serve(later(503, new Date().toUTCString()), json({}));
    await client().call('getTag', tag);
    expect(seen).toHaveLength(2);
  });

  test.each([
    ['Retry-After exceeds `retryBudget`', '3600', {}],
    ['the budget is 0', '0', { retryBudget: 0 }],
  ])('is not retried if %s', async (_, retryAfter, options) => {
    const { client, seen } = await serve(later(429, retryAfter));
    await expect(client(options).call('getTag', tag)).rejects.toMatchObject({ status: 429 });
    expect(seen).toHaveLength(1);
  });

  test('is not retried without Retry-After', async () => {
    const { client, seen } = await serve(json({}, 503));
    await expect(client().call('getTag', tag)).rejects.toMatchObject({ status: 503 });
    expect(seen).toHaveLength(1);
  });

  test('is not retried if the request was a write', async () => {
    const { client, seen } = await serve(later(429, '0'));
    await expect(client().call('createTag', newTag)).rejects.toMatchObject({ status: 429 });
    expect(seen).toHaveLength(1);
  });

  test('is retried if the request was a POST that only reads, with the same body', async () => {
    const bodies: string[] = [];
    const read =
      (reply: Reply): Reply =>
      async (response, request) => {
        let text = '';
        for await (const chunk of request) text += chunk;
        bodies.push(text);
        reply(response, request);
      };
    const { client } = await serve(read(later(429, '0')), read(json([])));
    await client().call('getBlobs', {
      path: { id: 5 },
      body: { files: [{ ref: 'main', path: 'README.md' }] },
    });
    expect(bodies[0]).toContain('README.md');
    expect(bodies[1]).toBe(bodies[0]);
  });

  test('is not retried when the caller aborts during the wait', async () => {
    const { client, seen } = await serve(later(429, '60'));
    const call = client().call('getTag', { ...tag, signal: AbortSignal.timeout(100) });
    await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(seen).toHaveLength(1);
  });
});

test('a call that is aborted as a 429 arrives does not wait', async () => {
  const { client, seen } = await serve(later(429, '30'));
  const caller = new AbortController();
  const abortAfterResponse = async (request: Request) => {
    const response = await fetch(request);
    caller.abort();
    return response;
  };
  const call = client({ fetch: abortAfterResponse }).call('getTag', {
    ...tag,
    signal: caller.signal,
  });
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect(seen).toHaveLength(1);
});

describe('a network failure', () => {
  test('is followed by one retry of a read', async () => {
    const { client, seen } = await serve(hangUp, json({ name: 'v1' }));
    expect((await client().call('getTag', tag)).name).toBe('v1');
    expect(seen).toHaveLength(2);
  });

  test('makes a read fail if it happens twice', async () => {
    const { client, seen } = await serve(hangUp);
    await expect(client().call('getTag', tag)).rejects.toThrow(TypeError);
    expect(seen).toHaveLength(2);
  });

  test('makes a write fail at once, because the service may have carried it out', async () => {
    const { client, seen } = await serve(hangUp);
    await expect(client().call('createTag', newTag)).rejects.toThrow(TypeError);
    expect(seen).toHaveLength(1);
  });

  test('is reported with the operation and the address', async () => {
    const { client, url } = await serve(silence);
    await servers.pop()!.close();
    await expect(client().call('createTag', newTag)).rejects.toThrow(
      `createTag: POST ${url}/api/v4/projects/5/repository/tags: no response, ECONNREFUSED`,
    );
    await expect(client().GET('/user/keys')).rejects.toThrow(
      `GET ${url}/api/v4/user/keys: no response, ECONNREFUSED`,
    );
  });
});

test('the logger receives attempts, waits and retries, but never the token', async () => {
  const { client, url } = await serve(hangUp, later(429, '0'), json({ name: 'v1' }));
  const lines: string[] = [];
  const logger = {
    debug: (text: string) => lines.push(`debug ${text}`),
    warn: (text: string) => lines.push(`warn ${text}`),
  };
  await client({ logger }).call('getTag', tag);
  const name = `getTag: GET ${url}/api/v4/projects/5/repository/tags/v1`;
  expect(lines).toEqual([
    expect.stringMatching(`^warn ${name}: no response, .+; retry$`),
    `debug ${name}: 429`,
    `warn ${name}: 429, retry in 1000 ms`,
    `debug ${name}: 200`,
  ]);
});

describe('a service that does not respond', () => {
  test('makes the call fail after the timeout, without a retry', async () => {
    const { client, seen } = await serve(silence);
    await expect(client({ timeout: 100 }).call('getTag', tag)).rejects.toThrow(
      /^getTag: GET http.+\/tags\/v1: no response in 100 ms$/,
    );
    // On a busy machine, the time may be over before the request arrives.
    expect(seen.length).toBeLessThan(2);
  });

  test('makes the call fail when the caller aborts before the timeout', async () => {
    const { client } = await serve(silence);
    const call = client({ timeout: 10_000 }).call('getTag', {
      ...tag,
      signal: AbortSignal.timeout(100),
    });
    await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test('may send the body after the timeout if the response began in time', async () => {
    let finish = () => {};
    const { client } = await serve((response) => {
      response.write('{"name":');
      finish = () => response.end('"v1"}');
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let begin = () => {};
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const noting = async (request: Request) => {
      const response = await fetch(request);
      begin();
      return response;
    };
    const call = client({ timeout: 100, fetch: noting }).call('getTag', tag);
    await begun;
    await vi.advanceTimersByTimeAsync(200);
    finish();
    expect((await call).name).toBe('v1');
  });
});

describe('a redirect', () => {
  test('is followed on the same origin, with the token', async () => {
    const { client, seen } = await serve(moved('/api/v4/projects/7'), json({ name: 'v1' }));
    expect((await client().call('getTag', tag)).name).toBe('v1');
    expect(seen[1]).toBe('GET /api/v4/projects/7 secret');
  });

  test('to another origin is an error, and the other origin gets no request', async () => {
    const other = await serve(json({}));
    const { client } = await serve(moved(`${other.url}/api/v4/projects/7`));
    const call = client().call('getTag', tag);
    await expect(call).rejects.toThrow(
      `getTag: redirected to ${other.url}/api/v4/projects/7, which is not followed`,
    );
    await expect(call).rejects.toMatchObject({ status: 301 });
    expect(other.seen).toEqual([]);
  });

  test('to another origin is also an error after a redirect on the same origin', async () => {
    const other = await serve(json({}));
    const { client } = await serve(moved('/api/v4/projects/7'), moved(`${other.url}/`));
    await expect(client().call('getTag', tag)).rejects.toThrow(
      `getTag: redirected to ${other.url}/`,
    );
    expect(other.seen).toEqual([]);
  });

  test('of a call by path is an error with method and address', async () => {
    const { client, url } = await serve(moved('http://127.0.0.1:9/'));
    const call = client().GET('/runners/{id}', { params: { path: { id: 6 } } });
    await expect(call).rejects.toThrow(ForgeError);
    await expect(call).rejects.toThrow(`GET ${url}/api/v4/runners/6: redirected to`);
  });

  test('of a write is an error, and the write is not repeated', async () => {
    const { client, seen } = await serve(moved('/api/v4/projects/7/repository/tags'), json({}));
    await expect(client().call('createTag', newTag)).rejects.toThrow('which is not followed');
    expect(seen).toHaveLength(1);
  });

  test('that leads back to itself is an error after ten attempts', async () => {
    const { client, seen } = await serve(moved('/api/v4/projects/7'));
    await expect(client().call('getTag', tag)).rejects.toMatchObject({ status: 301 });
    expect(seen).toHaveLength(10);
  });
});
