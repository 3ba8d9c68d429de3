import type { IncomingMessage, ServerResponse } from 'node:http';
import net from 'node:net';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type Contract, readContract } from '../../contract/contract.ts';
import { startTestServer, type TestServer } from '../../wire/testing/startTestServer.ts';
import { firstLook } from './firstLook.ts';
import { listProbes } from './look/probes.ts';
import { CAPABILITIES } from './target.ts';

let contract: Contract;
beforeAll(async () => {
  contract = await readContract();
});
/** The timeout in milliseconds. It is long enough for a busy machine. */
const TIMEOUT = 60_000;

const servers: TestServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

type Responder = (request: IncomingMessage, response: ServerResponse) => void;

async function look(
  respond: Responder,
  tokens: Record<string, string> = {},
  prefix = '',
  timeout = TIMEOUT,
) {
  const server = await startTestServer(respond);
  servers.push(server);
  const base = `${server.url}${prefix}/api/v4`;
  const problems = await firstLook(contract, { can: CAPABILITIES.live, base, tokens }, timeout);
  return { base, url: server.url, problems };
}

function json(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/** Responds as an API that accepts the token `good` only. */
const api: Responder = (request, response) =>
  request.headers['private-token'] === 'good'
    ? json(response, 200, [])
    : json(response, 401, { message: '401 Unauthorized' });

test('the first probes need a token, but no role, parameter or fixture', () => {
  expect(listProbes(contract).map(({ path }) => path)).toEqual([
    '/user/keys',
    '/user/gpg_keys',
    '/runners',
    '/merge_requests',
  ]);
});

test('an API that accepts the tokens has no problem', async () => {
  expect((await look(api, { developer: 'good' })).problems).toEqual([]);
});

test('says that a scope is too narrow, and nothing of a role', async () => {
  const { problems } = await look(
    (request, response) =>
      request.headers['private-token'] === 'narrow'
        ? json(response, 403, { error: 'insufficient_scope', scope: 'api' })
        : api(request, response),
    { owner: 'narrow', developer: 'good' },
  );
  expect(problems).toEqual([
    {
      fault: 'profile',
      problem: expect.stringMatching(
        /^The scope of the token of owner is too narrow: \w+ is refused, with the words "insufficient_scope"/,
      ),
    },
  ]);
});

test('names the role of each refused token, and shows no token', async () => {
  const { problems } = await look(api, { developer: 'good', guest: 'bad-one', owner: 'bad-two' });
  expect(problems.map(({ problem }) => problem)).toEqual([
    expect.stringContaining('The token of guest is refused (401)'),
    expect.stringContaining('The token of owner is refused (401)'),
  ]);
  expect(JSON.stringify(problems)).not.toMatch(/bad-/);
  expect(problems[0]?.fault).toBe('profile');
});

test('names the right base path if the given path is wrong', async () => {
  const { url, problems } = await look(
    (request, response) =>
      request.url?.startsWith('/api/v4')
        ? api(request, response)
        : response.writeHead(404, { 'Content-Type': 'text/html' }).end('<!doctype html>'),
    {},
    '/forge',
  );
  expect(problems).toEqual([
    {
      fault: 'profile',
      problem: expect.stringMatching(
        `web page .404.: this is not the address of the API. The API is at ${url}/api/v4`,
      ),
    },
  ]);
});

test.each<[string, Responder, RegExp, string]>([
  [
    'a login redirect',
    (_, response) => response.writeHead(302, { Location: '/users/sign_in' }).end(),
    /redirects \(302\).*login page/,
    'network',
  ],
  [
    'a web page',
    (_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html></html>'),
    /responds with a web page \(200\)/,
    'profile',
  ],
  [
    'JSON for everything',
    (_, response) => json(response, 200, []),
    /must get 401 with a JSON body, and gets 200\.$/,
    'profile',
  ],
  [
    'an error of the server',
    (_, response) => json(response, 500, {}),
    /responds with 500: the server has a fault/,
    'network',
  ],
  [
    'a page of maintenance',
    (_, response) =>
      response
        .writeHead(503, { 'Content-Type': 'text/html', 'Retry-After': '120' })
        .end('<!doctype html><title>Maintenance</title>'),
    /is down for maintenance or overloaded \(503\)\. Run the command again in 120 seconds/,
    'network',
  ],
  [
    'a proxy without its server',
    (_, response) => response.writeHead(502).end('<html>Bad gateway</html>'),
    /A proxy before .* cannot reach the server \(502\)/,
    'network',
  ],
  [
    'a firewall',
    (_, response) => response.writeHead(403).end('<html>Blocked</html>'),
    /A firewall before .* refuses requests \(403/,
    'network',
  ],
  [
    'a server that hangs up',
    (request) => request.socket.destroy(),
    /does not respond: the conn/,
    'network',
  ],
])('reports %s', async (_, respond, expected, fault) => {
  const { problems } = await look(respond, { developer: 'good' });
  expect(problems).toEqual([{ problem: expect.stringMatching(expected), fault }]);
});

test.each([
  [403, '{"message":"403 Forbidden - the header Host names an unknown host."}'],
  [403, '<!DOCTYPE html><h1>Blocked hosts: forge.example</h1>'],
  [421, 'Invalid host'],
])('reports a server that refuses the host with %i', async (status, body) => {
  const { base, problems } = await look(
    (_, response) => void response.writeHead(status).end(body),
    { owner: 'good' },
  );
  expect(problems).toEqual([
    {
      problem: `${base} refuses requests for the host 127.0.0.1 (${status}). Use a host name that the server accepts, or allow this one there. A sandbox allows it with --allow-host.`,
      fault: 'network',
    },
  ]);
});

test('reports a missing response', async () => {
  const { problems } = await look(() => {}, {}, '', 1000);
  expect(problems).toEqual([
    {
      problem: expect.stringMatching(/does not respond: not finished within 1000 ms/),
      fault: 'network',
    },
  ]);
});

test('reports a port where no server listens', async () => {
  const base = 'http://127.0.0.1:1/api/v4';
  expect(await firstLook(contract, { can: CAPABILITIES.live, base, tokens: {} }, TIMEOUT)).toEqual([
    {
      problem: expect.stringMatching('cannot be reached: the connection is refused'),
      fault: 'network',
    },
  ]);
});

test('reports a server without TLS at an https address', async () => {
  const server = net.createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  const problems = await firstLook(
    contract,
    { can: CAPABILITIES.live, base: `https://127.0.0.1:${port}/api/v4`, tokens: {} },
    TIMEOUT,
  );
  server.close();
  expect(problems[0]?.problem).toMatch(/TLS handshake failed: is this an http address/);
});
