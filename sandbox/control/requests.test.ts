/** Tests the log of requests, and delays and failures on purpose. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import { worldSeed } from '../seed/worldSeed.ts';
import { type RunningSandbox, startSandbox } from '../startSandbox.ts';

let running: RunningSandbox;
beforeAll(async () => {
  const failures = [{ operation: 'listGroupRunners', status: 500 }];
  running = await startSandbox({
    contract: await readContract(),
    ...(await worldSeed()),
    disturbance: { failures },
  });
});
beforeEach(() => running.sandbox.reset());
afterAll(() => running.close());

const TAGS = '/projects/5/repository/tags';

function send(method: string, path: string, body?: object, token?: string) {
  return fetch(`${running.url}/api/v4${path}`, {
    method,
    headers: {
      ...(token && { 'private-token': token }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function control(method: string, path: string, body?: object) {
  const response = await fetch(`${running.url}/_sandbox${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

describe('the log of requests', () => {
  test('has the operation, the user, the status and the body of each request', async () => {
    await send('GET', `${TAGS}?page=1`);
    await send('POST', TAGS, { tag_name: 'v9', ref: 'main' }, 'sandbox-token-of-mira');
    await send('GET', '/no/such/path');
    const { requests, last } = (await control('GET', '/requests')).body;
    expect(requests).toMatchObject([
      { method: 'GET', url: `/api/v4${TAGS}?page=1`, operation: 'listTags', user: null },
      {
        method: 'POST',
        operation: 'createTag',
        user: 'mira',
        status: 201,
        body: '{"tag_name":"v9","ref":"main"}',
        findings: [],
      },
      { url: '/api/v4/no/such/path', operation: null, status: 404, findings: null },
    ]);
    expect(last).toBe(requests.at(-1).id);
  });

  test('is filtered by operation, user and the last seen ID', async () => {
    await send('GET', TAGS);
    await send('GET', `${TAGS}/v1.0.0`, undefined, 'sandbox-token-of-dana');
    await send('GET', TAGS);
    const operations = async (query: string) =>
      (await control('GET', `/requests?${query}`)).body.requests.map(
        ({ operation }: { operation: string }) => operation,
      );
    expect(await operations('operation=getTag')).toEqual(['getTag']);
    expect(await operations('user=dana')).toEqual(['getTag']);
    expect(await operations('limit=1')).toEqual(['listTags']);
    const { last } = (await control('GET', '/requests')).body;
    expect(await operations(`since=${last - 1}`)).toEqual(['listTags']);
    expect(await operations(`since=${last}`)).toEqual([]);
  });

  test('has the findings about a request that breaks the contract', async () => {
    await send('POST', TAGS, { tag_name: 7 }, 'sandbox-token-of-mira');
    const [request] = (await control('GET', '/requests')).body.requests;
    expect(request.status).toBe(400);
    const messages = request.findings.map(({ of, message }: { of: string; message: string }) => [
      of,
      message,
    ]);
    expect(messages).toContainEqual(['request', 'body.tag_name must be a string, got 7']);
    expect(messages.filter(([of]: [string]) => of === 'response')).toEqual([]);
  });

  test('has the findings about a response that breaks the contract', async () => {
    running.sandbox.decorate = (perform) => async (incoming) => {
      const reply = await perform(incoming);
      (reply.body as { name: unknown }).name = 5;
      return reply;
    };
    await send('GET', `${TAGS}/v1.0.0`);
    delete running.sandbox.decorate;
    const [{ findings }] = (await control('GET', '/requests')).body.requests;
    expect(findings).toContainEqual(
      expect.objectContaining({ of: 'response', check: 'schema', location: '/name' }),
    );
  });

  test('has alerts, but no requests to control', async () => {
    const { alertIntakes } = (await control('GET', '')).body;
    const { url, key } = alertIntakes.custom;
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    await fetch(url, { method: 'POST', headers, body: '{ "title": "It leaks" }' });
    const { requests } = (await control('GET', '/requests')).body;
    expect(requests).toMatchObject([{ operation: 'createAlerts', status: 200 }]);
  });

  test('is emptied by DELETE and by a reset', async () => {
    for (const [method, path] of [
      ['DELETE', '/requests'],
      ['POST', '/reset'],
    ] as const) {
      await send('GET', TAGS);
      expect((await control(method, path)).status).toBe(204);
      expect((await control('GET', '/requests')).body.requests).toEqual([]);
    }
  });
});

describe('a disturbance', () => {
  test('is shown, and a reset restores that of the start', async () => {
    const first = {
      delayMs: 0,
      failures: [{ operation: 'listGroupRunners', status: 500 }],
      seed: 1,
    };
    expect((await control('GET', '/disturbance')).body).toEqual(first);
    const changed = { failures: [{ status: 503, probability: 0.5 }] };
    const { body } = await control('PUT', '/disturbance', changed);
    expect(body).toEqual({ delayMs: 0, ...changed, seed: 1 });
    await control('POST', '/reset');
    expect((await control('GET', '/disturbance')).body).toEqual(first);
    await control('DELETE', '/disturbance');
    expect((await control('GET', '/disturbance')).body.failures).toEqual([]);
  });

  test('sends an error status to one operation, without performing it', async () => {
    const failures = [{ operation: 'createTag', status: 429, retryAfter: 30 }];
    await control('PUT', '/disturbance', { failures });
    const tag = { tag_name: 'v9', ref: 'main' };
    const refused = await send('POST', TAGS, tag, 'sandbox-token-of-mira');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    expect((await send('GET', `${TAGS}/v9`)).status).toBe(404);
    const [logged] = (await control('GET', '/requests?operation=createTag')).body.requests;
    expect(logged).toMatchObject({ status: 429, user: 'mira' });
    const marks = running.sandbox.requestLog.since().map((one) => one.failedOnPurpose);
    expect(marks).toEqual(['unperformed', undefined]);
  });

  test.each([
    ['before', 404, 'unperformed'],
    ['after', 200, 'performed'],
  ])('closes the connection %s the request is performed', async (drop, status, mark) => {
    await control('PUT', '/disturbance', { failures: [{ operation: 'createTag', drop }] });
    const tag = { tag_name: 'v9', ref: 'main' };
    await expect(send('POST', TAGS, tag, 'sandbox-token-of-mira')).rejects.toThrow('fetch failed');
    expect((await send('GET', `${TAGS}/v9`)).status).toBe(status);
    const [logged] = (await control('GET', '/requests')).body.requests;
    expect(logged).toMatchObject({ operation: 'createTag', status: null });
    const [marked] = running.sandbox.requestLog.since();
    expect(marked?.failedOnPurpose).toBe(mark);
    // A refusal changes nothing.
    await expect(send('POST', TAGS, tag)).rejects.toThrow('fetch failed');
    expect(running.sandbox.requestLog.since().at(-1)?.failedOnPurpose).toBe('unperformed');
  });

  test('delays an operation', async () => {
    await control('PUT', '/disturbance', { failures: [{ operation: 'listTags', delayMs: 300 }] });
    const began = performance.now();
    expect((await send('GET', TAGS)).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(295);
  });

  test.each([
    [
      { failures: [{ operation: 'creatTag' }] },
      'there is no operation creatTag: did you mean createTag?',
    ],
    [
      { failures: [{ status: 503 }, { status: 500 }] },
      'the probabilities of all operations are 2 in total: at most 1',
    ],
  ])('%j is refused', async (body, message) => {
    expect(await control('PUT', '/disturbance', body)).toEqual({
      status: 400,
      body: { message: { failures: [message] } },
    });
  });
});

test('a misspelt operation is refused as a filter of requests', async () => {
  expect(await control('GET', '/requests?operation=creatTag')).toEqual({
    status: 400,
    body: { message: { operation: ['there is no operation creatTag: did you mean createTag?'] } },
  });
});
