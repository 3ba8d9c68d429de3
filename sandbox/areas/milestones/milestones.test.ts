/** Tests of the operations on milestones of projects (API documentation, document 3). */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { issues, members, mergeRequests, milestones, projects } from '../../../generated/tables.ts';
import { openTestSandbox } from '../../testing/openTestSandbox.ts';
import { changeIssue } from '../planning/changes.ts';

const { sandbox, request } = await openTestSandbox();
beforeEach(() => sandbox.reset());

const PATH = '/projects/5/milestones';
const get = (path: string, as = 'dana') => request('GET', path, { as });
const send = (method: string, path: string, as: string, body?: object) =>
  request(method, path, { as, ...(body && { body: body as never }) });
const listed = async (query: string): Promise<number[]> =>
  (await get(`${PATH}?${query}`)).body.map(({ id }: { id: number }) => id);
const issue = (id: number) => sandbox.db.select().from(issues).where(eq(issues.id, id)).get()!;

test('A milestone is created active, with the next IID of its project', async () => {
  const { status, body } = await send('POST', PATH, 'paul', { title: 'Third flight' });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: 33,
    iid: 3,
    project_id: 5,
    title: 'Third flight',
    description: null,
    due_date: null,
    start_date: null,
    state: 'active',
    updated_at: '2026-10-21T09:00:00Z',
    created_at: '2026-10-21T09:00:00Z',
    expired: false,
    web_url: 'https://forge.example.com/acme/rocket/-/milestones/3',
  });
  expect((await get(`${PATH}/33`)).body).toEqual(body);
  const elsewhere = await send('POST', '/projects/6/milestones', 'paul', { title: 'Pad' });
  expect(elsewhere.body).toMatchObject({ id: 34, iid: 1, project_id: 6 });
});

test('A title that another milestone of the project or its group has is refused', async () => {
  const taken = { status: 400, body: { message: { title: ['has already been taken'] } } };
  await send('POST', PATH, 'paul', { title: 'Third flight' });
  expect(await send('POST', PATH, 'paul', { title: 'Third flight' })).toMatchObject(taken);
  expect(await send('PUT', `${PATH}/31`, 'paul', { title: 'Third flight' })).toMatchObject(taken);
  const same = await send('PUT', `${PATH}/33`, 'paul', { title: 'Third flight' });
  expect(same.status).toBe(200);
  await send('POST', `${PATH}/33/promote`, 'omar', {});
  expect(await send('POST', PATH, 'paul', { title: 'Third flight' })).toMatchObject(taken);
  const ofUser = await send('POST', '/projects/6/milestones', 'paul', { title: 'Third flight' });
  expect(ofUser.status).toBe(400);
});

test('A milestone of a group has `group_id`', async () => {
  await send('POST', `${PATH}/31/promote`, 'omar', {});
  const { body } = await get(`${PATH}?include_ancestors=true&title=First%20flight`);
  expect(body).toMatchObject([{ id: 31, project_id: 5, group_id: 3 }]);
});

test.each([
  ['active', 'close', 'closed'],
  ['closed', 'activate', 'active'],
  ['closed', 'close', 'closed'],
  ['active', 'activate', 'active'],
] as const)('A milestone that is %s, on %s, is %s', async (state, state_event, next) => {
  sandbox.db.update(milestones).set({ state }).where(eq(milestones.id, 31)).run();
  const { body } = await send('PUT', `${PATH}/31`, 'dana', { state_event });
  expect(body).toMatchObject({ state: next, title: 'First flight', due_date: '2046-10-31' });
  expect((await get(`${PATH}?state=${next}`)).body).toContainEqual(body);
});

test('An update of a milestone changes only the fields that it names, and `updated_at`', async () => {
  const { body } = await send('PUT', `${PATH}/31`, 'rita', {
    description: 'Up',
    due_date: '2026-10-01',
  });
  expect(body).toMatchObject({
    title: 'First flight',
    description: 'Up',
    start_date: '2026-10-01',
    due_date: '2026-10-01',
    expired: true,
    updated_at: '2026-10-21T09:00:00Z',
  });
});

