/** Tests of the operations that list merge requests, and of their filters (API documentation, document 3). */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { labels, mergeRequests, milestones, projects } from '../../../generated/tables.ts';
import { openTestSandbox } from '../../testing/openTestSandbox.ts';

const { sandbox, request } = await openTestSandbox();
beforeEach(async () => {
  await sandbox.reset();
  // Merge request 550 is in an archived project. The lists are easier to check without this special case.
  sandbox.db.delete(mergeRequests).where(eq(mergeRequests.id, 550)).run();
});

/**
 * Returns the IDs in a list. 521 is open, 522 is merged, 523 is closed and from a fork, 540 is in another project, and
 * 590 is private.
 */
const idsOf = async (path: string, as = 'dana'): Promise<number[]> => {
  const { status, body } = await request('GET', path, { ...(as && { as }) });
  expect(status).toBe(200);
  return body.map(({ id }: { id: number }) => id);
};
const all = (query: string, as?: string) => idsOf(`/merge_requests?scope=all&${query}`, as);
const statusOf = async (path: string, as?: string) =>
  (await request('GET', path, { ...(as && { as }) })).status;
const change = (id: number, values: Partial<typeof mergeRequests.$inferInsert>) =>
  sandbox.db.update(mergeRequests).set(values).where(eq(mergeRequests.id, id)).run();

test('Without `scope`, the general list has only merge requests of the caller, but the list of a group has all', async () => {
  expect(await idsOf('/merge_requests')).toEqual([521, 523, 522]);
  expect(await idsOf('/merge_requests', 'rita')).toEqual([]);
  expect(await idsOf('/groups/3/merge_requests', 'rita')).toEqual([540, 521, 523, 522]);
});

test.each([
  ['created_by_me', 'dana', [521, 523, 522]],
  ['assigned_to_me', 'dana', [521, 522]],
  ['reviews_for_me', 'mira', [521, 522]],
  ['reviews_for_me', 'rita', [523]],
  ['all', 'omar', [540, 521, 590, 523, 522]],
])('Scope %s of %s', async (scope, as, expected) => {
  expect(await idsOf(`/merge_requests?scope=${scope}`, as)).toEqual(expected);
});

test('An anonymous caller sees public merge requests and must not ask for their own', async () => {
  expect(await all('', '')).toEqual([521, 523, 522]);
  expect(await idsOf('/groups/3/merge_requests', '')).toEqual([521, 523, 522]);
  for (const query of ['', '?scope=reviews_for_me', '?scope=all&my_reaction_emoji=Any'])
    expect(await statusOf(`/merge_requests${query}`)).toBe(401);
});

test('Private merge requests are listed only for callers who may see them', async () => {
  expect(await all('author_username=omar', 'dana')).toEqual([540]);
  expect(await all('author_username=omar', 'omar')).toEqual([540, 590]);
  expect(await all('author_username=omar', 'audrey')).toEqual([540, 590]);
});

