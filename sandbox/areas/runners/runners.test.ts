/** Tests of the operations on runners (API documentation, document 2). */
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import {
  groups,
  jobs,
  members,
  pipelines,
  projects,
  runners,
  tokens,
} from '../../../generated/tables.ts';
import { openTestSandbox } from '../../testing/openTestSandbox.ts';

const { sandbox, request } = await openTestSandbox();
beforeEach(() => sandbox.reset());

const get = async (path: string, as?: string) => request('GET', path, { ...(as && { as }) });
const idsOf = async (path: string, as: string) =>
  (await get(path, as)).body.map(({ id }: { id: number }) => id);
const update = (id: number, body: Record<string, unknown>, as: string) =>
  request('PUT', `/runners/${id}`, { as, body: body as never });
const contacted = (id: number, at: string | null) =>
  sandbox.db.update(runners).set({ contacted_at: at }).where(eq(runners.id, id)).run();
const giveCustomRole = (user: string) =>
  sandbox.db
    .update(members)
    .set({ member_role_id: 121 })
    .where(and(eq(members.user, user), eq(members.group_id, 3)))
    .run();
const limitToken = (user: string, scopes: string[]) =>
  sandbox.db.update(tokens).set({ scopes }).where(eq(tokens.user, user)).run();
const addRunner = (row: Partial<typeof runners.$inferInsert>) =>
  sandbox.db
    .insert(runners)
    .values({ id: 70, runner_type: 'project_type', description: 'New', ...row })
    .run();
const addJob = (id: number, pipeline_id: number, row: Partial<typeof jobs.$inferInsert> = {}) =>
  sandbox.db
    .insert(jobs)
    .values({
      id,
      pipeline_id,
      runner_id: 63,
      status: 'running',
      stage: 'test',
      name: 'fit',
      user: 'mira',
      created_at: '2026-10-20T09:00:00Z',
      ...row,
    })
    .run();

test('An update with paused=true pauses a runner, in a form or JSON', async () => {
  const paused = await request('PUT', '/runners/63', { as: 'mira', form: { paused: true } });
  expect(paused.body).toMatchObject({
    paused: true,
    active: false,
    status: 'paused',
    online: true,
  });
  expect((await get('/runners/63', 'mira')).body).toEqual(paused.body);
  const again = await update(63, { paused: true }, 'mira');
  expect(again.body.paused).toBe(true);
  // Runner 64 has had no contact for a long time. Its status is `stale`, although it is paused.
  expect((await get('/runners/64', 'ada')).body).toMatchObject({ paused: true, status: 'stale' });
});

test('An update with paused=false resumes a paused runner', async () => {
  await update(63, { paused: true }, 'mira');
  const resumed = await update(63, { paused: false }, 'mira');
  expect(resumed.body).toMatchObject({ paused: false, active: true, status: 'online' });
});

test('`active` is the deprecated opposite of `paused`; if a request has both, `paused` counts', async () => {
  expect((await update(63, { active: false }, 'mira')).body.paused).toBe(true);
  expect((await update(63, { active: true }, 'mira')).body.paused).toBe(false);
  expect(
    (
      await request('PUT', '/runners/63', {
        as: 'mira',
        body: { active: true, paused: true },
        isEchoed: false,
      })
    ).body,
  ).toMatchObject({ paused: true, active: false });
});

const CONTACTS: [at: string | null, status: string, online: boolean | null][] = [
  [null, 'never_contacted', null],
  ['2026-10-21T08:59:00Z', 'online', true],
  ['2026-10-21T07:00:00Z', 'online', true],
  ['2026-10-21T06:59:59Z', 'offline', false],
  ['2026-07-23T09:00:00Z', 'offline', false],
  ['2026-07-23T08:59:59Z', 'stale', false],
];
test('The time since the last contact decides the status of a runner', async () => {
  for (const [at, status, online] of CONTACTS) {
    contacted(61, at);
    const { body } = await get('/runners/61', 'stan');
    expect([at, body.status, body.online]).toEqual([at, status, online]);
  }
});

