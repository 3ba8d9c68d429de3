import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { gitObject } from '../../contract/world/gitObject.ts';
import { readRefs } from '../git/refsOnDisk.ts';
import { dumpRows } from '../openSandbox.ts';
import type { Sandbox } from '../sandbox.ts';
import { type CallControl, openTestControl } from '../testing/openTestControl.ts';
import { openTestSandbox, type TestSandbox } from '../testing/openTestSandbox.ts';

let { sandbox, request } = {} as TestSandbox;
let call: CallControl;
beforeAll(async () => {
  ({ sandbox, request } = await openTestSandbox());
  call = openTestControl(sandbox);
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const TAGS = '/projects/5/repository/tags';
const tagged = async (name: string) => (await request('GET', `${TAGS}/${name}`)).status === 200;
const commitBody = (path: string) => ({
  branch: 'main',
  commit_message: `Add ${path}`,
  actions: [{ action: 'create', file_path: path, content: path }],
});
const commit = async (path: string) => {
  const body = commitBody(path);
  const { status } = await request('POST', '/projects/5/repository/commits', { as: 'mira', body });
  expect(status).toBe(201);
};
const headOf = async () => (await sandbox.git.repository({ id: 5 })).resolve('main');
/** Returns the branch `main` in git, not in the database. */
const gitHeadOf = async ({ git }: Pick<Sandbox, 'git'>) => {
  const { dir } = await git.repository({ id: 5 });
  return (await readRefs(dir))['refs/heads/main'];
};

describe('a snapshot', () => {
  test('is restored with rows, branches, new commits, clock and settings', async () => {
    await commit('before.txt');
    await call('POST', '/settings', { tier: 'free' });
    await call('POST', '/clock', { advance: 'P1D' });
    const [rows, head] = [dumpRows(sandbox), await headOf()];
    const created = await call('POST', '/snapshots', { name: 'first' });
    expect(created).toMatchObject({ status: 201, body: { name: 'first' } });

    await commit('after.txt');
    await call('POST', '/users', { username: 'zoe' });
    await call('DELETE', '/projects/5');
    await call('POST', '/reset');
    expect(dumpRows(sandbox)).not.toBe(rows);

    expect((await call('POST', '/snapshots/first/restore')).status).toBe(204);
    expect(dumpRows(sandbox)).toBe(rows);
    expect(await headOf()).toBe(head);
    const file = '/projects/5/repository/tree?path=';
    const names = (await request('GET', file)).body.map(({ name }: { name: string }) => name);
    expect(names).toContain('before.txt');
    expect(names).not.toContain('after.txt');
    expect(sandbox.settings.tier).toBe('free');
    expect(sandbox.clock.now()).toBe('2026-10-22T09:00:00Z');
    await commit('again.txt');
  });

  test('can be restored several times, also after its project was deleted, and a reset still restores the seed', async () => {
    const seed = dumpRows(sandbox);
    await commit('kept.txt');
    const head = await headOf();
    await call('POST', '/snapshots', { name: 'kept' });
    for (let times = 0; times < 2; times++) {
      await call('DELETE', '/projects/5');
      await call('POST', '/snapshots/kept/restore');
      expect(await headOf()).toBe(head);
    }
    await call('POST', '/reset');
    expect(dumpRows(sandbox)).toBe(seed);
    expect(await headOf()).not.toBe(head);
    const { body } = await request('GET', '/projects/5/repository/commits?per_page=1');
    expect(body[0].id).toBe(await headOf());
  });

  test('has the projects that were created, with their repositories', async () => {
    const { id } = (await call('POST', '/projects', { path: 'probe', namespace: 'acme' })).body;
    await call('POST', '/snapshots', { name: 'probe' });
    await call('POST', '/reset');
    await call('POST', '/snapshots/probe/restore');
    const { body } = await request('GET', `/projects/${id}/repository/commits`);
    expect(body).toMatchObject([{ title: 'Initial commit' }]);
    expect((await call('POST', '/projects', { path: 'other' })).body.id).toBe(id + 1);
  });

  test('can have a repository that no request has opened', async () => {
    const body = { path: 'bare', namespace: 'acme', repository: null };
    const { id } = (await call('POST', '/projects', body)).body;
    await call('POST', '/snapshots', { name: 'bare' });
    await call('POST', '/reset');
    expect((await call('POST', '/snapshots/bare/restore')).status).toBe(204);
    expect((await request('GET', `/projects/${id}/repository/commits`)).body).toEqual([]);
  });

  test('is listed, replaced by one of the same name, and deleted', async () => {
    for (const { name } of (await call('GET', '/snapshots')).body)
      await call('DELETE', `/snapshots/${name}`);
    for (const name of ['b', 'a', 'b']) await call('POST', '/snapshots', { name });
    const names = async () =>
      (await call('GET', '/snapshots')).body.map(({ name }: { name: string }) => name);
    expect(await names()).toEqual(['a', 'b']);
    expect((await call('DELETE', '/snapshots/a')).status).toBe(204);
    expect(await names()).toEqual(['b']);
    for (const [method, path] of [
      ['DELETE', '/snapshots/a'],
      ['POST', '/snapshots/a/restore'],
      ['GET', '/changes?since=a'],
    ] as const)
      expect(await call(method, path)).toEqual({
        status: 404,
        body: { message: '404 snapshot a Not Found' },
      });
  });

  test.each(['', '..', '../up', 'a/b', '.hidden'])('cannot have the name %j', async (name) => {
    expect((await call('POST', '/snapshots', { name })).status).toBe(400);
  });

  test('that cannot be restored changes nothing', async () => {
    await commit('lost.txt');
    await call('POST', '/snapshots', { name: 'broken' });
    const folder = await sandbox.snapshots.folder();
    await rm(join(folder, 'broken', 'repositories'), { recursive: true });
    await call('POST', '/reset');
    await call('POST', '/users', { username: 'zoe' });
    const [rows, head] = [dumpRows(sandbox), await headOf()];
    await expect(sandbox.snapshots.restore('broken')).rejects.toThrow('nonexistent object');
    expect(dumpRows(sandbox)).toBe(rows);
    expect(await headOf()).toBe(head);
    await commit('again.txt');
    await call('DELETE', '/snapshots/broken');
  });

  test('in a data folder is there after a new start', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'forge-contract-snapshots-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const options = { file: join(folder, 'sandbox.db') };
    const first = await openTestSandbox(options);
    await first.sandbox.snapshots.create('kept');
    await first.sandbox.close();
    const second = await openTestSandbox(options);
    expect(await second.sandbox.snapshots.list()).toMatchObject([{ name: 'kept' }]);
    await second.sandbox.snapshots.restore('kept');
    expect((await second.request('GET', TAGS)).status).toBe(200);
    await second.sandbox.close();
  });
});

describe('the changes since a snapshot', () => {
  test('are the created, changed and deleted rows, and the refs', async () => {
    await call('POST', '/snapshots', { name: 'start' });
    expect((await call('GET', '/changes?since=start')).body).toEqual([]);
    await call('POST', '/users', { username: 'zoe' });
    await call('PATCH', '/users/9', { bio: 'Flies' });
    await request('POST', TAGS, { as: 'mira', body: { tag_name: 'v9', ref: 'main' } });
    await request('DELETE', `${TAGS}/v0.9.0`, { as: 'mira' });
    const { body } = await call('GET', '/changes?since=start');
    const of = (table: string) => body.filter((one: { table: string }) => one.table === table);
    expect(of('users')).toMatchObject([
      { kind: 'changed', before: { id: 9, bio: '' }, now: { id: 9, bio: 'Flies', locked: false } },
      { kind: 'created', before: null, now: { username: 'zoe' } },
    ]);
    expect(of('tokens')).toMatchObject([{ kind: 'created', now: { user: 'zoe' } }]);
    expect(of('git_refs')).toMatchObject([
      { kind: 'deleted', before: { project_id: 5, name: 'refs/tags/v0.9.0' }, now: null },
      { kind: 'created', before: null, now: { project_id: 5, name: 'refs/tags/v9' } },
    ]);
  });
});

describe('a copy', () => {
  test('has the state of the original, and both change apart', async () => {
    await commit('shared.txt');
    await call('POST', '/clock', { advance: 'P1D' });
    const copy = await sandbox.copy();
    onTestFinished(() => copy.close());
    expect(dumpRows(copy)).toBe(dumpRows(sandbox));
    expect(copy.clock.now()).toBe(sandbox.clock.now());
    const other = openTestControl(copy);
    await other('PUT', '/projects/5/branches/of-copy', { commit: 'main' });
    const tag = { as: 'mira', body: { tag_name: 'of-original', ref: 'main' } };
    await request('POST', TAGS, tag);
    expect(await tagged('of-original')).toBe(true);
    const repository = await copy.git.repository({ id: 5 });
    expect(repository.tag('of-original')).toBeUndefined();
    expect((await sandbox.git.repository({ id: 5 })).branch('of-copy')).toBeUndefined();
  });

  test('keeps its commits when the original is reset', async () => {
    await commit('shared.txt');
    const head = await headOf();
    const copy = await sandbox.copy();
    onTestFinished(() => copy.close());
    await sandbox.reset();
    const repository = await copy.git.repository({ id: 5 });
    expect((await repository.commit(head!))?.message).toContain('shared.txt');
    await commit('again.txt');
  });

  test('returns to the copied state at each reset, with repositories, clock and settings', async () => {
    await commit('shared.txt');
    await call('POST', '/clock', { advance: 'P1D' });
    await call('POST', '/settings', { tier: 'free' });
    const [rows, head, now] = [dumpRows(sandbox), await headOf(), sandbox.clock.now()];
    const copy = await sandbox.copy();
    onTestFinished(() => copy.close());
    await sandbox.reset();
    const other = openTestControl(copy);
    const headOfCopy = async () => (await copy.git.repository({ id: 5 })).resolve('main');
    for (let times = 0; times < 2; times++) {
      await other('POST', '/projects', { path: 'probe', namespace: 'acme' });
      await other('PUT', '/projects/5/branches/main', { commit: 'v0.9.0' });
      await other('DELETE', '/projects/6');
      await other('POST', '/settings', { tier: 'premium' });
      await other('POST', '/clock', { advance: 'P1D' });
      expect(await headOfCopy()).not.toBe(head);
      expect((await other('POST', '/reset')).status).toBe(204);
      expect(dumpRows(copy)).toBe(rows);
      expect(await headOfCopy()).toBe(head);
      expect(await gitHeadOf(copy)).toBe(head);
      expect((await copy.git.repository({ id: 6 })).branches()).not.toEqual([]);
      expect(copy.clock.now()).toBe(now);
      expect(copy.settings.tier).toBe('free');
    }
    await other('POST', '/reset', { clock: '2030-01-01T00:00:00Z' });
    expect(copy.clock.now()).toBe('2030-01-01T00:00:00Z');
  });

  test('no longer has the commits that were written before its reset', async () => {
    const copy = await sandbox.copy();
    onTestFinished(() => copy.close());
    const repository = async () => copy.git.repository({ id: 5 });
    const author = { name: 'Mira', email: 'mira@example.com', date: '2026-01-01T00:00:00Z' };
    const lost = await copy.transaction(async () => {
      const parent = await (await repository()).resolve('main');
      const changes = [
        { path: 'lost.txt', file: { mode: '100644', ...gitObject('blob', Buffer.from('lost')) } },
      ];
      const sha = await (await repository()).writeCommit({
        ...{ parent, author, committer: author, message: 'Add lost.txt', changes },
      });
      (await repository()).setBranch('main', sha);
      return sha;
    });
    expect(await (await repository()).resolve(lost)).toBe(lost);
    await copy.reset();
    expect(await (await repository()).resolve(lost)).toBeUndefined();
  });

  test('of a snapshot has its state', async () => {
    await call('POST', '/users', { username: 'zoe' });
    await call('POST', '/snapshots', { name: 'with-zoe' });
    const rows = dumpRows(sandbox);
    await sandbox.reset();
    const copy = await sandbox.copy({ snapshot: 'with-zoe' });
    onTestFinished(() => copy.close());
    expect(dumpRows(copy)).toBe(rows);
  });

  test('leaves no files behind', async () => {
    const copy = await sandbox.copy();
    const { dir } = await copy.git.repository({ id: 5 });
    expect(existsSync(dir)).toBe(true);
    await copy.close();
    expect(existsSync(join(dir, '..'))).toBe(false);
    expect(existsSync(join(dir, '..', '..', 'rows.db'))).toBe(false);
  });
});
