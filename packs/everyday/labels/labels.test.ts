import { afterAll, beforeEach, expect, test } from 'vitest';
import { openPackSandbox } from '../../testing/openPackSandbox.ts';

const { sandbox, request } = await openPackSandbox();
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const LABELS = '/projects/5/labels';
const names = async (query = '') =>
  (await request('GET', LABELS + query)).body.map(({ name }: { name: string }) => name);

test('a label is created, found by ID and name, changed and deleted', async () => {
  const body = { name: 'flight test', color: '#dc143c', priority: 2 };
  const created = await request('POST', LABELS, { as: 'rita', body });
  expect(created).toMatchObject({ status: 201, body: { ...body, is_project_label: true } });
  const place = `${LABELS}/${created.body.id}`;
  expect((await request('GET', `${LABELS}/flight%20test`)).body.id).toBe(created.body.id);
  const change = { new_name: 'flight', description: 'In the air' };
  const changed = await request('PUT', place, { as: 'rita', body: change, isEchoed: false });
  expect(changed.body).toMatchObject({ name: 'flight', description: 'In the air', priority: 2 });
  expect(await names('?search=FLI')).toEqual(['flight']);
  expect((await request('DELETE', place, { as: 'rita' })).status).toBe(204);
  expect((await request('GET', place)).status).toBe(404);
});

test('two labels of a project have different names', async () => {
  const body = { name: 'paint', color: '#fff' };
  expect((await request('POST', LABELS, { as: 'rita', body })).status).toBe(409);
  const rename = { new_name: 'paint' };
  const options = { as: 'rita', body: rename, isEchoed: false };
  expect((await request('PUT', `${LABELS}/telemetry`, options)).status).toBe(409);
  expect((await request('PUT', `${LABELS}/paint`, options)).status).toBe(200);
  expect((await request('POST', '/projects/6/labels', { as: 'rita', body })).status).toBe(201);
});

test('a renamed label keeps its merge requests', async () => {
  const { body } = await request('GET', `${LABELS}/telemetry`);
  expect(body.open_merge_requests_count).toBe(1);
  const change = { name: 'telemetry', new_name: 'radio' };
  await request('PUT', LABELS, { as: 'rita', body: change, isEchoed: false });
  const renamed = await request('GET', `${LABELS}/radio`);
  expect(renamed.body.open_merge_requests_count).toBe(1);
  await request('DELETE', `${LABELS}?name=radio`, { as: 'rita' });
  expect(await names()).toEqual(['paint']);
});

test('guests may read labels, and not change them', async () => {
  const body = { name: 'flight', color: '#fff' };
  expect((await request('POST', LABELS, { as: 'gus', body })).status).toBe(403);
  expect((await request('POST', LABELS, { body })).status).toBe(401);
  expect((await request('POST', LABELS, { as: 'rita', body: { name: 'flight' } })).status).toBe(
    400,
  );
  expect(await names()).not.toContain('flight');
});

test('a label of a group is changed by its name, and subscriptions belong to the caller', async () => {
  const group = '/groups/3/labels';
  const body = { name: 'paperwork', color: '#fff' };
  expect((await request('POST', group, { as: 'rita', body })).status).toBe(201);
  const change = { name: 'paperwork', new_name: 'forms' };
  const changed = await request('PUT', group, { as: 'rita', body: change, isEchoed: false });
  expect(changed.body).toMatchObject({ name: 'forms', subscribed: false });
  const label = `${LABELS}/telemetry`;
  for (const _ of [1, 2]) {
    const { body: on } = await request('POST', `${label}/subscribe`, { as: 'dana' });
    expect(on.subscribed).toBe(true);
  }
  expect((await request('GET', label, { as: 'mira' })).body.subscribed).toBe(false);
  expect((await request('POST', `${label}/unsubscribe`, { as: 'dana' })).body.subscribed).toBe(
    false,
  );
});
