/** Tests of the operations on commits (API documentation, document 1). */
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { projects } from '../../../generated/tables.ts';
import { openTestSandbox } from '../../testing/openTestSandbox.ts';

const { sandbox, request } = await openTestSandbox();
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const MAIN = 'e4d3a5e513c6a2af8c92cedecad439e32e73d448';
const ROOT = '606bfd0e87d5a28458c8f465739c5cc1e5adc501';
const commits = '/projects/5/repository/commits';

type Fields = Record<string, unknown>;
const commit = (fields: Fields, { as = 'dana', project = 5 as number | string } = {}) =>
  request('POST', `/projects/${encodeURIComponent(project)}/repository/commits`, {
    as,
    body: { branch: 'main', commit_message: 'Change', ...fields } as never,
  });
const act = (...actions: Fields[]) => commit({ actions });
const titlesOf = async (query: string) =>
  (await request('GET', `${commits}?${query}`)).body.map(({ title }: { title: string }) => title);
const filesOf = async (ref = 'main', project = 5) => {
  const path = `/projects/${project}/repository/tree?recursive=true&ref=${encodeURIComponent(ref)}&per_page=100`;
  const { body } = await request('GET', path, { as: 'ada' });
  return body
    .filter(({ type }: Fields) => type === 'blob')
    .map(({ path }: Fields) => path)
    .sort();
};
const contentOf = async (path: string, ref = 'main') => {
  const repository = await sandbox.git.repository({ id: 5 });
  const sha = (await repository.resolve(ref)) as string;
  return (await repository.blob((await repository.entry(sha, path))?.sha ?? ''))?.toString();
};
const headOf = async (branch: string) => (await sandbox.git.repository({ id: 5 })).branch(branch);

test('The actions of a commit are carried out in their order', async () => {
  const response = await act(
    { action: 'create', file_path: 'a/b.txt', content: 'one\n' },
    { action: 'update', file_path: 'a/b.txt', content: 'dHdvCg==', encoding: 'base64' },
    { action: 'move', file_path: 'c.txt', previous_path: 'a/b.txt' },
    { action: 'chmod', file_path: 'c.txt', execute_filemode: true },
    { action: 'create', file_path: 'a', content: 'a file where a directory was' },
    { action: 'delete', file_path: 'README.md' },
  );
  expect(response.status).toBe(201);
  expect(await filesOf()).toEqual([
    'a',
    'c.txt',
    'docs/launch.md',
    'scripts/countdown.sh',
    'src/engine.ts',
    'src/fuel/tank.ts',
  ]);
  expect(await contentOf('c.txt')).toBe('two\n');
  const tree = await request('GET', '/projects/5/repository/tree');
  expect(tree.body.find(({ name }: Fields) => name === 'c.txt').mode).toBe('100755');
  expect((await request('GET', `${commits}/main`)).body.id).toBe(response.body.id);
});

test('A moved file gets new content, or keeps its content if the action has none', async () => {
  await act({ action: 'move', file_path: 'R.md', previous_path: 'README.md', content: 'new' });
  expect(await contentOf('R.md')).toBe('new');
  await act({ action: 'move', file_path: 'S.md', previous_path: 'R.md' });
  expect(await contentOf('S.md')).toBe('new');
});

