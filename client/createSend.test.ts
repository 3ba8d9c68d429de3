/** What happens between a request and its response, against servers that misbehave. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../wire/startServer.ts';
import { createForgeClient } from './createForgeClient.ts';
import type { SendOptions } from './createSend.ts';
import { ForgeError } from './forgeError.ts';

type Reply = (response: ServerResponse, request: IncomingMessage) => void;

const servers: RunningServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

/** A server that gives the replies in turn, the last one for ever, and notes what it was asked. */
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

describe('a service that is busy', () => {
  test.each([429, 503])('(%i) is asked again after Retry-After', async (status) => {
    const { client, seen } = await serve(later(status, '0'), json({ name: 'v1' }));
    const start = performance.now();
    expect((await client().call('getTag', tag)).name).toBe('v1');
    expect(seen).toHaveLength(2);
    // At least a second, even where it says 0.
    expect(performance.now() - start).toBeGreaterThan(990);
  });

  test('may say it with a date', async () => {
    const { client, seen } = await serve(later(503, new Date().toUTCString()), json({}));
    await client().call('getTag', tag);
    expect(seen).toHaveLength(2);
  });

  test.each([
    ['asks for more than the budget', '3600', {}],
    ['asks for anything where nothing is to be waited for', '0', { retryBudget: 0 }],
  ])('and %s is answered at once', async (_, retryAfter, options) => {
    const { client, seen } = await serve(later(429, retryAfter));
    await expect(client(options).call('getTag', tag)).rejects.toMatchObject({ status: 429 });
    expect(seen).toHaveLength(1);
  });

  test('and does not say for how long is not asked again', async () => {
    const { client, seen } = await serve(json({}, 503));
    await expect(client().call('getTag', tag)).rejects.toMatchObject({ status: 503 });
    expect(seen).toHaveLength(1);
  });

  test('is sent a change once', async () => {
    const { client, seen } = await serve(later(429, '0'));
    await expect(client().call('createTag', newTag)).rejects.toMatchObject({ status: 429 });
    expect(seen).toHaveLength(1);
  });

  test('is sent a POST that only reads again, with its body', async () => {
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

  test('is left when the caller gives up', async () => {
    const { client } = await serve(later(429, '30'));
    const start = performance.now();
    const call = client().call('getTag', { ...tag, signal: AbortSignal.timeout(100) });
    await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

test('a caller who gives up as the service says to wait does not wait', async () => {
  const { client, seen } = await serve(later(429, '30'));
  const caller = new AbortController();
  const givingUp = async (request: Request) => {
    const response = await fetch(request);
    caller.abort();
    return response;
  };
  const call = client({ fetch: givingUp }).call('getTag', { ...tag, signal: caller.signal });
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect(seen).toHaveLength(1);
});

describe('a network that fails', () => {
  test('is tried once more for a read', async () => {
    const { client, seen } = await serve(hangUp, json({ name: 'v1' }));
    expect((await client().call('getTag', tag)).name).toBe('v1');
    expect(seen).toHaveLength(2);
  });

  test('fails the read when it fails again', async () => {
    const { client, seen } = await serve(hangUp);
    await expect(client().call('getTag', tag)).rejects.toThrow(TypeError);
    expect(seen).toHaveLength(2);
  });

  test('fails a change at once: it may have been made', async () => {
    const { client, seen } = await serve(hangUp);
    await expect(client().call('createTag', newTag)).rejects.toThrow(TypeError);
    expect(seen).toHaveLength(1);
  });

  test('is told with operation and address', async () => {
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

test('a logger is told of attempts, waits and repetitions, and never of the token', async () => {
  const { client, url } = await serve(hangUp, later(429, '0'), json({ name: 'v1' }));
  const told: string[] = [];
  const logger = {
    debug: (text: string) => told.push(`debug ${text}`),
    warn: (text: string) => told.push(`warn ${text}`),
  };
  await client({ logger }).call('getTag', tag);
  const name = `getTag: GET ${url}/api/v4/projects/5/repository/tags/v1`;
  expect(told).toEqual([
    expect.stringMatching(`^warn ${name}: no response, .+; asked again$`),
    `debug ${name}: 429`,
    `warn ${name}: 429, asked again in 1000 ms`,
    `debug ${name}: 200`,
  ]);
});

describe('a service that does not answer', () => {
  test('is given up after the timeout, and not asked again', async () => {
    const { client, seen } = await serve(silence);
    await expect(client({ timeout: 100 }).call('getTag', tag)).rejects.toThrow(
      /^getTag: GET http.+\/tags\/v1: no response in 100 ms$/,
    );
    expect(seen).toHaveLength(1);
  });

  test('is given up when the caller does, whatever the timeout', async () => {
    const { client } = await serve(silence);
    const call = client({ timeout: 10_000 }).call('getTag', {
      ...tag,
      signal: AbortSignal.timeout(100),
    });
    await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test('in time may take its time to finish', async () => {
    const { client } = await serve((response) => {
      response.write('{"name":');
      setTimeout(() => response.end('"v1"}'), 300);
    });
    expect((await client({ timeout: 100 }).call('getTag', tag)).name).toBe('v1');
  });
});

describe('a redirect', () => {
  test('is followed on the same origin, with the token', async () => {
    const { client, seen } = await serve(moved('/api/v4/projects/7'), json({ name: 'v1' }));
    expect((await client().call('getTag', tag)).name).toBe('v1');
    expect(seen[1]).toBe('GET /api/v4/projects/7 secret');
  });

  test('to another origin is an error, and the other origin never hears of it', async () => {
    const other = await serve(json({}));
    const { client } = await serve(moved(`${other.url}/api/v4/projects/7`));
    const call = client().call('getTag', tag);
    await expect(call).rejects.toThrow(
      `getTag: redirected to ${other.url}/api/v4/projects/7, which is not followed`,
    );
    await expect(call).rejects.toMatchObject({ status: 301 });
    expect(other.seen).toEqual([]);
  });

  test('to another origin is an error after one on the same, too', async () => {
    const other = await serve(json({}));
    const { client } = await serve(moved('/api/v4/projects/7'), moved(`${other.url}/`));
    await expect(client().call('getTag', tag)).rejects.toThrow(
      `getTag: redirected to ${other.url}/`,
    );
    expect(other.seen).toEqual([]);
  });

  test('is an error of GET too, with the address that was called', async () => {
    const { client, url } = await serve(moved('http://127.0.0.1:9/'));
    const call = client().GET('/runners/{id}', { params: { path: { id: 6 } } });
    await expect(call).rejects.toThrow(ForgeError);
    await expect(call).rejects.toThrow(`GET ${url}/api/v4/runners/6: redirected to`);
  });

  test('of a change is an error, not a change elsewhere', async () => {
    const { client, seen } = await serve(moved('/api/v4/projects/7/repository/tags'), json({}));
    await expect(client().call('createTag', newTag)).rejects.toThrow('which is not followed');
    expect(seen).toHaveLength(1);
  });

  test('that leads in a circle ends', async () => {
    const { client, seen } = await serve(moved('/api/v4/projects/7'));
    await expect(client().call('getTag', tag)).rejects.toMatchObject({ status: 301 });
    expect(seen).toHaveLength(10);
  });
});
