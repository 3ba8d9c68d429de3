import { describe, expect, test } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { parseForm } from './form.ts';
import { formReader } from './formReader.ts';

describe('a form', () => {
  test.each([
    ['a plain value', 'branch=main', { branch: 'main' }],
    ['a plus is a space, %2B a plus', 'text=a+b%2Bc', { text: 'a b+c' }],
    ['an array', 'ids[]=1&ids[]=2', { ids: ['1', '2'] }],
    ['a hash', 'not[labels]=bug&not[author_id]=3', { not: { labels: 'bug', author_id: '3' } }],
    ['a hash in a hash', 'a[b][c]=1', { a: { b: { c: '1' } } }],
    [
      'an array of hashes, in which a key that comes again begins the next hash',
      'actions[][action]=create&actions[][file_path]=a&actions[][action]=delete&actions[][file_path]=b',
      {
        actions: [
          { action: 'create', file_path: 'a' },
          { action: 'delete', file_path: 'b' },
        ],
      },
    ],
    ['the same, percent-encoded', 'ids%5B%5D=1', { ids: ['1'] }],
  ])('%s', (_, text, value) => {
    expect(parseForm(text)).toEqual(value);
  });
});

test('texts become numbers and booleans where the contract has those', async () => {
  const read = formReader(await readContract());
  // A project is a number or a text: a text is right as it is.
  expect(read('createCommit', 'branch=1.0&allow_empty=true&start_project=12')).toEqual({
    branch: '1.0',
    allow_empty: true,
    start_project: '12',
  });
});

test('an operation that takes no form has none read', async () => {
  const read = formReader(await readContract());
  expect(read('scheduleProjectStorageMoves', 'source_storage_name=default')).toBeUndefined();
});
