import http from 'node:http';
import net from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { RunningServer } from '../../wire/startServer.ts';
import {
  startRawTestServer,
  startTestServer,
  type TestServer,
} from '../../wire/testing/startTestServer.ts';
import { type ProxyOptions, startProxy } from './startProxy.ts';
import type { TrafficExchange } from './traffic.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

/** A proxy to a server, with what it has seen. */
async function proxyTo(target: TestServer, options: Partial<ProxyOptions> = {}) {
  const seen: TrafficExchange[] = [];
  const waiting: (() => void)[] = [];
  const proxy: RunningServer = await startProxy({
    target: target.url,
    port: 0,
    ...options,
    onExchange: (traffic) => {
      seen.push(traffic);
      for (const done of waiting.splice(0)) done();
    },
  });
  open.push(target, proxy);
  const exchanged = async (count: number) => {
    while (seen.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
    return seen;
  };
  return { proxy, exchanged, port: Number(new URL(proxy.url).port) };
}

/** Sends bytes, and gives what comes back until a text is in it or the connection ends. */
function talk(port: number, text: string, until: string): Promise<string> {
  return new Promise((resolve) => {
    let came = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      came += chunk.toString('latin1');
      if (came.includes(until)) socket.destroy();
    });
    socket.on('close', () => resolve(came));
    socket.on('error', () => {});
  });
}

/** A server that says these bytes to every request, and remembers what it was sent. */
async function rawServer(upstreamResponse: string, end = false) {
  const heard: string[] = [];
  const server = await startRawTestServer((socket, request) => {
    heard.push(request);
    socket.write(upstreamResponse, 'latin1');
    if (end) socket.end();
  });
  return { server, heard };
}

test('a request goes on with its headers in their order, case and number, and only Host is another', async () => {
  const { server, heard } = await rawServer('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n');
  const { port } = await proxyTo(server);
  const head = ['x-Second: 2', 'X-First: 1', 'x-second: 3', 'Connection: keep-alive'].join('\r\n');
  await talk(
    port,
    `GET /api/v4/a%2Fb/../c?x=%2F HTTP/1.1\r\nHost: me\r\n${head}\r\n\r\n`,
    '\r\n\r\n',
  );
  const { host } = new URL(server.url);
  expect(heard.join('')).toBe(
    `GET /api/v4/a%2Fb/../c?x=%2F HTTP/1.1\r\nHost: ${host}\r\n${head}\r\n\r\n`,
  );
});

test.each([
  [
    'chunked, with trailers',
    'HTTP/1.1 200 Fine\r\nx-B: 1\r\nX-b: 2\r\nTransfer-Encoding: chunked\r\nTrailer: X-T\r\n\r\n3\r\nabc\r\n0\r\nX-T: yes\r\n\r\n',
  ],
  ['with a length', 'HTTP/1.1 201 Created\r\nContent-Length: 2\r\nDate: today\r\n\r\n\xff\x00'],
  ['without a body', 'HTTP/1.1 204 No Content\r\nX-A: b\r\n\r\n'],
])('a response comes back byte for byte: %s', async (_, upstreamResponse) => {
  const { server } = await rawServer(upstreamResponse);
  const { port } = await proxyTo(server);
  expect(await talk(port, 'GET / HTTP/1.1\r\nHost: me\r\n\r\n', upstreamResponse.slice(-4))).toBe(
    upstreamResponse,
  );
});

test('a response that ends with the connection does so here, too', async () => {
  const upstreamResponse = 'HTTP/1.1 200 OK\r\nX-A: b\r\n\r\nall there is';
  const { server } = await rawServer(upstreamResponse, true);
  const { port, exchanged } = await proxyTo(server);
  expect(await talk(port, 'GET / HTTP/1.1\r\nHost: me\r\n\r\n', 'never')).toBe(upstreamResponse);
  expect((await exchanged(1))[0]!.response!.body!.toString()).toBe('all there is');
});

test('HEAD has the headers of a body and none', async () => {
  const upstreamResponse = 'HTTP/1.1 200 OK\r\nContent-Length: 17\r\n\r\n';
  const { server } = await rawServer(upstreamResponse);
  const { port } = await proxyTo(server);
  expect(await talk(port, 'HEAD / HTTP/1.1\r\nHost: me\r\n\r\n', '\r\n\r\n')).toBe(
    upstreamResponse,
  );
});

test('what follows a 204 does not get through, but is seen', async () => {
  const { server } = await rawServer('HTTP/1.1 204 No Content\r\n\r\n{"a":1}');
  const { port, exchanged } = await proxyTo(server);
  await talk(port, 'DELETE / HTTP/1.1\r\nHost: me\r\n\r\n', '\r\n\r\n');
  expect((await exchanged(1))[0]!.response!.body!.toString()).toBe('{"a":1}');
});