test.each<[string, Fields]>([
  ['create a file that exists', { action: 'create', file_path: 'README.md', content: '' }],
  ['create a file in place of a directory', { action: 'create', file_path: 'src', content: '' }],
  ['create a file below a file', { action: 'create', file_path: 'README.md/x', content: '' }],
  ['update a missing file', { action: 'update', file_path: 'no.md', content: '' }],
  ['update a directory', { action: 'update', file_path: 'src', content: '' }],
  ['delete a missing file', { action: 'delete', file_path: 'no.md' }],
  ['chmod a missing file', { action: 'chmod', file_path: 'no', execute_filemode: true }],
  ['chmod without execute_filemode', { action: 'chmod', file_path: 'README.md' }],
  ['move a missing file', { action: 'move', file_path: 'x', previous_path: 'no.md' }],
  ['move without previous_path', { action: 'move', file_path: 'x' }],
  ['move onto a file', { action: 'move', file_path: 'src/engine.ts', previous_path: 'README.md' }],
  ['an unknown action', { action: 'copy', file_path: 'README.md' }],
  [
    'content that is not Base64',
    { action: 'create', file_path: 'x', content: '!', encoding: 'base64' },
  ],
  ['a path that leaves the repository', { action: 'create', file_path: '../x', content: '' }],
  ...[
    '.git/config',
    '.git\u200d/config',
    'git~1/config',
    '.git. /config',
    'a\\..\\b',
    '..\ufeff/b',
  ].map((file_path): [string, Record<string, string>] => [
    `the path ${JSON.stringify(file_path)}`,
    { action: 'create', file_path, content: '' },
  ]),
  [
    'a path from the root that leaves the repository',
    { action: 'create', file_path: '/../x', content: '' },
  ],
  ['an empty path', { action: 'create', file_path: '', content: '' }],
  ['a path with a null character', { action: 'create', file_path: 'a\0b', content: '' }],
])('Refuses with 400: %s', async (_, action) => {
  const response = await act(
    { action: 'create', file_path: 'first.txt', content: 'first' },
    action,
  );
  expect(response.status).toBe(400);
  // The valid first action of the refused request has no effect.
  expect(await headOf('main')).toBe(MAIN);
  expect(await contentOf('first.txt')).toBeUndefined();
});

test.each(['update', 'delete', 'move'])(
  'Refuses to %s a file that has changed since last_commit_id',
  async (action) => {
    const file =
      action === 'move'
        ? { file_path: 'R.md', previous_path: 'README.md' }
        : { file_path: 'README.md' };
    const change = { action, ...file, ...(action === 'update' && { content: 'new' }) };
    expect((await act({ ...change, last_commit_id: ROOT })).status).toBe(400);
    expect((await act({ ...change, last_commit_id: MAIN })).status).toBe(201);
  },
);

test('A commit without changes needs allow_empty', async () => {
  expect((await commit({})).status).toBe(400);
  expect((await commit({ actions: [] })).status).toBe(400);
  const { body } = await commit({ allow_empty: true });
  expect(body).toMatchObject({
    parent_ids: [MAIN],
    stats: { additions: 0, deletions: 0, total: 0 },
  });
});

test('A new branch needs a branch or a commit to start from', async () => {
  const actions = [{ action: 'create', file_path: 'new.txt', content: 'new' }];
  expect((await commit({ branch: 'one', actions })).status).toBe(400);
  expect((await commit({ branch: 'one', start_branch: 'nowhere', actions })).status).toBe(400);
  const one = await commit({ branch: 'one', start_branch: 'feature/telemetry', actions });
  expect(one.body.parent_ids).toEqual([await headOf('feature/telemetry')]);
  const two = await commit({ branch: 'two', start_sha: ROOT, actions });
  expect(two.body.parent_ids).toEqual([ROOT]);
  expect(await filesOf('two')).toEqual(['README.md', 'docs/launch.md', 'new.txt']);
  expect(await headOf('main')).toBe(MAIN);
});

test('A commit overwrites an existing branch only with `force`', async () => {
  const fields = { start_sha: ROOT, allow_empty: true };
  expect((await commit(fields)).status).toBe(400);
  expect(await headOf('main')).toBe(MAIN);
  const forced = await commit({ ...fields, force: true });
  expect(forced.body.parent_ids).toEqual([ROOT]);
  expect(await headOf('main')).toBe(forced.body.id);
  // Without `start_branch` or `start_sha`, `force` has no effect, even if `start_project` names another project.
  const next = await commit({ force: true, allow_empty: true });
  expect(next.body.parent_ids).toEqual([forced.body.id]);
  expect((await commit({ force: true, start_project: 12, allow_empty: true })).status).toBe(400);
});

test.each(['--force', 'a..b', '../tags/v1', 'main/below', 'HEAD', 'x.lock', MAIN])(
  'Refuses the branch name %s',
  async (branch) => {
    const response = await commit({ branch, start_branch: 'main', allow_empty: true });
    expect(response.status).toBe(400);
  },
);

test('A commit may start in another project that the caller can see', async () => {
  const fork = await (await sandbox.git.repository({ id: 12 })).resolve();
  const fields = { branch: 'from-fork', start_branch: 'main', allow_empty: true };
  const response = await commit({ ...fields, start_project: 'dana/rocket' });
  expect(response.body.parent_ids).toEqual([fork]);
  const other = await commit({ ...fields, branch: 'x', start_project: 6 });
  expect(other.status).toBe(201);
  expect(await filesOf('x')).toEqual(await filesOf('main', 6));
  expect((await commit({ ...fields, branch: 'y', start_project: 16 })).status).toBe(404);
});

