import type http from 'node:http';
import type net from 'node:net';
import tls from 'node:tls';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  type ConnectionOptions,
  type Connections,
  createSecureContext,
  openConnections,
} from './openConnections.ts';
import { startForwardProxy } from './testing/startForwardProxy.ts';
import { startTestServer, type TestServer } from './testing/startTestServer.ts';
import { type KeyPair, selfSigned, startTlsTestServer } from './testing/startTlsTestServer.ts';

let pair: KeyPair;
beforeAll(() => {
  pair = selfSigned();
});

const toClose: { close(): unknown }[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const one of toClose.splice(0).reverse()) await one.close();
});
function keep<T extends { close(): unknown }>(one: T): T {
  toClose.push(one);
  return one;
}

function open(options?: ConnectionOptions): Connections {
  return keep(openConnections(options));
}

const get = (origin: string, path = '/') => ({ method: 'GET', origin, path, headers: {} });

describe('a server with TLS', () => {
  const trusting = () => ({ secureContext: createSecureContext({ ca: pair.cert }) });

  test('gets many requests on one connection, those without a response body included', async () => {
    const server = keep(
      await startTlsTestServer(pair, (request, response) => {
        if (request.method === 'DELETE') response.writeHead(204);
        response.end();
      }),
    );
    const connections = open(trusting());
    for (let index = 0; index < 5; index += 1) {
      const read = await connections.send(get(server.url));
      expect(read.response?.status).toBe(200);
      const removal = { ...get(server.url), method: 'DELETE' };
      const removed = await connections.send(removal, { expectsNoBody: true });
      expect(removed).toMatchObject({ response: { status: 204, body: Buffer.alloc(0) } });
      expect(removed.failure).toBeUndefined();
    }
    expect(server.connections()).toBe(1);
  });

  test.each(['with the head', 'after the head'])(
    'shows a body of a 204 that comes %s, and gets the next request on a new connection',
    async (when) => {
      const server = tls.createServer(pair, (socket) => {
        socket.on('error', () => {});
        socket.on('data', (bytes) => {
          if (!bytes.toString().startsWith('DELETE'))
            return socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok');
          const head = 'HTTP/1.1 204 No Content\r\n\r\n';
          if (when === 'with the head') return socket.write(`${head}surplus`);
          socket.write(head);
          setImmediate(() => socket.write('surplus'));
        });
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      keep(server);
      const { port } = server.address() as net.AddressInfo;
      const origin = `https://127.0.0.1:${port}`;
      const connections = open(trusting());
      const removal = { ...get(origin), method: 'DELETE' };
      const { response } = await connections.send(removal, { expectsNoBody: true });
      expect(response?.body.toString()).toBe('surplus');
      const next = await connections.send(get(origin));
      expect(next).toMatchObject({ response: { status: 200 }, reusedConnection: false });
    },
  );

  test('is not trusted without its authority, and the message names the places for it', async () => {
    const server = keep(await startTlsTestServer(pair, (_, response) => response.end()));
    const connections = open({ authority: 'tls.ca of the profile (forge.yaml:3:1)' });
    const { failure } = await connections.send(get(server.url));
    expect(failure).toEqual({
      name: 'unreachable',
      message:
        'the authority of the certificate is not known here (self-signed certificate): name the file of the authority in NODE_EXTRA_CA_CERTS, or in tls.ca of the profile (forge.yaml:3:1)',
    });
  });

  test('that asks for a client certificate gets it', async () => {
    const client = selfSigned();
    const server = keep(
      await startTlsTestServer(
        { ...pair, ca: client.cert, requestCert: true, rejectUnauthorized: true },
        (_, response) => response.end(),
      ),
    );
    const withCertificate = open({
      secureContext: createSecureContext({ ca: pair.cert, ...client }),
    });
    expect((await withCertificate.send(get(server.url))).response?.status).toBe(200);
    const { response } = await open(trusting()).send(get(server.url));
    expect(response).toBeUndefined();
  });
});

test('adds the headers of the profile, and lets a header of the request take precedence', async () => {
  const seen: http.IncomingHttpHeaders[] = [];
  const server = keep(
    await startTestServer((request, response) => {
      seen.push(request.headers);
      response.end();
    }),
  );
  const connections = open({ headers: { 'X-Key': 'gate', Accept: 'text/plain' } });
  const { request } = await connections.send({
    ...get(server.url),
    headers: { Accept: 'application/json' },
  });
  expect(seen).toMatchObject([{ 'x-key': 'gate', accept: 'application/json' }]);
  expect(request.headers).toMatchObject({ 'X-Key': 'gate' });
});

test('sends the headers of the profile to no other origin', async () => {
  const seen: http.IncomingHttpHeaders[] = [];
  const server = keep(
    await startTestServer((request, response) => {
      seen.push(request.headers);
      response.end();
    }),
  );
  const connections = open({ headers: { 'X-Key': 'gate' }, origin: 'https://forge.test' });
  await connections.send(get(server.url));
  expect(seen).toHaveLength(1);
  expect(seen[0]).not.toHaveProperty('x-key');
});

describe('behind a proxy', () => {
  const startProxy = (server: TestServer, user?: string) =>
    startForwardProxy(server.url, user).then(keep);

  const https = () => startTlsTestServer(pair, (_, response) => response.end('safe')).then(keep);
  const trusting = () => ({ secureContext: createSecureContext({ ca: pair.cert }) });

  test('https goes through one tunnel for several requests (HTTPS_PROXY)', async () => {
    const { port, lines } = await startProxy(await https());
    vi.stubEnv('HTTPS_PROXY', `http://127.0.0.1:${port}`);
    const connections = open(trusting());
    for (const path of ['/a', '/b%2Fc'])
      expect((await connections.send(get('https://forge.test', path))).response?.body).toEqual(
        Buffer.from('safe'),
      );
    expect(lines).toEqual(['CONNECT forge.test:443']);
  });

  test('http gets the whole URL in its first line, byte for byte (HTTP_PROXY)', async () => {
    const seen: string[] = [];
    const server = keep(
      await startTestServer((request, response) => {
        seen.push(request.url!);
        response.end();
      }),
    );
    const { port, lines } = await startProxy(server, 'me:pass word');
    vi.stubEnv('HTTP_PROXY', `http://me:pass%20word@127.0.0.1:${port}`);
    const { response, request } = await open().send(get('http://forge.test', '/a%2Fb?c=%2B'));
    expect(response?.status).toBe(200);
    expect(lines).toEqual(['GET http://forge.test/a%2Fb?c=%2B forge.test']);
    expect(seen).toEqual(['/a%2Fb?c=%2B']);
    expect(JSON.stringify(request)).not.toMatch(/proxy/i);
  });

  test('a refusal of the proxy is a failure of the network, and names the proxy without its password', async () => {
    const { port } = await startProxy(await https(), 'me:right');
    vi.stubEnv('HTTPS_PROXY', `http://me:wrong@127.0.0.1:${port}`);
    const { failure } = await open(trusting()).send(get('https://forge.test'));
    expect(failure).toEqual({
      name: 'unreachable',
      message: `the proxy refuses the connection: 407 Proxy Authentication Required, by the proxy 127.0.0.1:${port} (HTTPS_PROXY)`,
    });
  });

  test('a host in NO_PROXY and a server on this machine are reached directly', async () => {
    const server = keep(await startTestServer((_, response) => response.end()));
    const { port, lines } = await startProxy(server);
    vi.stubEnv('HTTP_PROXY', `http://127.0.0.1:${port}`);
    vi.stubEnv('NO_PROXY', '.test');
    const connections = open();
    expect((await connections.send(get(server.url))).response?.status).toBe(200);
    await connections.send(get('http://forge.test'), { timeoutMs: 2000 });
    expect(lines).toEqual([]);
  });
});
