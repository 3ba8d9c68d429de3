import { beforeEach, expect, test, vi } from 'vitest';
import type { Statement } from './lastingStatement.ts';
import { type QueryCache, queryCache } from './queryCache.ts';

const all = vi.fn((..._values: unknown[]): unknown[][] => [['a']]);
const beforeWrite = vi.fn();
const statement: Statement = { all, get: () => undefined, run: () => ({ lastInsertRowid: 1 }) };
let cache: QueryCache;
beforeEach(() => {
  all.mockClear();
  beforeWrite.mockClear();
  cache = queryCache(() => statement, ['issues', 'notes', 'users'], beforeWrite);
});

const read = (...values: unknown[]) =>
  cache
    .prepare('select "id" from "notes" where "author" in (select 1 from "users")')
    .all(...values);
const asked = () => all.mock.calls;

test('The same question is asked once; with other values, or of other kinds, it is another', () => {
  expect([read(1), read(1)]).toEqual([[['a']], [['a']]]);
  expect(asked()).toEqual([[1]]);
  read('1');
  read(null);
  expect(asked()).toEqual([[1], ['1'], [null]]);
});

test.each([
  ['insert into "notes" ("id") values (?)', true],
  ['update "users" set "name" = ?', true],
  ['delete from "notes"', true],
  ['update "issues" set "title" = ?', false],
  ['DELETE FROM sqlite_sequence', true],
])('after %s it is asked again: %s', (text, isAgain) => {
  read(1);
  cache.prepare(text).run(1);
  read(1);
  expect(asked()).toHaveLength(isAgain ? 2 : 1);
  expect(beforeWrite).toHaveBeenCalledOnce();
});

test('after a rollback it is asked again', () => {
  read(1);
  cache.forget();
  read(1);
  expect(asked()).toHaveLength(2);
});

test('What takes much memory is not kept for long', () => {
  all.mockReturnValueOnce(Array(1000).fill(['a']));
  read(1);
  read(2);
  read(1);
  expect(asked()).toEqual([[1], [2], [1]]);
});
