/** Tests of the operations on notes (API documentation, document 3). */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { awardEmoji, issues, mergeRequests, notes, projects } from '../../../generated/tables.ts';
import { openTestSandbox } from '../../testing/openTestSandbox.ts';
import { changeIssue, changeMergeRequest } from '../planning/changes.ts';
import { mergeRequestById } from '../planning/lookups.ts';

const { sandbox, request } = await openTestSandbox();
beforeEach(() => sandbox.reset());

const ISSUE = '/projects/5/issues/11/notes';
const MERGE_REQUEST = '/projects/5/merge_requests/21/notes';
const SNIPPET = '/projects/5/snippets/41/notes';
const EPIC = '/groups/3/epics/71/notes';

const list = async (path: string, as = 'dana'): Promise<number[]> =>
  (await request('GET', path, { as })).body.map(({ id }: { id: number }) => id);
const create = (path: string, as: string, body: Record<string, unknown>) =>
  request('POST', path, { as, body: body as never });
const statusOf = async (method: string, path: string, as?: string, body?: object) =>
  (await request(method, path, { ...(as && { as }), ...(body && { body: body as never }) })).status;
const countOf = () => sandbox.db.select().from(notes).all().length;

test('By default, a list begins with the newest note; `order_by` and `sort` change the order', async () => {
  expect(await list(ISSUE)).toEqual([1304, 1303, 1302, 1301]);
  expect(await list(`${ISSUE}?sort=asc`)).toEqual([1301, 1302, 1303, 1304]);
  await request('PUT', `${ISSUE}/1302`, { as: 'dana', body: { body: 'And at half thrust?' } });
  expect(await list(`${ISSUE}?order_by=updated_at`)).toEqual([1302, 1304, 1303, 1301]);
  expect(await list(`${ISSUE}?order_by=updated_at&sort=asc`)).toEqual([1301, 1303, 1304, 1302]);
});

test('activity_filter selects notes of people or of the system', async () => {
  expect(await list(`${ISSUE}?activity_filter=only_comments`)).toEqual([1303, 1302, 1301]);
  expect(await list(`${ISSUE}?activity_filter=only_activity`)).toEqual([1304]);
  expect(await list(`${ISSUE}?activity_filter=all_notes`)).toHaveLength(4);
});

test('A page in the middle links to both its neighbours', async () => {
  const { body, headers } = await request('GET', `${ISSUE}?per_page=1&page=2`, { as: 'dana' });
  expect(body.map(({ id }: { id: number }) => id)).toEqual([1303]);
  expect(headers.get('link')).toMatch(/page=1.*rel="prev".*page=3.*rel="next"/);
  expect(headers.get('x-total')).toBe('4');
});

test.each([ISSUE, MERGE_REQUEST, SNIPPET])(
  'A note on %s is created, read, changed and deleted',
  async (path) => {
    const created = await create(path, 'rita', { body: 'Well done.' });
    expect(created.status).toBe(201);
    const { id } = created.body;
    expect((await request('GET', `${path}/${id}`, { as: 'gus' })).body).toEqual(created.body);
    expect((await list(path))[0]).toBe(id);
    sandbox.clock.advance(60_000);
    const changed = await request('PUT', `${path}/${id}`, { as: 'rita', body: { body: 'Done.' } });
    expect(changed.body).toEqual({
      ...created.body,
      body: 'Done.',
      updated_at: '2026-10-21T09:01:00Z',
    });
    expect(await statusOf('DELETE', `${path}/${id}`, 'rita')).toBe(204);
    expect(await statusOf('GET', `${path}/${id}`, 'rita')).toBe(404);
  },
);

test('A note is a 404 in the path of another resource', async () => {
  expect(await statusOf('GET', `${ISSUE}/1361`, 'dana')).toBe(404);
  expect(await statusOf('GET', '/projects/5/issues/12/notes/1301', 'dana')).toBe(404);
  expect(await statusOf('GET', '/projects/5/merge_requests/22/notes/1361', 'dana')).toBe(404);
  expect(await statusOf('DELETE', `${SNIPPET}/1301`, 'dana')).toBe(404);
  expect(await statusOf('GET', '/projects/6/issues/11/notes', 'dana')).toBe(404);
  expect(countOf()).toBe(12);
});

test('Notes in a private project are hidden from callers who may not see the project', async () => {
  const path = '/projects/16/merge_requests/1/notes';
  expect(await statusOf('GET', path, 'omar')).toBe(200);
  const { status, body } = await request('GET', path, { as: 'dana' });
  expect([status, body.message]).toEqual([404, '404 Project Not Found']);
});

