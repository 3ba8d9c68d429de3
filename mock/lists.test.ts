/** Tests that the mock serves lists page by page, and that a client that follows the links reaches a last page. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Case, JsonValue } from '../contract/case.ts';
import { readContract } from '../contract/contract.ts';
import { groupBy } from '../contract/groupBy.ts';
import { headerValues } from '../wire/exchange.ts';
import type { RunningServer } from '../wire/startServer.ts';
import { isPaged } from './lists.ts';
import { startMock } from './startMock.ts';
import { type Change, sender } from './testing/sender.ts';

const contract = await readContract();
const lists = [...groupBy(contract.cases, ({ operation }) => operation).entries()]
  .filter(([id]) => isPaged(contract.operations.get(id)!))
  .map(([id, cases]) => ({ id, cases: cases.filter(({ response }) => response.status === 200) }));

let mock: RunningServer;
let send: ReturnType<typeof sender>;
beforeAll(async () => {
  mock = await startMock({ contract });
  send = sender(contract, mock.url);
});
afterAll(() => mock.close());

async function page(one: Case, query: Record<string, JsonValue>, change: Change = {}) {
  const { response, findings } = await send(one, {
    ...change,
    request: { query },
    anonymous: one.as === 'anonymous',
  });
  expect([response.status, findings], one.id).toEqual([200, []]);
  const header = (name: string) => headerValues(response, name)[0];
  const next = /<([^>]*)>;\s*rel="next"/.exec(header('link') ?? '')?.[1];
  return {
    items: JSON.parse(String(response.body)) as JsonValue[],
    header,
    next: next && new URL(next),
  };
}

/** Requests a list and follows the links to the next page until the last page. @throws after more than 50 pages */
async function walk(one: Case, query: Record<string, JsonValue>) {
  const items: JsonValue[] = [];
  for (let current = query, pages = 1; ; pages++) {
    if (pages > 50) throw new Error(`${one.id}: the walk does not end`);
    const { items: more, next } = await page(one, current);
    items.push(...more);
    if (!next) return items;
    current = Object.fromEntries(next.searchParams);
  }
}

const filtersOf = ({ request }: Case) => {
  const { page, per_page, pagination, page_token, ...filters } = request.query;
  return filters;
};

test('the contract has lists', () => {
  expect(lists.length).toBeGreaterThan(30);
});

describe.each(lists)('$id', ({ cases }) => {
  test('has the same items in pages of 1 as in a page of 100, and an empty page after the last page', async () => {
    for (const one of cases) {
      const filters = filtersOf(one);
      const whole = await page(one, { ...filters, per_page: 100 });
      expect(whole.next, one.id).toBeUndefined();
      expect(await walk(one, { ...filters, per_page: 1 }), one.id).toEqual(whole.items);

      const beyond = await page(one, { ...filters, page: 99, per_page: 1 });
      expect([beyond.items, beyond.next, beyond.header('x-next-page')]).toEqual([
        [],
        undefined,
        '',
      ]);
      expect(beyond.header('x-total'), one.id).toBe(whole.header('x-total'));
      if (whole.header('x-total') !== undefined)
        expect(whole.header('x-total'), one.id).toBe(String(whole.items.length));
    }
  });

  test('sends the documented pages for the requests of its cases', async () => {
    for (const one of cases) {
      const { items, header } = await page(one, one.request.query);
      expect(items, one.id).toEqual(one.response.body);
      for (const [name, value] of Object.entries(one.response.headers))
        expect(header(name), `${one.id} ${name}`).toBe(value.replaceAll('{origin}', mock.url));
    }
  });
});

test('a computed page equals the documented one', async () => {
  // The cases name the project by its ID. If a request names it by its path, the mock has to compute the page.
  const wrong: string[] = [];
  let compared = 0;
  for (const { cases } of lists)
    for (const one of cases) {
      if (one.request.path.id !== 5 || 'page_token' in one.request.query) continue;
      const requested = {
        ...one,
        request: { ...one.request, path: { ...one.request.path, id: 'acme/rocket' } },
      };
      const { items, header } = await page(requested, one.request.query);
      compared++;
      for (const [name, value] of Object.entries(one.response.headers)) {
        const documented = value
          .replaceAll('{origin}', mock.url)
          .replaceAll('/projects/5/', '/projects/acme%2Frocket/');
        if (sorted(header(name)) !== sorted(documented))
          wrong.push(`${one.id} ${name}: ${header(name)} instead of ${documented}`);
      }
      if (JSON.stringify(items) !== JSON.stringify(one.response.body)) wrong.push(one.id);
    }
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(40);
});

/** Sorts the links of a header, and the parameters of each link. */
function sorted(header = ''): string {
  return header
    .split(', ')
    .map((link) =>
      link.replace(
        /\?([^>]*)/,
        (_, query: string) => `?${decodeURIComponent(query).split('&').sort().join('&')}`,
      ),
    )
    .sort()
    .join();
}

describe('keyset pagination', () => {
  const tree = contract.cases.find(({ id }) => id === 'listTree.keyset-first-page')!;

  test('walks all items of a tree, and ends', async () => {
    const { items } = await page(tree, {});
    expect(await walk(tree, { pagination: 'keyset', per_page: 1 })).toEqual(items);
    expect(await walk(tree, { pagination: 'keyset', per_page: 3 })).toEqual(items);
  });

  test('has neither totals nor page numbers', async () => {
    const { header } = await page(tree, { pagination: 'keyset', per_page: 3 });
    expect([header('x-total'), header('x-page'), header('x-next-page')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
