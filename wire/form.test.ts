import { describe, expect, test } from 'vitest';
import { parseForm } from './form.ts';

describe('a form', () => {
  test.each([
    ['a plain value', 'branch=main', { branch: 'main' }],
    ['a plus is a space, %2B a plus', 'text=a+b%2Bc', { text: 'a b+c' }],
    ['an array', 'ids[]=1&ids[]=2', { ids: ['1', '2'] }],
    ['a hash', 'not[labels]=bug&not[author_id]=3', { not: { labels: 'bug', author_id: '3' } }],
    ['a hash in a hash', 'a[b][c]=1', { a: { b: { c: '1' } } }],
    [
      'an array of hashes, in which a repeated key begins the next hash',
      'actions[][action]=create&actions[][file_path]=a&actions[][action]=delete&actions[][file_path]=b',
      {
        actions: [
          { action: 'create', file_path: 'a' },
          { action: 'delete', file_path: 'b' },
        ],
      },
    ],
    [
      'an array of hashes with numbers',
      'actions[0][action]=create&actions[0][file_path]=a&actions[1][action]=delete',
      { actions: [{ action: 'create', file_path: 'a' }, { action: 'delete' }] },
    ],
    ['an array in a hash of an array', 'a[0][b][]=1&a[0][b][]=2', { a: [{ b: ['1', '2'] }] }],
    [
      'a name that every object has',
      'constructor[a]=1&__proto__[polluted]=1',
      { constructor: { a: '1' } },
    ],
    ['the same, percent-encoded', 'ids%5B%5D=1', { ids: ['1'] }],
  ])('%s', (_, text, value) => {
    expect(parseForm(text)).toEqual(value);
  });
});

test('a form cannot change the prototype of objects', () => {
  parseForm('__proto__[polluted]=1&a[__proto__][polluted]=1&a[constructor][prototype][polluted]=1');
  expect('polluted' in {}).toBe(false);
});

test.each([
  ['a name with many brackets', `z${'[a]'.repeat(50_000)}=1`, /nested more than 100 levels/],
  [
    'brackets that are percent-encoded',
    `z${'%5Ba%5D'.repeat(101)}=1`,
    /nested more than 100 levels/,
  ],
  ['brackets without a name or an end', '['.repeat(1_000_000), /nested more than 100 levels/],
  ['many values', 'a=1&'.repeat(60_000), /more than 50000 values/],
  ['many names with many brackets', `a${'[b]'.repeat(90)}&`.repeat(2_300), /more than 200000/],
])('a form is refused for %s', (_, text, message) => {
  expect(() => parseForm(text)).toThrow(message);
});

test('brackets in a value are no levels', () => {
  expect(parseForm(`a=${'['.repeat(200)}`)).toEqual({ a: '['.repeat(200) });
});
