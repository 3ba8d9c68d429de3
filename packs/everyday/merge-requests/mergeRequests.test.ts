/** The everyday way of a change: a branch, a file, a merge request, its merge, and the release of it. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openPackSandbox } from '../../testing/openPackSandbox.ts';

const PROJECT = '/projects/5';

const { sandbox, request } = await openPackSandbox();
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

/** Creates a merge request of one new file. */
async function openChange(description = '') {
  await request('POST', `${PROJECT}/repository/branches`, {
    as: 'dana',
    body: { branch: 'fix/hatch', ref: 'main' },
  });
  const file = { branch: 'fix/hatch', commit_message: 'Oil the hatch', content: 'oil\n' };
  await request('POST', `${PROJECT}/repository/files/hatch.txt`, { as: 'dana', body: file });
  const { status, body } = await request('POST', `${PROJECT}/merge_requests`, {
    as: 'dana',
    body: {
      source_branch: 'fix/hatch',
      target_branch: 'main',
      title: 'Oil the hatch',
      description,
      labels: 'hatch',
    },
  });
  expect(status).toBe(201);
  return { change: `${PROJECT}/merge_requests/${body.iid}`, created: body };
}

test('a merge request of a new file shows its commit and its difference, and can be merged', async () => {
  const { change, created } = await openChange();
  expect(created).toMatchObject({
    labels: ['hatch'],
    changes_count: '1',
    merge_status: 'can_be_merged',
  });
  const { body: commits } = await request('GET', `${change}/commits`, { as: 'dana' });
  expect(commits).toMatchObject([{ title: 'Oil the hatch' }]);
  const { body: diffs } = await request('GET', `${change}/diffs`, { as: 'dana' });
  expect(diffs).toMatchObject([{ new_path: 'hatch.txt', new_file: true }]);
  const merged = await request('PUT', `${change}/merge`, {
    as: 'dana',
    body: {
      sha: created.sha,
      merge_commit_message: 'Merge the oil',
      should_remove_source_branch: true,
    },
  });
  expect(merged.body).toMatchObject({ state: 'merged', detailed_merge_status: 'not_open' });
  const { body: raw } = await request('GET', `${PROJECT}/repository/files/hatch.txt?ref=main`, {});
  expect(Buffer.from(raw.content, 'base64').toString()).toBe('oil\n');
  const gone = await request('GET', `${PROJECT}/repository/branches/fix%2Fhatch`, { as: 'dana' });
  expect(gone.status).toBe(404);
});

test('a merge closes the issues that the description names', async () => {
  const { change } = await openChange('Closes #11 and #12, but not #9.');
  const { body: closes } = await request('GET', `${change}/closes_issues`, { as: 'dana' });
  expect(closes.map(({ iid }: { iid: number }) => iid)).toEqual([11, 12]);
  await request('PUT', `${change}/merge`, { as: 'dana', body: {} });
  const { body: issue } = await request('GET', `${PROJECT}/issues/11`, { as: 'dana' });
  expect(issue.state).toBe('closed');
});

test('a draft cannot be merged until its title says otherwise', async () => {
  const { change } = await openChange();
  await request('PUT', change, { as: 'dana', body: { title: 'Draft: Oil the hatch' } });
  expect((await request('PUT', `${change}/merge`, { as: 'dana', body: {} })).status).toBe(405);
  await request('PUT', change, { as: 'dana', body: { title: 'Oil the hatch' } });
  expect((await request('PUT', `${change}/merge`, { as: 'dana', body: {} })).status).toBe(200);
});

test('a protection of developers lets developers push, and shows it at the branch', async () => {
  await openChange();
  const protect = { name: 'fix/*', push_access_level: 30 };
  const { status } = await request('POST', `${PROJECT}/protected_branches`, {
    as: 'mira',
    body: protect,
  });
  expect(status).toBe(201);
  const { body } = await request('GET', `${PROJECT}/repository/branches/fix%2Fhatch`, {
    as: 'dana',
  });
  expect(body).toMatchObject({
    protected: true,
    developers_can_push: true,
    developers_can_merge: false,
  });
});

test('a release of a new tag has its links, and is the latest', async () => {
  await openChange();
  const links = [{ name: 'Film', url: 'https://files.example.com/film.mp4' }];
  const { status } = await request('POST', `${PROJECT}/releases`, {
    as: 'dana',
    body: { tag_name: 'v9.0.0', ref: 'main', description: 'Far.', assets: { links } },
  });
  expect(status).toBe(201);
  const { body } = await request('GET', `${PROJECT}/releases/permalink/latest`, {});
  expect(body).toMatchObject({ tag_name: 'v9.0.0', assets: { links: [{ name: 'Film' }] } });
});

test('a second status of the same check replaces the first one', async () => {
  const { created } = await openChange();
  const path = `${PROJECT}/statuses/${created.sha}`;
  await request('POST', path, { as: 'dana', body: { state: 'running', name: 'ci' } });
  await request('POST', path, { as: 'dana', body: { state: 'success', name: 'ci' } });
  const { body } = await request(
    'GET',
    `${PROJECT}/repository/commits/${created.sha}/statuses`,
    {},
  );
  expect(body).toMatchObject([{ name: 'ci', status: 'success' }]);
});

test('a merged merge request still shows the issue that it has closed', async () => {
  const { change } = await openChange('Closes #11');
  await request('PUT', `${change}/merge`, { as: 'dana', body: {} });
  const { body } = await request('GET', `${change}/closes_issues`, { as: 'dana' });
  expect(body).toMatchObject([{ iid: 11, state: 'closed' }]);
});

test('the difference of a new file has 0 as the mode before', async () => {
  const { change } = await openChange();
  const { body } = await request('GET', `${change}/diffs`, { as: 'dana' });
  expect(body).toMatchObject([{ a_mode: '0', b_mode: '100644' }]);
});

test('the level of a protection may be sent in the query', async () => {
  const query = 'name=release%2F*&push_access_level=30';
  const { status, body } = await request('POST', `${PROJECT}/protected_branches?${query}`, {
    as: 'mira',
  });
  expect(status).toBe(201);
  expect(body.push_access_levels).toMatchObject([{ access_level: 30 }]);
});

test('a comment is a discussion of its own, and its first reply makes it a thread', async () => {
  const { change } = await openChange();
  const { body: note } = await request('POST', `${change}/notes`, {
    as: 'mira',
    body: { body: 'Which oil?' },
  });
  const { body: discussions } = await request('GET', `${change}/discussions`, { as: 'dana' });
  expect(discussions).toMatchObject([{ individual_note: true, notes: [{ id: note.id }] }]);
  const thread = `${change}/discussions/${discussions[0].id}`;
  const { body: reply } = await request('POST', `${thread}/notes`, {
    as: 'dana',
    body: { body: 'Olive.' },
  });
  const { body: replied } = await request('GET', thread, { as: 'dana' });
  expect(replied).toMatchObject({
    individual_note: false,
    notes: [{ body: 'Which oil?' }, { id: reply.id, type: 'DiscussionNote' }],
  });
});