test('The status of a runner changes when the clock of the sandbox moves', async () => {
  sandbox.clock.advance(3 * 3_600_000);
  expect((await get('/runners/61', 'stan')).body.status).toBe('offline');
  sandbox.clock.advance(100 * 24 * 3_600_000);
  expect((await get('/runners/61', 'stan')).body.status).toBe('stale');
});

const FILTERS: [query: string, ids: number[]][] = [
  ['', [61, 62, 63, 64, 70]],
  ['?type=instance_type', [61]],
  ['?type=group_type', [62]],
  ['?status=online', [61, 63]],
  ['?status=offline', [64, 70]],
  ['?status=stale', [64]],
  ['?status=never_contacted', [62]],
  ['?status=active', [61, 62, 63, 70]],
  ['?status=paused', [64]],
  ['?paused=true', [64]],
  ['?paused=false', [61, 62, 63, 70]],
  ['?scope=specific', [62, 63, 64, 70]],
  ['?scope=shared', [61]],
  ['?scope=active', [61, 62, 63, 70]],
  ['?scope=paused', [64]],
  ['?scope=online', [61, 63]],
  ['?scope=offline', [64, 70]],
  ['?tag_list[]=linux', [63, 70]],
  ['?tag_list[]=linux&tag_list[]=engine', [63]],
  ['?version_prefix=17.', [61, 63]],
  ['?version_prefix=7.', []],
  ['?version_prefix=', [61, 62, 63, 64, 70]],
  ['?version_prefix=17.4&tag_list[]=launch', [61]],
  ['?per_page=2&page=3', [70]],
];
test('Each parameter filters the list of all runners, and several parameters can be combined', async () => {
  addRunner({ projects: [5], contacted_at: '2026-10-20T09:00:00Z', tag_list: ['linux'] });
  for (const [query, ids] of FILTERS)
    expect([query, await idsOf(`/runners/all${query}`, 'ada')]).toEqual([query, ids]);
});

test('Administrators and auditors list all runners, on self-managed and dedicated offerings', async () => {
  expect(await idsOf('/runners/all', 'audrey')).toEqual([61, 62, 63, 64]);
  expect((await get('/runners/all', 'omar')).status).toBe(403);
  sandbox.settings.offering = 'hosted';
  expect((await get('/runners/all', 'ada')).status).toBe(403);
});

const LISTED: [who: string, ids: number[]][] = [
  ['omar', [61, 62, 63]],
  ['mira', [61, 63]],
  ['sana', [61, 63]],
  ['dana', [61]],
  ['rita', [61]],
  ['stan', [61, 64]],
  ['ada', [61, 62, 63, 64]],
];
test('The list of a user has instance runners, and the runners that the roles of the user allow', async () => {
  for (const [who, ids] of LISTED) expect([who, await idsOf('/runners', who)]).toEqual([who, ids]);
});

test('The list of a user has the same filters as the list of all runners, except for two values of `scope`', async () => {
  expect(await idsOf('/runners?type=project_type&paused=false', 'omar')).toEqual([63]);
  expect(await idsOf('/runners?scope=online', 'omar')).toEqual([61, 63]);
  expect((await get('/runners?scope=shared', 'omar')).status).toBe(400);
});

test.each([
  [61, { stan: 200, dana: 200, gus: 200 }],
  [62, { omar: 200, mira: 200, sana: 403, dana: 403, stan: 403, ada: 200, audrey: 200 }],
  [63, { omar: 200, mira: 200, sana: 200, dana: 403, rita: 403, stan: 403, ada: 200 }],
  // Runner 64 belongs to an internal project, which every signed-in user can see.
  [64, { stan: 200, omar: 403, ada: 200 }],
])('Callers who may read runner %i', async (id, who) => {
  for (const [user, status] of Object.entries(who))
    expect([user, (await get(`/runners/${id}`, user)).status]).toEqual([user, status]);
  expect((await get(`/runners/${id}`)).status).toBe(401);
});

