import { afterAll, beforeEach, expect, test } from 'vitest';
import { openPackSandbox } from '../../testing/openPackSandbox.ts';

const { sandbox, request } = await openPackSandbox();
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const pathsIn = (body: { path_with_namespace: string }[]) =>
  body.map(({ path_with_namespace }) => path_with_namespace);
const list = async (query: string, as?: string) =>
  pathsIn((await request('GET', `/projects?per_page=100&${query}`, as ? { as } : {})).body);
const create = (as: string, body: object) =>
  request('POST', '/projects', { as, body: body as never, isEchoed: false });

test('everyone lists what they may see', async () => {
  expect(await list('order_by=id&sort=asc')).toEqual(['acme/rocket', 'dana/rocket', 'acme/museum']);
  expect(await list('order_by=id&sort=asc', 'stan')).toContain('acme/launchpad');
  expect(await list('', 'stan')).not.toContain('acme/vault');
  expect(await list('', 'ada')).toHaveLength(7);
});

test('filters of the list', async () => {
  expect(await list('owned=true', 'dana')).toEqual(['dana/rocket']);
  expect(await list('membership=true', 'stan')).toEqual(['stan/weather']);
  expect(await list('min_access_level=40&archived=false&sort=asc', 'mira')).toEqual([
    'acme/rocket',
    'acme/launchpad',
    'acme/vault',
  ]);
  expect(await list('search=vau', 'mira')).toEqual(['acme/vault']);
  expect(await list('search=acme', 'mira')).toEqual([]);
  expect(await list('search=acme/v&search_namespaces=true', 'mira')).toEqual(['acme/vault']);
  expect(await list('archived=true')).toEqual(['acme/museum']);
  expect(await list('topic=space')).toEqual(['acme/rocket']);
  expect(await list('visibility=internal&sort=asc', 'mira')).toEqual([
    'stan/weather',
    'acme/launchpad',
  ]);
  expect(await list('id_after=15&order_by=id&sort=asc', 'ada')).toEqual([
    'omar/notebook',
    'stan/weather',
  ]);
});

test('a project is created with a readme or empty, and belongs to its creator', async () => {
  const { status, body } = await create('dana', {
    name: 'Moon base',
    initialize_with_readme: true,
  });
  expect([status, body]).toMatchObject([
    201,
    {
      path_with_namespace: 'dana/moon-base',
      visibility: 'private',
      default_branch: 'main',
      creator_id: 9,
      permissions: { project_access: { access_level: 50 } },
    },
  ]);
  const tree = await request('GET', `/projects/${body.id}/repository/tree`, { as: 'dana' });
  expect(tree.body).toMatchObject([{ path: 'README.md' }]);
  const empty = await create('dana', { path: 'void' });
  expect(empty.body).toMatchObject({ default_branch: null, empty_repo: true });
  expect((await request('GET', '/projects/dana%2Fvoid', { as: 'stan' })).status).toBe(404);
});

test('a project in a group needs a role there', async () => {
  expect((await create('mira', { name: 'Capsule', namespace_id: 3 })).status).toBe(201);
  expect((await create('gus', { name: 'Pod', namespace_id: 3 })).status).toBe(403);
  expect((await create('mira', { name: 'Capsule', namespace_id: 404404 })).status).toBe(404);
  expect((await create('mira', { namespace_id: 3, path: 'rocket' })).body.message).toMatchObject({
    path: ['has already been taken'],
  });
  expect((await create('mira', {})).status).toBe(400);
});

test('settings of a project stay, and a reset undoes them', async () => {
  const body = { merge_method: 'ff', squash_option: 'always', wiki_enabled: false };
  const changed = await request('PUT', '/projects/5', { as: 'mira', body });
  expect(changed.body).toMatchObject({ ...body, issues_enabled: true });
  await request('PUT', '/projects/5', { as: 'mira', body: { issues_enabled: false } });
  expect((await request('GET', '/projects/5', { as: 'mira' })).body).toMatchObject({
    ...body,
    issues_enabled: false,
  });
  expect(await list('with_issues_enabled=true')).not.toContain('acme/rocket');
  await sandbox.reset();
  expect((await request('GET', '/projects/5', { as: 'mira' })).body.merge_method).toBe('merge');
});

test('a renamed project redirects its old path', async () => {
  await request('PUT', '/projects/5', { as: 'mira', body: { path: 'racket' } });
  const { status, headers } = await request('GET', '/projects/acme%2Frocket', { as: 'mira' });
  expect([status, headers.get('location')]).toEqual([301, expect.stringMatching(/\/projects\/5$/)]);
});

test('an archived project refuses changes until it is active again', async () => {
  const label = { name: 'flight', color: '#fff' };
  const post = (path: string, body?: object) =>
    request('POST', path, { as: 'omar', ...(body && { body: body as never }) });
  expect((await post('/projects/6/archive')).body.archived).toBe(true);
  expect((await post('/projects/6/labels', label)).status).toBe(403);
  expect((await post('/projects/6/unarchive')).body.archived).toBe(false);
  expect((await post('/projects/6/labels', label)).status).toBe(201);
});

test('a fork has the branches of its original, which lists it', async () => {
  const { status, body } = await request('POST', '/projects/5/fork', { as: 'rita', body: {} });
  expect([status, body]).toMatchObject([
    201,
    { path_with_namespace: 'rita/rocket', forked_from_project: { id: 5 }, default_branch: 'main' },
  ]);
  const tag = await request('GET', `/projects/${body.id}/repository/tags/v1.0.0`, { as: 'rita' });
  expect(tag.status).toBe(200);
  const forks = await request('GET', '/projects/5/forks?order_by=id&sort=asc', { as: 'rita' });
  expect(pathsIn(forks.body)).toEqual(['dana/rocket', 'rita/rocket']);
  const again = await request('POST', '/projects/5/fork', { as: 'rita', body: {} });
  expect(again.status).toBe(409);
});

test('a deleted project is gone with its labels', async () => {
  expect((await request('DELETE', '/projects/5', { as: 'omar' })).status).toBe(202);
  expect((await request('GET', '/projects/5', { as: 'omar' })).status).toBe(404);
  expect((await request('GET', '/projects/5/labels', { as: 'omar' })).status).toBe(404);
});

test('a share gives the members of a group a role, and ends', async () => {
  const body = { group_id: 20, group_access: 30 };
  await request('POST', '/projects/6/share', { as: 'mira', body });
  const shared = async () =>
    (await request('GET', '/projects/6', { as: 'mira' })).body.shared_with_groups.length;
  expect(await shared()).toBe(1);
  expect((await request('DELETE', '/projects/6/share/20', { as: 'mira' })).status).toBe(204);
  expect(await shared()).toBe(0);
});

test('languages come from the files of the default branch', async () => {
  const { body } = await request('GET', '/projects/5/languages');
  const shares = Object.values(body as Record<string, number>);
  expect(shares.length).toBeGreaterThan(0);
  expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(100, 0);
  expect((await request('GET', '/projects/17/languages', { as: 'stan' })).body).toEqual({});
});
