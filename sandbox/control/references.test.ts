/** Tests that control reads rows back, deletes rows with their parts, and renames what other rows refer to. */
import { readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { getTableConfig } from 'drizzle-orm/sqlite-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { JsonValue } from '../../contract/case.ts';
import { dumpRows, TABLES } from '../openSandbox.ts';
import { type CallControl, openTestControl } from '../testing/openTestControl.ts';
import { openTestSandbox, type TestSandbox } from '../testing/openTestSandbox.ts';
import { listFields, readKeyword } from './description.ts';
import { ROW_KINDS } from './rowKinds.ts';

let { sandbox, request } = {} as TestSandbox;
let call: CallControl;
beforeAll(async () => {
  ({ sandbox, request } = await openTestSandbox());
  call = openTestControl(sandbox);
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

type Row = Record<string, JsonValue>;
const rowsIn = (table: string) => sandbox.db.select().from(TABLES.get(table)!).all() as Row[];

/** Returns the references of all rows to rows that do not exist. */
function danglingReferences(): string[] {
  const values = (target: string) => {
    const [table = '', column = ''] = target.split('.');
    return new Set(rowsIn(table).map((row) => row[column]));
  };
  return [...TABLES].flatMap(([table, definition]) => {
    const component = pascalRow.get(table);
    if (!component) return [];
    const fields = listFields(component);
    return getTableConfig(definition).columns.flatMap(({ name }) => {
      const target = readKeyword(fields.get(name) ?? {}, 'x-references');
      if (target === undefined || ['namespaces', 'projects.repository'].includes(String(target)))
        return [];
      return rowsIn(table).flatMap((row) => {
        const byKind = target as { by: string; [kind: string]: string };
        const one = typeof target === 'string' ? target : byKind[String(row[byKind.by])]!;
        return row[name] === null || values(one).has(row[name]!)
          ? []
          : [`${table}.${name} ${row[name]} → ${one}`];
      });
    });
  });
}
const pascalRow = new Map<string, string>();
beforeAll(async () => {
  const { body } = await call('GET', '/openapi.json');
  for (const [table, component] of Object.entries<string>(body['x-tables']))
    pascalRow.set(table, component);
});

describe('rows are read back', () => {
  test('from every table, also from tables without creation', async () => {
    for (const name of TABLES.keys()) {
      const { status, body } = await call('GET', `/${name}`);
      expect([name, status]).toEqual([name, 200]);
      if (name !== 'alerts') expect([name, body.length]).toEqual([name, rowsIn(name).length]);
    }
  });

  test('by a value of one field, or of several', async () => {
    const { body } = await call('GET', '/users?username=mira');
    expect(body).toEqual([expect.objectContaining({ username: 'mira', state: 'active' })]);
    const issues = await call('GET', '/issues?project_id=5&state=opened');
    const wanted = rowsIn('issues').filter(
      ({ project_id, state }) => project_id === 5 && state === 'opened',
    );
    expect(issues.body).toEqual(wanted);
    expect((await call('GET', '/groups?membership_lock=false')).body.length).toBeGreaterThan(0);
  });

  test('by the key, and a missing row is 404', async () => {
    expect((await call('GET', '/projects/5')).body).toMatchObject({ path: 'rocket' });
    expect(await call('GET', '/projects/404404')).toEqual({
      status: 404,
      body: { message: '404 projects 404404 Not Found' },
    });
    expect((await call('GET', '/tokens/sandbox-token-of-mira')).body).toMatchObject({
      user: 'mira',
    });
  });

  test('an unknown filter is refused, so that a misspelt one does not return all rows', async () => {
    const { status, body } = await call('GET', '/users?user_name=mira');
    expect(status).toBe(400);
    expect(body.message.user_name[0]).toMatch(/^is not known; the parameters are id, username/);
    expect((await call('GET', '/issues?state=open')).status).toBe(400);
  });
});

describe('a deleted row takes its parts with it:', () => {
  test('the example world has no reference to a missing row, so the tests below can find one', () => {
    expect(danglingReferences()).toEqual([]);
    sandbox.db.delete(TABLES.get('issues')!).run();
    expect(danglingReferences()).toContain('notes.noteable_id 311 → issues.id');
  });

  test.each([...ROW_KINDS.keys()])('every row of %s', async (table) => {
    for (const row of rowsIn(table)) {
      const { columns } = getTableConfig(TABLES.get(table)!);
      const key = row[columns.find(({ primary }) => primary)!.name];
      const { status } = await call('DELETE', `/${table}/${encodeURIComponent(String(key))}`);
      expect([200, 204, 404]).toContain(status);
    }
    expect(rowsIn(table)).toEqual([]);
    expect(danglingReferences()).toEqual([]);
  });

  test('a project with its issues, their notes and its repository; a reset brings all back', async () => {
    const before = dumpRows(sandbox);
    const { dir } = await sandbox.git.repository({ id: 5 });
    const folder = dirname(dir);
    expect(await readdir(folder)).toContain('5.git');
    expect((await call('DELETE', '/projects/5')).status).toBe(204);
    expect(await readdir(folder)).not.toContain('5.git');
    expect((await request('GET', '/projects/5/repository/tags')).status).toBe(404);
    expect(rowsIn('issues').filter(({ project_id }) => project_id === 5)).toEqual([]);
    expect(rowsIn('runners').filter(({ projects }) => (projects as number[]).includes(5))).toEqual(
      [],
    );
    await call('POST', '/reset');
    expect(dumpRows(sandbox)).toBe(before);
    expect((await request('GET', '/projects/5/repository/tags')).status).toBe(200);
  });

  test('a new project may take the ID of a deleted one, with a repository of its own', async () => {
    await call('DELETE', '/projects/5');
    const project = { id: 5, path: 'rocket', namespace: 'acme' };
    expect((await call('POST', '/projects', project)).status).toBe(201);
    const { body } = await request('GET', '/projects/5/repository/commits');
    expect(body).toMatchObject([{ title: 'Initial commit' }]);
  });

  test('a group with its subgroups and their projects', async () => {
    expect((await call('DELETE', '/groups/3')).status).toBe(204);
    const paths = rowsIn('projects').map(({ namespace }) => namespace as string);
    expect(paths.filter((path) => /^acme(\/|$)/.test(path))).toEqual([]);
    expect(rowsIn('groups').filter(({ parent_id }) => parent_id === 3)).toEqual([]);
  });

  test('a milestone leaves its issues', async () => {
    const { milestone_id, id } = rowsIn('issues').find((row) => row.milestone_id !== null) ?? {};
    const milestone = milestone_id ?? 31;
    const issue = id ?? 311;
    await call('PATCH', `/issues/${issue}`, { milestone_id: milestone });
    expect((await call('DELETE', `/milestones/${milestone}`)).status).toBe(204);
    expect((await call('GET', `/issues/${issue}`)).body.milestone_id).toBeNull();
  });

  test('a label leaves the lists of its issues and merge requests', async () => {
    const label = await call('POST', '/labels', { project_id: 5, name: 'leak' });
    await call('PATCH', '/issues/311', { labels: ['leak', 'fuel'] });
    await call('DELETE', `/labels/${label.body.id}`);
    expect((await call('GET', '/issues/311')).body.labels).toEqual(['fuel']);
  });

  test('a missing row is 404', async () => {
    expect((await call('DELETE', '/users/404404')).status).toBe(404);
    expect((await call('GET', '/git_refs/1')).status).toBe(404);
  });
});

describe('a renamed', () => {
  test('user keeps memberships, tokens and notes, and the projects redirect', async () => {
    const notes = rowsIn('notes').filter(({ author }) => author === 'dana').length;
    const project = { path: 'probe', namespace: 'dana' };
    const { id } = (await call('POST', '/projects', project)).body;
    const dana = rowsIn('users').find(({ username }) => username === 'dana')!;
    const changed = await call('PATCH', `/users/${dana.id}`, { username: 'danica' });
    expect(changed.body).toMatchObject({ id: dana.id, username: 'danica' });
    expect(rowsIn('notes').filter(({ author }) => author === 'danica')).toHaveLength(notes);
    expect(danglingReferences()).toEqual([]);
    expect((await call('GET', `/projects/${id}`)).body).toMatchObject({
      namespace: 'danica',
      moved_from: ['dana/probe'],
    });
    const old = await request('GET', '/projects/dana%2Fprobe/repository/tags', { as: 'dana' });
    expect(old.status).toBe(301);
    expect((await request('GET', '/user/keys', { as: 'dana' })).status).toBe(200);
  });

  test('group moves its projects and those of its subgroups', async () => {
    await call('POST', '/projects', { path: 'deep', namespace: 'acme/crew' });
    expect((await call('PATCH', '/groups/3', { path: 'apex' })).body.path).toBe('apex');
    const old = await request('GET', '/projects/acme%2Frocket/repository/tags');
    expect(old.status).toBe(301);
    expect((await request('GET', '/projects/apex%2Frocket/repository/tags')).status).toBe(200);
    expect((await request('GET', '/projects/apex%2Fcrew%2Fdeep/repository/tags')).status).toBe(200);
  });

  test('label is renamed on its issues', async () => {
    const label = await call('POST', '/labels', { project_id: 5, name: 'leak' });
    await call('PATCH', '/issues/311', { labels: ['leak'] });
    await call('PATCH', `/labels/${label.body.id}`, { name: 'drip' });
    expect((await call('GET', '/issues/311')).body.labels).toEqual(['drip']);
  });

  test.each([
    ['/users/9', { username: 'mira' }, { username: ['has already been taken'] }],
    ['/groups/3', { path: 'dana' }, { path: ['has already been taken'] }],
    ['/groups/3', { parent_id: 3 }, { parent_id: ['is the group itself or a group below it'] }],
  ])('%s to %j is refused', async (path, changes, message) => {
    const before = dumpRows(sandbox);
    expect(await call('PATCH', path, changes)).toEqual({ status: 400, body: { message } });
    expect(dumpRows(sandbox)).toBe(before);
  });
});

describe('a group has', () => {
  test('milestones, which count their IIDs in the group', async () => {
    const first = await call('POST', '/milestones', { group_id: 3, title: 'Orbit' });
    expect(first.body).toMatchObject({ iid: 1, group_id: 3, project_id: null });
    expect((await call('POST', '/milestones', { group_id: 3, title: 'Moon' })).body.iid).toBe(2);
    const path = '/projects/5/milestones?include_ancestors=true&per_page=100';
    const { body } = await request('GET', path, { as: 'dana' });
    const titles = body.map(({ title }: { title: string }) => title);
    expect(titles).toEqual(expect.arrayContaining(['Orbit', 'Moon']));
    const both = { group_id: 3, project_id: 5, title: 'Both' };
    expect((await call('POST', '/milestones', both)).status).toBe(400);
  });

  test('labels, which merge requests of its projects show', async () => {
    const { body } = await call('POST', '/labels', { group_id: 3, name: 'of-acme' });
    expect(body).toMatchObject({ group_id: 3, project_id: null });
    const merge = { project_id: 5, source_branch: 'feature/telemetry', labels: ['of-acme'] };
    const { id } = (await call('POST', '/merge_requests', merge)).body;
    const listed = await request('GET', '/merge_requests?scope=all&with_labels_details=true', {
      as: 'dana',
    });
    const shown = listed.body.find((one: { id: number }) => one.id === id);
    expect(shown.labels).toMatchObject([{ id: body.id, name: 'of-acme' }]);
  });
});

describe('a branch', () => {
  const branches = async (project: number) =>
    (await sandbox.git.repository({ id: project })).branches().map(({ name }) => name);
  const place = (name: string) => `/projects/5/branches/${encodeURIComponent(name)}`;

  test('is created at a commit, moved, and deleted', async () => {
    const { resolve } = await sandbox.git.repository({ id: 5 });
    const [tagged, main] = [await resolve('v1.0.0'), await resolve('main')];
    const created = await call('PUT', place('fix/leak'), { commit: 'v1.0.0' });
    expect(created).toEqual({
      status: 200,
      body: { project_id: 5, name: 'fix/leak', commit: tagged },
    });
    expect((await call('PUT', place('fix/leak'), { commit: main! })).body.commit).toBe(main);
    expect(await branches(5)).toContain('fix/leak');
    expect((await call('DELETE', place('fix/leak'))).status).toBe(204);
    expect(await branches(5)).not.toContain('fix/leak');
    expect((await call('DELETE', place('fix/leak'))).status).toBe(404);
  });

  test('that moves moves the head of its open merge request', async () => {
    const merge = { project_id: 5, source_branch: 'feature/telemetry' };
    const { id } = (await call('POST', '/merge_requests', merge)).body;
    const { body } = await call('PUT', place('feature/telemetry'), { commit: 'v1.0.0' });
    expect((await call('GET', `/merge_requests/${id}`)).body.head).toBe(body.commit);
  });

  test.each([
    ['main/below', 'main', { name: ['is not possible for a branch beside the others'] }],
    ['a..b', 'main', { name: ['is not possible for a branch beside the others'] }],
    ['new', 'no-such', { commit: ['the repository of project 5 has no commit no-such'] }],
  ])('%s at %s is refused', async (name, commit, message) => {
    expect(await call('PUT', place(name), { commit })).toEqual({ status: 400, body: { message } });
  });

  test('becomes the default branch, which cannot be deleted', async () => {
    await call('PUT', place('develop'), { commit: 'v1.0.0' });
    const wrong = await call('PATCH', '/projects/5', { default_branch: 'devel' });
    expect(wrong.body.message).toEqual({ default_branch: ['the repository has no branch devel'] });
    const { body } = await call('PATCH', '/projects/5', { default_branch: 'develop' });
    expect(body.default_branch).toBe('develop');
    const { resolve } = await sandbox.git.repository({ id: 5 });
    expect(await resolve()).toBe(await resolve('v1.0.0'));
    const clusters = await request('GET', '/projects/5/repository/commits?per_page=1');
    expect(clusters.body).toMatchObject([{ id: await resolve('v1.0.0') }]);
    expect((await call('DELETE', place('develop'))).body.message).toEqual({
      name: ['is the default branch: first choose another `default_branch`'],
    });
    expect((await call('DELETE', place('main'))).status).toBe(204);
  });
});