test.each([
  // Filters by approval select merge requests that all given users have approved.
  ['approved_by_ids[]=8', [522]],
  ['approved_by_ids[]=8&approved_by_ids[]=9', []],
  ['approved_by_ids[]=404404', []],
  ['approved_by_ids[]=None', [540, 521, 523]],
  ['approved_by_ids=Any', [522]],
  ['approved_by_usernames[]=mira', [522]],
  ['approved_by_usernames[]=mira&approved_by_usernames[]=rita', []],
  ['approved_by_usernames[]=None', [540, 521, 523]],
  // Eligible approvers are developers and higher roles in the project, except the author.
  ['approver_ids[]=8', [540, 521, 523, 522]],
  ['approver_ids[]=9', [540]],
  ['approver_ids[]=7&approver_ids[]=8', [521, 523, 522]],
  ['approver_ids[]=10', []],
  ['approver_ids[]=404404', []],
  ['approver_ids[]=Any', [540, 521, 523, 522]],
  ['approver_ids[]=None', []],
  // These filters select by people.
  ['assignee_id=9', [521, 522]],
  ['assignee_id=None', [540, 523]],
  ['assignee_id=Any', [521, 522]],
  ['assignee_username[]=dana', [521, 522]],
  ['assignee_username[]=dana&assignee_username[]=mira', []],
  ['author_id=7', [540]],
  ['author_id=404404', []],
  ['author_username=dana', [521, 523, 522]],
  ['merge_user_id=8', [522]],
  ['merge_user_id=404404', []],
  ['merge_user_username=mira', [522]],
  ['reviewer_id=10', [523]],
  ['reviewer_id=None', [540]],
  ['reviewer_id=Any', [521, 523, 522]],
  ['reviewer_username=mira', [521, 522]],
  ['reviewer_username=None', [540]],
  ['reviewer_username=Any', [521, 523, 522]],
  // These filters select by time. Both limits are exclusive.
  ['created_after=2026-10-13T16:00:00Z', [540]],
  ['created_after=2026-10-13T17:59:59%2B02:00', [540, 521]],
  ['created_before=2026-09-28T12:00:00Z', [522]],
  ['updated_after=2026-10-14T10:00:00Z', [540, 521]],
  ['updated_before=2026-10-02T10:00:01Z', [523]],
  ['merged_after=2026-09-01T00:00:00Z', [522]],
  ['merged_after=2026-09-07T11:00:00Z', []],
  ['merged_before=2026-09-07T11:00:01Z', [522]],
  // These filters select by deployments of the merge commit.
  ['environment=production', [522]],
  ['environment=staging', []],
  ['deployed_after=2026-09-08T11:00:00Z', [522]],
  ['deployed_after=2026-09-08T12:00:00Z', []],
  ['deployed_before=2026-09-09T00:00:00Z', [522]],
  ['environment=production&deployed_before=2026-09-01T00:00:00Z', []],
  // These filters search in texts.
  ['search=RECORD', [521]],
  ['search=fly', [523]],
  ['search=fly&in=title', []],
  ['search=fuel&in=title', [522]],
  ['search=burns&in=description', [522]],
  ['search=burns&in=description,title', [522]],
  ['search=%25', []],
  // These filters select by labels, milestones and reactions.
  ['labels=telemetry', [521]],
  ['labels=telemetry,paint', []],
  ['labels=None', [540, 522]],
  ['labels=Any', [521, 523]],
  ['milestone=First%20flight', [521]],
  ['milestone=None', [540, 523]],
  ['milestone=Any', [521, 522]],
  // These filters select by branches and states.
  ['source_branch=paint-red', [523]],
  ['target_branch=main', [540, 521, 523, 522]],
  ['target_branch=paint-red', []],
  ['state=opened', [540, 521]],
  ['state=closed', [523]],
  ['state=merged', [522]],
  ['state=locked', []],
  ['state=all', [540, 521, 523, 522]],
  // A single matching filter below `not` is enough to exclude a merge request.
  ['not[labels]=paint', [540, 521, 522]],
  ['not[milestone]=First%20flight', [540, 523, 522]],
  ['not[author_id]=9', [540]],
  ['not[author_id]=404404', [540, 521, 523, 522]],
  ['not[author_username]=omar', [521, 523, 522]],
  ['not[assignee_id]=9', [540, 523]],
  ['not[assignee_username]=dana', [540, 523]],
  ['not[reviewer_id]=8', [540, 523]],
  ['not[reviewer_username]=rita', [540, 521, 522]],
  ['not[labels]=paint&not[milestone]=First%20flight', [540, 522]],
  // `constructor` is not a filter, although every JavaScript object has a property with this name.
  ['not[constructor]=paint', [540, 521, 523, 522]],
  ['not[labels]=telemetry,paint', [540, 521, 523, 522]],
  // An empty filter excludes nothing.
  ['not[labels]=', [540, 521, 523, 522]],
  // The documents list the keys of `not`. Other filters, such as `state`, have no effect in it.
  ['not[state]=opened', [540, 521, 523, 522]],
  ['not[state][]=opened', [540, 521, 523, 522]],
  ['not[search]=a&not[created_after]=2000-01-01T00:00:00Z', [540, 521, 523, 522]],
])('Filter %s', async (query, expected) => {
  expect(await all(query)).toEqual(expected);
});