test('A runner of a private project or group is a 404 for callers who may not see the project or group', async () => {
  addRunner({ projects: [15] });
  expect((await get('/runners/70', 'stan')).status).toBe(404);
  expect((await update(70, { paused: true }, 'stan')).status).toBe(404);
  expect((await get('/runners/70/jobs', 'stan')).status).toBe(404);
  expect((await get('/runners/70', 'dana')).status).toBe(403);
  sandbox.db.update(groups).set({ visibility: 'private' }).where(eq(groups.id, 3)).run();
  expect((await get('/runners/62', 'stan')).status).toBe(404);
});

test('A single runner shows only the projects that the caller may see', async () => {
  addRunner({ projects: [5, 15, 16] });
  expect(
    (await get('/runners/70', 'mira')).body.projects.map(({ id }: { id: number }) => id),
  ).toEqual([5, 15]);
});

test.each([
  [61, { ada: 200, audrey: 403, omar: 403, stan: 403 }],
  [62, { ada: 200, omar: 200, mira: 403, dana: 403 }],
  [63, { ada: 200, omar: 200, mira: 200, sana: 403, dana: 403, stan: 403 }],
])('Callers who may update runner %i', async (id, who) => {
  for (const [user, status] of Object.entries(who))
    expect([user, (await update(id, { paused: true }, user)).status]).toEqual([user, status]);
});

test('A custom role with the permission `admin_runners` gives access to the runners of its group and projects', async () => {
  giveCustomRole('dana');
  for (const id of [62, 63]) {
    expect((await get(`/runners/${id}`, 'dana')).status).toBe(200);
    expect((await update(id, { paused: true }, 'dana')).status).toBe(200);
  }
  expect(await idsOf('/runners', 'dana')).toEqual([61, 62, 63]);
  expect((await update(61, { paused: true }, 'dana')).status).toBe(403);
  expect((await update(64, { paused: true }, 'dana')).status).toBe(403);
});

test('With a token of the scope `manage_runners`, a role that may read a runner may also update the runner', async () => {
  for (const user of ['sana', 'mira', 'stan']) limitToken(user, ['manage_runners']);
  expect((await update(63, { paused: true }, 'sana')).status).toBe(200);
  expect((await update(62, { paused: true }, 'mira')).status).toBe(200);
  expect((await update(63, { paused: true }, 'stan')).status).toBe(403);
  expect((await update(61, { paused: true }, 'mira')).status).toBe(403);
});

test('The permission `admin_runners` allows to list all runners and to create one', async () => {
  const ofProject = { runner_type: 'project_type', project_id: 5 };
  const create = (as: string, body: object) =>
    request('POST', '/user/runners', { as, body: body as never });
  expect((await get('/runners/all', 'dana')).status).toBe(403);
  expect((await create('dana', ofProject)).status).toBe(403);
  giveCustomRole('dana');
  // The list has only runners that the permission covers.
  expect(await idsOf('/runners/all', 'dana')).toEqual([61, 62, 63]);
  expect((await create('dana', ofProject)).status).toBe(201);
  expect((await create('dana', { runner_type: 'group_type', group_id: 3 })).status).toBe(201);
  expect((await create('dana', { runner_type: 'instance_type' })).status).toBe(403);
});

test('With the scope `manage_runners`, a role that may read runners lists all of them and creates one', async () => {
  for (const user of ['sana', 'rita']) limitToken(user, ['manage_runners']);
  const create = (as: string) =>
    request('POST', '/user/runners', { as, body: { runner_type: 'project_type', project_id: 5 } });
  expect(await idsOf('/runners/all', 'sana')).toEqual([61, 63]);
  expect((await create('sana')).status).toBe(201);
  expect((await get('/runners/all', 'rita')).status).toBe(403);
  expect((await create('rita')).status).toBe(403);
});

