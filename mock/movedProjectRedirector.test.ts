import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContract } from '../contract/contract.ts';
import type { RunningServer } from '../wire/startServer.ts';
import { startMock } from './index.ts';

let mock: RunningServer;
beforeAll(async () => {
  mock = await startMock({ contract: await readContract() });
});
afterAll(() => mock.close());

const get = (path: string) => fetch(`${mock.url}/api/v4${path}`, { redirect: 'manual' });

test('the former path of a moved project redirects to its current address, with the same query', async () => {
  const response = await get('/projects/acme%2Fpad/repository/tags?per_page=1');
  expect(response.status).toBe(301);
  const location = response.headers.get('location');
  expect(location).toBe(`${mock.url}/api/v4/projects/6/repository/tags?per_page=1`);
  expect((await fetch(location!)).status).toBe(200);
});

test('the path of a project that has not moved gets no redirect', async () => {
  expect((await get('/projects/acme%2Frocket/repository/tags')).status).toBe(200);
});
