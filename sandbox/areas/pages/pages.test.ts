import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { JsonValue } from '../../../contract/case.ts';
import { projects } from '../../../generated/tables.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/openTestSandbox.ts';

let opened: TestSandbox;
beforeAll(async () => {
  opened = await openTestSandbox();
});
beforeEach(() => opened.sandbox.reset());
afterAll(() => opened.sandbox.close());

const call = (method: string, body?: JsonValue, as = 'mira', project = '5') =>
  opened.request(method, `/projects/${project}/pages`, { as, ...(body !== undefined && { body }) });

test('an update of a site changes only the settings that it names', async () => {
  const before = (await call('GET')).body;
  expect((await call('PATCH', {})).body).toEqual(before);
  const { body } = await call('PATCH', { pages_https_only: false });
  expect(body).toEqual({ ...before, force_https: false });
  expect((await call('PATCH', { pages_unique_domain_enabled: true })).body).toEqual({
    ...before,
    force_https: false,
    is_unique_domain_enabled: true,
  });
  expect((await call('GET')).body).toMatchObject({ force_https: false });
});

test('the primary domain of a site must be one of its domains', async () => {
  const primary = async (pages_primary_domain: string) =>
    call('PATCH', { pages_primary_domain, pages_https_only: false });
  for (const domain of ['elsewhere.example', ''])
    expect(await primary(domain)).toMatchObject({
      status: 400,
      body: { message: { pages_primary_domain: ['is not a domain of the site'] } },
    });
  expect((await call('GET')).body).toMatchObject({ primary_domain: null, force_https: true });
  expect((await primary('rocket.acme.example')).body.primary_domain).toBe('rocket.acme.example');
});

test('only Maintainers and Owners have access to the settings of a site', async () => {
  for (const [as, status] of [
    ['omar', 200],
    ['ada', 200],
    ['dana', 403],
    ['audrey', 403],
    ['stan', 403],
  ] as const)
    expect((await call('GET', undefined, as)).status).toBe(status);
  expect((await call('DELETE', undefined, 'dana')).status).toBe(403);
});

test('a request for a deleted site is a 404', async () => {
  expect((await call('DELETE')).status).toBe(204);
  expect((await call('GET')).status).toBe(404);
  expect((await call('PATCH', {})).status).toBe(404);
  expect((await call('DELETE')).status).toBe(404);
});

test('a request for a site is a 404 if Pages is disabled or the project has published nothing', async () => {
  expect((await call('GET', undefined, 'mira', '6')).status).toBe(404);
  opened.sandbox.db
    .update(projects)
    .set({ features: { pages: false } })
    .run();
  for (const method of ['GET', 'DELETE']) expect((await call(method)).status).toBe(404);
});
