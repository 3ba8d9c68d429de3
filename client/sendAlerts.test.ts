import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { MOCK_ALERT_INTAKE } from '../contract/deployment.ts';
import { startMock } from '../mock/index.ts';
import type { RunningServer } from '../wire/startServer.ts';
import { sendAlerts } from './sendAlerts.ts';

let mock: RunningServer;
let url: string;
let sent: Request;
const spy = (request: Request) => {
  sent = request.clone();
  return fetch(request);
};
const payload = { title: 'The engine overheats', severity: 'high' };

beforeAll(async () => {
  mock = await startMock({ contract: await readContract() });
  url = mock.url + MOCK_ALERT_INTAKE;
});
afterAll(() => mock.close());

test('sends alerts to the given address with the key as a bearer token', async () => {
  const alerts = await sendAlerts({ url, key: 'k', payload, fetch: spy });
  expect(alerts).toEqual([{ iid: 17, title: expect.any(String) }]);
  expectTypeOf(alerts[0]!.title).toEqualTypeOf<string>();
  expect(sent.url).toBe(url);
  expect(sent.headers.get('authorization')).toBe('Bearer k');
  expect(sent.headers.get('private-token')).toBeNull();
});

test('sends the key as a password with an empty user name', async () => {
  await sendAlerts({ url, key: 'k', scheme: 'basic', payload, fetch: spy });
  expect(sent.headers.get('authorization')).toBe(`Basic ${btoa(':k')}`);
});

test('throws a ForgeError when the service refuses', async () => {
  const call = sendAlerts({ url: `${mock.url}/api/v4/nowhere`, key: 'k', payload });
  await expect(call).rejects.toMatchObject({ operation: 'createAlerts', status: 404 });
});
