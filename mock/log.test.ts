/** Tests the mock's log lines, and its delays and failures on request. */
import { afterEach, expect, test } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { type LogEntry, logLine, type MockHandlerOptions, startMock } from './index.ts';

const contract = await readContract();
let stop: (() => Promise<void>) | undefined;
afterEach(() => {
  return stop?.();
});

async function start(options: MockHandlerOptions = {}) {
  const lines: string[] = [];
  const onResponse = (entry: LogEntry) => lines.push(logLine(entry));
  const { url, close } = await startMock({ contract, onResponse, ...options });
  stop = close;
  return { lines, get: (path: string, init?: RequestInit) => fetch(`${url}/api/v4${path}`, init) };
}

test('the log has one line for each request: method, path, status, case and reason of a refusal', async () => {
  const { lines, get } = await start();
  await get('/projects/5/repository/tags/v1.0.0', { headers: { 'private-token': 'any' } });
  await get('/projects/5/repository/tags/v9.9.9');
  await get('/projects/5/repository/tags?sort=sideways');
  await get('/projects/5/repository/tags', { method: 'POST' });
  await get('/projects/5/repository/tags', { method: 'PATCH' });
  expect(lines).toEqual([
    'GET /api/v4/projects/5/repository/tags/v1.0.0 200 getTag.annotated',
    'GET /api/v4/projects/5/repository/tags/v9.9.9 404 getTag.unknown-tag',
    'GET /api/v4/projects/5/repository/tags 400 (sort must be one of "asc", "desc")',
    'POST /api/v4/projects/5/repository/tags 401 (401 Unauthorized: PRIVATE-TOKEN is missing)',
    'PATCH /api/v4/projects/5/repository/tags 405 (405 Method Not Allowed: /api/v4/projects/5/repository/tags does not support PATCH, only GET, HEAD, POST)',
  ]);
});

test('the log contains no token, whether it was in a header, the query or the body', async () => {
  const { lines, get } = await start();
  const secret = 'glft-secret-token';
  const headers = { 'private-token': secret, authorization: `Bearer ${secret}` };
  await get(`/projects/5/repository/tags?private_token=${secret}&sort=${secret}`, { headers });
  for (const body of [
    `{"tag_name": "${secret}", `,
    `{"tag_name": 5, "ref": ["${secret}"]}`,
    secret,
  ])
    await get('/projects/5/repository/tags', { method: 'POST', headers, body });
  expect(lines).toHaveLength(4);
  expect(lines.join('\n')).not.toContain(secret);
});

test('the given part of all requests fails, and the same seed fails the same requests', async () => {
  const statuses = async (seed: number) => {
    const failures = [
      { status: 503, probability: 0.2 },
      { status: 429, probability: 0.1 },
    ];
    const { get } = await start({ disturbance: { failures, seed } });
    const all: number[] = [];
    for (let count = 0; count < 100; count++)
      all.push((await get('/projects/5/repository/tags/v1.0.0')).status);
    await stop?.();
    return all;
  };
  const first = await statuses(1);
  const count = (status: number) => first.filter((one) => one === status).length;
  expect(count(503)).toBeGreaterThan(10);
  expect(count(429)).toBeGreaterThan(3);
  expect(count(200)).toBe(100 - count(503) - count(429));
  expect(await statuses(1)).toEqual(first);
  expect(await statuses(2)).not.toEqual(first);
});

test('a simulated 503 has Retry-After', async () => {
  const { get } = await start({ disturbance: { failures: [{ status: 503, probability: 1 }] } });
  const response = await get('/projects/5/repository/tags');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
});

test('a failure of one operation leaves the others alone', async () => {
  const failures = [{ operation: 'getTag', status: 502 }];
  const { lines, get } = await start({ disturbance: { failures } });
  expect((await get('/projects/5/repository/tags/v1.0.0')).status).toBe(502);
  expect((await get('/projects/5/repository/tags')).status).toBe(200);
  expect(lines[0]).toBe(
    'GET /api/v4/projects/5/repository/tags/v1.0.0 502 (502: the server was told to fail 100 % of the requests of getTag)',
  );
});

test('a dropped connection has no response', async () => {
  const { lines, get } = await start({ disturbance: { failures: [{ drop: 'before' }] } });
  await expect(get('/projects/5/repository/tags')).rejects.toThrow('fetch failed');
  expect(lines).toEqual([
    'GET /api/v4/projects/5/repository/tags dropped (the connection was closed on purpose)',
  ]);
});
