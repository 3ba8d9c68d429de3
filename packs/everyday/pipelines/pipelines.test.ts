import { afterAll, expect, test } from 'vitest';
import { openPackSandbox } from '../../testing/openPackSandbox.ts';

const { sandbox, request } = await openPackSandbox();
afterAll(() => sandbox.close());

const list = async (query: string) =>
  (await request('GET', `/projects/5/pipelines?${query}`)).body.map(({ id }: { id: number }) => id);

test('filters and order of the list', async () => {
  expect(await list('')).toEqual([1043, 1042, 1036, 1017]);
  expect(await list('sort=asc&per_page=1')).toEqual([1017]);
  expect(await list('ref=main')).toEqual([1042, 1036]);
  expect(await list('scope=branches')).toEqual([1043, 1042]);
  expect(await list('scope=tags')).toEqual([1017]);
  expect(await list('scope=finished')).toEqual([1042, 1036, 1017]);
  expect(await list('updated_after=2999-01-01T00:00:00Z')).toEqual([]);
});

test('the newest pipeline of a ref, of a commit and of a merge request', async () => {
  const { body } = await request('GET', '/projects/5/pipelines/latest?ref=main');
  expect(body.id).toBe(1042);
  expect(await list(`sha=${body.sha}`)).toContain(1042);
  const ofMergeRequest = await request('GET', '/projects/5/merge_requests/21/pipelines');
  const { head_pipeline: head } = (await request('GET', '/projects/5/merge_requests/21')).body;
  expect(ofMergeRequest.body[0]?.id).toBe(head?.id);
});

test('a private project shows its pipelines to members only', async () => {
  expect((await request('GET', '/projects/15/pipelines', { as: 'stan' })).status).toBe(404);
  expect((await request('GET', '/projects/15/pipelines', { as: 'mira' })).status).toBe(200);
});