test('A token scope gives neither a role nor a custom permission', async () => {
  for (const user of ['stan', 'rita']) limitToken(user, ['manage_runners']);
  expect((await get('/runners/all', 'rita')).status).toBe(403);
  expect((await get('/runners/63', 'stan')).status).toBe(403);
  limitToken('stan', ['admin_runners']);
  expect((await update(63, { paused: true }, 'stan')).status).toBe(403);
});

test('An update changes the fields that it names, and a refused update changes nothing', async () => {
  const before = (await get('/runners/63', 'mira')).body;
  expect((await update(63, { tag_list: [] }, 'mira')).body).toEqual({ ...before, tag_list: [] });
  const note = 'x'.repeat(1024);
  expect((await update(63, { maintenance_note: note }, 'mira')).body.maintenance_note).toBe(note);
  const refused = await update(63, { maintenance_note: `${note}x`, description: 'Other' }, 'mira');
  expect(refused.body).toEqual({
    message: { maintenance_note: ['is too long (the maximum is 1024 characters)'] },
  });
  expect((await get('/runners/63', 'mira')).body.description).toBe('Engine test stand');
  await update(63, { run_untagged: false, locked: true }, 'mira');
  expect(sandbox.db.select().from(runners).where(eq(runners.id, 63)).get()).toMatchObject({
    run_untagged: false,
    locked: true,
  });
});

test('By default, the newest job comes first; `order_by` and `sort` change the order, and `sort` requires `order_by`', async () => {
  expect(await idsOf('/runners/63/jobs', 'rita')).toEqual([2203, 2202, 2201]);
  expect(await idsOf('/runners/63/jobs?order_by=id', 'rita')).toEqual([2203, 2202, 2201]);
  expect(await idsOf('/runners/63/jobs?order_by=id&sort=asc', 'rita')).toEqual([2201, 2202, 2203]);
  expect(await idsOf('/runners/63/jobs?order_by=id&sort=asc&per_page=1&page=2', 'rita')).toEqual([
    2202,
  ]);
  expect((await get('/runners/63/jobs?sort=asc', 'rita')).body).toEqual({
    message: { order_by: ['is missing'] },
  });
});

test('The parameters `status` and `system_id` filter the jobs of a runner', async () => {
  addJob(2204, 1042, { system_id: 's_left' });
  addJob(2205, 1042, { system_id: 's_right' });
  expect(await idsOf('/runners/63/jobs?status=running', 'rita')).toEqual([2205, 2204]);
  expect(await idsOf('/runners/63/jobs?system_id=s_left', 'rita')).toEqual([2204, 2201]);
  expect(await idsOf('/runners/63/jobs?system_id=s_left&status=failed', 'rita')).toEqual([]);
});

test('A job shows its pipeline and its project', async () => {
  const [job] = (await get('/runners/63/jobs', 'rita')).body;
  expect(job).toMatchObject({
    ref: 'main',
    pipeline: { id: 1042, ref: 'main', status: 'success' },
    project: { id: 5, path: 'rocket' },
    user: { username: 'mira', organization: 'Acme' },
  });
  expect(job.commit.id).toBe(job.pipeline.sha);
});

test('Jobs are shown to reporters, developers, maintainers and owners of their projects', async () => {
  for (const who of ['rita', 'dana', 'mira', 'omar', 'ada'])
    expect([who, (await get('/runners/63/jobs', who)).status]).toEqual([who, 200]);
  for (const who of ['gus', 'paul', 'sana', 'stan'])
    expect([who, (await get('/runners/63/jobs', who)).status]).toEqual([who, 403]);
});

test('The list of jobs omits projects in which the caller is below reporter', async () => {
  const project = sandbox.db.select().from(projects).where(eq(projects.id, 16)).get()!;
  const commit = await (await sandbox.git.repository(project)).resolve();
  sandbox.db
    .insert(pipelines)
    .values({ id: 2000, project_id: 16, ref: 'main', commit: commit!, status: 'success' })
    .run();
  addJob(2204, 2000);
  expect(await idsOf('/runners/63/jobs', 'rita')).toEqual([2203, 2202, 2201]);
  expect(await idsOf('/runners/63/jobs', 'omar')).toEqual([2204, 2203, 2202, 2201]);
});