test('The first commit of an empty repository creates its branch', async () => {
  const response = await commit(
    { actions: [{ action: 'create', file_path: 'a', content: 'a' }] },
    { as: 'stan', project: 17 },
  );
  expect(response.body).toMatchObject({ parent_ids: [], stats: { additions: 1, total: 1 } });
  expect(await filesOf('main', 17)).toEqual(['a']);
});

test('Lists of commits, files and contributors are empty until the first commit, whose branch is the default', async () => {
  const get = async (path: string) =>
    (await request('GET', `/projects/17/repository/${path}`, { as: 'stan' })).body;
  for (const path of ['commits', 'tree', 'contributors']) expect(await get(path)).toEqual([]);
  await commit({ branch: 'first', allow_empty: true }, { as: 'stan', project: 17 });
  for (const path of ['commits', 'contributors']) expect(await get(path)).toHaveLength(1);
  expect(await get('commits?ref_name=first')).toHaveLength(1);
});

test('A request may name another author of the commit, but the committer is the caller', async () => {
  const ann = { author_name: 'Ann Other', author_email: 'ann@acme.example', allow_empty: true };
  const { body } = await commit(ann);
  expect(body).toMatchObject({
    author_name: 'Ann Other',
    author_email: 'ann@acme.example',
    committer_name: 'Dana Developer',
    committer_email: 'dana@acme.example',
  });
  // Git stores a name between delimiters, so a name must not contain them.
  for (const author_name of ['Ann <x>', 'Ann\ncommitter Eve <e> 0 +0000', 'A\0'])
    expect((await commit({ ...ann, author_name })).status).toBe(400);
});

test('Developers may create commits, except while the repository moves to another storage', async () => {
  expect((await commit({ allow_empty: true }, { as: 'rita' })).status).toBe(403);
  expect((await commit({ allow_empty: true }, { as: 'stan', project: 15 })).status).toBe(404);
  await sandbox.transaction(async () => {
    sandbox.db.update(projects).set({ repository_read_only: true }).where(eq(projects.id, 5)).run();
  });
  expect((await commit({ allow_empty: true })).status).toBe(403);
  expect((await request('GET', `${commits}/main`)).status).toBe(200);
});

test('The refusal of an action with missing fields names these fields', async () => {
  expect((await act({ action: 'create' }, { file_path: 'x' })).body.message).toEqual({
    'actions[0][file_path]': ['is missing'],
    'actions[0][content]': ['is missing'],
    'actions[1][action]': ['is missing'],
  });
});

test('A form may send the actions of a commit', async () => {
  const response = await request('POST', commits, {
    as: 'dana',
    form: {
      branch: 'main',
      commit_message: 'From a form',
      stats: 'false',
      actions: [
        { action: 'create', file_path: 'a b.txt', content: 'ä & b' },
        { action: 'chmod', file_path: 'scripts/countdown.sh', execute_filemode: 'true' },
      ],
    },
    isEchoed: false,
  });
  expect(response.status).toBe(201);
  expect(response.body.stats).toBeUndefined();
  expect(await contentOf('a b.txt')).toBe('ä & b');
});

test('The list of commits can be filtered by author, time, path, and the first parent', async () => {
  expect(await titlesOf('author=OMAR')).toEqual(['Describe the rocket']);
  expect(await titlesOf('author=mira%40acme')).toHaveLength(3);
  expect(await titlesOf('author=.*')).toEqual([]);
  expect(await titlesOf('author=nobody%0ADana')).toEqual([]);
  // `since` and `until` are inclusive.
  expect(await titlesOf('since=2026-10-12T08:30:00Z')).toHaveLength(1);
  expect(await titlesOf('since=2026-10-12T08:30:01Z')).toHaveLength(0);
  expect(await titlesOf('until=2026-08-03T09:00:00Z')).toEqual(['Describe the rocket']);
  expect(await titlesOf('until=2026-08-03T10:59:59%2B02:00')).toEqual([]);
  expect(await titlesOf('path=src')).toHaveLength(4);
  expect(await titlesOf('path=no/such/file')).toEqual([]);
  expect(await titlesOf('path=..%2F..%2Fetc')).toEqual([]);
  expect(await titlesOf('path=%2A')).toEqual([]);
  expect(await titlesOf('first_parent=true')).not.toContain('Add the fuel tank');
  expect(await titlesOf('all=true&ref_name=ignored')).toHaveLength(10);
});

