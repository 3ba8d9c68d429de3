/** Pages of lists: by offset with all headers, and by keyset with a cursor. */
import { sql } from 'drizzle-orm';
import type { SQLiteSelect } from 'drizzle-orm/sqlite-core';
import type { Db } from '../store/openStore.ts';
import { Reply, type SandboxRequest } from './handler.ts';
import { invalid, refuse } from './refusal.ts';

type PagedRequest = Pick<SandboxRequest, 'origin' | 'url'> & { query: object };

/** Items per page unless the request says otherwise (document 1). */
const PER_PAGE = 20;

/** Beyond so many items, totals and the last page are left out (document 1). */
const MAX_COUNTED = 10_000;

export interface PageOptions {
  /** False where totals are never sent: the list of commits. Default: true. */
  totals?: boolean;
}

/** Where a page begins and how long it is. */
export interface Window {
  limit: number;
  offset: number;
}

/** A page of a list that is in memory. */
export function pageOf<T, Item>(
  request: PagedRequest,
  items: T[],
  present: (item: T) => Item,
  options: PageOptions = {},
): Reply {
  return reply(request, itemsOnPage(request, items).map(present), items.length, options);
}

/** The items of a list in memory that the page shows. */
export function itemsOnPage<T>(request: PagedRequest, items: T[]): T[] {
  const { offset, limit } = windowOf(request);
  return items.slice(offset, offset + limit);
}

/**
 * A page of what a query selects.
 * @param query a select without limit, made with `.$dynamic()`
 */
export function pageOfQuery<Row, Item>(
  request: PagedRequest,
  db: Db,
  query: SQLiteSelect,
  present: (row: Row) => Item,
): Reply {
  const pages = preparePages(db, query);
  return pageOfRows(request, pages, {}, (rows: Row[]) => rows.map(present));
}

/** A query for pages, and one for how many items there are on all of them. */
export type Pages = ReturnType<typeof preparePages>;

/**
 * Prepares what `pageOfRows` asks.
 * @param query a select without limit, made with `.$dynamic()`
 * @param shown what is shown of a page, where the query selects IDs only: an index answers those however far
 *   the page is, and what else is shown is looked up for this page alone
 */
export function preparePages(
  db: Db,
  query: SQLiteSelect,
  shown = (page: SQLiteSelect): SQLiteSelect => page,
) {
  const counted = sql`(SELECT 1 FROM (${query}) LIMIT ${MAX_COUNTED + 1})`;
  // It comes first: the limit changes the query itself.
  const count = db.select({ total: sql<number>`count(*)` }).from(counted).prepare();
  const page = query.limit(sql.placeholder('limit')).offset(sql.placeholder('offset'));
  return { count, rows: shown(page).prepare() };
}

/**
 * A page of what a query selects, presented as a whole.
 * @param values of the placeholders in the query
 */
export function pageOfRows<Row, Item>(
  request: PagedRequest,
  pages: Pages,
  values: Record<string, unknown>,
  present: (rows: Row[]) => Item[],
): Reply {
  const rows = pages.rows.all({ ...values, ...windowOf(request) }) as Row[];
  const total = pages.count.get(values)?.total ?? 0;
  return reply(request, present(rows), total, {});
}

/** A page that somebody else has cut out. @param total how many items there are on all pages */
export function cutPage(
  request: PagedRequest,
  items: unknown[],
  total: number,
  options: PageOptions = {},
): Reply {
  return reply(request, items, total, options);
}

/** What `page` and `per_page` of a request ask for. */
export function windowOf({ query }: Pick<PagedRequest, 'query'>): Window {
  const { page, perPage } = askedFor(query);
  return { limit: perPage, offset: (page - 1) * perPage };
}

type KeysetRequest = PagedRequest & { query: { page_token?: string } };

/**
 * The items of a keyset page: it begins after the item that `page_token` names, or else at the beginning.
 * @throws a Refusal with 400 for a token that names none
 */