test('A runner without jobs has an empty list for callers who may read it', async () => {
  expect(await idsOf('/runners/61/jobs', 'stan')).toEqual([]);
  expect((await get('/runners/62/jobs', 'dana')).status).toBe(403);
});

test('The lists of a project and of a group have only the runners that the caller may list', async () => {
  expect(await idsOf('/projects/5/runners', 'mira')).toEqual([63]);
  expect(await idsOf('/projects/5/runners', 'stan')).toEqual([]);
  expect(await idsOf('/groups/3/runners', 'omar')).toEqual([62]);
  expect(await idsOf('/groups/20/runners', 'omar')).toEqual([]);
  expect(await idsOf('/groups/3/runners', 'mira')).toEqual([]);
});

test('A runner is created for the instance, a group or a project, and only this response shows its token', async () => {
  const create = (body: Record<string, unknown>, as: string) =>
    request('POST', '/user/runners', { as, body: body as never });
  const created = await create(
    {
      runner_type: 'project_type',
      project_id: 5,
      description: 'Wind',
      tag_list: ['wind'],
      paused: true,
    },
    'mira',
  );
  expect(created).toMatchObject({
    status: 201,
    body: { id: 65, token: expect.stringMatching(/^\w{20,}$/) },
  });
  const shown = (await get('/runners/65', 'mira')).body;
  expect(shown).toMatchObject({
    status: 'never_contacted',
    description: 'Wind',
    tag_list: ['wind'],
    paused: true,
    projects: [{ id: 5 }],
  });
  expect(shown).not.toHaveProperty('token');
  expect((await create({ runner_type: 'instance_type' }, 'ada')).status).toBe(201);
  expect((await create({ runner_type: 'group_type', group_id: 3 }, 'omar')).status).toBe(201);
  expect((await create({ runner_type: 'instance_type' }, 'omar')).status).toBe(403);
  expect((await create({ runner_type: 'group_type', group_id: 3 }, 'mira')).status).toBe(403);
  expect((await create({ runner_type: 'project_type', project_id: 5 }, 'dana')).status).toBe(403);
});

test('A form or a query may create a runner', async () => {
  const owner = { runner_type: 'project_type', project_id: 5 };
  const form = { ...owner, paused: true, tag_list: ['wind'] };
  const byForm = await request('POST', '/user/runners', { as: 'mira', form });
  expect((await get(`/runners/${byForm.body.id}`, 'mira')).body).toMatchObject({
    paused: true,
    tag_list: ['wind'],
    projects: [{ id: 5 }],
  });
  const query = 'runner_type=project_type&project_id=5&maximum_timeout=60';
  const byQuery = await request('POST', `/user/runners?${query}`, { as: 'mira' });
  expect((await get(`/runners/${byQuery.body.id}`, 'mira')).body.maximum_timeout).toBe(60);
});

const NO_RUNNERS: [body: object, message: object][] = [
  [{}, { runner_type: ['is missing'] }],
  [{ runner_type: 'other' }, { runner_type: ['does not have a valid value'] }],
  [{ runner_type: 'group_type' }, { group_id: ['is missing'] }],
  [{ runner_type: 'project_type', project_id: 'five' }, { project_id: ['is invalid'] }],
  [{ runner_type: 'project_type', project_id: 404404 }, { project_id: ['is invalid'] }],
  [{ runner_type: 'project_type', project_id: 16 }, { project_id: ['is invalid'] }],
  [{ runner_type: 'project_type', project_id: 5, paused: 'yes' }, { paused: ['is invalid'] }],
];
test('A new runner needs a type, an owner, and valid settings', async () => {
  for (const [body, message] of NO_RUNNERS) {
    const response = await request('POST', '/user/runners', { as: 'mira', body: body as never });
    expect(response).toMatchObject({ status: 400, body: { message } });
  }
  expect(await idsOf('/runners/all', 'ada')).toEqual([61, 62, 63, 64]);
});
