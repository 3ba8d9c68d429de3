import type { CaseRequest, JsonValue } from '../../../contract/case.ts';
import type { ContractOperation } from '../../../contract/contract.ts';
import type { Paginated } from '../../../contract/openapi.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import { CannotPerform } from '../../engine/job.ts';
import { readLinks } from './links.ts';
import type { Property } from './property.ts';
import { type Compared, comparisonJob, listsOf, type Mismatch, someOf } from './propertyJob.ts';
import {
  isSame,
  type JudgedResponse,
  keyOf,
  MOST_PER_PAGE,
  type Reader,
  readFullList,
  without,
} from './reader.ts';

/** Pagination by page number: all pages of a list, and the limits of a page. */
export const pages: Property = {
  id: 'pages',
  summary:
    'Following the links shows each item once, in the order of the list. Headers and totals agree. A page has 20 items by default and 100 at most.',
  from: '`x-paginated`',
  plan: (contract, target) =>
    listsOf(contract)
      .filter((operation) => modeOf(operation).mode !== 'keyset')
      .flatMap((operation) => {
        const pointer = pointerBelow(operation.pointer, 'x-paginated');
        const common = { contract, target, operation, check: 'pages', pointer };
        const facts = { ...modeOf(operation), isHosted: target.offering === 'hosted' };
        return [
          comparisonJob({
            ...common,
            name: 'pages',
            summary: 'Pages show every item once, and their headers agree',
            compare: (reader) => checkWalk(reader, facts),
          }),
          comparisonJob({
            ...common,
            name: 'pages.limit',
            summary: 'A page has 20 items by default, and 100 at most',
            compare: (reader) => checkLimits(reader),
          }),
        ];
      }),
};

/** Returns the pagination mode of a list, and whether headers tell the total. */
export function modeOf({ definition }: ContractOperation) {
  const paginated = definition['x-paginated'] as Paginated;
  return typeof paginated === 'string'
    ? { mode: paginated, totals: true }
    : { totals: true, ...paginated };
}

/** How often all pages are read before a changing list is given up. */
const WALKS = 3;
const PAGES_WANTED = 4;

/** Returns a page size with at least three pages, the last of them not full, if there are enough items. */
export function pageSizeFor(items: number): number {
  const sizes = Array.from({ length: Math.floor(items / 2) }, (_, index) => index + 1);
  const telling = sizes.filter((size) => items % size !== 0 && Math.ceil(items / size) >= 3);
  const usual = Math.max(1, Math.ceil(items / PAGES_WANTED));
  return telling.sort((one, other) => Math.abs(one - usual) - Math.abs(other - usual))[0] ?? usual;
}

/** Decides which headers a page has. */
interface HeaderFacts {
  /** Whether headers tell the total. */
  totals: boolean;
  /** Whether the deployment is of the hosted offering, which may omit headers of pages. */
  isHosted: boolean;
}

async function checkWalk(reader: Reader, facts: HeaderFacts): Promise<Compared> {
  return walkUnchanged(
    () => readFullList(reader),
    async (before) => ({
      mismatches: await checkPages(reader, before, facts),
      missing: before.items.length < 2 ? ['2 items in the list'] : [],
    }),
  );
}

/**
 * Reads a list before and after its pages, and returns the result of the walk. If other clients changed the list
 * meanwhile, the pages may rightly differ, so it walks again.
 */
export async function walkUnchanged<List extends { items: JsonValue[] }, Result>(
  read: () => Promise<List>,
  walk: (before: List) => Promise<Result>,
): Promise<Result> {
  for (let count = 0; count < WALKS; count += 1) {
    const before = await read();
    const result = await walk(before);
    if (isSame(before.items, (await read()).items)) return result;
  }
  throw new CannotPerform('not-run', 'other clients change the list while its pages are read');
}

