import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sample } from '../../../test/sample.ts';
import type { Result } from '../../engine/result.ts';
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
  showing,
  single,
  withHeader,
  withQuery,
} from '../testing/intercepts.ts';
import { properties } from './properties.ts';
import { firstUnsorted } from './sorts.ts';

let sandbox: FaultySandbox;
beforeAll(async () => {
  sandbox = await startFaultySandbox();
});
afterAll(() => sandbox.close());

const results = new Map<string, Promise<Result>>();
/** Returns the result of a job on the right server. Several faults have the same job, which runs once. */
function withoutFault(id: string): Promise<Result> {
  const result = results.get(id) ?? sandbox.perform(properties, id);
  results.set(id, result);
  return result;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** A server that treats every caller as one with this role. */
const trusting =
  (role: string): Intercept =>
  (request, ask, tokens) =>
    ask({ ...request, token: tokens[role] });

/** A server or a proxy that ignores the bodies of some reads. */
const ignoringBody =
  (when: (url: URL) => boolean): Intercept =>
  (request, ask) =>
    ask(request.method === 'GET' && when(request.url) ? { ...request, body: '' } : request);

/** A server whose resources show the beginning of time as their last update after an update. */
function settingTimeBack(): Intercept {
  let isUpdated = false;
  return async (request, ask) => {
    const response = await ask(request);
    isUpdated ||= request.method === 'PUT';
    return isUpdated && request.method === 'GET' && !Array.isArray(response.body)
      ? { ...response, body: { ...(response.body as object), updated_at: '1970-01-01T00:00:00Z' } }
      : response;
  };
}

const isPage = (number: number) => (url: URL) => url.searchParams.get('page') === String(number);
const isWalk = (url: URL) => !['100', null].includes(url.searchParams.get('per_page'));

const FAULTS: [fault: string, id: string, check: string, Intercept][] = [
  [
    'page 2 is page 1 again',
    'listTags.pages',
    'pages',
    async (request, ask) => {
      const response = await ask(request);
      if (!isPage(2)(request.url)) return response;
      return { ...response, body: (await ask(withQuery(request, { page: '1' }))).body };
    },
  ],
  [
    'a limit in time that counts from the beginning of its day',
    'listMergeRequests.filter.created_after',
    'filter',
    (request, ask) => {
      const day = request.url.searchParams.get('created_after')?.slice(0, 10);
      return ask(day ? withQuery(request, { created_after: `${day}T00:00:00Z` }) : request);
    },
  ],
  [
    'a search that ignores the state',
    'listMilestones.filters-together',
    'filter',
    (request, ask) =>
      ask(
        request.url.searchParams.has('search') ? withQuery(request, { state: undefined }) : request,
      ),
  ],
  ['a gap', 'listCommits.pages', 'pages', changing(isPage(2), (items) => items.slice(1))],
  ['a page that is too long', 'listMilestones.pages', 'pages', ignoring('per_page')],
  [
    'another order on pages',
    'listTags.pages',
    'pages',
    changing(isWalk, (items) => [...items].reverse()),
  ],
  [
    'a wrong total',
    'listTags.pages',
    'pages',
    withHeader('x-total', (old) => `${Number(old) + 1}`),
  ],
  ...['x-total', 'x-total-pages'].map((name): (typeof FAULTS)[number] => [
    `a list without the header ${name}`,
    'listTags.pages',
    'pages',
    async (request, ask) => {
      const response = await ask(request);
      response.headers.delete(name);
      return response;
    },
  ]),
  ['a wrong count of pages', 'listTags.pages', 'pages', withHeader('x-total-pages', () => '7')],
  [
    'totals of a list without totals',
    'listCommits.pages',
    'pages',
    withHeader('x-total', () => '3'),
  ],
  [
    'a link to a next page on the last page',
    'listTags.pages',
    'pages',
    withHeader('link', (old) =>
      old?.includes('rel="next"') ? old : `${old}, <http://a.example/?page=99>; rel="next"`,
    ),
  ],
  [
    'no link to the next page',
    'listTags.pages',
    'pages',
    withHeader('link', (old) => old!.replace('rel="next"', 'rel="other"')),
  ],
  [
    'a page of more than 100 items',
    'listTags.pages.limit',
    'pages',
    async (request, ask) => {
      const response = await ask(
        request.url.searchParams.get('per_page') === '101'
          ? withQuery(request, { per_page: '100' })
          : request,
      );
      if (request.url.searchParams.get('per_page') !== '101') return response;
      return {
        ...response,
        body: Array.from({ length: 101 }, () => (response.body as unknown[])[0]),
      };
    },
  ],
  [
    'a page that has 50 items at most',
    'listTags.pages.limit',
    'pages',
    withHeader('x-per-page', (old) => (old === '100' ? '50' : old!)),
  ],
  [
    'a page of 101 items that is refused as other malformed reads are',
    'listTags.pages.limit',
    'status',
    async (request, ask) => {
      const response = await ask(request);
      const body = { message: 'per_page is too large' };
      const isTooLarge = request.url.searchParams.get('per_page') === '101';
      return isTooLarge ? { ...response, status: 422, body } : response;
    },
  ],
  [
    'another default page size',
    'listTags.pages.limit',
    'pages',
    (request, ask) =>
      ask(
        request.url.searchParams.has('per_page') ? request : withQuery(request, { per_page: '2' }),
      ),
  ],
  [
    'another default than the documented one',
    'listTags.defaults.sort',
    'defaults',
    (request, ask) =>
      ask(request.url.searchParams.has('sort') ? request : withQuery(request, { sort: 'asc' })),
  ],
  ['a sort that is ignored', 'listTags.sort.name', 'sort', ignoring('sort')],
  ['an order that is ignored', 'listContributors.sort.commits', 'sort', ignoring('order_by')],
  [
    'a sort that loses an item',
    'listTags.sort.version',
    'sort',
    changing(
      (url) => url.searchParams.get('order_by') === 'version',
      (items) => items.slice(1),
    ),
  ],
  [
    'an empty list whose last page is before the first',
    'listMilestones.nothing.title',
    'filter',
    async (request, ask) => {
      const response = await ask(request);
      const link = response.headers.get('link');
      if ((response.body as []).length === 0 && link)
        response.headers.set('link', link.replace(/([?&]page=)1([^>]*>; rel="last")/, '$10$2'));
      return response;
    },
  ],
  ['a filter that is ignored', 'listMilestones.filter.state.closed', 'filter', ignoring('state')],
  [
    'a filter by number that is ignored',
    'listMilestones.filter.iids',
    'filter',
    ignoring('iids[]'),
  ],
  [
    'a filter by person that is ignored',
    'listGroupMergeRequests.filter.author_id',
    'filter',
    ignoring('author_id'),
  ],
  ['a filter by time that is ignored', 'listCommits.filter.since', 'filter', ignoring('since')],
  [
    'a boolean filter that is ignored',
    'listAllRunners.filter.paused',
    'filter',
    ignoring('paused'),
  ],
  [
    'a filter that loses an item',
    'listMilestones.filter.state.closed',
    'filter',
    changing(
      (url) => url.searchParams.has('state'),
      (items) => items.slice(1),
    ),
  ],
  [
    'a negated filter that is ignored',
    'listMergeRequests.filter.not.labels',
    'filter',
    ignoring('not[labels]'),
  ],
  [
    'a filter by yes or no that is ignored',
    'listMergeRequests.filter.wip',
    'filter',
    ignoring('wip'),
  ],
  [
    'a limit in bytes instead of characters',
    'createIssueNote.keeps.longest.body',
    'read-back',
    async (request, ask) =>
      request.method === 'POST' && Buffer.byteLength(JSON.parse(request.body).body) > 1_000_000
        ? { status: 400, headers: new Headers(JSON_TYPE), body: { message: 'Too long' } }
        : ask(request),
  ],
  [
    'a filter by the name of a boolean that is ignored',
    'listRunners.filter.scope.paused',
    'filter',
    ignoring('scope'),
  ],
  [
    'a filter by creation that compares the update',
    'listMergeRequests.filter.created_after',
    'filter',
    (request, ask) => {
      const time = request.url.searchParams.get('created_after');
      return ask(
        time ? withQuery(request, { created_after: undefined, updated_after: time }) : request,
      );
    },
  ],
  [
    'an encoded path that is unknown',
    'listTags.encoding.path',
    'encoding',
    elsewhere('acme%2Frocket', 'acme%2Fno-such-rocket'),
  ],
  [
    'plain slashes that are accepted in a path',
    'listTags.encoding.path',
    'encoding',
    elsewhere('acme/rocket', 'acme%2Frocket'),
  ],
  [
    'a time zone that is ignored',
    'listGroupMergeRequests.encoding.plus.created_after',
    'encoding',
    (request, ask) =>
      ask(
        request.url.href.includes('%2B02')
          ? withQuery(request, { created_after: '2000-01-01T00:00:00Z', created_before: undefined })
          : request,
      ),
  ],
  [
    'a form body that is ignored',
    'createMilestone.encoding.body',
    'status',
    (request, ask) =>
      ask(request.contentType?.includes('form') ? { ...request, body: 'nothing=1' } : request),
  ],
  [
    'a field of a write that is not read from the query',
    'createMilestone.placement.query',
    'status',
    ignoring('title'),
  ],
  [
    'JSON that is read from a body of another type',
    'createMilestone.placement.type',
    'placement',
    (request, ask) =>
      ask(
        request.contentType === 'text/plain'
          ? { ...request, contentType: 'application/json' }
          : request,
      ),
  ],
  [
    'a body of a list that is ignored',
    'listTags.placement.body',
    'placement',
    ignoringBody(({ pathname }) => pathname.endsWith('/tags')),
  ],
  [
    'a name that is found by its beginning',
    'getTag.identity.part',
    'identity',
    (request, ask) =>
      ask({ ...request, url: new URL(request.url.href.replace(/v1\.0\.$/, 'v1.0.0')) }),
  ],
  [
    'the older header Links',
    'listTags.pages',
    'pages',
    withHeader('links', () => '<http://forge.example>; rel="next"'),
  ],
  [
    'a call without a token that is allowed',
    'listMilestones.authentication.none',
    'authentication',
    trusting('owner'),
  ],
  [
    'a wrong token that is accepted',
    'updateMilestone.authentication.wrong',
    'authentication',
    trusting('owner'),
  ],
  ['a guest who may read too much', 'listClusters.access.guest', 'access', trusting('owner')],
  [
    'a developer who may write too much',
    'createCluster.access.developer',
    'access',
    trusting('owner'),
  ],
  [
    'a private project that a stranger sees',
    'listTags.access.private.stranger',
    'access',
    trusting('owner'),
  ],
  [
    'a private project that an anonymous caller sees',
    'listTags.access.private.anonymous',
    'access',
    trusting('owner'),
  ],
  [
    'a public project that an anonymous caller does not see',
    'listTags.access.public.anonymous',
    'access',
    elsewhere('/projects/12/', '/projects/16/'),
  ],
  [
    'a child that is found through another parent',
    'getMilestone.identity.project.other',
    'identity',
    elsewhere('/projects/6/', '/projects/5/'),
  ],
  [
    'a child that is changed through another parent',
    'updateMilestone.identity.project.other',
    'identity',
    (request, ask, tokens) =>
      request.method === 'PUT'
        ? elsewhere('/projects/6/', '/projects/5/')(request, ask, tokens)
        : ask(request),
  ],
  [
    'a private project that is refused with 403',
    'createMilestone.access.hidden.stranger',
    'status',
    async (request, ask) => {
      const response = await ask(request);
      return request.url.href.includes('/projects/16/') && response.status === 404
        ? { ...response, status: 403, body: { message: '403 Forbidden' } }
        : response;
    },
  ],
  [
    'a private project with another 404 message than an unknown one',
    'listTags.access.hidden.stranger',
    'access',
    async (request, ask) => {
      const response = await ask(request);
      return request.url.href.includes('/projects/16/') && response.status === 404
        ? { ...response, body: { message: '404 Tag Not Found' } }
        : response;
    },
  ],
  [
    'an unmatched title that is ignored',
    'listMilestones.nothing.title',
    'filter',
    ignoring('title'),
  ],
  [
    'a field that is lost',
    'createMilestone.keeps.field.description',
    'read-back',
    async (request, ask) => {
      const response = await ask(request);
      const { description: _, ...rest } = response.body as Record<string, unknown>;
      const isRead = request.method === 'GET' && !Array.isArray(response.body);
      return isRead && response.status === 200
        ? { ...response, body: { ...rest, description: null } }
        : response;
    },
  ],
  [
    'a text that loses what is beyond the basic plane',
    'createMilestone.keeps.field.title',
    'echo',
    (request, ask) =>
      ask(
        request.method === 'POST'
          ? { ...request, body: request.body.replaceAll(/[\u{10000}-\u{10ffff}]/gu, 'x') }
          : request,
      ),
  ],
  [
    'a text whose combining signs are lost',
    'createMilestone.keeps.field.description',
    'read-back',
    async (request, ask) => {
      const response = await ask(request);
      const text = JSON.stringify(response.body).replaceAll('\u0308', '');
      return request.method === 'GET' ? { ...response, body: JSON.parse(text) } : response;
    },
  ],
  [
    'the longest text that is refused',
    'createIssueNote.keeps.longest.body',
    'read-back',
    async (request, ask) =>
      request.body.length > 900_000
        ? { ...(await ask({ ...request, body: '{}' })), status: 400 }
        : ask(request),
  ],
  [
    'the longest text that is cut off',
    'createIssueNote.keeps.longest.body',
    'read-back',
    async (request, ask) => {
      const response = await ask(request);
      const { body } = response.body as { body?: string };
      return request.method === 'GET' && body
        ? { ...response, body: { ...(response.body as object), body: body.slice(0, 65_535) } }
        : response;
    },
  ],
  [
    'a field that only the response to the write shows',
    'createSamlGroupLink.keeps.custom-role',
    'read-back',
    async (request, ask) => {
      const response = await ask(request);
      const { member_role_id: _, ...rest } = response.body as Record<string, unknown>;
      return request.method === 'GET' && !Array.isArray(response.body)
        ? { ...response, body: rest }
        : response;
    },
  ],
  [
    'a changed note that its discussion shows unchanged',
    'updateIssueDiscussionNote.keeps.change-body',
    'read-back',
    async (request, ask) => {
      const response = await ask(request);
      const { notes } = response.body as { notes?: object[] };
      return request.method === 'GET' && notes
        ? {
            ...response,
            body: {
              ...(response.body as object),
              notes: notes.map((note) => ({ ...note, body: 'as it was' })),
            },
          }
        : response;
    },
  ],
  [
    'an update that sets its own time back',
    'updateIssueNote.keeps.field.body',
    'read-back',
    settingTimeBack(),
  ],
  [
    'a field that a change of another field resets',
    'updateMilestone.keeps.field.description',
    'read-back',
    (request, ask) =>
      ask(
        request.method === 'PUT' && !request.body.includes('description')
          ? { ...request, body: JSON.stringify({ ...JSON.parse(request.body), description: '' }) }
          : request,
      ),
  ],
  [
    'a sign that stands for any text',
    'listProjectInvitations.nothing.query.wildcard',
    'filter',
    (request, ask) =>
      ask(
        /[_%]/.test(request.url.searchParams.get('query') ?? '')
          ? withQuery(request, { query: undefined })
          : request,
      ),
  ],
  [
    'an IID that is taken for an ID',
    'getMilestone.identity.iid',
    'identity',
    elsewhere('/milestones/2', '/milestones/31'),
  ],
];

/** The faults that are advice only: the documents do not say how a server refuses. */
const ADVISED = [
  'a page of 101 items that is refused as other malformed reads are',
  'a private project that is refused with 403',
  'an update that sets its own time back',
  'a private project with another 404 message than an unknown one',
];

describe('finds a fault with the property that it breaks', () => {
  test.each(sample(FAULTS, 3))('%s: %s', async (name, id, check, fault) => {
    expect(await withoutFault(id)).toMatchObject({ outcome: 'pass', findings: [] });
    const { outcome, reason, findings } = await sandbox.perform(properties, id, fault);
    expect([outcome, reason]).toEqual([ADVISED.includes(name) ? 'advised' : 'fail', undefined]);
    expect(findings.map((finding) => finding.check)).toContain(check);
    for (const { message, pointer } of findings) expect([message, pointer]).not.toContain('');
  });
});

test('a finding of a filter in an object names the member', async () => {
  const id = 'listMergeRequests.filter.not.labels';
  const { findings } = await sandbox.perform(properties, id, ignoring('not[labels]'));
  expect(findings[0]).toMatchObject({
    message: expect.stringMatching(/^not\[labels\]=\S+ shows only matching items/),
    sends: [expect.stringMatching(/^not\.labels=/)],
  });
});

/** Faults that a server shows only with some data, and data with which it does not. */
const HIDDEN: [fault: string, id: string, Intercept, data: string, Intercept][] = [
  [
    'an order by the last change that is the order of the creations',
    'listIssueNotes.sort.updated_at',
    ignoring('order_by'),
    'of items that were never changed',
    showing((items) => items.map((item) => ({ ...item, updated_at: item.created_at }))),
  ],
  [
    'a filter by several labels that looks for the first one',
    'listMergeRequests.filter.labels',
    (request, ask) =>
      ask(
        request.url.searchParams.has('labels')
          ? withQuery(request, { labels: request.url.searchParams.get('labels')!.split(',')[0] })
          : request,
      ),
    'of items that all have the same label, or none',
    showing((items) =>
      items.filter(({ labels }) => (labels ?? []).every((label) => label === 'paint')),
    ),
  ],
  [
    'a filter by a state that the field cannot decide, and that is ignored',
    'listRunners.filter.status.paused',
    ignoring('status'),
    'of paused runners',
    showing((items) => items.filter(({ paused }) => paused as unknown)),
  ],
  [
    'another default of a parameter that the other properties send',
    'listMergeRequests.defaults.scope',
    (request, ask) =>
      ask(request.url.searchParams.has('scope') ? request : withQuery(request, { scope: 'all' })),
    'of items that the caller created',
    showing((items) =>
      items.filter(({ author }) => (author as unknown as Item)?.username === 'dana'),
    ),
  ],
  [
    'a filter that loses the item that it should show',
    'listMilestones.filter.state.closed',
    losing('state', () => false),
    'without such an item',
    showing((items) => items.filter(({ state }) => state === 'active')),
  ],
  ['a page that is empty', 'listTags.pages', changing(isPage(2), () => []), 'of one item', single],
  [
    'another default order',
    'listIssueNotes.defaults.order_by',
    (request, ask) =>
      ask(
        request.url.searchParams.has('order_by')
          ? request
          : withQuery(request, { order_by: 'updated_at' }),
      ),
    'of a list without items',
    empty,
  ],
  [
    'an ignored value that nothing has',
    'listMilestones.nothing.title',
    ignoring('title'),
    'of a list without items',
    empty,
  ],
  [
    'a path that names another project',
    'listTags.encoding.path',
    elsewhere('acme%2Frocket', 'acme%2Flaunchpad'),
    'of a list without items',
    empty,
  ],
  [
    'a body of a list that is ignored',
    'listTags.placement.body',
    ignoringBody(({ pathname }) => pathname.endsWith('/tags')),
    'that a proxy removes from every GET',
    ignoringBody(() => true),
  ],
  [
    'a time zone that is ignored',
    'listGroupMergeRequests.encoding.plus.created_after',
    (request, ask) => {
      const time = request.url.searchParams.get('created_after');
      return ask(time ? withQuery(request, { created_after: time.replace(/\+.*/, 'Z') }) : request);
    },
    'of items far from the time',
    showing(() => []),
  ],
];

describe('does not pass on data that hides a fault', () => {
  test.each(sample(HIDDEN, 3))('%s: %s', async (_, id, fault, _data, hiding) => {
    expect(await withoutFault(id)).toMatchObject({ outcome: 'pass' });
    expect(await sandbox.perform(properties, id, fault)).toMatchObject({ outcome: 'fail' });
    const hidden: Intercept = (request, ask, tokens) =>
      fault(request, (passed) => hiding(passed, ask, tokens), tokens);
    const { outcome, reason, findings } = await sandbox.perform(properties, id, hidden);
    expect([outcome, findings]).toEqual(['vacuous', []]);
    expect(reason).toMatch(/^the data could not show a fault: the check needs ./);
  });
});

test('lists the pairs of filters that were judged together, and is vacuous for the others', async () => {
  const { notes } = await withoutFault('listMilestones.filters-together');
  expect(notes?.[0]).toMatch(/^judged together \(\d+\): .*search with state/);
  const { outcome, reason } = await withoutFault('listMilestones.filters-together.pairs');
  expect(outcome).toBe('vacuous');
  expect(reason).toContain('a value of include_ancestors that shows a part of the list');
});

test('looks for a witness on further pages', async () => {
  /** A server with 100 active milestones before its own ones. */
  const crowded: Intercept = async (request, ask) => {
    const { searchParams } = request.url;
    if (request.method !== 'GET' || !request.url.pathname.endsWith('/milestones'))
      return ask(request);
    const response = await ask(withQuery(request, { page: undefined, state: undefined }));
    const own = response.body as Item[];
    const many = Array.from({ length: 100 }, (_, index) => ({
      ...own.find(({ state }) => state === 'active')!,
      ...{ id: 90_000 + index, iid: 90_000 + index, title: `One of many ${index}` },
    }));
    const state = searchParams.get('state');
    const all = ([...many, ...own] as Item[]).filter(
      (item) => state === null || item.state === state,
    );
    const page = Number(searchParams.get('page') ?? 1);
    const next = `<${withQuery(request, { page: `${page + 1}` }).url.href}>; rel="next"`;
    response.headers.set(
      'link',
      page * 100 < all.length ? next : '<http://a.example/>; rel="first"',
    );
    response.headers.set('x-total', `${all.length}`);
    return { ...response, body: all.slice((page - 1) * 100, page * 100) };
  };
  const id = 'listMilestones.filter.state.closed';
  expect(await sandbox.perform(properties, id, crowded)).toMatchObject({ outcome: 'pass' });
  const lost: Intercept = (request, ask, tokens) =>
    losing('state', () => false)(request, (passed) => crowded(passed, ask, tokens), tokens);
  expect(await sandbox.perform(properties, id, lost)).toMatchObject({ outcome: 'fail' });
});

describe('while other clients change the target', () => {
  test('does not report a fault that a second look does not find', async () => {
    let isFirst = true;
    const once: Intercept = async (request, ask) => {
      const response = await ask(request);
      if (!isFirst || !isPage(2)(request.url)) return response;
      isFirst = false;
      return { ...response, body: (response.body as unknown[]).slice(1) };
    };
    expect(await sandbox.perform(properties, 'listTags.pages', once)).toMatchObject({
      outcome: 'pass',
      flaky: true,
    });
  });

  test('does not judge the pages of a list that grows while they are read', async () => {
    let names = 0;
    const growing = changing(
      (url) => url.searchParams.get('per_page') === '100',
      (items) => {
        names += 1;
        return [{ ...(items[0] as object), name: `new-${names}` }, ...items];
      },
    );
    expect(await sandbox.perform(properties, 'listTags.pages', growing)).toMatchObject({
      outcome: 'not-run',
      reason: 'other clients change the list while its pages are read',
    });
  });
});

describe('the first two values in the wrong order', () => {
  const texts = { format: undefined };
  test.each([
    ['are none if an order ignores letter case', ['Zeta', 'alpha'], 'asc', undefined],
    ['are none if an order ignores punctuation', ['v1.10.0', 'v1.2.0'], 'asc', undefined],
    ['are found in a reversed list', ['beta', 'alpha'], 'asc', ['beta', 'alpha']],
    ['are none around a null', [1, null, 2], 'asc', undefined],
    ['are found among numbers, compared as numbers', [9, 10], 'desc', [9, 10]],
  ])('%s', (_, values, sort, wrong) => {
    expect(firstUnsorted(values, sort, texts)).toEqual(wrong);
  });

  test('are found among times, compared across time zones', () => {
    const times = ['2026-01-01T12:00:00Z', '2026-01-01T13:30:00+02:00'];
    expect(firstUnsorted(times, 'asc', { format: 'date-time' })).toEqual(times);
  });
});
