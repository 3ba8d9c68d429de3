import type { Case, CaseRequest, JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import { isObject } from '../../../contract/isObject.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import { CannotPerform } from '../../engine/job.ts';
import type { Target } from '../../target/target.ts';
import { readLinks } from './links.ts';
import { modeOf, pageSizeFor } from './pages.ts';
import type { Property } from './property.ts';
import { type Compared, comparisonJob, listsOf, type Mismatch, someOf } from './propertyJob.ts';
import { isSame, keyOf, queryOf, type Reader, readFullList, shown, without } from './reader.ts';
import { joinQueries, readAllowed, readVariants, type Variant } from './variants.ts';
import { MissingWitness } from './witness.ts';

export const continuations: Property = {
  id: 'pages.parameters',
  summary:
    'The pages of a list with further parameters show the items of this list, and their links keep the parameters.',
  from: '`x-paginated`, query parameters',
  check: 'pages',
  plan: (contract, target) =>
    listsOf(contract)
      .filter((operation) => queryOf(operation).some(({ name }) => !PAGING.includes(name)))
      .map((operation) => {
        return comparisonJob({
          contract,
          target,
          operation,
          check: 'pages',
          pointer: pointerBelow(operation.pointer, 'x-paginated'),
          name: 'pages.parameters',
          summary: 'Pages with further parameters continue the same list',
          compare: (reader) => checkAll(contract, target, reader),
        });
      }),
};

const PAGING = ['page', 'per_page', 'page_token', 'pagination'];

async function checkAll(contract: Contract, target: Target, reader: Reader): Promise<Compared> {
  const { items: all } = await readFullList(reader, 2);
  const hasPages = (items: JsonValue[]) => items.length >= 2;
  const { variants, others } = await readVariants(contract, target, reader, all, hasPages);
  if (variants.length === 0)
    throw new MissingWitness('a parameter that changes the list and leaves two items');
  const mismatches: Mismatch[] = [];
  for (const query of await groupQueries(reader, variants, all))
    for (const byCursor of waysOf(contract, reader.operation))
      mismatches.push(...(await checkPages(reader, query, byCursor)));
  const missing = others.map(
    (name) => `a value of ${name} that changes the list and leaves two items`,
  );
  return { mismatches, missing };
}

/** Returns the queries that select the kind of page: by number, by cursor, or both. */
function waysOf(
  contract: Contract,
  operation: ContractOperation,
): (CaseRequest['query'] | undefined)[] {
  const { mode } = modeOf(operation);
  return [
    ...(mode === 'keyset' ? [] : [undefined]),
    ...(mode === 'offset' ? [] : [firstQuery(contract, operation)]),
  ];
}

/** Joins as many parameters as leave two items, so that few requests have them all. */
async function groupQueries(
  reader: Reader,
  variants: Variant[],
  all: JsonValue[],
): Promise<CaseRequest['query'][]> {
  const whole = new Set(all.map(keyOf));
  const shows = new Map(variants.map((one) => [one, new Set(one.items.map(keyOf))]));
  // A filter leaves the items as they are, so the items of two filters are known.
  const isFilter = ({ items }: Variant) => items.every((item) => whole.has(keyOf(item)));
  const countKnown = (group: Variant[]) =>
    [...whole].filter((key) => group.every((one) => !isFilter(one) || shows.get(one)!.has(key)))
      .length;
  const groups: CaseRequest['query'][] = [];
  let left = variants;
  while (left.length > 0) {
    const [first, ...rest] = left as [Variant, ...Variant[]];
    const group = [first];
    left = [];
    for (const next of rest) {
      const isNew = group.every(({ parameter }) => parameter.name !== next.parameter.name);
      const mayJoin = isNew && countKnown([...group, next]) >= 2;
      const items = mayJoin ? await readAllowed(reader, joinQueries([...group, next])) : undefined;
      if (items && items.length >= 2) group.push(next);
      else left.push(next);
    }
    groups.push(joinQueries(group));
  }
  return groups;
}

/** The number of pages that are read of each list. */
const PAGES = 3;

/** @param start the query that selects pages by cursor; undefined for pages by number */
async function checkPages(
  reader: Reader,
  query: CaseRequest['query'],
  start: CaseRequest['query'] | undefined,
): Promise<Mismatch[]> {
  const all = (await readAllowed(reader, query)) ?? [];
  if (all.length < 2) return [];
  // A list without the parameter `pagination` switches to cursors when the request has a page token.
  const skipped = start && !('pagination' in start) ? 1 : 0;
  const expected = all.slice(skipped);
  const perPage = Math.max(1, Math.min(pageSizeFor(expected.length), expected.length - 1));
  let next: CaseRequest['query'] | undefined = {
    ...query,
    ...(start && 'pagination' in start && { pagination: start.pagination! }),
    ...(skipped > 0 && { page_token: readToken(all[0]!) }),
    per_page: perPage,
  };
  const mismatches: Mismatch[] = [];
  for (let page = 0; page < PAGES && next; page += 1) {
    // A link has every parameter by itself.
    const response = await reader.read(page === 0 ? next : { ...absent(reader), ...next });
    const { items } = response;
    const due = expected.slice(page * perPage, (page + 1) * perPage);
    if (!isSame(items, due)) {
      const differing = [...without(items, due), ...without(due, items)];
      return [
        ...mismatches,
        {
          requirement: `page ${page + 1} of ${shown(query)} has the items of this list`,
          actual:
            differing.length > 0
              ? `the two differ in ${someOf(differing)}`
              : 'they come in another order',
        },
      ];
    }
    const link: CaseRequest['query'] | undefined = readLinks(response)?.next;
    const lost = link ? namesIn(query).filter((name) => !(name in link)) : [];
    if (lost.length > 0)
      mismatches.push({
        requirement: `the link to the page after page ${page + 1} keeps ${lost.join(', ')}`,
        actual: `it has only ${Object.keys(link!).join(', ')}`,
        location: 'link',
      });
    next = link && lost.length === 0 ? link : undefined;
  }
  return mismatches;
}

/** Returns the parameters that a reader adds to each request, as absent ones. */
function absent({ request }: Reader): Record<string, undefined> {
  return Object.fromEntries(Object.keys(request.query).map((name) => [name, undefined]));
}

/** Returns the names of parameters as a URL has them: `not[labels]`. */
function namesIn(query: CaseRequest['query']): string[] {
  return Object.entries(query).flatMap(([name, value]) =>
    isObject(value)
      ? Object.entries(value).map(
          ([member, inner]) => `${name}[${member}]${Array.isArray(inner) ? '[]' : ''}`,
        )
      : [name],
  );
}

/** Returns the query with which a case requests the first page by cursor. */
export function firstQuery({ cases }: Contract, { id }: ContractOperation): CaseRequest['query'] {
  const isByCursor = ({ operation, request, response }: Case) =>
    operation === id &&
    response.status === 200 &&
    ('pagination' in request.query || 'page_token' in request.query);
  const query: CaseRequest['query'] = cases.find(isByCursor)?.request.query ?? {};
  return Object.fromEntries(
    Object.entries(query).filter(([name]) => ['pagination', 'order_by', 'sort'].includes(name)),
  );
}

/** Returns the page token after an item: its name, or else its ID. */
export function readToken(item: JsonValue): JsonValue {
  const { name, id } = item as { name?: JsonValue; id?: JsonValue };
  const token = name ?? id;
  if (token === undefined)
    throw new CannotPerform(
      'not-run',
      'the items have neither a name nor an ID to use as page_token',
    );
  return token;
}
