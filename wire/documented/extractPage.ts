import type { JsonValue } from '../../contract/case.ts';
import type { Collection } from './findCollection.ts';

/** The default and the maximum number of items on a page (API documentation, document 1). */
const PER_PAGE = { default: 20, max: 100 };

/** A page of a list. */
export interface Page {
  items: JsonValue[];
  /** The headers by lower-case name: `link` and the `x-` headers of the pagination. */
  headers: Record<string, string>;
}

/**
 * Cuts the requested page from a whole list. A page after the end is empty and has no next page.
 *
 * With `pagination=keyset` or a `page_token`, every full page has a next page, so the last page may be empty. The token
 * of the next page is a field of the last item. The cases show which field it is.
 *
 * @param url the address of the request. The links have its host, path and filters unchanged
 * @param declared lower-case names of the headers that the contract declares for the list. Only these are sent
 */
export function extractPage(collection: Collection, url: URL, declared: string[]): Page {
  const { searchParams: query } = url;
  const wanted = Number(query.get('per_page') ?? PER_PAGE.default);
  const size = Math.min(Math.max(Math.trunc(wanted) || PER_PAGE.default, 1), PER_PAGE.max);
  const isKeyset =
    collection.tokenField !== undefined &&
    (query.get('pagination') === 'keyset' || query.has('page_token'));
  const { items, headers } = isKeyset
    ? keysetPage(collection, url, size)
    : offsetPage(collection, url, size, declared.includes('x-total-pages'));
  return {
    items,
    headers: Object.fromEntries(
      Object.entries(headers).filter(([name]) => declared.includes(name)),
    ),
  };
}

function offsetPage({ items }: Collection, url: URL, size: number, hasTotals: boolean): Page {
  const page = Math.max(Math.trunc(Number(url.searchParams.get('page') ?? 1)) || 1, 1);
  // An empty list has one page, which is empty.
  const pages = Math.max(Math.ceil(items.length / size), 1);
  const at = (number: number) => linkTo(url, { page: String(number), per_page: String(size) });
  const next = page < pages ? page + 1 : undefined;
  const previous = page > 1 ? page - 1 : undefined;
  // A list without totals has no link to its last page, because the number of pages would reveal the total.
  const links = { prev: previous, next, first: 1, last: hasTotals ? pages : undefined };
  return {
    items: items.slice((page - 1) * size, page * size),
    headers: {
      link: Object.entries(links)
        .flatMap(([rel, number]) => (number ? [`<${at(number)}>; rel="${rel}"`] : []))
        .join(', '),
      'x-page': String(page),
      'x-per-page': String(size),
      'x-next-page': String(next ?? ''),
      'x-prev-page': String(previous ?? ''),
      'x-total': String(items.length),
      'x-total-pages': String(pages),
    },
  };
}

function keysetPage({ items, tokenField = '' }: Collection, url: URL, size: number): Page {
  const tokens = writeTokens(items, tokenField);
  const token = url.searchParams.get('page_token');
  const last = token === null ? -1 : tokens.indexOf(token);
  const start = token !== null && last < 0 ? bareIndex(items, tokenField, token) : last + 1;
  const page = items.slice(start, start + size);
  const next = page.length === size ? tokens[start + size - 1] : undefined;
  if (next === undefined) return { items: page, headers: {} };
  const address = linkTo(url, { per_page: String(size), page_token: next });
  return {
    items: page,
    headers: { link: `<${address}>; rel="next"`, 'x-next-cursor': next },
  };
}

/**
 * Returns a page token for each item: the value of the field. If several items have the same value, the index follows:
 * `20c2abfc.3`.
 */
function writeTokens(items: JsonValue[], field: string): string[] {
  const values = items.map((item) => readField(item, field));
  return values.map((value, index) =>
    values.indexOf(value) === values.lastIndexOf(value) ? value : `${value}.${index}`,
  );
}

/** Returns the index after the item whose field equals the token; the end of the list if no item has the token. */
function bareIndex(items: JsonValue[], field: string, token: string): number {
  const index = items.findIndex((item) => readField(item, field) === token);
  return index < 0 ? items.length : index + 1;
}

function readField(item: JsonValue, field: string): string {
  return String((item as Record<string, JsonValue> | null)?.[field]);
}

/** Returns an address with new values for some query parameters. All other parameters stay as the caller wrote them. */
function linkTo({ origin, pathname, search }: URL, values: Record<string, string>): string {
  const pairs = search.slice(1).split('&').filter(Boolean);
  const nameOf = (pair: string) => pair.replace(/=.*/s, '');
  const written = pairs.map((pair) => {
    const value = values[nameOf(pair)];
    return value === undefined ? pair : `${nameOf(pair)}=${encodeURIComponent(value)}`;
  });
  const names = new Set(pairs.map(nameOf));
  const added = Object.entries(values).flatMap(([name, value]) =>
    names.has(name) ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return `${origin}${pathname}?${[...written, ...added].join('&')}`;
}