test('Everybody who can see a resource may comment on it, except anonymous callers', async () => {
  expect(await statusOf('POST', ISSUE, 'stan', { body: 'Hello' })).toBe(201);
  expect(await statusOf('POST', ISSUE, undefined, { body: 'Hello' })).toBe(401);
});

test('The author and maintainers may change and delete a note', async () => {
  for (const as of ['stan', 'gus', 'rita'])
    for (const method of ['PUT', 'DELETE'])
      expect(
        await statusOf(method, `${ISSUE}/1301`, as, method === 'PUT' ? { body: 'No' } : undefined),
      ).toBe(403);
  expect(await statusOf('PUT', `${ISSUE}/1301`, 'mira', { body: 'Yes' })).toBe(200);
  expect(await statusOf('DELETE', `${ISSUE}/1301`, 'ada')).toBe(204);
});

test('Notes of the system cannot be changed or deleted', async () => {
  expect(await statusOf('PUT', `${ISSUE}/1304`, 'mira', { body: 'nothing' })).toBe(403);
  expect(await statusOf('DELETE', `${ISSUE}/1304`, 'omar')).toBe(403);
});

test('Reporters, higher roles, administrators and auditors see internal notes', async () => {
  const { body } = await create(ISSUE, 'dana', { body: 'Between us', internal: true });
  for (const as of ['rita', 'sana', 'dana', 'mira', 'omar', 'ada', 'audrey'])
    expect(await list(ISSUE, as)).toContain(body.id);
  for (const as of ['gus', 'paul', 'stan']) {
    expect(await list(ISSUE, as)).not.toContain(body.id);
    expect(await statusOf('GET', `${ISSUE}/${body.id}`, as)).toBe(404);
    expect(await statusOf('DELETE', `${ISSUE}/${body.id}`, as)).toBe(404);
  }
});

test('A caller who does not see internal notes cannot create one', async () => {
  expect(await statusOf('POST', ISSUE, 'gus', { body: 'Psst', internal: true })).toBe(403);
  const { body } = await create(ISSUE, 'gus', { body: 'Aloud' });
  expect(await statusOf('PUT', `${ISSUE}/${body.id}`, 'gus', { confidential: true })).toBe(403);
  expect(await list(ISSUE, 'gus')).toContain(body.id);
});

test('`confidential` means the same as `internal`, which takes precedence', async () => {
  const internalOf = async (fields: object) => {
    const sent = { body: 'Hm', ...fields };
    const { body } = await request('POST', ISSUE, { as: 'dana', body: sent, isEchoed: false });
    return [body.internal, body.confidential];
  };
  expect(await internalOf({ confidential: true })).toEqual([true, true]);
  expect(await internalOf({ confidential: true, internal: false })).toEqual([false, false]);
  expect(await internalOf({ confidential: false, internal: true })).toEqual([true, true]);
});

test('A note on a snippet cannot be internal, and a note on a merge request is internal only with the field `internal`', async () => {
  const internalOf = async (path: string, fields: object) =>
    (await request('POST', path, { as: 'dana', body: { body: 'Hm', ...fields }, isEchoed: false }))
      .body.internal;
  expect(await internalOf(SNIPPET, { internal: true })).toBe(false);
  expect(await internalOf(SNIPPET, { confidential: true })).toBe(false);
  expect(await internalOf(MERGE_REQUEST, { confidential: true })).toBe(false);
  expect(await internalOf(MERGE_REQUEST, { internal: true })).toBe(true);
});

test('An empty update changes nothing', async () => {
  const before = (await request('GET', `${ISSUE}/1301`, { as: 'dana' })).body;
  const { body } = await request('PUT', `${ISSUE}/1301`, { as: 'dana', body: {} });
  expect(body).toEqual(before);
});

test('Only administrators and owners may set the time of a note', async () => {
  const dated = { body: 'Earlier', created_at: '2026-10-14T11:30:00+02:00' };
  for (const as of ['omar', 'ada']) {
    const { body } = await create(ISSUE, as, dated);
    expect(body).toMatchObject({
      created_at: '2026-10-14T09:30:00Z',
      updated_at: '2026-10-14T09:30:00Z',
    });
  }
  expect((await list(ISSUE)).slice(-5)).toEqual([1303, 1394, 1393, 1302, 1301]);
  for (const as of ['mira', 'dana', 'stan'])
    expect(await statusOf('POST', ISSUE, as, dated)).toBe(403);
  expect(countOf()).toBe(14);
});

