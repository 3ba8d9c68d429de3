import { afterEach, expect, test } from 'vitest';
import {
  startRawTestServer,
  startTestServer,
  type TestServer,
} from '../../wire/testing/startTestServer.ts';
import { reach } from './reach.ts';

const servers: TestServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

async function serve(): Promise<string> {
  const server = await startTestServer((_, response) => response.end());
  servers.push(server);
  return server.url;
}

test('reaches a server that listens', async () => {
  expect(await reach(`${await serve()}/api/v4`, 1000)).toBeUndefined();
});

test('reports a port where no server listens', async () => {
  const url = await serve();
  await servers.pop()?.close();
  expect(await reach(url, 1000)).toBe('the connection is refused');
});

test('reports a server without TLS at an https address, and suggests http', async () => {
  const url = (await serve()).replace('http:', 'https:');
  expect(await reach(url, 1000)).toBe('the TLS handshake failed: is this an http address?');
});

test('reports a timeout if the server is silent in the TLS handshake', async () => {
  const silent = await startRawTestServer(() => {});
  servers.push(silent);
  expect(await reach(silent.url.replace('http:', 'https:'), 100)).toBe(
    'no connection within 100 ms',
  );
});
