import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { projects } from '../../../generated/tables.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/openTestSandbox.ts';

let opened: TestSandbox;
const folder = mkdtempSync(join(tmpdir(), 'forge-contract-sync-test-'));
beforeAll(async () => {
  opened = await openTestSandbox({ mirrors: [folder] });
});
afterAll(async () => {
  await opened.sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => opened.sandbox.reset());

test('a sync of a mirror pushes the repository of the project', async () => {
  execFileSync('git', ['init', '--bare', '--quiet', folder]);
  const created = await opened.request('POST', '/projects/5/remote_mirrors', {
    as: 'mira',
    body: { url: `file://${folder}`, enabled: true, only_protected_branches: true },
  });
  const path = `/projects/5/remote_mirrors/${created.body.id}`;
  expect((await opened.request('POST', `${path}/sync`, { as: 'mira' })).status).toBe(204);
  expect((await opened.request('GET', path, { as: 'mira' })).body).toMatchObject({
    update_status: 'finished',
    last_error: null,
    last_successful_update_at: '2026-10-21T09:00:00Z',
  });
  const refs = execFileSync('git', ['for-each-ref', '--format=%(refname)'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(refs.trim().split('\n')).toEqual([
    'refs/heads/main',
    'refs/tags/release/2026.10',
    'refs/tags/v0.9.0',
    'refs/tags/v1.0.0',
    'refs/tags/v1.1.0',
    'refs/tags/v1.1.0-rc1',
  ]);
});

describe('a mirror that is a project of the same sandbox', () => {
  const ORIGIN = 'http://127.0.0.1:4020';
  const branchesOf = async (id: number) => {
    const repository = await opened.sandbox.git.repository({ id });
    return Object.fromEntries(
      [...repository.branches(), ...repository.tags()].map(({ name, sha }) => [name, sha]),
    );
  };
  const sync = async (url: string, settings: object = {}) => {
    const created = await opened.request('POST', '/projects/5/remote_mirrors', {
      as: 'mira',
      body: { url, enabled: true, ...settings },
    });
    const path = `/projects/5/remote_mirrors/${created.body.id}`;
    await opened.request('POST', `${path}/sync`, { as: 'mira' });
    return (await opened.request('GET', path, { as: 'mira' })).body;
  };
  const address = (path: string, user: string) =>
    `${ORIGIN.replace('//', `//${user}:sandbox-token-of-${user}@`)}/${path}.git`;
  /** Another project that the administrator may push to. */
  const other = () =>
    opened.sandbox.db
      .select()
      .from(projects)
      .all()
      .find(({ id, path }) => id !== 5 && path !== '')!;
  const pathOf = ({ namespace, path }: { namespace: string; path: string }) =>
    `${namespace}/${path}`;

  test('gets the branches and tags, in git too', async () => {
    const target = other();
    expect(await sync(address(pathOf(target), 'ada'))).toMatchObject({
      update_status: 'finished',
      last_error: null,
    });
    expect(await branchesOf(target.id)).toMatchObject(await branchesOf(5));
    const { dir } = await opened.sandbox.git.repository(target);
    const inGit = execFileSync('git', ['for-each-ref', '--format=%(refname)'], {
      cwd: dir,
      encoding: 'utf8',
    });
    expect(inGit).toContain('refs/tags/v1.1.0-rc1\n');
  });

  test.each([
    ['without a token', (path: string) => `${ORIGIN}/${path}.git`],
    ['with an unknown token', (path: string) => `http://x:nothing@127.0.0.1:4020/${path}.git`],
    ['with the token of a stranger', (path: string) => address(path, 'stan')],
    ['with the path of no project', () => address('no/such', 'ada')],
  ])('gets nothing %s, always with the same message', async (_, url) => {
    const target = other();
    const before = await branchesOf(target.id);
    const { update_status, last_error } = await sync(url(pathOf(target)));
    expect(update_status).toBe('failed');
    expect(last_error).toMatch(
      /^There is no repository at http.*\.git to which the token in the address may push$/,
    );
    expect(last_error).not.toContain('nothing');
    expect(await branchesOf(target.id)).toEqual(before);
  });

  test('cannot be the project itself', async () => {
    expect((await sync(address('acme/rocket', 'ada'))).last_error).toBe(
      'A project cannot be a mirror of itself',
    );
  });
});
