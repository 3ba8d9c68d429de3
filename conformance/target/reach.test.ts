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

test('a server that listens can be reached', async () => {
  expect(await reach(`${await serve()}/api/v4`, 1000)).toBeUndefined();
});

test('a port where nobody listens refuses', async () => {
  const url = await serve();
  await servers.pop()?.close();
  expect(await reach(url, 1000)).toBe('the connection is refused');
});

test('a server without TLS cannot be reached by https, and the reason hints at it', async () => {
  const url = (await serve()).replace('http:', 'https:');
  expect(await reach(url, 1000)).toBe('the TLS handshake failed: is this an http address?');
});

test('a server that says nothing in a TLS handshake times out', async () => {
  const silent = await startRawTestServer(() => {});
  servers.push(silent);
  expect(await reach(silent.url.replace('http:', 'https:'), 100)).toBe(
    'no connection within 100 ms',
  );
});