test('The filter `my_reaction_emoji` selects by the reactions of the caller', async () => {
  expect(await all('my_reaction_emoji=thumbsdown', 'mira')).toEqual([523]);
  expect(await all('my_reaction_emoji=Any', 'mira')).toEqual([521, 523]);
  expect(await all('my_reaction_emoji=None', 'rita')).toEqual([540, 521, 522]);
  expect(await all('not[my_reaction_emoji]=thumbsup', 'mira')).toEqual([540, 523, 522]);
  expect(await all('my_reaction_emoji=rocket', 'mira')).toEqual([]);
});

test('The filter `draft` and its deprecated form `wip` select drafts', async () => {
  change(540, { draft: true });
  expect(await all('draft=true')).toEqual([540, 523]);
  expect(await all('wip=yes')).toEqual([540, 523]);
  expect(await all('draft=false')).toEqual([521, 522]);
  expect(await all('wip=no')).toEqual([521, 522]);
});

test.each([
  'assignee_id=9&assignee_username[]=dana',
  'author_id=9&author_username=dana',
  'merge_user_id=8&merge_user_username=mira',
  'reviewer_id=8&reviewer_username=mira',
  'draft=true&wip=yes',
])('%s exclude each other', async (query) => {
  const { status, body } = await request('GET', `/merge_requests?${query}`, { as: 'dana' });
  expect([status, body.message]).toEqual([
    400,
    expect.stringMatching(/^\S+, \S+ are mutually exclusive$/),
  ]);
});

test('The list of a group excludes archived projects, and the general list excludes them with `non_archived`', async () => {
  sandbox.db.update(projects).set({ archived: true }).where(eq(projects.id, 6)).run();
  expect(await idsOf('/groups/3/merge_requests')).toEqual([521, 523, 522]);
  expect(await idsOf('/groups/3/merge_requests?non_archived=false')).toContain(540);
  expect(await all('')).toContain(540);
  expect(await all('non_archived=true')).not.toContain(540);
});

test('The list of a group covers its projects and those of its subgroups', async () => {
  sandbox.db.update(projects).set({ namespace: 'acme/crew' }).where(eq(projects.id, 6)).run();
  const { body } = await request('GET', '/groups/3/merge_requests?state=opened', { as: 'dana' });
  expect(
    body.map(
      ({ id, group_id, references }: { id: number; group_id: number; references: object }) => [
        id,
        group_id,
        references,
      ],
    ),
  ).toEqual([
    [540, 20, { short: '!4', relative: 'crew/launchpad!4', full: 'acme/crew/launchpad!4' }],
    [521, 3, { short: '!21', relative: 'rocket!21', full: 'acme/rocket!21' }],
  ]);
  expect(await idsOf('/groups/acme%2Fcrew/merge_requests')).toEqual([540]);
});

test('The list of a group filters by source_project_id', async () => {
  expect(await idsOf('/groups/3/merge_requests?source_project_id=12')).toEqual([523]);
});

test.each([
  ['created_at', [540, 521, 523, 522]],
  ['updated_at', [540, 521, 522, 523]],
  ['merged_at', [522, 540, 523, 521]],
  ['milestone_due', [521, 522, 540, 523]],
  ['priority', [521, 522, 540, 523]],
  ['label_priority', [521, 540, 523, 522]],
  ['popularity', [521, 540, 523, 522]],
  ['title', [540, 521, 523, 522]],
])(
  'Order by %s puts the greatest value first, and merge requests without a value last',
  async (order, expected) => {
    expect(await all(`order_by=${order}`)).toEqual(expected);
  },
);

test('The highest label priority sorts merge requests, and decides between equal due dates', async () => {
  const rank = (name: string, priority: number) =>
    sandbox.db.update(labels).set({ priority }).where(eq(labels.name, name)).run();
  rank('paint', 2);
  change(522, { labels: ['paint', 'telemetry'] });
  change(523, { milestone_id: 31 });
  expect(await all('order_by=label_priority&sort=asc')).toEqual([521, 522, 523, 540]);
  expect(await all('order_by=priority&sort=asc')).toEqual([522, 521, 523, 540]);
  expect(await all('order_by=priority')).toEqual([523, 521, 522, 540]);
});

