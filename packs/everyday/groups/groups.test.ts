import { afterAll, beforeEach, expect, test } from 'vitest';
import { openPackSandbox } from '../../testing/openPackSandbox.ts';

const { sandbox, request } = await openPackSandbox();
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const list = async (path: string, as?: string) =>
  (await request('GET', path, as ? { as } : {})).body.map(
    ({ full_path }: { full_path: string }) => full_path,
  );
const hide = (id: number) => sandbox.transaction(async () => hideGroup(id));
const hideGroup = (id: number) =>
  sandbox.db.run(`UPDATE groups SET visibility = 'private' WHERE id = ${id}`);

test('a caller lists their own groups, and all others that they may see if they ask for them', async () => {
  expect(await list('/groups', 'stan')).toEqual([]);
  expect(await list('/groups?all_available=true', 'stan')).toEqual(['acme', 'acme/crew']);
  await hide(20);
  expect(await list('/groups?all_available=true', 'stan')).toEqual(['acme']);
  expect(await list('/groups')).toEqual(['acme']);
  expect(await list('/groups', 'ada')).toEqual(['acme', 'acme/crew']);
  expect((await request('GET', '/groups/20', { as: 'stan' })).status).toBe(404);
});

test('filters of the list', async () => {
  expect(await list('/groups?owned=true', 'mira')).toEqual([]);
  expect(await list('/groups?owned=true&sort=desc', 'omar')).toEqual(['acme/crew', 'acme']);
  expect(await list('/groups?min_access_level=40', 'dana')).toEqual([]);
  expect(await list('/groups?top_level_only=true', 'dana')).toEqual(['acme']);
  expect(await list('/groups?skip_groups[]=3', 'dana')).toEqual(['acme/crew']);
  expect(await list('/groups?visibility=private', 'dana')).toEqual([]);
});

test('groups at any depth are below a group, and only children are its subgroups', async () => {
  await sandbox.transaction(async () =>
    sandbox.db.run(
      `INSERT INTO groups (path, name, parent_id, visibility, created_at, membership_lock) VALUES ('night', 'Night', 20, 'public', '2026-01-01T00:00:00Z', 0)`,
    ),
  );
  expect(await list('/groups/3/subgroups', 'dana')).toEqual(['acme/crew']);
  expect(await list('/groups/3/descendant_groups', 'dana')).toEqual([
    'acme/crew',
    'acme/crew/night',
  ]);
  const { body } = await request('GET', '/groups/acme%2Fcrew%2Fnight');
  expect(body).toMatchObject({ full_name: 'Acme / Crew / Night', projects: [] });
});

test('a group shows only the projects that the caller may see', async () => {
  const paths = async (as: string) =>
    (await request('GET', '/groups/3', { as })).body.projects.map(
      ({ path }: { path: string }) => path,
    );
  expect(await paths('mira')).toContain('vault');
  expect(await paths('stan')).not.toContain('vault');
});

test('a group is created by its owner, shared, moved with its projects, and deleted', async () => {
  const as = 'stan';
  const { body: created } = await request('POST', '/groups', {
    as,
    body: { name: 'Orbit', path: 'orbit' },
  });
  expect(created.visibility).toBe('private');
  const project = await request('POST', '/projects', {
    as,
    body: { name: 'Moon', namespace_id: created.id },
  });
  const share = { group_id: 3, group_access: 30 };
  const place = `/groups/${created.id}`;
  const shared = await request('POST', `${place}/share`, { as, body: share, isEchoed: false });
  expect(shared.body.shared_with_groups).toMatchObject([{ group_id: 3, group_access_level: 30 }]);
  expect((await request('POST', `${place}/share`, { as, body: share })).status).toBe(400);
  expect((await request('DELETE', `${place}/share/3`, { as })).status).toBe(204);
  const body = { name: 'Base', path: 'base' };
  const { body: other } = await request('POST', '/groups', { as, body });
  const move = { group_id: other.id };
  await request('POST', `${place}/transfer`, { as, body: move, isEchoed: false });
  const moved = await request('GET', `/projects/${project.body.id}`, { as });
  expect(moved.body.path_with_namespace).toBe('base/orbit/moon');
  expect((await request('PUT', `/groups/${other.id}`, { as: 'dana', body: {} })).status).toBe(404);
  expect((await request('DELETE', `/groups/${other.id}`, { as })).status).toBe(202);
  expect((await request('GET', `/projects/${project.body.id}`, { as })).status).toBe(404);
});
