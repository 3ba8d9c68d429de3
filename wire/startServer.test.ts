import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { startServer } from './startServer.ts';

afterEach(() => vi.restoreAllMocks());

test('a server logs an error of its handler, responds with 500, and keeps running', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const server = await startServer(async ({ url }, response) => {
    response.setHeader('x-half', 'made');
    if (url === '/fails') throw new Error('failed');
    if (url === '/fails-late') {
      response.write('a part');
      throw new Error('failed late');
    }
    response.end('answered');
  }, 0);
  const response = await fetch(`${server.url}/fails`);
  const id = response.headers.get('x-request-id');
  expect([response.status, response.headers.get('x-half'), await response.json()]).toEqual([
    500,
    null,
    {
      message: `500 Internal Server Error: failed (request ${id}: the server's log has more)`,
    },
  ]);
  await expect(fetch(`${server.url}/fails-late`).then((late) => late.text())).rejects.toThrow();
  expect(await (await fetch(server.url)).text()).toBe('answered');
  await server.close();
  expect(logged.mock.calls.flat()).toEqual([
    expect.stringMatching(
      new RegExp(`^request ${id}: GET /fails failed[^\\n]+\\nError: failed\\n {4}at `),
    ),
    expect.stringContaining('GET /fails-late failed'),
  ]);
});

test('a server does not log an error of its handler after the client has disconnected', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  let say: () => void;
  const gone = new Promise<void>((resolve) => {
    say = resolve;
  });
  const server = await startServer(async (request, response) => {
    const closed = once(response, 'close');
    request.socket.destroy();
    await closed;
    say();
    throw new Error('write after end');
  }, 0);
  await expect(fetch(server.url)).rejects.toThrow();
  await gone;
  await server.close();
  expect(logged).not.toHaveBeenCalled();
});

test('a long address reaches the handler', async () => {
  const server = await startServer(async ({ url }, response) => {
    response.end(String(url!.length));
  }, 0);
  const path = `/${'a'.repeat(20_000)}`;
  expect(await (await fetch(server.url + path)).text()).toBe('20001');
  await server.close();
});
