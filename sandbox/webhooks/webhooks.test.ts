import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { postOnce } from './postOnce.ts';
import { createWebhooks } from './webhooks.ts';

const here = { urls: [], loopback: true };
let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Starts a receiver. @returns its URL */
async function receive(listener: RequestListener): Promise<string> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => {
    started.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}/hook?a=1`;
}

const post = (url: string, ended = new AbortController().signal, maxTime = 300) =>
  postOnce({ url, headers: {}, body: '{}', verifies: true }, here, ended, maxTime);

const delivery = (url: string, payload: object = {}) => ({
  webhook: { id: 1, url, token: null, custom_headers: [], enable_ssl_verification: true },
  event: 'Push Hook',
  payload,
});

test('a receiver that does not respond, or never ends its response, is left after a time', async () => {
  const silent = await receive(() => {});
  await expect(post(silent)).rejects.toThrow('no response within 0.3 s');
  const endless = await receive((_, response) => {
    response.writeHead(200).write('a');
  });
  await expect(post(endless)).rejects.toThrow('no response within 0.3 s');
});

test('a long response is cut, and its status counts', async () => {
  let isCut = false;
  const url = await receive((request, response) => {
    response.writeHead(201);
    const more = setInterval(() => response.write('x'.repeat(32 * 1024)), 5);
    request.socket.once('close', () => {
      isCut = true;
      clearInterval(more);
    });
  });
  expect(await post(url, undefined, 5000)).toBe(201);
  await expect.poll(() => isCut).toBe(true);
});

test('the receiver sees path, query, host and credentials of the address', async () => {
  const seen: unknown[] = [];
  const url = await receive(({ url: path, headers: { host, authorization } }, response) => {
    seen.push([path, host, authorization]);
    response.end();
  });
  await post(url.replace('//', '//user:p%40ss@'));
  const login = `Basic ${Buffer.from('user:p@ss').toString('base64')}`;
  expect(seen).toEqual([['/hook?a=1', new URL(url).host, login]]);
});

test('deliveries end with the sandbox', async () => {
  let requests = 0;
  const url = await receive(() => {
    requests += 1;
  });
  const webhooks = createWebhooks(here);
  webhooks.queue(delivery(url));
  webhooks.queue(delivery(url));
  webhooks.send();
  const waiting = webhooks.since();
  await expect.poll(() => requests).toBe(1);
  webhooks.clear();
  await expect.poll(() => waiting.map(({ state }) => state)).toEqual(['failed', 'failed']);
  expect([requests, webhooks.since()]).toEqual([1, []]);
});

test('a rolled back transaction sends nothing, and a long body is refused', async () => {
  const webhooks = createWebhooks(here, [0]);
  webhooks.queue(delivery('http://127.0.0.1:9/'));
  webhooks.drop();
  webhooks.send();
  expect(webhooks.since()).toEqual([]);
  webhooks.queue(delivery('http://user:secret@127.0.0.1:9/', { text: 'x'.repeat(1024 * 1024) }));
  webhooks.send();
  expect(webhooks.since()).toMatchObject([
    { state: 'refused', attempts: 0, url: 'http://*****:*****@127.0.0.1:9/' },
  ]);
});