test('A milestone expires after its due date', async () => {
  const expired = async () => (await get(`${PATH}/31`)).body.expired;
  sandbox.clock.set(Date.parse('2046-10-31T23:59:59Z'));
  expect(await expired()).toBe(false);
  sandbox.clock.advance(1_000);
  expect(await expired()).toBe(true);
});

test.each(['gus', 'stan'])(
  '%s can neither create, update, delete nor promote a milestone',
  async (as) => {
    expect((await send('POST', PATH, as, { title: 'Mine' })).status).toBe(403);
    expect((await send('PUT', `${PATH}/31`, as, { title: 'Mine' })).status).toBe(403);
    expect((await send('DELETE', `${PATH}/31`, as)).status).toBe(403);
    expect((await send('POST', `${PATH}/31/promote`, as)).status).toBe(403);
    expect(await listed('')).toEqual([31, 32]);
  },
);

test.each(['paul', 'rita', 'dana', 'mira', 'omar', 'ada'])('%s deletes a milestone', async (as) => {
  expect((await send('DELETE', `${PATH}/31`, as)).status).toBe(204);
  expect((await get(`${PATH}/31`)).status).toBe(404);
});

test('A Security Manager can create and update a milestone, but not delete it', async () => {
  expect((await send('POST', PATH, 'sana', { title: 'Safe flight' })).status).toBe(201);
  expect((await send('PUT', `${PATH}/31`, 'sana', { title: 'Safe' })).status).toBe(200);
  expect((await send('DELETE', `${PATH}/31`, 'sana')).status).toBe(403);
});

test('Issues and merge requests lose a deleted milestone and get a note about it', async () => {
  await send('DELETE', `${PATH}/31`, 'paul');
  expect(issue(311)).toMatchObject({ milestone_id: null, updated_at: '2026-10-21T09:00:00Z' });
  const [shown] = (await get('/merge_requests?state=opened')).body;
  expect([shown.milestone, shown.user_notes_count]).toEqual([null, 2]);
  for (const path of ['/projects/5/issues/11/notes', '/projects/5/merge_requests/21/notes'])
    expect((await get(path)).body[0]).toMatchObject({
      body: 'removed milestone',
      system: true,
      author: { username: 'paul' },
    });
});

test.each([
  ['iids[]=1', [32]],
  ['iids[]=1&iids[]=2', [31, 32]],
  ['iids[]=404404', []],
  ['state=active', [31]],
  ['state=closed', [32]],
  ['title=First%20flight', [31]],
  ['title=first', []],
  ['search=FIRST', [31]],
  ['search=leaves', [31]],
  ['search=ground', [31, 32]],
  ['search=moon', []],
  ['updated_after=2026-09-08T12:00:00Z', [31]],
  ['updated_before=2026-09-15T09:00:00Z', [32]],
  ['updated_after=2026-09-08T11:00:00Z&updated_before=2026-09-10T00:00:00Z', [32]],
  ['state=closed&search=flight', []],
])('Filter %s', async (query, expected) => {
  expect(await listed(query)).toEqual(expected);
});

test('A milestone is found only by its ID, and only in its own project', async () => {
  for (const path of [`${PATH}/2`, '/projects/6/milestones/31', '/projects/6/milestones/31/issues'])
    expect((await get(path)).status).toBe(404);
  expect((await send('DELETE', '/projects/6/milestones/31', 'mira')).status).toBe(404);
});

test('A promoted milestone belongs to the group and keeps its issues and merge requests', async () => {
  const { status, body } = await send('POST', `${PATH}/31/promote`, 'paul');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: 31,
    iid: 1,
    project_id: null,
    group_id: 3,
    title: 'First flight',
  });
  expect((await get(`${PATH}/31`)).status).toBe(404);
  expect((await send('POST', `${PATH}/31/promote`, 'paul')).status).toBe(404);
  expect(await listed('')).toEqual([32]);
  expect(issue(311).milestone_id).toBe(31);
  const [shown] = (await get('/merge_requests?milestone=First%20flight')).body;
  expect(shown.milestone).toMatchObject({ id: 31, group_id: 3 });
});