test('a connection is used again, and its requests go over one connection to the target', async () => {
  const sockets = new Set<unknown>();
  const server = await startTestServer((request, response) => {
    sockets.add(request.socket);
    response.end(request.url);
  });
  const { proxy, exchanged } = await proxyTo(server);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const get = (path: string) =>
    new Promise<boolean>((resolve) => {
      const request = http.get(proxy.url + path, { agent }, (response) =>
        response.resume().on('end', () => resolve(request.reusedSocket)),
      );
    });
  expect([await get('/1'), await get('/2'), await get('/3')]).toEqual([false, true, true]);
  await exchanged(3);
  expect(sockets.size).toBe(1);
  agent.destroy();
});

test('a body goes both ways while it comes, and no more of it is held than fits', async () => {
  const server = await startTestServer((request, response) => void request.pipe(response));
  const { proxy, exchanged } = await proxyTo(server);
  const piece = Buffer.alloc(1024 * 1024, 'x');
  const pieces = 40;
  const echoed = await new Promise<number>((resolve, reject) => {
    let size = 0;
    const request = http.request(proxy.url, { method: 'POST' }, (response) => {
      // The response begins before the request has ended.
      let left = pieces - 1;
      const more = () => (left-- > 0 ? void request.write(piece, more) : void request.end());
      more();
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
      });
      response.on('end', () => resolve(size));
    });
    request.on('error', reject).write(piece);
  });
  expect(echoed).toBe(pieces * piece.length);
  const [traffic] = await exchanged(1);
  expect(traffic!.response).toMatchObject({ bodyBytes: echoed });
  expect(traffic!.response!.body).toBeUndefined();
  expect(traffic!.request.body).toBeUndefined();
});

test('a client that waits for 100 Continue gets it from the target', async () => {
  const server = await startTestServer((request, response) => {
    request.resume().on('end', () => response.end('taken'));
  });
  const { proxy } = await proxyTo(server);
  const body = await new Promise<string>((resolve, reject) => {
    const request = http.request(
      proxy.url,
      { method: 'POST', headers: { Expect: '100-continue', 'Content-Length': 2 } },
      (response) => response.on('data', (chunk) => resolve(String(chunk))),
    );
    request.on('continue', () => request.end('hi')).on('error', reject);
    request.flushHeaders();
  });
  expect(body).toBe('taken');
});

test.each([
  [
    'GET / HTTP/1.1\r\nHost: me\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    'an upgrade to websocket',
  ],
  ['CONNECT forge.test:443 HTTP/1.1\r\nHost: forge.test\r\n\r\n', 'it is no forward proxy'],
])('what it cannot pass on is refused in plain words', async (request, reason) => {
  const { server } = await rawServer('');
  const { port } = await proxyTo(server);
  const upstreamResponse = await talk(port, request, 'never');
  expect(upstreamResponse).toMatch(/^HTTP\/1.1 501 /);
  expect(upstreamResponse).toContain(reason);
});

test('a target that does not answer is a 502 that says so, and a failure', async () => {
  const gone = await startTestServer(() => {});
  await gone.close();
  const { port, exchanged } = await proxyTo({ ...gone, close: async () => {} });
  const upstreamResponse = await talk(port, 'GET / HTTP/1.1\r\nHost: me\r\n\r\n', 'refused\n');
  expect(upstreamResponse).toMatch(/^HTTP\/1.1 502 [\s\S]*the connection is refused/);
  expect((await exchanged(1))[0]!.failure?.name).toBe('unreachable');
});

test('a response that is cut off is cut off for the client, and a failure', async () => {
  const { server } = await rawServer('HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc', true);
  const { port, exchanged } = await proxyTo(server);
  expect(await talk(port, 'GET / HTTP/1.1\r\nHost: me\r\n\r\n', 'never')).toMatch(/abc$/);
  expect((await exchanged(1))[0]!.failure).toEqual({
    name: 'truncated',
    message: 'the connection was closed in the middle of the body, after 3 bytes',
  });
});

test('a client that goes away is no failure of the server', async () => {
  const server = await startTestServer((_, response) => void response.write('begun'));
  const { port, exchanged } = await proxyTo(server);
  await talk(port, 'GET / HTTP/1.1\r\nHost: me\r\n\r\n', 'begun');
  const [traffic] = await exchanged(1);
  expect(traffic!.failure).toBeUndefined();
  expect(traffic!.response!.body).toBeUndefined();
});

test('a port that is taken is told with what to do', async () => {
  const { port } = await proxyTo(await startTestServer(() => {}));
  await expect(startProxy({ target: 'http://a.test', port, onExchange: () => {} })).rejects.toThrow(
    /Port \d+ is taken/,
  );
});
