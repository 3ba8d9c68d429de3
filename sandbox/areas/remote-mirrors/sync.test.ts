import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../../testing/openTestSandbox.ts';

let opened: TestSandbox;
const folder = mkdtempSync(join(tmpdir(), 'forge-contract-sync-test-'));
beforeAll(async () => {
  opened = await openTestSandbox();
});
afterAll(async () => {
  await opened.sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

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
