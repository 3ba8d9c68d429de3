import { describe, expect, test } from 'vitest';
import { extractPage } from './extractPage.ts';

const HEADERS = [
  'link',
  'x-page',
  'x-per-page',
  'x-next-page',
  'x-prev-page',
  'x-total',
  'x-total-pages',
  'x-next-cursor',
];
const LIST = 'http://forge.example/api/v4/projects/acme%2Frocket/repository/tags';
const items = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name }));
const collection = { items, tokenField: 'name' };
const page = (query: string, of = collection, headers = HEADERS) =>
  extractPage(of, new URL(`${LIST}?${query}`), headers);

describe('a page by number', () => {
  test('has its part of the items, and headers with its number and the totals', () => {
    expect(page('page=2&per_page=2')).toEqual({
      items: [{ name: 'c' }, { name: 'd' }],
      headers: {
        link: [
          `<${LIST}?page=1&per_page=2>; rel="prev"`,
          `<${LIST}?page=3&per_page=2>; rel="next"`,
          `<${LIST}?page=1&per_page=2>; rel="first"`,
          `<${LIST}?page=3&per_page=2>; rel="last"`,
        ].join(', '),
        'x-page': '2',
        'x-per-page': '2',
        'x-next-page': '3',
        'x-prev-page': '1',
        'x-total': '5',
        'x-total-pages': '3',
      },
    });
  });

  test('is by default the first page and has 20 items', () => {
    expect(page('').headers).toMatchObject({ 'x-page': '1', 'x-per-page': '20' });
  });

  test('after the end is empty, with correct totals and without a next page', () => {
    const { items, headers } = page('page=99&per_page=2');
    expect(items).toEqual([]);
    expect(headers).toMatchObject({ 'x-next-page': '', 'x-total': '5', 'x-total-pages': '3' });
    expect(headers.link).not.toContain('next');
  });

  test('has links with the filters as the caller wrote them', () => {
    expect(page('search=%5Ev1&page=1&per_page=2&x=a%20b').headers.link).toContain(
      `<${LIST}?search=%5Ev1&page=2&per_page=2&x=a%20b>; rel="next"`,
    );
  });

  test('has no link to the last page if the contract declares no totals', () => {
    const { headers } = page('per_page=2', collection, ['link', 'x-page']);
    expect(Object.keys(headers)).toEqual(['link', 'x-page']);
    expect(headers.link).not.toContain('last');
  });

  test('is the only page of an empty list', () => {
    expect(page('', { ...collection, items: [] }).headers['x-total-pages']).toBe('1');
  });
});

describe('a page by key', () => {
  test('begins after the item of the token, and has neither totals nor page numbers', () => {
    expect(page('page_token=b&per_page=2')).toEqual({
      items: [{ name: 'c' }, { name: 'd' }],
      headers: { link: `<${LIST}?page_token=d&per_page=2>; rel="next"`, 'x-next-cursor': 'd' },
    });
  });

  test('with fewer items than requested is the last page', () => {
    expect(page('page_token=d&per_page=2')).toEqual({ items: [{ name: 'e' }], headers: {} });
  });

  test('of an unknown token is empty', () => {
    expect(page('page_token=nowhere')).toEqual({ items: [], headers: {} });
  });

  test('is found by its token even if several items have the same value', () => {
    const twins = {
      items: ['a', 'b', 'a', 'a', 'c'].map((name) => ({ name })),
      tokenField: 'name',
    };
    const walked: unknown[] = [];
    for (let query: string | undefined = 'pagination=keyset&per_page=1'; query; ) {
      const { items, headers } = page(query, twins);
      walked.push(...items);
      query = /\?([^>]*)>/.exec(headers.link ?? '')?.[1];
    }
    expect(walked).toEqual(twins.items);
  });
});
