import { afterAll, beforeEach, expect, test } from 'vitest';
import type { JsonValue } from '../../../contract/case.ts';
import { openPackSandbox } from '../../testing/openPackSandbox.ts';

const { sandbox, request } = await openPackSandbox();
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const FLAG = '/projects/5/feature_flags/boosters';

test('strategies and scopes are added, changed and removed by their IDs', async () => {
  const put = async (strategies: { [field: string]: JsonValue }[]) =>
    (await request('PUT', FLAG, { as: 'dana', body: { strategies }, isEchoed: false })).body
      .strategies;
  const [before, added] = await put([
    {
      name: 'userWithId',
      parameters: { userIds: 'dana' },
      scopes: [{ environment_scope: 'prod' }],
    },
  ]);
  expect(before).toMatchObject({ id: 1, name: 'default' });
  expect(added).toMatchObject({ name: 'userWithId', scopes: [{ environment_scope: 'prod' }] });
  const scope = { id: added.scopes[0].id, _destroy: true };
  const [, changed] = await put([
    { id: added.id, parameters: { userIds: 'mira' }, scopes: [scope] },
  ]);
  expect(changed).toEqual({ ...added, parameters: { userIds: 'mira' }, scopes: [] });
  expect(await put([{ id: before.id, _destroy: true }])).toEqual([changed]);
  expect((await request('GET', FLAG, { as: 'dana' })).body.strategies).toEqual([changed]);
});