test('The history of a file includes commits before a rename if `follow` is true or missing', async () => {
  const renamed = 'ref_name=feature%2Ftelemetry&path=docs%2Fflight.md';
  expect(await titlesOf(renamed)).toHaveLength(3);
  expect(await titlesOf(`${renamed}&page=2&per_page=2`)).toEqual(['Describe the rocket']);
  expect(await titlesOf(`${renamed}&follow=false`)).toHaveLength(1);
});

test('A range of commits may leave out its start or its end, which is then the default branch', async () => {
  expect(await titlesOf('ref_name=v1.1.0-rc1..')).toEqual(['Cool the engine and clear the launch']);
  expect(await titlesOf('ref_name=main...feature%2Ftelemetry')).toHaveLength(4);
  expect((await request('GET', `${commits}?ref_name=main..nowhere`)).status).toBe(404);
  for (const name of ['--all', ''])
    expect((await request('GET', `${commits}?ref_name=${name}`)).status).toBe(404);
});

test('Each commit is on one page of the list, and no page has totals', async () => {
  const all = await titlesOf('');
  const pages = await Promise.all([1, 2, 3, 4].map((page) => titlesOf(`page=${page}&per_page=3`)));
  expect(pages.flat()).toEqual(all);
  const { headers } = await request('GET', `${commits}?page=3&per_page=3`);
  expect(headers.get('x-total')).toBeNull();
  expect(headers.get('link')).not.toMatch(/rel="(next|last)"/);
  expect(await titlesOf('page=9000000000000000')).toEqual([]);
});

test('Stats and trailers of a commit are shown if the request asks for them', async () => {
  const [plain] = (await request('GET', commits)).body;
  expect(plain).not.toHaveProperty('stats');
  expect(plain).not.toHaveProperty('trailers');
  const { body } = await request('GET', `${commits}?with_stats=true&trailers=true`);
  expect(body[1]).toMatchObject({
    stats: { additions: 3, deletions: 0, total: 3 },
    extended_trailers: {
      'Reviewed-by': [expect.stringMatching(/Mira/), expect.stringMatching(/Omar/)],
    },
  });
});

test('A trailer may have the name of a property that every JavaScript object has', async () => {
  const { body } = await commit({ commit_message: 'T\n\nconstructor: a', allow_empty: true });
  expect([body.trailers, body.extended_trailers]).toEqual([
    { constructor: 'a' },
    { constructor: ['a'] },
  ]);
});

test('A commit is found by its SHA, by the beginning of its SHA, by a branch or by a tag', async () => {
  for (const name of [MAIN, MAIN.slice(0, 8), 'main', 'v1.1.0', 'release%2F2026.10', 'HEAD'])
    expect((await request('GET', `${commits}/${name}`)).body.id).toBe(MAIN);
  for (const name of ['e4d3', 'main~1', '--all', '..', '%00', 'refs%2Fheads%2Fmain'])
    expect((await request('GET', `${commits}/${name}`)).status).toBe(404);
});

test('A commit has the status of its last pipeline, and null without one', async () => {
  const { body } = await request('GET', `${commits}/v0.9.0`);
  expect(body).toMatchObject({ status: null, last_pipeline: null });
});

test('A new commit is included in the branches that contain it and in the number of commits', async () => {
  const { body } = await commit({ allow_empty: true });
  const refs = await request('GET', `${commits}/${body.id}/refs`);
  expect(refs.body).toEqual([{ type: 'branch', name: 'main' }]);
  expect((await request('GET', `${commits}/${body.id}/sequence`)).body).toEqual({ count: 8 });
});

test('A reset removes new commits and their objects', async () => {
  const { body } = await commit({ allow_empty: true });
  await sandbox.reset();
  expect((await request('GET', `${commits}/${body.id}`)).status).toBe(404);
  expect(await headOf('main')).toBe(MAIN);
});