test('If a list includes milestones of ancestor groups, the filter by IID has no effect', async () => {
  await send('POST', `${PATH}/31/promote`, 'omar');
  for (const query of ['include_ancestors=true', 'include_parent_milestones=true']) {
    expect(await listed(query)).toEqual([31, 32]);
    expect(await listed(`${query}&iids[]=404404`)).toEqual([31, 32]);
    expect(await listed(`${query}&state=active`)).toEqual([31]);
  }
  expect(await listed('include_ancestors=false&iids[]=1')).toEqual([32]);
  const inOther = await get('/projects/6/milestones?include_ancestors=true');
  expect(inOther.body).toMatchObject([{ id: 31, project_id: 6 }]);
});

test('To promote a milestone, the caller needs the required role in the group', async () => {
  sandbox.db.insert(members).values({ project_id: 5, user: 'stan', access_level: 40 }).run();
  expect((await send('PUT', `${PATH}/31`, 'stan', { title: 'Maiden flight' })).status).toBe(200);
  expect((await send('POST', `${PATH}/31/promote`, 'stan')).status).toBe(403);
});

test('A milestone in the project of a user cannot be promoted, because the project has no group', async () => {
  const { body } = await send('POST', '/projects/12/milestones', 'dana', { title: 'Alone' });
  const promoted = await send('POST', `/projects/12/milestones/${body.id}/promote`, 'dana');
  expect([promoted.status, promoted.body.message]).toEqual([404, '404 Group Not Found']);
});

test('The lists of issues and merge requests of a milestone begin with the newest', async () => {
  sandbox.db.update(issues).set({ milestone_id: 31 }).where(eq(issues.id, 312)).run();
  sandbox.db.update(mergeRequests).set({ milestone_id: 31 }).where(eq(mergeRequests.id, 522)).run();
  const ids = async (path: string) =>
    (await get(`${PATH}/31/${path}`)).body.map(({ id }: { id: number }) => id);
  expect(await ids('issues')).toEqual([312, 311]);
  expect(await ids('merge_requests')).toEqual([521, 522]);
  expect(await ids('issues?per_page=1&page=2')).toEqual([311]);
});

test('Burndown events show the changes of the issues of a milestone', async () => {
  changeIssue(sandbox, issue(312), { milestone_id: 31 }, 'rita');
  sandbox.clock.advance(3_600_000);
  changeIssue(sandbox, issue(312), { state: 'closed' }, 'rita');
  changeIssue(sandbox, issue(312), { state: 'opened' }, 'rita');
  changeIssue(sandbox, issue(312), { milestone_id: null }, 'rita');
  const { body } = await get(`${PATH}/31/burndown_events`);
  expect(body).toEqual([
    { issue_id: 312, action: 'added', created_at: '2026-10-21T09:00:00Z' },
    { issue_id: 312, action: 'closed', created_at: '2026-10-21T10:00:00Z' },
    { issue_id: 312, action: 'reopened', created_at: '2026-10-21T10:00:00Z' },
    { issue_id: 312, action: 'removed', created_at: '2026-10-21T10:00:00Z' },
  ]);
  expect((await get(`${PATH}/32/burndown_events`)).body).toEqual([]);
  sandbox.settings.tier = 'free';
  expect((await get(`${PATH}/31/burndown_events`)).status).toBe(404);
});

test('The milestones of a private project are hidden from callers who may not see the project', async () => {
  sandbox.db.update(projects).set({ visibility: 'private' }).where(eq(projects.id, 5)).run();
  const { status, body } = await get(`${PATH}/31`, 'stan');
  expect([status, body.message]).toEqual([404, '404 Project Not Found']);
});
