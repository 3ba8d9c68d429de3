import { afterEach, describe, expect, test } from 'vitest';
import { exchange } from './exchange.ts';
import { startRawTestServer, type TestServer } from './testing/startTestServer.ts';

const servers: TestServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

async function responseTo(bytes: string, expectsNoBody = false) {
  const server = await startRawTestServer((socket) => socket.end(bytes));
  servers.push(server);
  const request = { method: 'GET', origin: server.url, path: '/', headers: {} };
  return exchange(request, { timeoutMs: 60_000, expectsNoBody });
}

const TYPE = 'Content-Type: application/json\r\n';

describe('a response is read to its last byte', () => {
  test.each([
    [
      'in HTTP/1.0, where the end of the connection ends the body',
      `HTTP/1.0 200 OK\r\n${TYPE}\r\n{}`,
    ],
    ['without a reason', `HTTP/1.1 200\r\n${TYPE}Content-Length: 2\r\n\r\n{}`],
    [
      'after an informational response (103)',
      `HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 200 OK\r\n${TYPE}Content-Length: 2\r\n\r\n{}`,
    ],
    [
      'in chunks, with a trailer',
      `HTTP/1.1 200 OK\r\n${TYPE}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX: 1\r\n\r\n`,
    ],
  ])('%s', async (_, bytes) => {
    const { response, failure } = await responseTo(bytes);
    expect(failure).toBeUndefined();
    expect(response?.body.toString()).toBe('{}');
  });
});

describe('an incomplete or malformed response is recorded as a failure with a name', () => {
  test.each([
    ['no bytes at all', '', 'reset'],
    ['half a head', `HTTP/1.1 200 OK\r\n${TYPE}`, 'reset'],
    ['no HTTP', 'hello\r\n\r\n', 'malformed'],
    [
      'two lengths',
      'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
      'malformed',
    ],
    ['a length that is too short', 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\n{}', 'malformed'],
    ['a length that is too long', 'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{}', 'truncated'],
    ['a bad chunk', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}', 'malformed'],
    [
      'no last chunk',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n',
      'truncated',
    ],
  ])('%s', async (_, bytes, name) => {
    expect((await responseTo(bytes)).failure?.name).toBe(name);
  });

  test('no server listens', async () => {
    const server = await startRawTestServer(() => {});
    await server.close();
    const request = { method: 'GET', origin: server.url, path: '/', headers: {} };
    expect((await exchange(request)).failure).toEqual({
      name: 'unreachable',
      message: 'the connection is refused',
    });
  });
});

test('headers keep their letter case, their order and their repetitions', async () => {
  const { response } = await responseTo(
    'HTTP/1.1 200 OK\r\nx-A: 1\r\nX-b: 2\r\nX-a: 3\r\nContent-Length: 0\r\n\r\n',
  );
  expect(response?.headers).toEqual([
    ['x-A', '1'],
    ['X-b', '2'],
    ['X-a', '3'],
    ['Content-Length', '0'],
  ]);
});

test.each([
  ['nothing', 'HTTP/1.1 204 No Content\r\n\r\n', ''],
  ['a body', 'HTTP/1.1 204 No Content\r\nContent-Length: 3\r\n\r\nboo', 'boo'],
  [
    'a body, after an informational response (103)',
    'HTTP/1.1 103 Hints\r\n\r\nHTTP/1.1 204 No Content\r\n\r\nboo',
    'boo',
  ],
])('the bytes after a 204 are kept: %s', async (_, bytes, body) => {
  const { response, failure } = await responseTo(bytes, true);
  expect(failure).toBeUndefined();
  expect(response?.body.toString()).toBe(body);
});
