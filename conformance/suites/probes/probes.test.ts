/** Probes: a faulty server fails, a right one passes, and without a witness the job is vacuous. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UNKNOWN_DEPLOYMENT } from '../../target/target.ts';
import {
  type FaultySandbox,
  type Intercept,
  startFaultySandbox,
} from '../testing/faultySandbox.ts';
import {
  changing,
  elsewhere,
  empty,
  type Item,
  ignoring,
  losing,
  replacing,
  showing,
  single,
  taking,
  withHeader,
  withQuery,
} from '../testing/intercepts.ts';
import { PROBES, probes } from './probes.ts';

let sandbox: FaultySandbox;
beforeAll(async () => {
  sandbox = await startFaultySandbox();
});
afterAll(() => sandbox.close());

/** A server that uses only the first of several values. */
const firstOf =
  (name: string): Intercept =>
  (request, ask) =>
    ask(withQuery(request, { [name]: request.url.searchParams.get(name) ?? undefined }));

/** A server that finds nothing that two users have approved. */
const findingNothing: Intercept = (request, ask) => {
  const ids = request.url.searchParams.getAll('approved_by_ids[]');
  return ask(ids.length < 2 ? request : withQuery(request, { 'approved_by_ids[]': '999999' }));
};

interface Mirror {
  id: number;
  enabled: boolean;
}

const ENABLED = '"enabled":true';

/** A server whose limit is nine. */
const oneFewer: Intercept = async (request, ask) => {
  if (request.method !== 'POST' || !request.body.includes(ENABLED)) return ask(request);
  const list = await ask({ ...request, method: 'GET', body: '' });
  const enabled = (list.body as Mirror[]).filter((mirror) => mirror.enabled);
  return ask(enabled.length < 9 ? request : { ...request, body: '{"url":"no address"}' });
};

/** A server whose limit is eleven. The last mirror is on in its responses only. */
const oneMore = (): Intercept => {
  const switchedOn = new Set<number>();
  return async (request, ask) => {
    const response = await ask(request);
    if (request.method === 'GET' && Array.isArray(response.body))
      return { ...response, body: response.body.map(shown) };
    if (request.method !== 'POST' || response.status !== 400 || !request.body.includes(ENABLED))
      return response;
    const off = await ask({ ...request, body: request.body.replace(ENABLED, '"enabled":false') });
    switchedOn.add((off.body as Mirror).id);
    return { ...off, body: shown(off.body as Mirror) };
  };

  function shown(mirror: Mirror): Mirror {
    return switchedOn.has(mirror.id) ? { ...mirror, enabled: true } : mirror;
  }
};

/** A server that counts the mirrors of all projects. */
const ofAllProjects: Intercept = async (request, ask) => {
  const isElsewhere = !request.url.pathname.startsWith('/api/v4/projects/5/');
  if (request.method !== 'POST' || !isElsewhere || !request.body.includes(ENABLED))
    return ask(request);
  return ask({ ...request, body: '{"url":"no address"}' });
};

/** A server that refuses a role. */
const refusing =
  (role: string, method = 'GET'): Intercept =>
  async (request, ask, tokens) => {
    const response = await ask(request);
    const isRefused = request.token === tokens[role] && request.method === method;
    return isRefused ? { ...response, status: 403, body: { message: '403 Forbidden' } } : response;
  };

/** A server that compares the numbers of pre-releases as texts. */
const asText = changing(
  ({ searchParams }) => searchParams.get('order_by') === 'version',
  (items) => (items as Item[]).toSorted((one, other) => (one.name! < other.name! ? -1 : 1)),
);

/** A server that takes each user in an element for one with access. */
const namingAnyone: Intercept = (request, ask) =>
  ask({ ...request, body: request.body.replace(/"user_id":\d+/, '"access_level":40') });

/** A server that shows another commit as the last one of each directory. */
const lastOfRef = changing(
  ({ searchParams }) => searchParams.has('with_last_commit'),
  (items) => items.map((item) => ({ ...(item as Item), last_commit: lastOf(items as Item[]) })),
);

const lastOf = (items: Item[]) => items[0]!.last_commit;

