/** Creates pages of lists: numbered pages, and keyset pages, which follow each other by a token. */
import { sql } from 'drizzle-orm';
import type { SQLiteSelect } from 'drizzle-orm/sqlite-core';
import { TOKEN_PARAMETERS } from '../access/sentToken.ts';
import type { Db } from '../store/openStore.ts';
import { Reply, type SandboxRequest } from './handler.ts';
import { invalid, refuse } from './refusal.ts';

export type PagedRequest = Pick<SandboxRequest, 'origin' | 'url'> & {
  query: { page?: number; per_page?: number; [name: string]: unknown };
};

/** The default number of items per page (API documentation, document 1). */
const PER_PAGE = 20;

/** The maximum length of a list with totals and a link to the last page (API documentation, document 1). */
const MAX_COUNTED = 10_000;

export interface PageOptions {
  /** False for a list that never has totals, such as the list of commits. Default: true. */
  totals?: boolean;
}

/** The part of a list that a page shows. */
export interface Window {
  limit: number;
  offset: number;
}

/** Returns the requested page of a list in memory. */
export function pageItems<T, Item>(
  request: PagedRequest,
  items: T[],
  present: (item: T) => Item,
  options: PageOptions = {},
): Reply {
  return reply(request, itemsOnPage(request, items).map(present), items.length, options);
}

/** Returns the items on the requested page of a list in memory. */
export function itemsOnPage<T>(request: PagedRequest, items: T[]): T[] {
  const { offset, limit } = readWindow(request);
  return items.slice(offset, offset + limit);
}

/**
 * Returns the requested page of the rows that a query selects.
 * @param query a query without a limit, built with `.$dynamic()`
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

/** Two prepared queries: for the rows of a page, and for the number of all rows. */
export type Pages = ReturnType<typeof preparePages>;

/**
 * Prepares the queries for `pageOfRows`.
 * @param query a query without a limit, built with `.$dynamic()`
 * @param shown adds the shown columns to a query that selects only IDs. Such a query is fast for late pages: an index
 *   finds the IDs, and the columns are read only for the rows of the page. Default: returns the query unchanged
 */
export function preparePages(
  db: Db,
  query: SQLiteSelect,
  shown = (page: SQLiteSelect): SQLiteSelect => page,
) {
  const counted = sql`(SELECT 1 FROM (${query}) LIMIT ${MAX_COUNTED + 1})`;
  // The count must be prepared first, because `limit` changes the object `query`.
  const count = db.select({ total: sql<number>`count(*)` }).from(counted).prepare();
  const page = query.limit(sql.placeholder('limit')).offset(sql.placeholder('offset'));
  return { count, rows: shown(page).prepare() };
}

/**
 * Returns the requested page of the rows of prepared queries. `present` converts all rows of the page in a single call.
 * @param values the values of the placeholders in the queries
 */
export function pageOfRows<Row, Item>(
  request: PagedRequest,
  pages: Pages,
  values: Record<string, unknown>,
  present: (rows: Row[]) => Item[],
): Reply {
  const rows = pages.rows.all({ ...values, ...readWindow(request) }) as Row[];
  const total = pages.count.get(values)?.total ?? 0;
  return reply(request, present(rows), total, {});
}

/** Returns a page whose items have already been selected. @param total the number of items on all pages */
export function cutPage(
  request: PagedRequest,
  items: unknown[],
  total: number,
  options: PageOptions = {},
): Reply {
  return reply(request, items, total, options);
}

/** Returns the part of a list that a request selects with `page` and `per_page`. */
export function readWindow({ query }: Pick<PagedRequest, 'query'>): Window {
  const { page, perPage } = requestedPage(query);
  return { limit: perPage, offset: (page - 1) * perPage };
}

type KeysetRequest = PagedRequest & { query: { page_token?: string } };

/**
 * Returns the items of a keyset page, which begins after the place that `page_token` names. Without `page_token`, it
 * begins with the first item. The place stays when its item is deleted, because items are compared with its values.
 * @param readToken returns the function that tells if an item comes after the place; undefined for an unknown place
 * @throws a Refusal with 400 for an unknown place
 */
export async function itemsAfterToken<T>(
  { query }: Pick<KeysetRequest, 'query'>,
  items: T[],
  readToken: (token: string) => IsAfter<T> | Promise<IsAfter<T>>,
): Promise<T[]> {
  const { page_token: token } = query;
  const isAfter = token === undefined ? () => true : await readToken(token);
  if (!isAfter) refuse(invalid({ page_token: ['is invalid'] }));
  const start = items.findIndex(isAfter);
  return start === -1 ? [] : items.slice(start, start + requestedPage(query).perPage);
}

type IsAfter<T> = ((item: T) => boolean) | undefined;

/**
 * Returns a keyset page, which links only to the next page. Every full page links to a next page, which may be empty.
 */
export function keysetPage<T, Item>(
  request: KeysetRequest,
  page: T[],
  writeToken: (item: T) => string,
  present: (item: T) => Item,
): Reply {
  const { perPage } = requestedPage(request.query);
  const [first, last] = [page[0], page.at(-1)];
  const next = last && page.length === perPage ? writeToken(last) : undefined;
  const prev = first && request.query.page_token !== undefined ? writeToken(first) : undefined;
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

/**
 * Returns true if a cursor is a valid header value. The name of a tag, which is a cursor, may have invalid characters.
 */
function isHeaderValue(cursor: string | undefined): cursor is string {
  return cursor !== undefined && /^[\x21-\x7e]+$/.test(cursor);
}

/**
 * Reads the parameters `page` and `per_page`. The API documentation gives no maximum for a page number. A number that is
 * too large for an exact integer becomes the largest one that has an exact offset: both pages are empty.
 */
function requestedPage(query: PagedRequest['query']): { page: number; perPage: number } {
  const { page = 1, per_page: perPage = PER_PAGE } = query;
  return { page: Math.min(page, Math.floor(Number.MAX_SAFE_INTEGER / perPage)), perPage };
}

/** Returns the number of the requested page in digits, as the caller wrote it or, for `1e+21`, written out. */
function pageAsWritten({ url, query }: PagedRequest): string {
  const { page = 1 } = query;
  if (Number.isSafeInteger(page)) return String(page);
  const written = new URLSearchParams(url.split('?')[1]).get('page') ?? '';
  return /^\d+$/.test(written) ? written : BigInt(page).toString();
}

function reply(
  request: PagedRequest,
  items: unknown[],
  total: number,
  { totals = true }: PageOptions,
): Reply {
  const { page, perPage } = requestedPage(request.query);
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
      'x-page': pageAsWritten(request),
      'x-per-page': String(perPage),
      'x-next-page': hasNext ? String(page + 1) : '',
      'x-prev-page': page > 1 ? String(page - 1) : '',
      ...(isCounted && { 'x-total': String(total), 'x-total-pages': String(pages) }),
    },
  });
}

/**
 * Returns the URL of the request with new values for some parameters, which are moved to the end. Brackets are encoded,
 * because links in a header must be valid URLs. Tokens are left out.
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
    return (
      !Object.hasOwn(parameters, name) && !without.includes(name) && !TOKEN_PARAMETERS.has(name)
    );
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