test.each(['1970-01-01T00:00:00Z', '1969-12-31T23:59:59Z', '9999-12-31T23:59:59-10:00'])(
  'Refuses the time %s for a note',
  async (created_at) => {
    const { status, body } = await create(ISSUE, 'omar', { body: 'Long ago', created_at });
    expect([status, Object.keys(body.message)]).toEqual([400, ['created_at']]);
    expect(countOf()).toBe(12);
  },
);

test('A body has at most 1,000,000 characters', async () => {
  expect(await statusOf('POST', ISSUE, 'dana', { body: 'ä'.repeat(1_000_000) })).toBe(201);
  const { status, body } = await create(ISSUE, 'dana', { body: 'x'.repeat(1_000_001) });
  expect(status).toBe(400);
  expect(body.message.body[0]).toContain('1000000');
  expect(countOf()).toBe(13);
});

test('A body that is only an emoji creates a reaction, at most one for each person', async () => {
  const { status, body } = await create(MERGE_REQUEST, 'rita', { body: ' :thumbsup: ' });
  expect(status).toBe(201);
  expect(body).toMatchObject({ id: 194, name: 'thumbsup', user: { username: 'rita' } });
  expect((await create(MERGE_REQUEST, 'rita', { body: ':thumbsup:' })).body).toEqual(body);
  expect(sandbox.db.select().from(awardEmoji).all()).toHaveLength(4);
  expect(countOf()).toBe(12);
  const [shown] = (await request('GET', '/merge_requests?scope=all&search=record', { as: 'dana' }))
    .body;
  expect([shown.upvotes, shown.user_notes_count]).toEqual([2, 2]);
});

test('An emoji among other words is a note', async () => {
  expect((await create(ISSUE, 'rita', { body: 'Great :rocket:' })).body.body).toBe(
    'Great :rocket:',
  );
});

test('The notes of an epic are found by the ID of the epic, and are read-only', async () => {
  expect(await list(EPIC, 'stan')).toEqual([1392, 1391]);
  expect(await list(`${EPIC}?sort=asc`)).toEqual([1391, 1392]);
  expect(await statusOf('GET', '/groups/3/epics/3/notes', 'dana')).toBe(404);
  expect(await statusOf('GET', '/groups/20/epics/71/notes', 'dana')).toBe(404);
  sandbox.settings.tier = 'free';
  expect(await statusOf('GET', EPIC, 'dana')).toBe(404);
});

test('Reporters of the group see internal notes on its epics', async () => {
  sandbox.db.update(notes).set({ internal: true }).where(eq(notes.id, 1392)).run();
  expect(await list(EPIC, 'rita')).toEqual([1392, 1391]);
  expect(await list(EPIC, 'gus')).toEqual([1391]);
});

test('A form has the same effect as JSON', async () => {
  const { status, body } = await request('POST', ISSUE, {
    as: 'dana',
    form: { body: 'By form', internal: true },
  });
  expect([status, body.body, body.internal]).toEqual([201, 'By form', true]);
});

test('A note of the system about a change has the caller as its author', async () => {
  const issue = sandbox.db.select().from(issues).where(eq(issues.id, 311)).get()!;
  const changes = {
    title: 'It melts',
    state: 'closed',
    milestone_id: 32,
    labels: ['paint'],
  } as const;
  changeIssue(sandbox, issue, { ...changes, labels: ['paint'] }, 'rita');
  const { body } = await request('GET', `${ISSUE}?activity_filter=only_activity&sort=asc`, {
    as: 'dana',
  });
  expect(body.slice(1).map((note: { body: string }) => note.body)).toEqual([
    'changed title from **The engine overheats** to **It melts**',
    'added ~"paint" label',
    'changed milestone to %"On the ground"',
    'closed',
  ]);
  expect(body.at(-1)).toMatchObject({ system: true, author: { username: 'rita' } });
});

test('An update that changes no value writes no note', () => {
  const mergeRequest = mergeRequestById(sandbox.db, 521)!;
  expect(changeMergeRequest(sandbox, mergeRequest, { title: mergeRequest.title }, 'dana')).toEqual(
    [],
  );
});

const HEAD = 'd5b922ca907540bbc23179575e9ae6aef3da99d7';
const MAIN = 'e4d3a5e513c6a2af8c92cedecad439e32e73d448';
const merge = (as: string, fields: object = {}) =>
  request('POST', MERGE_REQUEST, {
    as,
    body: { body: '/merge', merge_request_diff_head_sha: HEAD, ...fields },
    isEchoed: false,
  });
const approve = (change: Partial<typeof mergeRequests.$inferInsert> = {}) =>
  sandbox.db
    .update(mergeRequests)
    .set({ approved_by: ['mira'], ...change })
    .where(eq(mergeRequests.id, 521))
    .run();
