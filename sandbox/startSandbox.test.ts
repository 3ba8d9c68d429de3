/** Tests behaviour of the sandbox that is visible only over a real HTTP connection. */
import { once } from 'node:events';
import { request as open } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test, vi } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { BASE_PATH } from '../contract/deployment.ts';
import { worldSeed } from './seed/worldSeed.ts';
import { startSandbox } from './startSandbox.ts';

const contract = await readContract();
const { url, close } = await startSandbox({ contract, ...(await worldSeed()) });
afterAll(close);

/** Sends a GET with a body, which the function `fetch` refuses to send. */
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
  expect(await get(path)).toEqual({
    status: 404,
    body: {
      message: expect.stringMatching(/^404 Not Found: this path is outside the contract/),
    },
  });
});

test.each(['/no/such/thing', '/api/v4/projects//merge_requests/21/notes'])(
  'after a large body to %s, the connection carries the next request',
  async (path) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    const body = Buffer.alloc(1_000_000);
    let output = '';
    socket.on('data', (bytes) => {
      output += bytes;
    });
    const head = (line: string, ...headers: string[]) =>
      [`${line} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');
    socket.write(head(`POST ${path}`, `Content-Length: ${body.length}`));
    socket.write(body);
    socket.write(head('GET /_sandbox', 'Connection: close'));
    await once(socket, 'close');
    expect(output.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 404', 'HTTP/1.1 200']);
  },
);

test.each([10_000, 500_000])(
  'A URL of %i characters is refused; its parameters can be sent in the body',
  async (length) => {
    expect((await get(`${tree}?path=${'a'.repeat(length)}`)).status).toBe(414);
    expect(pathsOf(await get(tree, '{ "path": "src", "per_page": 1 }'))).toEqual(['src/fuel']);
    expect(pathsOf(await get(tree, 'path=docs', 'application/x-www-form-urlencoded'))).toEqual([
      'docs/launch.md',
    ]);
    // If query and body have the same parameter, the value in the query counts.
    expect(pathsOf(await get(`${tree}?path=src/fuel`, '{ "path": "docs" }'))).toEqual([
      'src/fuel/tank.ts',
    ]);
  },
);

/** Sends the beginning of a request over a socket. @returns the first bytes of the response */
const responseTo = (...texts: string[]) =>
  new Promise<string>((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    for (const one of texts) socket.write(one);
    // The server may close the socket before all texts are sent. This error does not matter.
    socket.on('error', () => {});
    socket.once('data', (data) => {
      resolve(data.toString());
      socket.destroy();
    });
  });
const MEGABYTE = 1024 * 1024;

test.each([
  ['A request for a commit with more than 300 MB', '/api/v4/projects/5/repository/commits', 300],
  ['Any other request with more than 50 MB', '/api/v4/user/keys', 50],
  ['A request to the control API with more than 50 MB', '/_sandbox/users', 50],
])('%s is refused by its Content-Length, before its body is sent', async (_, path, megabytes) => {
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
  const length = `Content-Length: ${megabytes * MEGABYTE + 1}\r\n\r\n`;
  const response = await responseTo(head, length);
  expect(response).toMatch(/^HTTP\/1\.1 413 [\s\S]*\r\n\r\n\{"message":"413 Payload Too Large"\}$/);
});

test('A chunked body is refused as soon as it is too long', async () => {
  const piece = `${MEGABYTE.toString(16)}\r\n${'x'.repeat(MEGABYTE)}\r\n`;
  const head =
    'POST /_sandbox/users HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n';
  expect(await responseTo(head, ...Array(51).fill(piece))).toMatch(/^HTTP\/1\.1 413 /);
});

test('A sandbox does not start with an unknown feature flag', async () => {
  const settings = { flags: { repository_blobs_batch: true } };
  await expect(startSandbox({ contract, seed: {}, settings })).rejects.toThrow(
    /^--flag: there is no flag repository_blobs_batch: did you mean repository_blobs_batch_api\?/,
  );
});

test('a client that disconnects while it sends a body is not logged as a fault of the server', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const head = `POST ${BASE_PATH}/projects/5/issues/11/notes HTTP/1.1\r\nHost: ${hostname}\r\n`;
  socket.write(`${head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"body"`);
  await get(tree);
  socket.destroy();
  await once(socket, 'close');
  for (let request = 0; request < 5; request++) expect((await get(tree)).status).toBe(200);
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});