export function itemsAfterToken<T>(
  { query }: Pick<KeysetRequest, 'query'>,
  items: T[],
  isNamed: (item: T, token: string) => boolean,
): T[] {
  const { page_token: token } = query;
  const start = token === undefined ? 0 : items.findIndex((item) => isNamed(item, token)) + 1;
  if (token !== undefined && start === 0) refuse(invalid({ page_token: ['is invalid'] }));
  return items.slice(start, start + askedFor(query).perPage);
}

/**
 * A keyset page: only the next page is named. After a full page there is another one, which may be the empty
 * end of the list.
 */
export function keysetPage<T, Item>(
  request: KeysetRequest,
  page: T[],
  tokenOf: (item: T) => string,
  present: (item: T) => Item,
): Reply {
  const { perPage } = askedFor(request.query);
  const [first, last] = [page[0], page.at(-1)];
  const next = last && page.length === perPage ? tokenOf(last) : undefined;
  const prev = first && request.query.page_token !== undefined ? tokenOf(first) : undefined;
  const link = (token: string) =>
    address(request, { per_page: String(perPage), page_token: token }, ['page']);
  return new Reply(page.map(present), {
    headers: {
      ...(next !== undefined && { Link: `<${link(next)}>; rel="next"` }),
      ...(isHeaderValue(next) && { 'x-next-cursor': next }),
      ...(isHeaderValue(prev) && { 'x-prev-cursor': prev }),
    },
  });
}

/** Whether a cursor can stand in a header as it is: the name of a tag may have any letters. */
function isHeaderValue(cursor: string | undefined): cursor is string {
  return cursor !== undefined && /^[\x21-\x7e]+$/.test(cursor);
}

/** @throws a Refusal with 400 for a page that is too far to be counted */
function askedFor(query: object): { page: number; perPage: number } {
  const { page = 1, per_page: perPage = PER_PAGE } = query as { page?: number; per_page?: number };
  if (!Number.isSafeInteger(page)) refuse(invalid({ page: ['does not have a valid value'] }));
  return { page, perPage };
}

function reply(
  request: PagedRequest,
  items: unknown[],
  total: number,
  { totals = true }: PageOptions,
): Reply {
  const { page, perPage } = askedFor(request.query);
  const pages = Math.max(1, Math.ceil(total / perPage));
  const isCounted = totals && total <= MAX_COUNTED;
  const link = (number: number, relation: string) => {
    const parameters = { page: String(number), per_page: String(perPage) };
    return `<${address(request, parameters)}>; rel="${relation}"`;
  };
  const hasNext = page * perPage < total;
  return new Reply(items, {
    headers: {
      Link: [
        ...(page > 1 ? [link(page - 1, 'prev')] : []),
        ...(hasNext ? [link(page + 1, 'next')] : []),
        link(1, 'first'),
        ...(isCounted ? [link(pages, 'last')] : []),
      ].join(', '),
      'x-page': String(page),
      'x-per-page': String(perPage),
      'x-next-page': hasNext ? String(page + 1) : '',
      'x-prev-page': page > 1 ? String(page - 1) : '',
      ...(isCounted && { 'x-total': String(total), 'x-total-pages': String(pages) }),
    },
  });
}

/**
 * The address of the request with other values of some parameters, which stand last. Brackets, which
 * clients write as they are, are encoded: the links of a header must be valid.
 */
function address(
  { origin, url }: PagedRequest,
  parameters: Record<string, string>,
  without: string[] = [],
): string {
  const [path, search = ''] = url.split('?');
  const isKept = (pair: string) => {
    if (pair === '') return false;
    const [name = ''] = new URLSearchParams(pair).keys();
    return !Object.hasOwn(parameters, name) && !without.includes(name);
  };
  const others = search
    .split('&')
    .filter(isKept)
    .map((pair) => pair.replaceAll('[', '%5B').replaceAll(']', '%5D'));
  const own = Object.entries(parameters).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `${origin}${path}?${[...others, ...own].join('&')}`;
}
