import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { JsonValue } from '../../../contract/case.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/openTestSandbox.ts';

let opened: TestSandbox;
beforeAll(async () => {
  opened = await openTestSandbox();
});
beforeEach(() => opened.sandbox.reset());
afterAll(() => opened.sandbox.close());

const call = (method: string, path: string, body?: JsonValue, as = 'mira') =>
  opened.request(method, `/projects/${path}`, { as, ...(body !== undefined && { body }) });
const SETTINGS = '5/error_tracking/settings';
const KEYS = '5/error_tracking/client_keys';

test('the settings show the external service only while integrated error tracking is off', async () => {
  const external = (await call('GET', SETTINGS)).body;
  const integrated = {
    active: true,
    project_name: null,
    errtrack_external_url: null,
    api_url: null,
    integrated: true,
  };
  expect((await call('PUT', SETTINGS, { active: true, integrated: true })).body).toEqual(
    integrated,
  );
  expect((await call('GET', SETTINGS)).body).toEqual(integrated);
  const off = { active: true, integrated: false };
  expect((await call('PATCH', SETTINGS, off)).body).toEqual(external);
});

test('PATCH requires the field `active`, and PUT requires `active` and `integrated`', async () => {
  expect((await call('PATCH', SETTINGS, { active: false })).body).toMatchObject({
    active: false,
    integrated: false,
  });
  for (const [method, body, missing] of [
    ['PATCH', { integrated: true }, 'active'],
    ['PUT', { active: true }, 'integrated'],
    ['PUT', { integrated: true }, 'active'],
  ] as const)
    expect(await call(method, SETTINGS, body)).toMatchObject({
      status: 400,
      body: { message: { [missing]: ['is missing'] } },
    });
});

test('error tracking is off until the first change of its settings', async () => {
  const path = '6/error_tracking/settings';
  expect((await call('GET', path)).body).toMatchObject({ active: false, integrated: false });
  await call('PUT', path, { active: true, integrated: true });
  expect((await call('GET', path)).body).toMatchObject({ active: true, integrated: true });
});

test('a client key is generated, listed and deleted', async () => {
  const [one, other] = [(await call('POST', KEYS)).body, (await call('POST', KEYS)).body];
  expect(one).toMatchObject({
    id: 113,
    active: true,
    public_key: expect.stringMatching(/^et_[0-9a-f]{16}$/),
  });
  expect(one.errtrack_dsn).toBe(`https://${one.public_key}@forge.example.com/error_tracking/5`);
  expect(other.public_key).not.toBe(one.public_key);
  expect((await call('GET', KEYS)).body.slice(2)).toEqual([one, other]);
  expect((await call('DELETE', `${KEYS}/113`)).status).toBe(204);
  expect((await call('DELETE', `${KEYS}/113`)).status).toBe(404);
  expect((await call('GET', KEYS)).body).toHaveLength(3);
});

test('a client key can be deleted only in its own project', async () => {
  expect((await call('DELETE', '6/error_tracking/client_keys/111')).status).toBe(404);
  expect((await call('GET', KEYS)).body).toHaveLength(2);
});

test('only Maintainers and Owners have access', async () => {
  for (const [as, status] of [
    ['omar', 200],
    ['ada', 200],
    ['dana', 403],
    ['audrey', 403],
  ] as const) {
    expect((await call('GET', SETTINGS, undefined, as)).status).toBe(status);
    expect((await call('GET', KEYS, undefined, as)).status).toBe(status);
    expect((await call('PATCH', SETTINGS, { active: true }, as)).status).toBe(status);
  }
});
