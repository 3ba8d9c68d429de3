/** Tests of blocks: a block makes a merge request wait for another merge request (API documentation, document 3). */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { mergeRequestBlocks, projects } from '../../../generated/tables.ts';
import { openTestSandbox } from '../../testing/openTestSandbox.ts';

const { sandbox, request } = await openTestSandbox();
beforeEach(() => sandbox.reset());

const PATH = '/projects/5/merge_requests';
const create = (iid: number, as: string, body: object) =>
  request('POST', `${PATH}/${iid}/blocks`, { as, body: body as never });
const idsOf = async (path: string, as = 'dana'): Promise<number[]> =>
  (await request('GET', PATH + path, { as })).body.map(({ id }: { id: number }) => id);
const remove = async (iid: number, block: number, as: string) =>
  (await request('DELETE', `${PATH}/${iid}/blocks/${block}`, { as })).status;
const pairs = () =>
  sandbox.db
    .select()
    .from(mergeRequestBlocks)
    .all()
    .map(({ merge_request_id, blocking_merge_request_id }) => [
      merge_request_id,
      blocking_merge_request_id,
    ]);
const INITIAL_PAIRS = [
  [521, 522],
  [523, 521],
];
const hide = () =>
  sandbox.db
    .update(projects)
    .set({ visibility: 'private', namespace: 'omar' })
    .where(eq(projects.id, 6))
    .run();

test('A block exists from its creation to its deletion', async () => {
  const { status, body } = await create(21, 'dana', { blocking_merge_request_id: 540 });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    id: 83,
    project_id: 5,
    blocked_merge_request: { id: 521, references: { relative: '!21' } },
    blocking_merge_request: { id: 540, references: { relative: 'launchpad!4' } },
  });
  expect(await idsOf('/21/blocks')).toEqual([81, 83]);
  const blockees = await request('GET', '/projects/6/merge_requests/4/blockees', { as: 'dana' });
  expect(blockees.body).toEqual([body]);
  expect((await create(21, 'dana', { blocking_merge_request_id: 540 })).status).toBe(409);
  expect(await remove(21, 83, 'dana')).toBe(204);
  expect(await remove(21, 83, 'dana')).toBe(404);
  expect(await idsOf('/21/blocks')).toEqual([81]);
});

test.each([
  ['by ID', { blocking_merge_request_id: 540 }],
  ['by IID and the ID of the project', { blocking_merge_request_iid: 4, blocking_project_id: 6 }],
  ['by IID and path', { blocking_merge_request_iid: 4, blocking_project_id: 'acme/launchpad' }],
])('A request names the blocking merge request %s', async (_, body) => {
  expect((await create(21, 'dana', body)).body.blocking_merge_request.id).toBe(540);
});

test.each([
  ['in the project', { blocking_merge_request_iid: 4 }, 'Merge Request'],
  ['anywhere', { blocking_merge_request_id: 404404 }, 'Merge Request'],
  [
    'in an unknown project',
    { blocking_merge_request_iid: 4, blocking_project_id: 404404 },
    'Project',
  ],
])('Refuses an unknown blocking merge request %s', async (_, body, what) => {
  const response = await create(21, 'dana', body);
  expect([response.status, response.body.message]).toEqual([404, `404 ${what} Not Found`]);
  expect(pairs()).toEqual(INITIAL_PAIRS);
});

test('A caller who cannot read a merge request cannot create a block with it', async () => {
  for (const body of [
    { blocking_merge_request_id: 590 },
    { blocking_merge_request_iid: 1, blocking_project_id: 16 },
  ])
    expect((await create(21, 'dana', body)).status).toBe(403);
  expect(pairs()).toEqual(INITIAL_PAIRS);
  expect((await create(21, 'omar', { blocking_merge_request_id: 590 })).status).toBe(201);
});

test('A merge request cannot wait for itself or for a merge request that waits for it', async () => {
  for (const [waiting, blocking] of [
    [21, 21],
    [21, 23],
    [22, 23],
  ] as const) {
    const { status } = await create(waiting, 'dana', { blocking_merge_request_iid: blocking });
    expect(status).toBe(400);
  }
  expect(pairs()).toEqual(INITIAL_PAIRS);
  expect((await create(23, 'dana', { blocking_merge_request_iid: 22 })).status).toBe(201);
});

test('Developers and the author may create and delete blocks', async () => {
  const body = { blocking_merge_request_iid: 22 };
  for (const as of ['stan', 'gus', 'rita']) {
    expect((await create(23, as, body)).status).toBe(403);
    expect(await remove(21, 81, as)).toBe(403);
  }
  expect((await create(23, 'mira', body)).status).toBe(201);
});

test('A block is a 404 in the path of any merge request but the blocked merge request', async () => {
  expect(await remove(22, 81, 'mira')).toBe(404);
  expect(await remove(23, 81, 'mira')).toBe(404);
  expect(await remove(21, 404404, 'mira')).toBe(404);
  expect(pairs()).toEqual(INITIAL_PAIRS);
});

test('A caller who cannot read the blocking merge request can neither see nor delete the block', async () => {
  await create(21, 'dana', { blocking_merge_request_id: 540 });
  hide();
  expect(await idsOf('/21/blocks', 'dana')).toEqual([81]);
  expect(await idsOf('/21/blocks', 'omar')).toEqual([81, 83]);
  expect(await remove(21, 83, 'dana')).toBe(403);
  expect(await remove(21, 83, 'omar')).toBe(204);
});

test('A block is in the `blocks` of the merge request that waits, and in the `blockees` of the merge request that blocks', async () => {
  expect(await idsOf('/21/blocks')).toEqual([81]);
  expect(await idsOf('/22/blockees')).toEqual([81]);
  expect(await idsOf('/21/blockees')).toEqual([82]);
  expect(await idsOf('/22/blocks')).toEqual([]);
});
