import { beforeEach, expect, test, vi } from 'vitest';
import { type Effect, type QueryCache, queryCache } from './queryCache.ts';
import type { Statement } from './reusableStatement.ts';

const all = vi.fn((..._values: unknown[]): unknown[][] => [['a']]);
const beforeWrite = vi.fn();
const statement: Statement = { all, get: () => undefined, run: () => ({ lastInsertRowid: 1 }) };
let cache: QueryCache;
beforeEach(() => {
  all.mockClear();
  beforeWrite.mockClear();
  cache = queryCache({
    prepare: () => statement,
    tablesRead: (text) => (text === 'changing' ? undefined : new Set(['notes', 'users'])),
    beforeWrite,
    maxBytes: 10_000,
  });
});

const read = (...values: unknown[]) => cache.prepare('notes', { kind: 'read' }).all(...values);
const asked = () => all.mock.calls;

test('A query runs only once for the same values, but runs again for other values or types', () => {
  expect([read(1), read(1)]).toEqual([[['a']], [['a']]]);
  expect(asked()).toEqual([[1]]);
  read('1');
  read(null);
  expect(asked()).toEqual([[1], ['1'], [null]]);
});

test('The result that no row exists is cached, too', () => {
  const get = vi.fn(() => undefined);
  const cache = queryCache({
    prepare: () => ({ ...statement, get }),
    tablesRead: () => new Set(['notes']),
    beforeWrite,
  });
  for (let time = 0; time < 3; time++) cache.prepare('none', { kind: 'read' }).get(1);
  expect(get).toHaveBeenCalledOnce();
});

const WRITES: [Effect, isAgain: boolean][] = [
  [{ kind: 'write', table: 'notes' }, true],
  [{ kind: 'write', table: 'users' }, true],
  [{ kind: 'write', table: 'issues' }, false],
  [{ kind: 'unknown' }, true],
];
test.each(WRITES)(
  'After a statement with the effect %j, the query runs again: %s',
  (effect, isAgain) => {
    read(1);
    cache.prepare('a write', effect).run(1);
    read(1);
    expect(asked()).toHaveLength(isAgain ? 2 : 1);
    expect(beforeWrite).toHaveBeenCalledOnce();
  },
);

test('After a rollback the query runs again', () => {
  read(1);
  cache.forget();
  read(1);
  expect(asked()).toHaveLength(2);
});

test('A query is not cached if its result may change without a write', () => {
  for (let time = 0; time < 3; time++) cache.prepare('changing', { kind: 'read' }).all();
  expect(asked()).toHaveLength(3);
  expect(beforeWrite).not.toHaveBeenCalled();
});

test('SQL that is written by hand has an entry of its own, even if the query builder produces the same text', () => {
  read(1);
  cache.prepare('notes', { kind: 'unknown' }).all(1);
  expect(asked()).toHaveLength(2);
});

test('The cache is emptied when its results exceed the maximum number of bytes', () => {
  read(1);
  all.mockReturnValueOnce(Array(100).fill(['x'.repeat(40)]));
  read(2);
  read(2);
  read(1);
  expect(asked()).toEqual([[1], [2], [2], [1]]);
  // Many small results also exceed the maximum.
  for (let value = 1; value < 200; value++) read(value);
  all.mockClear();
  for (let value = 199; value > 190; value--) read(value);
  read(1);
  expect(asked()).toEqual([[1]]);
});
