import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mergeRequests, projects } from '../../../generated/tables.ts';
import { createControl } from '../../control/createControl.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/openTestSandbox.ts';

let opened: TestSandbox;
let control: Hono;
beforeAll(async () => {
  opened = await openTestSandbox();
  control = new Hono().route('/_sandbox', createControl(opened.sandbox));
});
beforeEach(() => opened.sandbox.reset());
afterAll(() => opened.sandbox.close());

const schedule = (kind: string, source = 'default', destination = 'storage2', as = 'ada') =>
  opened.request('POST', `/${kind}_repository_storage_moves`, {
    as,
    body: { source_storage_name: source, destination_storage_name: destination },
  });
const moves = async () =>
  (await control.fetch(new Request('http://127.0.0.1/_sandbox/storage_moves'))).json();
const advance = (duration: string) =>
  control.fetch(
    new Request('http://127.0.0.1/_sandbox/clock', {
      method: 'POST',
      body: JSON.stringify({ advance: duration }),
    }),
  );
const states = async () => [
  ...new Set((await moves()).map(({ state }: { state: string }) => state)),
];
const repositories = () =>
  opened.sandbox.db
    .select({ storage: projects.storage, readOnly: projects.repository_read_only })
    .from(projects)
    .all();

test('a move is scheduled, started and finished, and its repository is read-only until then', async () => {
  expect(await schedule('project')).toMatchObject({ status: 201, body: {} });
  expect(await moves()).toHaveLength(7);
  expect(await states()).toEqual(['scheduled']);
  expect(repositories()).toEqual(Array(7).fill({ storage: 'default', readOnly: true }));
  await advance('PT1S');
  expect(await states()).toEqual(['started']);
  expect(repositories()).toEqual(Array(7).fill({ storage: 'default', readOnly: true }));
  await advance('PT9S');
  expect(await states()).toEqual(['finished']);
  expect(repositories()).toEqual(Array(7).fill({ storage: 'storage2', readOnly: false }));
});

test('until its move ends, a repository can be read but not written', async () => {
  const [branch, note] = ['main', '/projects/5/merge_requests/21/notes'];
  const { head } = opened.sandbox.db
    .update(mergeRequests)
    .set({ approvals_before_merge: 0 })
    .where(eq(mergeRequests.id, 521))
    .returning()
    .get()!;
  const writes = [
    ['POST', '/projects/5/repository/commits', { branch, commit_message: 'x', allow_empty: true }],
    ['POST', '/projects/5/repository/tags', { tag_name: 'v2.0.0', ref: branch }],
    ['DELETE', '/projects/5/repository/tags/v2.0.0', undefined],
    ['POST', note, { body: '/merge', merge_request_diff_head_sha: head }],
  ] as const;
  const write = async () => {
    const responses = [];
    for (const [method, path, body] of writes)
      responses.push(
        // The response to `/merge` is a note of the system, which does not repeat the sent body.
        await opened.request(method, path, { as: 'omar', isEchoed: false, ...(body && { body }) }),
      );
    return responses;
  };
  await schedule('project');
  for (const duration of ['PT0S', 'PT1S', 'PT8S']) {
    await advance(duration);
    for (const { status, body } of await write())
      expect([status, body.message]).toEqual([
        403,
        '403 Forbidden - The repository is temporarily read-only. Please try again later.',
      ]);
    expect((await opened.request('GET', '/projects/5/repository/tree')).status).toBe(200);
  }
  await advance('PT1S');
  expect((await write()).map(({ status }) => status)).toEqual([201, 201, 204, 201]);
});

test('every repository on the source storage is moved, but repositories on other storages stay', async () => {
  await schedule('project');
  await advance('PT1M');
  await schedule('project');
  expect(await moves()).toHaveLength(7);
  await schedule('project', 'storage2', 'default');
  expect(await moves()).toHaveLength(14);
});

test('a repository that is being moved is not scheduled again', async () => {
  await schedule('project');
  await advance('PT5S');
  await schedule('project');
  expect(await moves()).toHaveLength(7);
});

test.each([
  ['snippet', 1],
  ['group', 2],
])('schedules moves of a %s, too', async (kind, number) => {
  await schedule(kind);
  expect(await moves()).toMatchObject(Array(number).fill({ kind, state: 'scheduled' }));
  await advance('PT10S');
  await schedule(kind);
  expect(await moves()).toHaveLength(number);
  await schedule(kind, 'storage2', 'default');
  expect(await moves()).toHaveLength(2 * number);
  // A move of snippets or groups leaves the repositories of projects on their storage.
  expect(repositories()[0]).toEqual({ storage: 'default', readOnly: false });
});

test('refuses unknown storages and a destination that is the source', async () => {
  for (const [source, destination, field] of [
    ['no-such-storage', 'storage2', 'source_storage_name'],
    ['default', 'no-such-storage', 'destination_storage_name'],
    ['default', 'default', 'destination_storage_name'],
  ] as const)
    expect(await schedule('project', source, destination)).toMatchObject({
      status: 400,
      body: { message: { [field]: [expect.any(String)] } },
    });
  expect(await moves()).toEqual([]);
});

test('only administrators of self-managed instances may schedule moves; moves of groups need a paid tier', async () => {
  for (const as of ['audrey', 'omar', 'stan'])
    expect((await schedule('project', 'default', 'storage2', as)).status).toBe(403);
  opened.sandbox.settings.tier = 'free';
  expect((await schedule('group')).status).toBe(403);
  expect((await schedule('project')).status).toBe(201);
  opened.sandbox.settings.offering = 'hosted';
  expect((await schedule('project')).status).toBe(403);
});
