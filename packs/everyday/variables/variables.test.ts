import { afterAll, beforeEach, expect, test } from 'vitest';
import { ciVariables } from '../../../generated/tables.ts';
import { openPackSandbox } from '../../testing/openPackSandbox.ts';

const { sandbox, request } = await openPackSandbox();
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const VARIABLES = '/projects/5/variables';

test('a key may have a value for each environment, and the filter chooses one', async () => {
  const create = (value: string, environment_scope?: string) =>
    request('POST', VARIABLES, {
      as: 'mira',
      body: { key: 'DAY', value, ...(environment_scope && { environment_scope }) },
    });
  expect((await create('friday')).body).toMatchObject({ environment_scope: '*' });
  expect((await create('sunday', 'production')).status).toBe(201);
  expect((await create('monday', '*')).status).toBe(400);
  const at = `${VARIABLES}/DAY?filter[environment_scope]=production`;
  expect((await request('GET', at, { as: 'mira' })).body.value).toBe('sunday');
  await request('PUT', at, { as: 'mira', body: { value: 'tuesday' } });
  expect((await request('GET', `${VARIABLES}/DAY`, { as: 'mira' })).body.value).toBe('friday');
  expect((await request('DELETE', at, { as: 'mira' })).status).toBe(204);
  expect((await request('GET', at, { as: 'mira' })).status).toBe(404);
});

test('developers see no variable', async () => {
  for (const path of [VARIABLES, `${VARIABLES}/LAUNCH_SITE`])
    expect((await request('GET', path, { as: 'dana' })).status).toBe(403);
});

test('a snapshot and a deleted project know the variables', async () => {
  await sandbox.snapshots.create('before');
  await request('DELETE', `${VARIABLES}/LAUNCH_SITE`, { as: 'mira' });
  await sandbox.snapshots.restore('before');
  expect((await request('GET', `${VARIABLES}/LAUNCH_SITE`, { as: 'mira' })).status).toBe(200);
  await request('DELETE', '/projects/5', { as: 'omar' });
  const left = sandbox.db.select().from(ciVariables).all();
  expect(left.filter(({ project_id }) => project_id === 5)).toEqual([]);
});