const stateOf = () => mergeRequestById(sandbox.db, 521)!.state;

test('The quick action `/merge` merges the head of the merge request and writes a note of the system', async () => {
  approve();
  const { status, body } = await merge('dana');
  expect(status).toBe(201);
  expect(body).toMatchObject({ body: 'merged', system: true, author: { username: 'dana' } });
  expect(mergeRequestById(sandbox.db, 521)).toMatchObject({
    state: 'merged',
    merge_user: 'dana',
    merged_at: '2026-10-21T09:00:00Z',
  });
  const target = await request('GET', '/projects/5/repository/commits/main', { as: 'dana' });
  expect(target.body).toMatchObject({
    id: mergeRequestById(sandbox.db, 521)!.merge_commit,
    title: "Merge branch 'feature/telemetry' into 'main'",
    author_name: 'Dana Developer',
    parent_ids: [MAIN, HEAD],
  });
});

const commit = (branch: string, action: Record<string, string>) =>
  request('POST', '/projects/5/repository/commits', {
    as: 'dana',
    body: { branch, commit_message: 'Meanwhile', actions: [action] } as never,
  });

test('The quick action `/merge` is refused while the repository moves to another storage', async () => {
  approve();
  sandbox.db.update(projects).set({ repository_read_only: true }).where(eq(projects.id, 5)).run();
  expect((await merge('dana')).status).toBe(403);
  expect(stateOf()).toBe('opened');
});

test('The quick action `/merge` is refused if git reports a conflict between the branches', async () => {
  approve();
  const action = { action: 'create', file_path: 'data/recording.csv', content: 'Other' };
  const { body } = await commit('main', action);
  expect((await merge('dana')).body.message).toContain('its branches are in conflict');
  const main = await request('GET', '/projects/5/repository/commits/main', { as: 'dana' });
  expect([stateOf(), main.body.id]).toEqual(['opened', body.id]);
});

test('After a commit on the source branch, a merge must name this commit as the head', async () => {
  approve();
  const action = { action: 'create', file_path: 'data/note.txt', content: 'New' };
  const { body } = await commit('feature/telemetry', action);
  expect(mergeRequestById(sandbox.db, 521)).toMatchObject({
    head: body.id,
    merge_status: 'unchecked',
    updated_at: '2026-10-21T09:00:00Z',
  });
  const [newest] = (await request('GET', MERGE_REQUEST, { as: 'dana' })).body;
  expect(newest).toMatchObject({ system: true, body: 'added commits' });
  expect((await merge('dana')).status).toBe(400);
  expect((await merge('dana', { merge_request_diff_head_sha: body.id })).status).toBe(201);
});

test('The body without the quick action `/merge` becomes a note', async () => {
  approve();
  const { body } = await merge('mira', { body: 'Here it goes.\n/merge\n' });
  expect(body).toMatchObject({ body: 'Here it goes.', system: false });
  expect(stateOf()).toBe('merged');
});

test('The quick action `/merge` needs the current head of the merge request', async () => {
  approve();
  for (const merge_request_diff_head_sha of [undefined, HEAD.replace('d', 'e')]) {
    const { status, body } = await merge('dana', { merge_request_diff_head_sha });
    expect([status, Object.keys(body.message)]).toEqual([400, ['merge_request_diff_head_sha']]);
  }
  expect([stateOf(), countOf()]).toEqual(['opened', 12]);
});

test('Only developers and higher roles may merge', async () => {
  approve();
  expect((await merge('rita')).status).toBe(403);
  expect(stateOf()).toBe('opened');
});

test.each([
  ['it is closed', { state: 'closed' }],
  ['it is a draft', { draft: true }],
  ['its branches are in conflict', { merge_status: 'cannot_be_merged' }],
  ['it must not be merged before 2026-10-22T00:00:00Z', { merge_after: '2026-10-22T00:00:00Z' }],
  ['it lacks approvals', { approved_by: [] }],
] as const)('The quick action `/merge` is refused when %s', async (reason, change) => {
  approve(change as never);
  const { status, body } = await merge('dana');
  expect([status, body.message]).toEqual([400, `The merge request cannot be merged: ${reason}`]);
});

test('A merge request that waits for another one is not merged', async () => {
  approve();
  sandbox.db.update(mergeRequests).set({ state: 'closed' }).where(eq(mergeRequests.id, 522)).run();
  expect((await merge('dana')).body.message).toContain('it waits for another merge request');
  expect(countOf()).toBe(12);
});