/** A server that changes a single resource. */
const changingOne =
  (when: (url: URL) => boolean, change: (body: Record<string, never[]>) => object): Intercept =>
  async (request, ask) => {
    const response = await ask(request);
    return when(request.url) && response.status === 200
      ? { ...response, body: change(response.body as Record<string, never[]>) }
      : response;
  };

const isSha = (text: string | null) => /^[0-9a-f]{40}$/.test(text ?? '');

const FAULTS: [fault: string, id: string, Intercept][] = [
  [
    'paths inside a subdirectory',
    'listTree.repositories.tree-entry-path',
    changing(
      ({ searchParams }) => searchParams.has('path') && searchParams.has('recursive'),
      (items) => (items as Item[]).map((item) => ({ ...item, path: item.name })),
    ),
  ],
  [
    'a file of the default branch at an older commit',
    'getBlobs.repositories.blobs-missing-file',
    (request, ask) => ask({ ...request, body: request.body.replace(/,"ref":"[^"]*"/, '') }),
  ],
  [
    'a direct comparison from a commit',
    'compareRefs.repositories.compare-refs',
    (request, ask) =>
      ask(
        isSha(request.url.searchParams.get('from'))
          ? withQuery(request, { straight: 'true' })
          : request,
      ),
  ],
  [
    'the oldest commit of a comparison',
    'compareRefs.repositories.compare-latest-commit',
    changingOne(
      () => true,
      (body) => ({ ...body, commit: body.commits?.[0] ?? null }),
    ),
  ],
  [
    'a comparison that ignores the fork',
    'compareRefs.repositories.compare-from-project',
    ignoring('from_project_id'),
  ],
  [
    'a limit in time that excludes it',
    'listCommits.commits.since',
    losing('since', ({ committed_date }, asked) => Date.parse(committed_date!) > Date.parse(asked)),
  ],
  [
    'a limit in time that excludes it',
    'listCommits.commits.until',
    losing('until', ({ committed_date }, asked) => Date.parse(committed_date!) < Date.parse(asked)),
  ],
  [
    'the ID of a tag in the place of its commit',
    'getCommit.commits.retrieve-by-ref.tag',
    changingOne(
      ({ pathname }) => /\/commits\/v[^/]+$/.test(pathname),
      (body) => ({ ...body, title: 'another' }),
    ),
  ],
  [
    'tags on the commit itself only',
    'listCommitRefs.commits.refs-all',
    changing(
      ({ searchParams }) => searchParams.get('type') === 'tag',
      () => [],
    ),
  ],
  [
    'a user without access who may deploy',
    'createProtectedEnvironment.protected-environments.user-with-access.deploy_access_levels',
    namingAnyone,
  ],
  [
    'a user without access who has to approve',
    'createProtectedEnvironment.protected-environments.user-with-access.approval_rules',
    namingAnyone,
  ],
  [
    'an update that names a user without access',
    'updateProtectedEnvironment.protected-environments.user-with-access.approval_rules',
    namingAnyone,
  ],
  [
    'an update that lets a user without access deploy',
    'updateProtectedEnvironment.protected-environments.user-with-access.deploy_access_levels',
    namingAnyone,
  ],
  [
    'the last commit of another entry',
    'listTree.repositories.tree-last-commit-of-entry',
    lastOfRef,
  ],
  [
    'lines that are counted for one commit only',
    'listContributors.repositories.contributor-lines.additions',
    changing(
      () => true,
      (items) =>
        items.map((item) =>
          'additions' in (item as Item) ? { ...(item as Item), additions: 1 } : item,
        ),
    ),
  ],
  [
    'an address that does not say how the comparison was made',
    'compareRefs.repositories.compare-web-url',
    async (request, ask) => {
      const response = await ask(request);
      const { web_url, ...others } = response.body as Item;
      return web_url === undefined
        ? response
        : { ...response, body: { ...others, web_url: web_url.replace('...', '..') } };
    },
  ],
  [
    'a scope that is another one',
    'listMergeRequests.merge-requests.scope-assigned-to-me',
    replacing('scope', 'assigned_to_me', 'all'),
  ],
  [
    'a total with pages by cursor',
    'listTree.conventions.keyset-end',
    withHeader('x-total', () => '3'),
  ],
  [
    'a link to a previous page with cursors',
    'listTree.conventions.keyset-end',
    withHeader(
      'link',
      (old) => `${old ?? '<http://a.example>; rel="next"'}, <http://a.example>; rel="prev"`,
    ),
  ],
  [
    'a gap between pages by cursor',
    'listTags.conventions.keyset-end',
    changing(
      (url) => url.searchParams.has('page_token'),
      (items) => items.slice(1),
    ),
  ],
  [
    'a list of the largest allowed length that is refused',
    'listMergeRequests.merge-requests.approved-by-at-most-five.approved_by_ids',
    async (request, ask) => {
      const response = await ask(request);
      return request.url.searchParams.getAll('approved_by_ids[]').length < 5
        ? response
        : { ...response, status: 400, body: { message: 'Too many' } };
    },
  ],
  [
    'a word that is ignored',
    'listMergeRequests.merge-requests.assignee-id-none.assignee_id',
    ignoring('assignee_id'),
  ],
  [
    'a word for the other word',
    'listMergeRequests.merge-requests.approved-by-any.approved_by_ids',
    replacing('approved_by_ids[]', 'Any', 'None'),
  ],
  [
    'a word that finds nothing',
    'listMergeRequests.merge-requests.my-reaction-emoji-any.my_reaction_emoji',
    replacing('my_reaction_emoji', 'Any', 'no-such-emoji'),
  ],
  [
    'a filter by several users that counts the first',
    'listMergeRequests.merge-requests.approved-by-usernames',
    firstOf('approved_by_usernames[]'),
  ],
  [
    'a filter by users that finds others than the filter by their names',
    'listMergeRequests.merge-requests.approved-by-ids',
    (request, ask) => {
      const { searchParams } = request.url;
      const id = searchParams.get('approved_by_ids[]');
      return ask(
        id === null || id === 'Any'
          ? request
          : withQuery(request, { 'approved_by_ids[]': undefined, reviewer_id: id }),
      );
    },
  ],
  [
    'a filter by several users that finds nothing',
    'listMergeRequests.merge-requests.approved-by-ids',
    findingNothing,
  ],
  [
    'two words that each stand for the other, by a field that no item shows',
    'listMergeRequests.merge-requests.approver-ids-any.user',
    (request, ask) => {
      const word = request.url.searchParams.get('approver_ids[]');
      const other = { None: 'Any', Any: 'None' }[word!];
      return ask(other ? withQuery(request, { 'approver_ids[]': other }) : request);
    },
  ],
  [
    'a value that shows the items with any value',
    'listMergeRequests.merge-requests.my-reaction-emoji',
    replacing('my_reaction_emoji', 'thumbsup', 'Any'),
  ],
  [
    'a negated value that is ignored',
    'listMergeRequests.merge-requests.my-reaction-emoji',
    ignoring('not[my_reaction_emoji]'),
  ],
  [
    'a field that no parameter asks for',
    'listMergeRequests.merge-requests.description-html-on-request-only',
    changing(
      () => true,
      (items) => items.map((item) => ({ ...(item as object), description_html: '<p></p>' })),
    ),
  ],
  [
    'a search that finds a text only by its beginning',
    'listMergeRequests.merge-requests.search-title',
    losing('search', ({ title, description }, asked) =>
      [title, description].some((text) => text?.toLowerCase().startsWith(asked)),
    ),
  ],
  [
    'an anchored search that ignores its anchor',
    'listTags.tags.search-begins',
    (request, ask) =>
      ask(
        withQuery(request, {
          search: request.url.searchParams.get('search')?.replace('^', ''),
        }),
      ),
  ],
  ['a search that ignores its field', 'listMergeRequests.merge-requests.in-title', ignoring('in')],
  [
    'a search in two fields that looks into the first one',
    'listMergeRequests.merge-requests.in-both.title,description.description',
    replacing('in', 'title,description', 'title'),
  ],
  ['a search that is ignored', 'listTags.tags.search', ignoring('search')],
  [
    'a search that finds nothing',
    'listMilestones.milestones.search-title',
    changing(
      (url) => url.searchParams.has('search'),
      () => [],
    ),
  ],
  [
    'a conditional field that is absent with its parameter',
    'listCommits.commits.list-with-stats',
    ignoring('with_stats'),
  ],
  [
    'a conditional field that is present without its parameter',
    'listCommits.commits.list-with-trailers',
    (request, ask) => ask(withQuery(request, { trailers: 'true' })),
  ],
  [
    'a parameter that does not change the form of a field',
    'listGroupMergeRequests.merge-requests.labels-details',
    ignoring('with_labels_details'),
  ],
  [
    'a parameter that does not change the form of an item',
    'listMergeRequests.merge-requests.view-simple',
    ignoring('view'),
  ],
  [
    'a cursor that is not that of the next page',
    'listTree.conventions.keyset-end',
    withHeader('x-next-cursor', () => 'another'),
  ],
  [
    'a merge with one parent',
    'listCommits.commits.parent-ids',
    changing(
      ({ pathname }) => pathname.endsWith('/commits'),
      (items) =>
        (items as { parent_ids: string[] }[]).map((commit) => ({
          ...commit,
          parent_ids: commit.parent_ids.slice(0, 1),
        })),
    ),
  ],
  [
    'a topological order from the oldest commit',
    'listCommits.commits.topological-order',
    changing(
      ({ searchParams }) => searchParams.has('order'),
      (items) => [...items].reverse(),
    ),
  ],
  [
    'a contributor without commits',
    'listContributors.repositories.contributor-commits',
    changing(
      ({ pathname }) => pathname.endsWith('/contributors'),
      (items) => (items as object[]).map((item) => ({ ...item, commits: 0 })),
    ),
  ],
  [
    'a zip for a tar',
    'getArchiveInFormat.repositories.archive-format.tar',
    elsewhere('.tar', '.zip'),
  ],
  [
    'a tar for a zip',
    'getArchiveInFormat.repositories.archive-format.zip',
    elsewhere('.zip', '.tar'),
  ],
  ['an archive of all files', 'getArchiveInFormat.repositories.archive-path', ignoring('path')],
  [
    'an archive with excluded paths',
    'getArchiveInFormat.repositories.archive-exclude-paths',
    ignoring('exclude_paths'),
  ],
  [
    'a direction that is accepted without an order if it is the default',
    'listRunnerJobs.runners.jobs-sort-requires-order-by',
    (request, ask) =>
      ask(
        request.url.searchParams.get('sort') === 'desc' && !request.url.searchParams.has('order_by')
          ? withQuery(request, { sort: undefined })
          : request,
      ),
  ],
  [
    'a developer at a group runner',
    'getRunner.runners.get-group-by-role.developer',
    taking('developer', 'owner'),
  ],
  [
    'an instance runner for members only',
    'getRunner.runners.get-instance-by-anybody-signed-in.stranger',
    refusing('stranger'),
  ],
  [
    'a maintainer who changes a group runner',
    'updateRunner.runners.update-group-by-owner.maintainer',
    taking('maintainer', 'owner'),
  ],
  [
    'a maintainer of a project who may not change its runner',
    'updateRunner.runners.update-project-by-role.maintainer',
    refusing('maintainer', 'PUT'),
  ],
  [
    'a list with the runners of a group for a maintainer',
    'listRunners.runners.list-group-runners-of-owner.maintainer',
    taking('maintainer', 'owner'),
  ],
  [
    'a list without the runners of a group for its owner',
    'listRunners.runners.list-group-runners-of-owner.owner',
    taking('owner', 'developer'),
  ],
  [
    'a key of a closed project that is joined',
    'createProjectDeployKey.deploy-keys.join-needs-access-to-original',
    (request, ask, tokens) =>
      request.method === 'POST'
        ? taking('maintainer', 'administrator')(request, ask, tokens)
        : ask(request),
  ],
  [
    'keys of projects that are not common',
    'listUserProjectDeployKeys.deploy-keys.common-list-common-projects',
    taking('stranger', 'owner'),
  ],
  ['a limit of nine mirrors', 'createRemoteMirror.remote-mirrors.tenth-enabled', oneFewer],
  ['a limit of eleven mirrors', 'createRemoteMirror.remote-mirrors.tenth-enabled', oneMore()],
  [
    'a limit that counts the mirrors of other projects',
    'createRemoteMirror.remote-mirrors.limit-per-project',
    ofAllProjects,
  ],
  ['pre-releases that are compared as texts', 'listTags.tags.order-by-version.numbers', asText],
  [
    'an order by the due date whose direction is ignored',
    'listMergeRequests.merge-requests.order-by-milestone-due',
    ignoring('sort'),
  ],
  [
    'offline runners without the stale ones',
    'listAllRunners.runners.status-offline-includes-stale',
    losing('status', ({ status }) => (status as string) !== 'stale'),
  ],
  [
    'a request for 20 files that is refused',
    'getBlobs.repositories.blobs-at-most-20',
    async (request, ask) => {
      const { files } = JSON.parse(request.body || '{}') as { files?: unknown[] };
      return ask(files && files.length > 19 ? { ...request, body: '{}' } : request);
    },
  ],
  [
    'a comparison of two commits as one of the same ref',
    'compareRefs.repositories.compare-same-ref',
    async (request, ask) => {
      const response = await ask(request);
      const body = response.body as object;
      return 'compare_same_ref' in body
        ? { ...response, body: { ...body, compare_same_ref: true } }
        : response;
    },
  ],
];

describe('finds a fault', () => {
  test.each(FAULTS)('%s: %s', async (_, id, fault) => {
    expect((await sandbox.perform(probes, id)).outcome).toMatch(/^(pass|vacuous)$/);
    const { outcome, reason, findings } = await sandbox.perform(probes, id, fault);
    expect([outcome, reason]).toEqual(['fail', undefined]);
    for (const { check, message, pointer } of findings)
      expect([check, message, pointer]).not.toContain('');
  });
});

/** Faults that a server shows only with some data, and data with which it does not. */
const HIDDEN: [fault: string, id: string, Intercept, data: string, Intercept][] = [
  [
    'a `None` that selects every item',
    'listMergeRequests.merge-requests.assignee-id-none.assignee_id',
    replacing('assignee_id', 'None', undefined),
    'of items without a value',
    showing((items) => items.filter(({ assignees }) => assignees!.length === 0)),
  ],
  [
    'an `Any` that selects every item, by a field that no item shows',
    'listMergeRequests.merge-requests.approved-by-any.approved_by_ids',
    replacing('approved_by_ids[]', 'Any', undefined),
    'of items with a value',
    showing((items) => items.filter(({ title }) => title === 'Add the second tank')),
  ],
  [
    'a filter by two users that finds nothing',
    'listMergeRequests.merge-requests.approved-by-ids',
    findingNothing,
    'of items with one user each',
    showing((items) => items.filter(({ title }) => title !== 'Add the second tank')),
  ],
  [
    'a filter by the beginning of a text that looks for the text anywhere',
    'listAllRunners.runners.version-filter',
    async (request, ask) => {
      const prefix = request.url.searchParams.get('version_prefix');
      if (prefix === null || prefix.startsWith('1')) return ask(request);
      return ask(withQuery(request, { version_prefix: `1${prefix}` }));
    },
    'of runners of unknown versions',
    async (request, ask) => {
      const response = await ask(request);
      const body = response.body as Item;
      return 'version' in body ? { ...response, body: { ...body, version: null } } : response;
    },
  ],
  [
    'a search that looks only in the titles',
    'listMilestones.milestones.search-description',
    losing('search', ({ title }, asked) => title!.toLowerCase().includes(asked)),
    'of items whose titles have the words of the descriptions',
    showing((items) => items.map((item) => ({ ...item, title: `${item.description}` }))),
  ],
  [
    'a search in one field that looks in others',
    'listMergeRequests.merge-requests.in-title',
    ignoring('in'),
    'of items with equal fields',
    showing((items) => items.map((item) => ({ ...item, description: item.title }))),
  ],
  [
    'an anchored search that ignores its anchor',
    'listTags.tags.search-begins',
    (request, ask) =>
      ask(withQuery(request, { search: request.url.searchParams.get('search')?.replace('^', '') })),
    'of a list without items',
    empty,
  ],
  [
    'a word that is ignored',
    'listMergeRequests.merge-requests.labels-none.labels',
    ignoring('labels'),
    'of items without a label',
    showing((items) => items.filter(({ labels }) => labels?.length === 0)),
  ],
  [
    'a gap between pages by cursor',
    'listTags.conventions.keyset-end',
    changing(
      (url) => url.searchParams.has('page_token'),
      (items) => items.slice(1),
    ),
    'of one item',
    single,
  ],
  [
    'a conditional field that is absent',
    'listCommits.commits.list-with-stats',
    ignoring('with_stats'),
    'of a list without items',
    empty,
  ],
  [
    'versions that are ordered as text',
    'listTags.tags.order-by-version',
    (request, ask) =>
      ask(
        request.url.searchParams.get('order_by') === 'version'
          ? withQuery(request, { order_by: 'name' })
          : request,
      ),
    'of versions whose order as text is the same',
    showing((items) => items.filter(({ name }) => /^v[01]\.\d+\.\d+$/.test(name!))),
  ],
];

describe('does not pass on data that hides a fault', () => {
  test.each(HIDDEN)('%s: %s', async (_, id, fault, _data, hiding) => {
    expect(await sandbox.perform(probes, id)).toMatchObject({ outcome: 'pass' });
    expect(await sandbox.perform(probes, id, fault)).toMatchObject({ outcome: 'fail' });
    const hidden: Intercept = (request, ask, tokens) =>
      fault(request, (passed) => hiding(passed, ask, tokens), tokens);
    const { outcome, reason, findings } = await sandbox.perform(probes, id, hidden);
    expect([outcome, findings]).toEqual(['vacuous', []]);
    expect(reason).toMatch(/^the data could not show a fault: the check needs ./);
  });
});

const UNJUDGED: [data: string, id: string, Intercept, outcome: string, reason: string][] = [
  [
    'a runner of two projects',
    'getRunner.runners.get-project-by-role.developer',
    async (request, ask, tokens) => {
      const response = await ask({ ...request, token: tokens.owner });
      const body = response.body as object;
      return { ...response, body: { ...body, projects: [{ id: 5 }, { id: 6 }] } };
    },
    'vacuous',
    'a resource of one project or group only',
  ],
  [
    'every mirror that is refused',
    'createRemoteMirror.remote-mirrors.tenth-enabled',
    (request, ask) =>
      ask(request.method === 'POST' ? { ...request, body: '{"url":"no address"}' } : request),
    'not-run',
    'a mirror that is off gets 400',
  ],
];

test.each(UNJUDGED)('Nothing is judged on %s: %s', async (_, id, data, outcome, reason) => {
  const result = await sandbox.perform(probes, id, data);
  expect(result).toMatchObject({ outcome, findings: [] });
  expect(result.reason).toContain(reason);
});

describe('first parents', () => {
  let random: FaultySandbox;
  beforeAll(async () => {
    random = await startFaultySandbox('random:7');
  });
  afterAll(() => random.close());

  test.each([
    'listCommits.commits.first-parent',
    'getCommitSequence.commits.sequence-first-parent',
  ])('a merged branch with 2 commits shows the fault: %s', async (id) => {
    expect(await random.perform(probes, id)).toMatchObject({ outcome: 'pass' });
    expect(await random.perform(probes, id, ignoring('first_parent'))).toMatchObject({
      outcome: 'fail',
    });
  });

  test('on merged branches with one commit, they are vacuous', async () => {
    expect(await sandbox.perform(probes, 'listCommits.commits.first-parent')).toMatchObject({
      outcome: 'vacuous',
      reason: expect.stringContaining('a merge of a branch with 2 commits'),
    });
  });
});

test.each([
  ['free', 'the profile says that the tier is free, and approver_ids[] needs premium or ultimate'],
  ['premium', undefined],
])('With the tier %s, the reason why approvers are not judged is %s', (tier, reason) => {
  const target = { ...UNKNOWN_DEPLOYMENT, base: 'http://127.0.0.1:1', tokens: { user: 'x' }, tier };
  const job = probes
    .plan(sandbox.contract, target)
    .find(({ id }) => id === 'listMergeRequests.merge-requests.approver-ids-none.approver_ids');
  expect(job && 'reason' in job ? job.reason : undefined).toBe(reason);
});

test('each probe is named by a statement of the contract, and tried for each of its operations', () => {
  const { statements } = sandbox.contract;
  const ids = probes.plan(sandbox.contract, UNKNOWN_DEPLOYMENT).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { statement, operations = [] } of PROBES)
    expect(statements.find(({ id }) => id === statement)?.operations).toEqual(
      expect.arrayContaining(operations),
    );
});

test('a contract without the statements has no job', () => {
  expect(probes.plan({ ...sandbox.contract, statements: [] }, UNKNOWN_DEPLOYMENT)).toEqual([]);
});
