/** Tests the properties that send several parameters together. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sample } from '../../../test/sample.ts';
import {
  type FaultySandbox,
  type Intercept,
  type Passing,
  startFaultySandbox,
} from '../testing/faultySandbox.ts';
import { properties } from './properties.ts';

let sandbox: FaultySandbox;
beforeAll(async () => {
  sandbox = await startFaultySandbox();
});
afterAll(() => sandbox.close());

/** Returns the request with other query parameters. Undefined removes a parameter. */
function withQuery(request: Passing, query: Record<string, string | undefined>): Passing {
  const url = new URL(request.url);
  for (const [name, value] of Object.entries(query))
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  return { ...request, url };
}

type Query = URLSearchParams;

/** A server that reads another query in some requests. */
const reading =
  (when: (query: Query) => boolean, query: Record<string, string | undefined>): Intercept =>
  (request, ask) =>
    ask(when(request.url.searchParams) ? withQuery(request, query) : request);

/** A server that changes the items of some lists. */
const changing =
  (when: (query: Query) => boolean, change: (items: object[]) => object[]): Intercept =>
  async (request, ask) => {
    const response = await ask(request);
    return when(request.url.searchParams) && Array.isArray(response.body)
      ? { ...response, body: change(response.body) }
      : response;
  };

/** A server whose links lack a parameter. */
const losing =
  (name: string, when: (query: Query) => boolean = () => true): Intercept =>
  async (request, ask) => {
    const response = await ask(request);
    const link = response.headers.get('link');
    if (link && when(request.url.searchParams))
      response.headers.set('link', link.replaceAll(new RegExp(`([?&])${name}=[^&>]*&`, 'g'), '$1'));
    return response;
  };

const empty = changing(
  () => true,
  () => [],
);

const FAULTS: [fault: string, id: string, Intercept, data: string, hiding: Intercept | null][] = [
  [
    'a missing directory that is empty if the list is recursive',
    'listTree.refused.unknown-path',
    reading((query) => query.get('recursive') === 'true', { path: undefined }),
    '',
    null,
  ],
  [
    'an unknown project that is accepted with a second page',
    'listMilestones.refused.unknown-project',
    async (request, ask) =>
      request.url.searchParams.has('per_page')
        ? { status: 200, headers: new Headers({ 'content-type': 'application/json' }), body: [] }
        : ask(request),
    '',
    null,
  ],
  [
    'a field that the items of the second page lack',
    'listCommits.pages.parameters',
    changing(
      (query) => query.has('with_stats') && query.get('page') === '2',
      (items) => items.map((item) => ({ ...item, stats: undefined })),
    ),
    'of a list without items',
    empty,
  ],
  [
    'links that lose a filter',
    'listMilestones.pages.parameters',
    losing('state'),
    'of a list without items',
    empty,
  ],
  [
    'links of pages by cursor that lose the branch',
    'listTree.pages.parameters',
    losing('ref', (query) => query.has('pagination')),
    'of a list without items',
    empty,
  ],
  [
    'another direction by default for one order',
    'listTags.defaults.sort.name',
    reading((query) => query.get('order_by') === 'name' && !query.has('sort'), { sort: 'asc' }),
    'of a list without items',
    empty,
  ],
  [
    'another order by default for one direction',
    'listMergeRequestNotes.defaults.order_by.asc',
    reading((query) => query.get('sort') === 'asc' && !query.has('order_by'), {
      order_by: 'updated_at',
    }),
    'of a list without items',
    empty,
  ],
  [
    'a filter that is ignored beside another one',
    'listMilestones.filters-together',
    reading((query) => query.has('state') && query.has('updated_before'), { state: undefined }),
    'of a list without items',
    empty,
  ],
  [
    'two filters below `not` that leave out the items of the last one',
    'listMergeRequests.filters-together',
    (request, ask) => {
      const below = [...request.url.searchParams.keys()].filter((name) => name.startsWith('not'));
      return ask(below.length > 1 ? withQuery(request, { [below[0]!]: undefined }) : request);
    },
    'of a list without items',
    empty,
  ],
];

const SAMPLE = sample(FAULTS, 3);

describe('finds', () => {
  test.each(SAMPLE)('%s: %s', async (_, id, fault) => {
    expect((await sandbox.perform(properties, id)).outcome).toMatch(/^(pass|vacuous)$/);
    expect(await sandbox.perform(properties, id, fault)).toMatchObject({ outcome: 'fail' });
  });
});

describe('does not pass on data that hides a fault', () => {
  test.each(SAMPLE.filter(([, , , , hiding]) => hiding))(
    '%s: %s',
    async (...[, id, , , hiding]) => {
      const { outcome, reason } = await sandbox.perform(properties, id, hiding!);
      expect(outcome).toBe('vacuous');
      expect(reason).toMatch(/^the data could not show a fault: the check needs ./);
    },
  );
});

test.each(['listMergeRequests.filters-together', 'listMergeRequests.pages.parameters'])(
  '%s sends no parameter that starts work on the server',
  async (id) => {
    const sent = new Set<string>();
    await sandbox.perform(properties, id, (request, ask) => {
      for (const name of request.url.searchParams.keys()) sent.add(name);
      return ask(request);
    });
    expect(sent).toContain('with_labels_details');
    expect(sent).not.toContain('with_merge_status_recheck');
  },
);
