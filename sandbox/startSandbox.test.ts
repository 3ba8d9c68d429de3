/** What only shows over HTTP. */
import { once } from 'node:events';
import { request as open } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { BASE_PATH } from '../contract/deployment.ts';
import { worldSeed } from './seed/worldSeed.ts';
import { startSandbox } from './startSandbox.ts';

const { url, close } = await startSandbox({
  contract: await readContract(),
  ...(await worldSeed()),
});
afterAll(close);

/** A GET with a body, which `fetch` refuses to send. */
const get = async (path: string, body = '', contentType = 'application/json') =>
  new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
    const sent = open(
      url + BASE_PATH + path,
      { headers: { 'content-type': contentType, 'content-length': Buffer.byteLength(body) } },
      async (response) =>
        resolve({ status: response.statusCode, body: JSON.parse(await text(response)) }),
    );
    sent.on('error', reject).end(body);
  });
const tree = '/projects/5/repository/tree';
const pathsOf = ({ body }: { body: unknown }) =>
  (body as { path: string }[]).map(({ path }) => path);

test.each([
  '/projects/acme/rocket/repository/tree',
  '/projects/5/repository/tags/release/2026.10',
  '/nowhere',
])('A path that matches no endpoint is 404, with a message: %s', async (path) => {
  expect(await get(path)).toEqual({ status: 404, body: { message: '404 Not Found' } });
});

test('after a large body that nobody looks at, the connection carries the next request', async () => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const body = Buffer.alloc(1_000_000);
  let said = '';
  socket.on('data', (bytes) => {
    said += bytes;
  });
  const head = (line: string, ...headers: string[]) =>
    [`${line} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');
  socket.write(head('POST /no/such/thing', `Content-Length: ${body.length}`));
  socket.write(body);
  socket.write(head('GET /_sandbox', 'Connection: close'));
  await once(socket, 'close');
  expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 404', 'HTTP/1.1 200']);
});

test.each([
  10_000, 500_000,
])('An address of %i characters is too long: parameters go into a body instead', async (length) => {
  expect((await get(`${tree}?path=${'a'.repeat(length)}`)).status).toBe(414);
  expect(pathsOf(await get(tree, '{ "path": "src", "per_page": 1 }'))).toEqual(['src/fuel']);
  expect(pathsOf(await get(tree, 'path=docs', 'application/x-www-form-urlencoded'))).toEqual([
    'docs/launch.md',
  ]);
  // What stands in the query goes before.
  expect(pathsOf(await get(`${tree}?path=src/fuel`, '{ "path": "docs" }'))).toEqual([
    'src/fuel/tank.ts',
  ]);
});
