import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../wire/testing/startTestServer.ts';
import { createDeliverer, type DelivererOptions } from './deliver.ts';

/** Expects status 200 for a request that changes nothing. */
const READ = { status: 200, isSafe: true };

const servers: TestServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

type Responder = (request: IncomingMessage, response: ServerResponse) => void;

async function serve(respond: Responder) {
  const seen: { url: string; token: unknown }[] = [];
  const server = await startTestServer((request, response) => {
    seen.push({ url: request.url!, token: request.headers['private-token'] });
    respond(request, response);
  });
  servers.push(server);
  return { url: server.url, seen };
}

async function deliver(origin: string, options: Partial<DelivererOptions> = {}, method = 'GET') {
  const deliverer = createDeliverer({ isPatient: true, ...options });
  try {
    return await deliverer.deliver(
      { method, origin, path: '/old', headers: { 'PRIVATE-TOKEN': 'secret' } },
      { ...READ, isSafe: method === 'GET' },
    );
  } finally {
    deliverer.close();
  }
}

const redirectTo =
  (location: string): Responder =>
  (_, response) =>
    response.writeHead(301, { Location: location }).end();

describe('redirects', () => {
  test('within the same origin are followed', async () => {
    const server = await serve((request, response) => {
      if (request.url === '/old') redirectTo('/new?a=b')(request, response);
      else response.end('there');
    });
    const { exchange, redirects } = await deliver(server.url);
    expect(redirects).toEqual(['/new?a=b']);
    expect(exchange.response).toMatchObject({ status: 200 });
  });

  test('to another origin are not followed: neither request nor token is sent', async () => {
    const other = await serve((_, response) => response.end());
    const server = await serve(redirectTo(`${other.url}/new`));
    const { exchange } = await deliver(server.url);
    expect(exchange.response?.status).toBe(301);
    expect(other.seen).toEqual([]);
  });

  test('that lead back to themselves are followed only a few times', async () => {
    const server = await serve(redirectTo('/old'));
    const { exchange } = await deliver(server.url);
    expect(exchange.response?.status).toBe(301);
    expect(server.seen).toHaveLength(4);
  });

  test('are not followed on a mock, or for an unsafe request', async () => {
    const server = await serve(redirectTo('/new'));
    await deliver(server.url, { isPatient: false });
    await deliver(server.url, {}, 'POST');
    expect(server.seen.map(({ url }) => url)).toEqual(['/old', '/old']);
  });
});

describe('a server that asks to wait', () => {
  const busyOnce = (retryAfter: string) => {
    let busy = true;
    return serve((_, response) => {
      if (busy) response.writeHead(429, { 'Retry-After': retryAfter });
      busy = false;
      response.end();
    });
  };

  test('gets the request again after the wait, and the delivery gives the reason', async () => {
    const { exchange, repeated } = await deliver((await busyOnce('0')).url);
    expect(exchange.response?.status).toBe(200);
    expect(repeated).toContain('the server responded with 429');
  });

  test('does not get the request again if the waiting time of the run is used up', async () => {
    const { exchange, repeated } = await deliver((await busyOnce('60')).url, {
      limits: { waitMs: 1000 },
    });
    expect(exchange.response?.status).toBe(429);
    expect(repeated).toBeUndefined();
  });

  test('gets the request at most three more times', async () => {
    const server = await serve((_, response) =>
      response.writeHead(503, { 'Retry-After': '0' }).end(),
    );
    expect((await deliver(server.url)).exchange.response?.status).toBe(503);
    expect(server.seen).toHaveLength(4);
  });

  test('delays all requests of the run, and their common wait counts once against the budget', async () => {
    const server = await serve((_, response) => {
      if (server.seen.length <= 40) response.writeHead(429, { 'Retry-After': '1' });
      response.end();
    });
    // If each request waited in turn, all 40 would wait 40 seconds, which is more than the budget.
    const deliverer = createDeliverer({ isPatient: true, limits: { waitMs: 30_000 } });
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const request = { method: 'GET', origin: server.url, path: '/', headers: {} };
        return (await deliverer.deliver(request, READ)).exchange.response?.status;
      }),
    );
    deliverer.close();
    expect(statuses).toEqual(Array(40).fill(200));
  });

  test('gets a POST again if it changes nothing', async () => {
    const server = await busyOnce('0');
    const deliverer = createDeliverer({ isPatient: true });
    const request = { method: 'POST', origin: server.url, path: '/', headers: {} };
    const { exchanges, repeated } = await deliverer.deliver(request, READ);
    deliverer.close();
    expect(exchanges).toHaveLength(2);
    expect(repeated).toContain('asked to wait');
  });

  test('gets a write again after a 429, because the write was not processed', async () => {
    const server = await busyOnce('0');
    const { exchange } = await deliver(server.url, {}, 'POST');
    expect(exchange.response?.status).toBe(200);
    expect(server.seen).toHaveLength(2);
  });

  test('does not get a write again after a 503, because the write may have been processed', async () => {
    const server = await serve((_, response) =>
      response.writeHead(503, { 'Retry-After': '0' }).end(),
    );
    await deliver(server.url, {}, 'POST');
    expect(server.seen).toHaveLength(1);
  });

  test('does not delay the end of the run', async () => {
    const deliverer = createDeliverer({ isPatient: true });
    const interrupt = new AbortController();
    const { url } = await busyOnce('20');
    const request = { method: 'GET', origin: url, path: '/', headers: {} };
    const delivery = deliverer.deliver(request, { ...READ, signal: interrupt.signal });
    setTimeout(() => interrupt.abort(), 50);
    await expect(delivery).rejects.toThrow('aborted');
    deliverer.close();
  });
});

test('a request on an idle connection that the server closed is repeated, and that is no failure', async () => {
  let requests = 0;
  const server = await serve((request, response) => {
    requests += 1;
    if (requests === 2) request.socket.destroy();
    else response.end();
  });
  const deliverer = createDeliverer({ isPatient: true });
  const send = () =>
    deliverer.deliver({ method: 'GET', origin: server.url, path: '/', headers: {} }, READ);
  expect((await send()).repeated).toBeUndefined();
  const second = await send();
  expect(second.exchange.response?.status).toBe(200);
  expect(second.exchanges).toHaveLength(2);
  expect(second.repeated).toBeUndefined();
  deliverer.close();
});

test('does not send more requests per second than the limit allows', async () => {
  const server = await serve((_, response) => response.end());
  const ending = new AbortController();
  // The limit is one request in an hour. So the second request waits until the run ends.
  const deliverer = createDeliverer({
    isPatient: true,
    limits: { requestsPerSecond: 1 / 3600 },
  });
  const send = () =>
    deliverer.deliver(
      { method: 'GET', origin: server.url, path: '/', headers: {} },
      { ...READ, signal: ending.signal },
    );
  const [first, second] = [send(), send()];
  expect((await first).exchange.response?.status).toBe(200);
  ending.abort();
  await expect(second).rejects.toThrow('aborted');
  expect(server.seen).toHaveLength(1);
  deliverer.close();
});
