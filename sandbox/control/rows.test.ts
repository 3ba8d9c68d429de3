import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { JsonValue } from '../../contract/case.ts';
import { readContract } from '../../contract/contract.ts';
import { x509Issuers } from '../../generated/tables.ts';
import { TABLES } from '../openSandbox.ts';
import { worldSeed } from '../seed/worldSeed.ts';
import { createApp } from '../server/createApp.ts';
import { type CallControl, openTestControl } from '../testing/openTestControl.ts';
import { openTestSandbox, type TestSandbox } from '../testing/openTestSandbox.ts';
import { listFields, readKeyword } from './description.ts';
import { ROW_KINDS } from './rowKinds.ts';

let { sandbox, request } = {} as TestSandbox;
let call: CallControl;
beforeAll(async () => {
  ({ sandbox, request } = await openTestSandbox());
  call = openTestControl(sandbox);
  const { certificate } = sandbox.db.select().from(x509Issuers).get()!;
  for (const table of ['x509_issuers', 'x509_certificates'])
    MINIMAL[table] = { ...MINIMAL[table], certificate };
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

/** Creates a row with the control API. @returns the row in the response */
async function createIn(table: string, row: JsonValue) {
  const { status, body } = await call('POST', `/${table}`, row);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

/** The newest commit of the default branch. */
const HEAD = 'e4d3a5e513c6a2af8c92cedecad439e32e73d448';

/** The required fields of a row in a request, by table. */
const MINIMAL: Record<string, { [field: string]: JsonValue }> = {
  users: { username: 'zoe' },
  tokens: { user: 'dana' },
  groups: { path: 'labs' },
  members: { project_id: 5, user: 'stan' },
  member_roles: { group_id: 3, name: 'Pilot' },
  projects: { path: 'probe' },
  protected_branches: { project_id: 5, name: 'stable' },
  protected_tags: { project_id: 5, name: 'v0.1' },
  releases: { project_id: 5, tag_name: 'v1.1.0' },
  storages: { name: 'storage3' },
  saml_identities: { group_id: 3, user: 'rita' },
  runners: {},
  pipelines: { project_id: 5 },
  jobs: { pipeline_id: 1042 },
  issues: { project_id: 5, title: 'It leaks' },
  snippets: { title: 'One line' },
  epics: { group_id: 3, title: 'Mars' },
  labels: { project_id: 5, name: 'fuel' },
  milestones: { project_id: 5, title: 'Landing' },
  merge_requests: { project_id: 5, source_branch: 'feature/telemetry' },
  notes: { noteable_type: 'Epic', noteable_id: 71, body: 'When?' },
  award_emoji: { awardable_type: 'Issue', awardable_id: 311, name: 'thumbsup' },
  alert_integrations: { project_id: 5 },
  environments: { project_id: 5, name: 'moon' },
  deployments: { environment_id: 161 },
  dependencies: { pipeline_id: 1042, name: 'nozzle', version: '1.0.0' },
  pages: { project_id: 12 },
  error_tracking_settings: { project_id: 12 },
  x509_issuers: { certificate: '' },
  x509_certificates: { x509_issuer_id: 3, certificate: '' },
  project_settings: { project_id: 12 },
  ci_variables: { level: 'project', project_id: 5, key: 'DAY', value: 'friday' },
  deploy_tokens: { project_id: 5, name: 'Tower', scopes: ['read_repository'] },
  feature_flags: { project_id: 5, name: 'wings' },
  feature_flag_user_lists: { project_id: 5, name: 'Night crew' },
  group_shares: { group_id: 3, shared_with_id: 20, access_level: 30 },
  instance_features: { name: 'night_mode' },
  job_token_allowances: { project_id: 5, target_project_id: 6 },
  job_token_scopes: { project_id: 5 },
  label_subscriptions: { label_id: 171, user: 'dana' },
  discussion_states: { discussion_id: '5cbee677b2ec9158848621990398b46c699719a9' },
  project_stars: { project_id: 5, user: 'dana' },
  topics: { name: 'orbit', title: 'Orbit' },
  wiki_pages: { project_id: 5, slug: 'home', title: 'home' },
  release_links: { release_id: 1, name: 'Film', url: 'https://files.example.com/film.mp4' },
  commit_statuses: { project_id: 5, commit: HEAD },
  commit_comments: { project_id: 5, commit: HEAD, note: 'Well done' },
  user_statuses: { user: 'stan' },
  webhooks: { project_id: 12, url: 'https://bot.example.com/' },
  packages: { project_id: 12, name: 'fuel', version: '1.0.0' },
  package_files: { package_id: 1, file_name: 'fuel.txt' },
  uploads: { project_id: 12, secret: '0'.repeat(32), filename: 'a.txt' },
  issue_links: { source_issue_id: 312, target_issue_id: 311 },
  own_rows: { kind: 'freeze_periods', values: { reason: 'Holidays' } },
};

describe('the OpenAPI document of the control API', () => {
  test.each([...ROW_KINDS.values()])('describes every field of $name', ({ component }) => {
    for (const [field, schema] of listFields(component))
      expect(readKeyword(schema, 'description'), field).toBeTruthy();
  });

  test('for every table of the seed, the platform API or the control API has an operation that creates rows', async () => {
    const byOperation: Record<string, string> = {
      alerts: 'createAlerts',
      clusters: 'createCluster',
      dependency_list_exports: 'createProjectDependencyListExport',
      deploy_keys: 'createDeployKey',
      discussions: 'createIssueDiscussion',
      error_tracking_client_keys: 'createErrorTrackingClientKey',
      gpg_keys: 'createGpgKey',
      invitations: 'createGroupInvitation',
      merge_request_blocks: 'createMergeRequestBlock',
      protected_environments: 'createProtectedEnvironment',
      remote_mirrors: 'createRemoteMirror',
      saml_group_links: 'createSamlGroupLink',
      ssh_keys: 'createSshKey',
    };
    const { operations } = await readContract();
    for (const operation of Object.values(byOperation))
      expect(operations.has(operation), operation).toBe(true);
    const { seed } = await worldSeed();
    expect([...ROW_KINDS.keys(), ...Object.keys(byOperation)]).toEqual(
      expect.arrayContaining(
        Object.keys(seed).filter((name) => TABLES.has(name) && seed[name]!.length > 0),
      ),
    );
  });
});

describe('a row of', () => {
  test.each([...ROW_KINDS.keys()])(
    '%s is created from its required fields; all other fields have defaults',
    async (table) => {
      const row = await createIn(table, MINIMAL[table]!);
      expect(row).toMatchObject(MINIMAL[table]!);
      const { body } = await call('GET', '');
      const { seed } = await worldSeed();
      const more = (body.counts as Record<string, number>)[table]! - (seed[table]?.length ?? 0);
      expect(more).toBe(1);
    },
  );

  test.each([...ROW_KINDS.keys()])('%s is refused with an unknown field', async (table) => {
    const { status, body } = await call('POST', `/${table}`, { ...MINIMAL[table], no_such: 1 });
    expect([status, Object.keys(body.message)]).toEqual([400, ['no_such']]);
  });
});

describe('a refusal names each wrong field:', () => {
  test.each<[string, JsonValue, unknown]>([
    ['issues', {}, { project_id: ['is missing'], title: ['is missing'] }],
    [
      'issues',
      { project_id: 99, title: 'x', author: 'danna' },
      {
        project_id: ['projects.id has no 99'],
        author: ['users.username has no danna: did you mean dana?'],
      },
    ],
    ['issues', { project_id: '5', title: 'x' }, { project_id: ['must be an integer'] }],
    [
      'issues',
      { project_id: 5, title: 'x', state: 'open' },
      { state: ['must be one of "opened", "closed"'] },
    ],
    ['issues', { project_id: 5, title: 'x', iid: 11 }, { iid: ['has already been taken'] }],
    ['users', { username: 'dana' }, { username: ['has already been taken'] }],
    ['groups', { path: 'dana' }, { path: ['has already been taken'] }],
    ['groups', { path: 'crew', parent_id: 3 }, { path: ['has already been taken'] }],
    [
      'projects',
      { path: 'rocket', namespace: 'acme' },
      { namespace: ['has already been taken'], path: ['has already been taken'] },
    ],
    [
      'projects',
      { path: 'probe', namespace: 'acme/crw' },
      { namespace: ['namespaces has no acme/crw: did you mean acme/crew?'] },
    ],
    [
      'projects',
      { path: 'probe', repository: 'rockett' },
      { repository: ['projects.repository has no rockett: did you mean rocket?'] },
    ],
    [
      'projects',
      { path: 'probe', shared_with_groups: [{ group_id: 99, access_level: 30 }] },
      { shared_with_groups: ['groups.id has no 99'] },
    ],
    [
      'merge_requests',
      { project_id: 5, source_branch: 'no-such-branch' },
      { head: ['the repository of project 5 has no commit no-such-branch'] },
    ],
    [
      'merge_requests',
      { project_id: 5, source_branch: 'main', assignees: ['dana', 'danna'] },
      { assignees: ['users.username has no danna: did you mean dana?'] },
    ],
    [
      'x509_issuers',
      { certificate: '-----BEGIN CERTIFICATE-----' },
      { certificate: ['is not a certificate in PEM form'] },
    ],
    [
      'notes',
      { noteable_type: 'Epic', noteable_id: 311, body: 'When?' },
      { noteable_id: ['epics.id has no 311'] },
    ],
    ['members', { user: 'stan' }, 'must have the field group_id or project_id'],
    [
      'alert_integrations',
      { project_id: 5, url: 'http://a.b' },
      { url: ['is only in the response'] },
    ],
  ])('%s %j', async (table, row, message) => {
    const before = (await call('GET', '')).body.counts;
    expect(await call('POST', `/${table}`, row)).toEqual({ status: 400, body: { message } });
    expect((await call('GET', '')).body.counts).toEqual(before);
  });
});

describe('people', () => {
  test('a new user can use the token of the response, and sees the projects of their memberships', async () => {
    const { token, id } = await createIn('users', { username: 'zoe', token: 'secret-of-zoe' });
    expect([token, id]).toEqual(['secret-of-zoe', 15]);
    const headers = { 'PRIVATE-TOKEN': token };
    const vault = '/projects/15/repository/tags';
    expect((await request('GET', vault, { headers })).status).toBe(404);
    const member = await createIn('members', { project_id: 15, user: 'zoe' });
    expect((await request('GET', vault, { headers })).status).toBe(200);
    expect((await call('DELETE', `/members/${member.id}`)).status).toBe(204);
    expect((await request('GET', vault, { headers })).status).toBe(404);
    expect((await call('DELETE', `/members/${member.id}`)).body).toEqual({
      message: `404 members ${member.id} Not Found`,
    });
  });

  test('the token of a blocked user is refused', async () => {
    expect((await request('GET', '/user/keys', { as: 'dana' })).status).toBe(200);
    expect((await call('PATCH', '/users/9', { state: 'blocked' })).body.state).toBe('blocked');
    expect((await request('GET', '/user/keys', { as: 'dana' })).status).toBe(401);
  });

  test('a deleted token is refused', async () => {
    const { token } = await createIn('tokens', { user: 'dana' });
    const headers = { 'PRIVATE-TOKEN': token };
    expect((await request('GET', '/user/keys', { headers })).status).toBe(200);
    expect((await call('DELETE', `/tokens/${token}`)).status).toBe(204);
    expect((await request('GET', '/user/keys', { headers })).status).toBe(401);
  });

  test('a custom role gives its permissions', async () => {
    const role = await createIn('member_roles', {
      group_id: 3,
      name: 'Pilot',
      permissions: ['admin_runners'],
    });
    const path = '/runners/63';
    expect((await request('PUT', path, { as: 'rita', body: { paused: true } })).status).toBe(403);
    await createIn('members', { project_id: 5, user: 'rita', member_role_id: role.id });
    expect((await request('PUT', path, { as: 'rita', body: { paused: true } })).status).toBe(200);
  });

  test('a SAML identity is listed', async () => {
    await call('POST', '/settings', { offering: 'hosted' });
    await createIn('saml_identities', { group_id: 3, user: 'rita', extern_uid: 'rita-saml-uid' });
    const { body } = await request('GET', '/groups/3/saml/identities', { as: 'omar' });
    expect(body).toContainEqual(expect.objectContaining({ extern_uid: 'rita-saml-uid' }));
  });
});

describe('a project', () => {
  const tree = (path: string) => `/projects/${encodeURIComponent(path)}/repository/tree`;
  const namesIn = async (path: string) =>
    (await request('GET', tree(path), { as: 'omar' })).body.map(
      ({ name }: { name: string }) => name,
    );

  test('has by default a repository with a first commit', async () => {
    const { id } = await createIn('projects', { path: 'probe', namespace: 'acme', name: 'Probe' });
    expect(await namesIn('acme/probe')).toEqual(['README.md']);
    const { body } = await request('GET', `/projects/${id}/repository/commits`, { as: 'omar' });
    expect(body).toMatchObject([
      {
        title: 'Initial commit',
        author_name: 'Ada Administrator',
        created_at: sandbox.clock.now(),
      },
    ]);
  });

  test('has an empty repository, or a history of the seed, if the request asks for it', async () => {
    await createIn('projects', { path: 'empty', namespace: 'acme', repository: null });
    expect(await namesIn('acme/empty')).toEqual([]);
    const { id } = await createIn('projects', {
      path: 'two',
      namespace: 'acme',
      repository: 'museum',
    });
    const commits = (project: number) => request('GET', `/projects/${project}/repository/commits`);
    const shas = ({ body }: Awaited<ReturnType<typeof commits>>) =>
      body.map((commit: { id: string }) => commit.id);
    expect(shas(await commits(id))).toEqual(shas(await commits(14)));
  });

  test('that is a fork has the branches and tags of the original project', async () => {
    const fork = await createIn('projects', {
      path: 'fork',
      namespace: 'stan',
      forked_from_project_id: 5,
    });
    for (const what of ['tags?', 'commits?all=true&']) {
      const inRepository = async (project: number) =>
        (await request('GET', `/projects/${project}/repository/${what}per_page=100`)).body;
      expect((await inRepository(fork.id)).length).toBe((await inRepository(5)).length);
    }
    const merge = await createIn('merge_requests', {
      project_id: 5,
      source_project_id: fork.id,
      source_branch: 'main',
      author: 'stan',
    });
    expect(merge).toMatchObject({ target_branch: 'main', title: 'main', state: 'opened' });
  });

  test('that moves returns 301 at the old path, to callers who may see it', async () => {
    const moved = await call('PATCH', '/projects/15', { path: 'safe' });
    expect(moved.body).toMatchObject({ path: 'safe', moved_from: ['acme/vault'] });
    const old = await request('GET', tree('acme/vault'), { as: 'dana' });
    expect(old.status).toBe(301);
    expect(old.headers.get('location')).toMatch(/\/api\/v4\/projects\/15\/repository\/tree$/);
    expect((await request('GET', tree('acme/vault'), { as: 'stan' })).status).toBe(404);
    expect((await request('GET', tree('acme/safe'), { as: 'dana' })).status).toBe(200);
    await call('PATCH', '/projects/15', { namespace: 'acme/crew' });
    expect((await request('GET', tree('acme/crew/safe'), { as: 'dana' })).status).toBe(200);
    const back = await call('PATCH', '/projects/15', { path: 'vault', namespace: 'acme' });
    expect(back.body.moved_from).toEqual(['acme/safe', 'acme/crew/safe']);
    expect((await call('PATCH', '/projects/15', { path: 'rocket' })).status).toBe(400);
  });

  test('whose visibility changes is hidden from callers who may not see it', async () => {
    expect((await request('GET', tree('acme/rocket'))).status).toBe(200);
    await call('PATCH', '/projects/5', { visibility: 'private' });
    expect((await request('GET', tree('acme/rocket'))).status).toBe(404);
    expect((await request('GET', tree('acme/rocket'), { as: 'stan' })).status).toBe(404);
    expect((await request('GET', tree('acme/rocket'), { as: 'dana' })).status).toBe(200);
  });

  test('is removed by a reset, together with its repository', async () => {
    const { id } = await createIn('projects', { path: 'probe', namespace: 'acme' });
    expect((await call('POST', '/reset')).status).toBe(204);
    expect((await request('GET', tree('acme/probe'), { as: 'omar' })).status).toBe(404);
    const again = await createIn('projects', {
      path: 'other',
      namespace: 'acme',
      repository: null,
    });
    expect(again.id).toBe(id);
    expect(await namesIn('acme/other')).toEqual([]);
  });
});

describe('planning', () => {
  const notesOn = async (path: string) =>
    (await request('GET', `/projects/5/${path}/notes?sort=asc`, { as: 'dana' })).body.filter(
      ({ system }: { system: boolean }) => system,
    );

  test('an issue has the next IID of its project, and takes notes', async () => {
    const issue = await createIn('issues', { project_id: 5, title: 'It leaks', author: 'rita' });
    expect(issue).toMatchObject({ id: 313, iid: 13, created_at: sandbox.clock.now() });
    expect(await createIn('issues', { project_id: 12, title: 'First' })).toMatchObject({ iid: 1 });
    const note = { as: 'dana', body: { body: 'Where?' } };
    expect((await request('POST', '/projects/5/issues/13/notes', note)).status).toBe(201);
  });

  test('a changed issue gets notes of the system by the named author, and its milestone gets events', async () => {
    const { iid, id } = await createIn('issues', {
      project_id: 5,
      title: 'It leaks',
      milestone_id: 31,
    });
    const changes = { state: 'closed', labels: ['fuel'] };
    expect((await call('PATCH', `/issues/${id}?as=rita`, changes)).body).toMatchObject(changes);
    expect(await notesOn(`issues/${iid}`)).toMatchObject([
      { body: 'added ~"fuel" label', author: { username: 'rita' } },
      { body: 'closed', author: { username: 'rita' } },
    ]);
    const { body } = await request('GET', '/projects/5/milestones/31/burndown_events', {
      as: 'dana',
    });
    expect(body).toMatchObject([
      { issue_id: id, action: 'added' },
      { issue_id: id, action: 'closed' },
    ]);
    expect(await call('PATCH', `/issues/${id}?as=ritta`, changes)).toEqual({
      status: 400,
      body: { message: { as: ['users.username has no ritta: did you mean rita?'] } },
    });
  });

  test('a merge request is listed, and the fields that depend on its state are set', async () => {
    const { id, iid } = await createIn('merge_requests', {
      project_id: 5,
      source_branch: 'feature/telemetry',
      labels: ['paint'],
    });
    const one = async () =>
      (await request('GET', '/merge_requests?scope=all', { as: 'dana' })).body[0];
    expect(await one()).toMatchObject({ id, state: 'opened', merged_at: null });
    await call('PATCH', `/merge_requests/${id}?as=mira`, { state: 'merged' });
    expect(await one()).toMatchObject({
      state: 'merged',
      merged_at: sandbox.clock.now(),
      merge_user: { username: 'mira' },
    });
    expect(await notesOn(`merge_requests/${iid}`)).toMatchObject([{ body: 'merged' }]);
    await createIn('award_emoji', {
      awardable_type: 'MergeRequest',
      awardable_id: id,
      name: 'thumbsup',
      user: 'rita',
    });
    expect(await one()).toMatchObject({ upvotes: 1 });
  });

  test('an epic of a group without projects has no project, and its notes have the project 0', async () => {
    const group = await createIn('groups', { path: 'planners', name: 'Planners' });
    await createIn('members', { group_id: group.id, user: 'dana', access_level: 30 });
    const epic = await createIn('epics', { group_id: group.id, title: 'Mars' });
    expect(epic).toMatchObject({ iid: 1, project_id: null });
    await createIn('notes', { noteable_type: 'Epic', noteable_id: epic.id, body: 'When?' });
    const path = `/groups/${group.id}/epics/${epic.id}/notes`;
    const { body } = await request('GET', path, { as: 'dana' });
    expect(body).toMatchObject([{ body: 'When?', project_id: 0 }]);
  });

  test('a snippet takes notes, and an epic shows created notes', async () => {
    const { id } = await createIn('snippets', { project_id: 5, title: 'One line' });
    const note = { as: 'dana', body: { body: 'Nice' } };
    expect((await request('POST', `/projects/5/snippets/${id}/notes`, note)).status).toBe(201);
    const epic = await createIn('epics', { group_id: 3, title: 'Mars' });
    expect(epic).toMatchObject({ iid: 4, project_id: 5 });
    await createIn('notes', { noteable_type: 'Epic', noteable_id: epic.id, body: 'When?' });
    const { body } = await request('GET', `/groups/3/epics/${epic.id}/notes`, { as: 'dana' });
    expect(body).toMatchObject([{ body: 'When?', author: { username: 'ada' } }]);
    const system = { noteable_type: 'Issue', noteable_id: 312, body: 'closed', system: true };
    await createIn('notes', system);
    const discussions = '/projects/5/issues/12/discussions';
    const listed = await request('GET', discussions, { as: 'dana' });
    expect(listed.body.at(-1)).toMatchObject({ individual_note: true, notes: [{ system: true }] });
  });
});

describe('operations', () => {
  test('a runner with recent contact is online, and lists the jobs of a pipeline', async () => {
    const contacted_at = sandbox.clock.now();
    const runner = await createIn('runners', { description: 'Pad', contacted_at });
    const status = async () =>
      (await request('GET', `/runners/${runner.id}`, { as: 'ada' })).body.status;
    expect(await status()).toBe('online');
    await call('PATCH', `/runners/${runner.id}`, { contacted_at: '2026-10-20T09:00:00Z' });
    expect(await status()).toBe('offline');
    const pipeline = await createIn('pipelines', {
      project_id: 5,
      ref: 'v1.0.0',
      status: 'running',
    });
    await createIn('jobs', { pipeline_id: pipeline.id, runner_id: runner.id, status: 'running' });
    const { body } = await request('GET', `/runners/${runner.id}/jobs`, { as: 'ada' });
    expect(body).toMatchObject([{ status: 'running', commit: { id: pipeline.commit } }]);
  });

  test('an alert integration takes alerts at the address of the response, with its key', async () => {
    const { url, authorization_key } = await createIn('alert_integrations', { project_id: 12 });
    expect(url).toBe('http://127.0.0.1:4020/alert-intake/153');
    const response = await createApp(sandbox).request(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${authorization_key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'It leaks' }),
    });
    expect(await response.json()).toEqual([{ iid: 1, title: 'It leaks' }]);
  });

  test('the dependencies of a pipeline are exported', async () => {
    const { id } = await createIn('pipelines', { project_id: 12 });
    await createIn('dependencies', { pipeline_id: id, name: 'nozzle', version: '1.0.0' });
    const created = await request('POST', `/pipelines/${id}/dependency_list_exports`, {
      as: 'dana',
      body: { export_type: 'sbom' },
    });
    const path = `/dependency_list_exports/${created.body.id}`;
    await call('POST', '/clock', { advance: 'PT1H' });
    await request('GET', path, { as: 'dana' });
    expect(
      (await request('GET', `${path}/download`, { as: 'dana' })).body.components,
    ).toMatchObject([{ name: 'nozzle', purl: 'pkg:generic/nozzle@1.0.0' }]);
  });

  test('a site and error tracking of a project are shown as created', async () => {
    const deployments = [
      { created_at: '2026-10-20T09:00:00Z', path_prefix: null, root_directory: 'public' },
    ];
    await createIn('pages', { project_id: 12, domains: ['dana.example.com'], deployments });
    const { body } = await request('GET', '/projects/12/pages', { as: 'dana' });
    expect(body.deployments).toMatchObject([{ root_directory: 'public' }]);
    await createIn('error_tracking_settings', { project_id: 12, project_name: 'Rocket' });
    const settings = await request('GET', '/projects/12/error_tracking/settings', { as: 'dana' });
    expect(settings.body).toMatchObject({ active: true, project_name: 'Rocket' });
    await call('PATCH', '/pages/12', { force_https: true });
    expect((await request('GET', '/projects/12/pages', { as: 'dana' })).body.force_https).toBe(
      true,
    );
  });

  test('a protected tag and a release are shown', async () => {
    const tag = { as: 'dana', body: { tag_name: 'v1.0.0', ref: 'main' } };
    await request('POST', '/projects/12/repository/tags', tag);
    await createIn('protected_tags', { project_id: 12, name: 'v1.0.0' });
    await createIn('releases', { project_id: 12, tag_name: 'v1.0.0', description: 'It flies.' });
    expect((await request('GET', '/projects/12/repository/tags/v1.0.0')).body).toMatchObject({
      protected: true,
      release: { tag_name: 'v1.0.0', description: 'It flies.' },
    });
  });
});

describe('a change', () => {
  test.each([
    ['/issues/311', { iid: 12 }, { iid: ['cannot be changed'] }],
    ['/users/9', { state: 'blocked', id: 4 }, { id: ['cannot be changed'] }],
    ['/issues/311', { titel: 'x' }, { titel: ['is not known: did you mean title?'] }],
    ['/issues/311', { state: 'open' }, { state: ['must be one of "opened", "closed"'] }],
    ['/jobs/2201', { runner_id: 99 }, { runner_id: ['runners.id has no 99'] }],
  ])('of %s to %j is refused', async (path, changes, message) => {
    expect(await call('PATCH', path, changes)).toEqual({ status: 400, body: { message } });
  });

  test('of a missing row is refused', async () => {
    expect(await call('PATCH', '/issues/404404', { title: 'x' })).toEqual({
      status: 404,
      body: { message: '404 issues 404404 Not Found' },
    });
  });
});
