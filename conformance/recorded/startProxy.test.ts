import http from 'node:http';
import net from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { RunningServer } from '../../wire/startServer.ts';
import { startForwardProxy } from '../../wire/testing/startForwardProxy.ts';
import {
  startRawTestServer,
  startTestServer,
  type TestServer,
} from '../../wire/testing/startTestServer.ts';
import { type ProxyOptions, startProxy } from './startProxy.ts';
import type { TrafficExchange } from './traffic.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const one of open.splice(0).reverse()) await one.close();
});

/** Starts a proxy in front of a server. `exchanged` waits until the proxy has reported a number of exchanges. */
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

/** Sends bytes. Returns the received bytes up to a given text or the end of the connection. */
function talk(port: number, text: string, until: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      if (received.includes(until)) socket.destroy();
    });
    socket.on('close', () => resolve(received));
    socket.on('error', () => {});
  });
}

/** Starts a server that sends the given bytes as the response to every request. It collects the requests. */
async function rawServer(upstreamResponse: string, end = false) {
  const requests: string[] = [];
  const server = await startRawTestServer((socket, request) => {
    requests.push(request);
    socket.write(upstreamResponse, 'latin1');
    if (end) socket.end();
  });
  return { server, requests };
}

test('passes on the order, letter case and repetitions of request headers, and changes only Host', async () => {
  const { server, requests } = await rawServer('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n');
  const { port } = await proxyTo(server);
  const head = ['x-Second: 2', 'X-First: 1', 'x-second: 3', 'Connection: keep-alive'].join('\r\n');
  await talk(
    port,
    `GET /api/v4/a%2Fb/../c?x=%2F HTTP/1.1\r\nHost: me\r\n${head}\r\n\r\n`,
    '\r\n\r\n',
  );
  const { host } = new URL(server.url);
  expect(requests.join('')).toBe(
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
])('passes a response on byte for byte: %s', async (_, upstreamResponse) => {
  const { server } = await rawServer(upstreamResponse);
  const { port } = await proxyTo(server);
  expect(await talk(port, 'GET / HTTP/1.1\r\nHost: me\r\n\r\n', upstreamResponse.slice(-4))).toBe(
    upstreamResponse,
  );
});

test('ends a response by closing the connection if the target does so', async () => {
  const upstreamResponse = 'HTTP/1.1 200 OK\r\nX-A: b\r\n\r\nall there is';
  const { server } = await rawServer(upstreamResponse, true);
  const { port, exchanged } = await proxyTo(server);
  expect(await talk(port, 'GET / HTTP/1.1\r\nHost: me\r\n\r\n', 'never')).toBe(upstreamResponse);
  expect((await exchanged(1))[0]!.response!.body!.toString()).toBe('all there is');
});

test('passes on Content-Length in a response to HEAD, without a body', async () => {
  const upstreamResponse = 'HTTP/1.1 200 OK\r\nContent-Length: 17\r\n\r\n';
  const { server } = await rawServer(upstreamResponse);
  const { port } = await proxyTo(server);
  expect(await talk(port, 'HEAD / HTTP/1.1\r\nHost: me\r\n\r\n', '\r\n\r\n')).toBe(
    upstreamResponse,
  );
});

test('does not pass on the body of a 204, but reports it', async () => {
  const { server } = await rawServer('HTTP/1.1 204 No Content\r\n\r\n{"a":1}');
  const { port, exchanged } = await proxyTo(server);
  await talk(port, 'DELETE / HTTP/1.1\r\nHost: me\r\n\r\n', '\r\n\r\n');
  expect((await exchanged(1))[0]!.response!.body!.toString()).toBe('{"a":1}');
});

test('uses one connection to the target for all requests of a client connection', async () => {
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

test('streams bodies in both directions, and does not keep a body that is too long', async () => {
  const server = await startTestServer((request, response) => void request.pipe(response));
  const { proxy, exchanged } = await proxyTo(server);
  const piece = Buffer.alloc(1024 * 1024, 'x');
  const pieces = 40;
  const echoed = await new Promise<number>((resolve, reject) => {
    let size = 0;
    const request = http.request(proxy.url, { method: 'POST' }, (response) => {
      // The server echoes each piece, so the response begins before the request has ended.
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

test('passes on 100 Continue from the target', async () => {
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
    'an upgrade to websocket is not supported',
  ],
  ['CONNECT forge.test:443 HTTP/1.1\r\nHost: forge.test\r\n\r\n', 'CONNECT is not supported'],
])('refuses %j with a reason', async (request, reason) => {
  const { server } = await rawServer('');
  const { port } = await proxyTo(server);
  const upstreamResponse = await talk(port, request, 'never');
  expect(upstreamResponse).toMatch(/^HTTP\/1.1 501 /);
  expect(upstreamResponse).toContain(reason);
});

test('responds 502 with the reason if the target is unreachable, and reports a failure', async () => {
  const gone = await startTestServer(() => {});
  await gone.close();
  const { port, exchanged } = await proxyTo({ ...gone, close: async () => {} });
  const upstreamResponse = await talk(port, 'GET / HTTP/1.1\r\nHost: me\r\n\r\n', 'refused\n');
  expect(upstreamResponse).toMatch(/^HTTP\/1.1 502 [\s\S]*the connection is refused/);
  expect((await exchanged(1))[0]!.failure?.name).toBe('unreachable');
});

test('cuts a response off if the target does so, and reports a failure', async () => {
  const { server } = await rawServer('HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc', true);
  const { port, exchanged } = await proxyTo(server);
  expect(await talk(port, 'GET / HTTP/1.1\r\nHost: me\r\n\r\n', 'never')).toMatch(/abc$/);
  expect((await exchanged(1))[0]!.failure).toEqual({
    name: 'truncated',
    message: 'the connection was closed in the middle of the body, after 3 bytes',
  });
});

test('reports no failure if the client disconnects', async () => {
  const server = await startTestServer((_, response) => void response.write('begun'));
  const { port, exchanged } = await proxyTo(server);
  await talk(port, 'GET / HTTP/1.1\r\nHost: me\r\n\r\n', 'begun');
  const [traffic] = await exchanged(1);
  expect(traffic!.failure).toBeUndefined();
  expect(traffic!.response!.body).toBeUndefined();
});

test('refuses a port that is in use, and says what to do', async () => {
  const { port } = await proxyTo(await startTestServer(() => {}));
  await expect(startProxy({ target: 'http://a.test', port, onExchange: () => {} })).rejects.toThrow(
    /Port \d+ is taken/,
  );
});

describe('behind the proxy of a company', () => {
  /** Starts a proxy to a host that only the company's proxy can reach. */
  async function behind(variable: string, user?: string, wanted = user) {
    const { server, requests } = await rawServer('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok');
    const company = await startForwardProxy(server.url, wanted);
    open.push(company);
    vi.stubEnv(variable, `http://${user ? `${user}@` : ''}127.0.0.1:${company.port}`);
    const scheme = variable.split('_')[0]!.toLowerCase();
    const started = await proxyTo({ ...server, url: `${scheme}://forge.test` });
    const get = () =>
      talk(
        started.port,
        'GET /api/v4/a%2Fb HTTP/1.1\r\nHost: me\r\nConnection: close\r\n\r\n',
        'never',
      );
    return { ...started, ...company, get, requests };
  }

  test('a request goes through it, and the exchange does not show its password (HTTP_PROXY)', async () => {
    const { get, lines, requests, exchanged } = await behind('HTTP_PROXY', 'me:secret');
    expect(await get()).toMatch(/^HTTP\/1.1 200 OK.*ok$/s);
    expect(lines).toEqual(['GET http://forge.test/api/v4/a%2Fb forge.test']);
    expect(requests.join('')).toMatch(/^GET \/api\/v4\/a%2Fb HTTP/);
    const [exchange] = await exchanged(1);
    expect(exchange!.request.url).toBe('http://forge.test/api/v4/a%2Fb');
    expect(JSON.stringify(exchange)).not.toMatch(/proxy-authorization|secret/i);
  });

  test('its refusal of a tunnel is a failure, and no response of the target (HTTPS_PROXY)', async () => {
    const { get, lines, exchanged } = await behind('HTTPS_PROXY', 'me:wrong', 'me:right');
    const message = `the proxy refuses the connection: 407 Proxy Authentication Required, by the proxy 127.0.0.1:${new URL(process.env.HTTPS_PROXY!).port} (HTTPS_PROXY)`;
    expect(await get()).toContain(`no response from https://forge.test: ${message}`);
    expect(lines).toEqual(['CONNECT forge.test:443']);
    const [exchange] = await exchanged(1);
    expect(exchange).toMatchObject({ failure: { name: 'unreachable', message } });
    expect(exchange).not.toHaveProperty('response');
  });
});
