import { expect, test } from 'vitest';
import { encodeForm } from './encodeForm.ts';

const encoded = (value: unknown) => decodeURIComponent(`${encodeForm(value)}`);

test('arrays are written as name[], hashes as name[key], and hashes in an array as name[][key]', () => {
  expect(encoded({ tag_list: ['docker', 'linux'] })).toBe('tag_list[]=docker&tag_list[]=linux');
  expect(encoded({ not: { author_id: 7 } })).toBe('not[author_id]=7');
  expect(
    encoded({
      branch: 'main',
      actions: [
        { action: 'create', file_path: 'a' },
        { action: 'delete', file_path: 'b' },
      ],
    }),
  ).toBe(
    'branch=main&actions[][action]=create&actions[][file_path]=a&actions[][action]=delete&actions[][file_path]=b',
  );
});

test('a name that ends in [] stays unchanged', () => {
  expect(encoded({ 'iids[]': [1, 2] })).toBe('iids[]=1&iids[]=2');
});

test('a plus sign is encoded as %2B', () => {
  expect(`${encodeForm({ since: '2026-10-20T09:00:00+02:00' })}`).toContain('%2B02');
});

test('undefined is left out, null becomes an empty text, false and 0 are kept', () => {
  expect(encoded({ a: undefined, b: null, c: false, d: 0 })).toBe('b=&c=false&d=0');
});