test('Merge requests without a value come last in ascending order, too', async () => {
  expect(await all('order_by=milestone_due&sort=asc')).toEqual([522, 521, 523, 540]);
  expect(await all('order_by=title&sort=asc')).toEqual([522, 523, 521, 540]);
});

const RECHECK = 'with_merge_status_recheck=true';
const statusesOf = async (query: string, as = 'dana') =>
  (await request('GET', `/merge_requests?scope=all&state=opened&${query}`, { as })).body.map(
    ({ id, merge_status, has_conflicts }: Record<string, unknown>) => [
      id,
      merge_status,
      has_conflicts,
    ],
  );

test('The result of a recheck of the merge status is in the next response, also for a branch of a fork', async () => {
  change(523, { state: 'opened', merge_status: 'unchecked' });
  change(521, { merge_status: 'unchecked' });
  const before = [
    [540, 'unchecked', false],
    [521, 'unchecked', false],
    [523, 'unchecked', false],
  ];
  expect(await statusesOf('with_merge_status_recheck=false')).toEqual(before);
  expect(await statusesOf(RECHECK)).toEqual(before);
  expect(await statusesOf('')).toEqual([
    [540, 'can_be_merged', false],
    [521, 'can_be_merged', false],
    [523, 'cannot_be_merged', true],
  ]);
});

test('While `restrict_merge_status_recheck` is on, only developers and higher roles can recheck the merge status', async () => {
  sandbox.settings.flags = { restrict_merge_status_recheck: true };
  await statusesOf(RECHECK, 'rita');
  expect(await statusesOf('author_username=omar')).toEqual([[540, 'unchecked', false]]);
  await statusesOf(RECHECK, 'dana');
  expect(await statusesOf('author_username=omar')).toEqual([[540, 'can_be_merged', false]]);
  await sandbox.reset();
  await statusesOf(RECHECK, 'rita');
  expect(await statusesOf('author_username=omar')).toEqual([[540, 'can_be_merged', false]]);
});

test('The simple view shows five fields', async () => {
  const { body } = await request('GET', '/groups/3/merge_requests?view=simple&state=merged', {
    as: 'dana',
  });
  expect(body).toEqual([
    {
      iid: 22,
      title: 'Add the fuel tank',
      description: 'Without it, nothing burns.',
      state: 'merged',
      web_url: 'https://forge.example.com/acme/rocket/-/merge_requests/22',
    },
  ]);
});

test('Some fields are shown only for forks or in some tiers', async () => {
  const fieldsOf = async () =>
    (await request('GET', '/merge_requests?order_by=title', { as: 'dana' })).body.map(
      (shown: object) => ['allow_collaboration' in shown, 'approvals_before_merge' in shown],
    );
  expect(await fieldsOf()).toEqual([
    [false, true],
    [true, true],
    [false, true],
  ]);
  sandbox.settings.tier = 'free';
  expect(await fieldsOf()).toEqual([
    [false, false],
    [true, false],
    [false, false],
  ]);
});

test('A milestone of the group shows the group and no project', async () => {
  sandbox.db
    .update(milestones)
    .set({ project_id: null, group_id: 3 })
    .where(eq(milestones.id, 31))
    .run();
  const { body } = await request('GET', '/merge_requests?milestone=First%20flight', { as: 'dana' });
  expect(body[0].milestone).toMatchObject({
    project_id: null,
    group_id: 3,
    web_url: 'https://forge.example.com/groups/acme/-/milestones/2',
  });
});

test('The links to other pages keep all parameters', async () => {
  const { headers } = await request(
    'GET',
    '/merge_requests?scope=all&not[labels]=paint&per_page=1&page=2',
    { as: 'dana' },
  );
  expect(headers.get('link')).toContain(
    '/api/v4/merge_requests?scope=all&not%5Blabels%5D=paint&page=3&per_page=1>; rel="next"',
  );
  expect(headers.get('x-total')).toBe('3');
});
