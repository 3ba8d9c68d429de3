/** Tests of a user with `startSandbox`, which gives each test a fork of the sandbox that `pair` runs. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startSandbox, type TestSandbox } from '../../testing/index.ts';

let sandbox: TestSandbox;
before(async () => {
  sandbox = await startSandbox({ clock: '2026-10-21T09:00:00Z' });
});
after(() => sandbox.close());

for (const title of ['Landing', 'Launch'])
  test(`plans a ${title}`, async () => {
    const { apiUrl, tokens, close } = await sandbox.fork({ name: `plans-a-${title}` });
    const call = async (method: string, path: string, body?: object) =>
      fetch(apiUrl + path, {
        method,
        headers: { 'PRIVATE-TOKEN': tokens.developer, 'Content-Type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
    // The clock is stopped, so the date is to be moved with it.
    const created = await call('POST', '/projects/5/milestones', {
      title,
      due_date: '2026-10-28',
    });
    const { id } = (await created.json()) as { id: number };
    const shown = await call('GET', `/projects/5/milestones/${id}`);
    assert.equal(((await shown.json()) as { due_date: string }).due_date, '2026-10-28');
    const commits = await call('GET', '/projects/5/repository/commits?per_page=2');
    assert.equal(((await commits.json()) as unknown[]).length, 2);
    await close();
  });