async function checkPages(
  reader: Reader,
  { items: all, isWhole }: { items: JsonValue[]; isWhole: boolean },
  facts: HeaderFacts,
): Promise<Mismatch[]> {
  const perPage = pageSizeFor(all.length);
  const mismatches: Mismatch[] = [];
  const walked: JsonValue[] = [];
  let query: CaseRequest['query'] | undefined = { per_page: perPage };
  let number = 1;
  for (; query && walked.length < all.length + perPage; number += 1) {
    const response = await reader.read(query);
    const { items } = response;
    const isLast = isWhole && walked.length + items.length >= all.length;
    const page = { number, perPage, isLast, total: isWhole ? all.length : undefined };
    mismatches.push(...wrongHeaders(response, page, facts));
    if (items.length > perPage || (!isLast && items.length < perPage))
      mismatches.push({
        requirement: `page ${number} has ${perPage} items, as per_page says`,
        actual: `it has ${items.length}`,
        sends: ['per_page'],
      });
    walked.push(...items);
    query = isLast ? undefined : nextQuery(response, number, perPage);
    if (items.length === 0) break;
  }
  const seen = walked.slice(0, isWhole ? undefined : all.length);
  mismatches.push(...wrongWalk(all, seen, isWhole));
  if (isWhole && mismatches.length === 0) {
    const beyond = await reader.read({ per_page: perPage, page: number });
    if (beyond.items.length > 0)
      mismatches.push({
        requirement: `page ${number}, after the last one, is empty`,
        actual: `it has ${someOf(beyond.items)}`,
      });
  }
  return mismatches;
}

/** Compares the items of all pages with one page of all items. */
export function wrongWalk(all: JsonValue[], walked: JsonValue[], isWhole = true): Mismatch[] {
  if (isSame(all, walked)) return [];
  const inAll = countsOf(all);
  const inWalk = countsOf(walked);
  const twice = all.filter((item) => inWalk.get(keyOf(item))! > inAll.get(keyOf(item))!);
  const gaps = without(all, walked);
  const extras = isWhole ? without(walked, all) : [];
  return [
    ...(twice.length > 0
      ? [
          {
            requirement: 'pages do not overlap',
            actual: `more than one page has ${someOf(twice)}`,
          },
        ]
      : []),
    ...(gaps.length > 0
      ? [{ requirement: 'pages show every item', actual: `no page has ${someOf(gaps)}` }]
      : []),
    ...(extras.length > 0
      ? [
          {
            requirement: 'pages show only items that one page of 100 shows',
            actual: `only the small pages have ${someOf(extras)}`,
          },
        ]
      : []),
    ...(twice.length + gaps.length + extras.length === 0
      ? [
          {
            requirement: 'pages keep the order of the list',
            actual: 'with a small per_page, the items come in another order',
          },
        ]
      : []),
  ];
}

