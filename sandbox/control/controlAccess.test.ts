import { type IncomingHttpHeaders, request as send } from 'node:http';
import { networkInterfaces } from 'node:os';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import { emptySeed } from '../seed/emptySeed.ts';
import { type RunningSandbox, startSandbox } from '../startSandbox.ts';

let running: RunningSandbox;
let port: number;
beforeAll(async () => {
  running = await startSandbox({
    contract: await readContract(),
    ...(await emptySeed()),
    host: '0.0.0.0',
  });
  port = Number(new URL(running.url).port);
});
afterAll(() => running.close());

interface TestResponse {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Sent {
  host?: string;
  method?: string;
  headers?: Record<string, string>;
}

function responseTo(
  path: string,
  { host = '127.0.0.1', method = 'GET', headers = {} }: Sent = {},
  to = port,
) {
  return new Promise<TestResponse>((resolve, reject) => {
    const sent = send({ host, port: to, path, method, headers }, async (response) =>
      resolve({
        status: response.statusCode,
        headers: response.headers,
        body: await text(response),
      }),
    );
    sent.on('error', reject).end();
  });
}

/** An address of this machine that other machines reach. Some machines have none. */
const [outside] = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .filter(({ internal, family }) => !internal && family === 'IPv4');

describe('over a socket, the control API without a token', () => {
  test('responds at the printed address, even if the sandbox listens on all addresses', async () => {
    expect(new URL(running.url).hostname).toBe('127.0.0.1');
    expect((await fetch(`${running.url}/_sandbox`)).status).toBe(200);
    const host = `localhost:${port}`;
    expect((await responseTo('/_sandbox', { headers: { host } })).status).toBe(200);
  });

  test.runIf(outside)(
    'refuses requests from another address, which the platform API accepts',
    async () => {
      const host = outside!.address;
      const headers = { host: `127.0.0.1:${port}` };
      for (const path of ['/_sandbox', '/_sandbox/', '/_sandbox/openapi.json', '/%5fsandbox'])
        expect([path, (await responseTo(path, { host, headers })).status]).not.toEqual([path, 200]);
      expect(await responseTo('/_sandbox', { host, headers })).toMatchObject({
        status: 403,
        body: '{"message":"403 Forbidden - the control API accepts requests only from its own machine, at the loopback address. Start the sandbox with --control-token to allow other callers"}',
      });
      const reset = { host, headers, method: 'POST' };
      expect((await responseTo('/_sandbox/reset', reset)).status).toBe(403);
      expect((await responseTo('/api/v4/user/keys', { host, headers })).status).toBe(401);
    },
  );

  test.each([
    ['a foreign name that resolves to this address', 'Host', { host: 'evil.example' }],
    [
      'a page of another site',
      'Origin',
      { host: 'localhost:4020', origin: 'https://evil.example' },
    ],
    ['a page without an origin', 'Origin', { host: 'localhost:4020', origin: 'null' }],
  ])('refuses a request of a browser for %s, and names the header', async (_, header, headers) => {
    expect(await responseTo('/_sandbox', { headers })).toMatchObject({
      status: 403,
      body: expect.stringContaining(`the header ${header} names`),
    });
    expect((await responseTo('/_sandbox/reset', { headers, method: 'POST' })).status).toBe(403);
  });

  test('accepts a request of a browser for a page of this machine', async () => {
    const headers = { host: `localhost:${port}`, origin: 'http://localhost:3000' };
    expect((await responseTo('/_sandbox', { headers })).status).toBe(200);
  });
});

describe('over a socket, the control API with a token', () => {
  const token = 'secret-of-the-operator';
  let guarded: RunningSandbox;
  let guardedPort: number;
  beforeAll(async () => {
    guarded = await startSandbox({
      contract: await readContract(),
      ...(await emptySeed()),
      host: '0.0.0.0',
      controlToken: token,
    });
    guardedPort = Number(new URL(guarded.url).port);
  });
  afterAll(() => guarded.close());
  const statusFor = async (path: string, sent: Sent) =>
    (await responseTo(path, sent, guardedPort)).status;

  test.each([
    ['no token', {}],
    ['another token', { authorization: 'Bearer secret-of-the-operatos' }],
    ['a longer token', { authorization: `Bearer ${token}s` }],
    ['an empty token', { authorization: 'Bearer ' }],
    ['another scheme', { authorization: `Basic ${token}` }],
    ['a token of the platform API', { 'private-token': token }],
  ])('refuses a request with %s, from this machine too', async (_, headers) => {
    const response = await responseTo('/_sandbox', { headers }, guardedPort);
    expect(response).toMatchObject({
      status: 401,
      headers: { 'www-authenticate': 'Bearer realm="control"' },
      body: '{"message":"401 Unauthorized: send the control token in the header `Authorization: Bearer <token>`"}',
    });
    expect(await statusFor('/_sandbox/reset', { headers, method: 'POST' })).toBe(401);
  });

  test('accepts the token with any host name, and the scheme in any case', async () => {
    for (const authorization of [`Bearer ${token}`, `bearer ${token}`]) {
      const headers = { host: 'sandbox.ci.example:4020', authorization };
      expect(await statusFor('/_sandbox', { headers })).toBe(200);
      expect(await statusFor('/_sandbox/reset', { headers, method: 'POST' })).toBe(204);
    }
  });

  test.runIf(outside)('accepts the token from another address', async () => {
    const headers = { authorization: `Bearer ${token}` };
    expect(await statusFor('/_sandbox', { host: outside!.address, headers })).toBe(200);
    expect(await statusFor('/_sandbox', { host: outside!.address })).toBe(401);
  });

  test('needs no token for the health check, from any address and with any host name', async () => {
    const host = outside?.address ?? '127.0.0.1';
    for (const to of [port, guardedPort]) {
      const headers = { host: 'sandbox.ci.example' };
      const response = await responseTo('/_sandbox/health', { host, headers }, to);
      expect(response).toMatchObject({ status: 200, body: '{"status":"ok"}' });
    }
  });
});

describe('over a socket, the platform API', () => {
  test.each([
    ['a foreign name that resolves to this address', { host: 'evil.example' }, /Host/],
    [
      'a page that is served under a foreign name',
      { host: 'evil.example', origin: 'http://evil.example' },
      /Host/,
    ],
    ['a page of another site', { host: 'localhost', origin: 'https://evil.example' }, /Origin/],
    ['a page without an origin', { host: 'localhost', origin: 'null' }, /Origin/],
  ])('refuses a request of a browser for %s', async (_, headers, reason) => {
    for (const [method, path] of [
      ['GET', '/api/v4/projects/5/repository/tags'],
      ['POST', '/api/v4/projects/5/remote_mirrors'],
      ['POST', '/alert-intake/x'],
      ['GET', '/_sandbox/../api/v4/user/keys'],
      ['GET', '/_sandbox/%2e%2e/api/v4/user/keys'],
      ['GET', '/forks/x/_sandbox/.%2E/api/v4/user/keys'],
      ['GET', '/_sandboxed'],
    ] as const) {
      const { status, body } = await responseTo(path, { method, headers });
      expect([path, status]).toEqual([path, 403]);
      expect(JSON.parse(body).message).toMatch(reason);
    }
  });

  test('accepts other programs, pages of this machine, and the name of a service in a container', async () => {
    for (const headers of [
      { host: 'sandbox:4020' },
      { host: '192.168.1.7' },
      { host: 'localhost', origin: 'http://localhost:3000' },
      { host: 'sandbox:4020', origin: 'http://sandbox:4020' },
    ])
      expect((await responseTo('/api/v4/user/keys', { headers })).status).toBe(401);
  });
});

describe('CORS', () => {
  const own = 'http://localhost:3000';
  const headersFor = (origin: string) => ({ host: `localhost:${port}`, origin });

  test.each(['/api/v4/user/keys', '/_sandbox'])(
    'lets a page of this machine read %s',
    async (path) => {
      const { headers } = await responseTo(path, { headers: headersFor(own) });
      expect(headers).toMatchObject({
        'access-control-allow-origin': own,
        'access-control-expose-headers': '*',
        vary: expect.stringContaining('Origin'),
      });
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    },
  );

  test('lets a page of this machine send a token and use any method', async () => {
    const preflight = {
      ...headersFor(own),
      'access-control-request-method': 'DELETE',
      'access-control-request-headers': 'private-token, content-type',
    };
    const { status, headers } = await responseTo('/api/v4/user/keys/1', {
      method: 'OPTIONS',
      headers: preflight,
    });
    expect(status).toBe(204);
    expect(headers['access-control-allow-methods']).toMatch(/DELETE/);
    expect(headers['access-control-allow-headers']).toBe('private-token,content-type');
  });

  test.each(['https://evil.example', 'http://localhost.evil.example', 'null'])(
    'lets a page of %s read nothing',
    async (origin) => {
      for (const path of ['/api/v4/user/keys', '/_sandbox', '/_sandbox/reset'])
        for (const method of ['GET', 'OPTIONS', 'POST']) {
          const headers = { ...headersFor(origin), 'access-control-request-method': 'POST' };
          const response = await responseTo(path, { method, headers });
          expect(Object.keys(response.headers).filter((name) => /^access/.test(name))).toEqual([]);
        }
    },
  );
});
