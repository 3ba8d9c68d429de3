import { expect, test } from 'vitest';
import { startServer } from './startServer.ts';

test('an error of a handler ends its connection, but not the server', async () => {
  const server = await startServer(async ({ url }, response) => {
    if (url === '/fails') throw new Error('failed');
    response.end('answered');
  }, 0);
  await expect(fetch(`${server.url}/fails`)).rejects.toThrow();
  expect(await (await fetch(server.url)).text()).toBe('answered');
  await server.close();
});

test('a long address reaches the handler', async () => {
  const server = await startServer(async ({ url }, response) => {
    response.end(String(url!.length));
  }, 0);
  const path = `/${'a'.repeat(20_000)}`;
  expect(await (await fetch(server.url + path)).text()).toBe('20001');
  await server.close();
});