function countsOf(items: JsonValue[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

interface PageFacts {
  number: number;
  perPage: number;
  isLast: boolean;
  /** The number of items of the list. Undefined if the list has 100 items or more. */
  total: number | undefined;
}

function wrongHeaders(
  response: JudgedResponse,
  page: PageFacts,
  { totals, isHosted }: HeaderFacts,
): Mismatch[] {
  const { number, perPage, isLast, total } = page;
  const count = total === undefined ? undefined : Math.max(1, Math.ceil(total / perPage));
  const next = isLast ? undefined : String(number + 1);
  const prev = number > 1 ? String(number - 1) : undefined;
  const mismatches: Mismatch[] = [];
  const expectHeader = (name: string, expected: string | undefined, isOptional: boolean) => {
    const actual = response.header(name);
    if (actual === expected || (isOptional && actual === undefined)) return;
    mismatches.push({
      requirement: `on page ${number} of ${count ?? 'several'}, ${name} is ${expected ?? 'empty or absent'}`,
      actual: `it is ${actual ?? 'absent'}`,
      location: name,
      cause: actual === undefined ? `the header ${name} is missing` : `${name} is wrong`,
    });
  };
  expectHeader('x-page', String(number), true);
  expectHeader('x-per-page', String(perPage), true);
  expectHeader('x-next-page', next, true);
  expectHeader('x-prev-page', prev, true);
  // An older release had the header `Links` in place of `Link`.
  expectHeader('links', undefined, true);
  if (!totals)
    for (const name of ['x-total', 'x-total-pages']) expectHeader(name, undefined, false);
  else if (total !== undefined) {
    expectHeader('x-total', String(total), isHosted);
    expectHeader('x-total-pages', String(count), isHosted);
  }
  const links = readLinks(response);
  // The hosted offering may omit Link.
  if (!links) return mismatches;
  const linked: Record<string, string | undefined> = {
    first: '1',
    prev,
    next,
    ...(totals && count !== undefined && { last: String(count) }),
  };
  for (const [relation, expected] of Object.entries(linked)) {
    const linkedPage = links[relation]?.page;
    const actual = links[relation] ? String(linkedPage ?? 'a page without a number') : undefined;
    if (actual !== expected)
      mismatches.push({
        requirement: `on page ${number} of ${count ?? 'several'}, the Link ${relation} ${expected === undefined ? 'is absent' : `leads to page ${expected}`}`,
        actual: actual === undefined ? 'it is absent' : `it leads to ${actual}`,
        location: `link rel=${relation}`,
        cause: actual === undefined ? `Link has no ${relation}` : `Link ${relation} is wrong`,
      });
  }
  return mismatches;
}

/** Reports the headers of an empty list that tell of items, or of a page other than the first. */
export function headersOfEmptyList(response: Pick<JudgedResponse, 'header'>): Mismatch[] {
  const numbers = Object.entries(readLinks(response) ?? {}).map(
    ([relation, { page = '1' }]): [string, string | undefined] => [relation, String(page)],
  );
  const wrong = [
    ...numbers.filter(([, page]) => page !== '1'),
    ...[['x-total', response.header('x-total') ?? '0'] as const].filter(
      ([, total]) => total !== '0',
    ),
  ];
  return wrong.map(([name, actual]) => ({
    requirement: 'the page headers of an empty list name no items, and no page but the first',
    actual: `${name} is ${actual}`,
    location: name === 'x-total' ? name : 'link',
  }));
}

/** Returns the query of the next page: from the link, or else the next page number. */
function nextQuery(
  response: JudgedResponse,
  number: number,
  perPage: number,
): CaseRequest['query'] {
  return readLinks(response)?.next ?? { page: number + 1, per_page: perPage };
}

const DEFAULT_PER_PAGE = 20;

async function checkLimits(reader: Reader): Promise<Compared> {
  const { items, isWhole, response } = await readFullList(reader);
  const usual = await reader.read();
  const mismatches = [
    ...wrongSize(usual, DEFAULT_PER_PAGE, items.length),
    ...wrongSize(response, MOST_PER_PAGE, items.length),
  ];
  if (mismatches.length > 0) return { mismatches, missing: [] };
  const capped = await reader.read({ per_page: MOST_PER_PAGE + 1 }, [200, 400]);
  const limit = capped.status === 200 ? capped.header('x-per-page') : String(MOST_PER_PAGE);
  if (capped.items.length > MOST_PER_PAGE || Number(limit ?? 0) > MOST_PER_PAGE)
    mismatches.push({
      requirement: `a page has at most ${MOST_PER_PAGE} items`,
      actual: `per_page=${MOST_PER_PAGE + 1} gives ${capped.items.length}, and x-per-page is ${limit}`,
      sends: ['per_page'],
    });
  // With few items, only the header x-per-page tells the size of a page.
  const missing = [
    ...(usual.header('x-per-page') === undefined && items.length <= DEFAULT_PER_PAGE
      ? [`more than ${DEFAULT_PER_PAGE} items in the list`]
      : []),
    ...(limit === undefined && isWhole ? [`more than ${MOST_PER_PAGE} items in the list`] : []),
  ];
  return { mismatches, missing };
}

/**
 * Compares a first page with the size that it must have.
 * @param count the number of items of the list, or 100 if it has more
 */
function wrongSize(page: JudgedResponse, size: number, count: number): Mismatch[] {
  const told = page.header('x-per-page');
  const asked = size === DEFAULT_PER_PAGE ? 'without per_page' : `with per_page=${size}`;
  const expected = Math.min(count, size);
  return [
    ...(told !== undefined && told !== String(size)
      ? [
          {
            requirement: `${asked}, x-per-page is ${size}`,
            actual: `it is ${told}`,
            // Without per_page, the header is right about its page. The number of items is wrong.
            ...(size !== DEFAULT_PER_PAGE && { location: 'x-per-page' }),
            exchange: page.exchange,
          },
        ]
      : []),
    ...(page.items.length !== expected
      ? [
          {
            requirement: `${asked}, the first page of ${count} items has ${expected}`,
            actual: `it has ${page.items.length}`,
            exchange: page.exchange,
          },
        ]
      : []),
  ];
}
