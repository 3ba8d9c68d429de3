import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq, sql } from 'drizzle-orm';
import { integer, sqliteTable as table, text } from 'drizzle-orm/sqlite-core';
import { beforeEach, expect, test, vi } from 'vitest';
import { createdRow } from './createdRow.ts';
import { openStore, type Store } from './openStore.ts';
import { rowsWhere, rowWhere } from './rowsWhere.ts';

const id = () => integer().primaryKey({ autoIncrement: true });

const cars = table('cars', {
  id: id(),
  name: text().notNull().unique(),
  kind: text().notNull().default('plain'),
  is_old: integer({ mode: 'boolean' }),
  words: text({ mode: 'json' }).$type<readonly string[]>(),
});

const parts = table('parts', { id: id(), name: text().notNull(), car: integer().notNull() });

let store: Store;
beforeEach(() => {
  store = openStore(':memory:', [cars, parts]);
  for (const name of ['a', 'b', 'c']) createdRow(store.db, cars, { name });
});

test('A row is found by the values of any of its columns', () => {
  expect(rowWhere(store.db, cars, { name: 'b' })?.id).toBe(2);
  expect(rowWhere(store.db, cars, { id: 3, name: 'c' })?.id).toBe(3);
  expect(rowWhere(store.db, cars, { id: 3, name: 'b' })).toBeUndefined();
  expect(rowWhere(store.db, cars, { id: 1 })?.name).toBe('a');
  expect(rowsWhere(store.db, cars, { kind: 'plain' })).toHaveLength(3);
});

test('A prepared query can be run several times with other values, by `get` and by `all`', () => {
  const names = (id: number) => rowsWhere(store.db, cars, { id }).map(({ name }) => name);
  const name = (id: number) => rowWhere(store.db, cars, { id })?.name;
  expect([names(1), name(2), name(3), names(2), name(1), name(9), name(2)]).toEqual([
    ['a'],
    'b',
    'c',
    ['b'],
    'a',
    undefined,
    'b',
  ]);
});

test('A prepared query can be run again after a failure', () => {
  expect(() => createdRow(store.db, cars, { name: 'a' })).toThrow('UNIQUE');
  expect(createdRow(store.db, cars, { name: 'd' }).name).toBe('d');
  expect(rowsWhere(store.db, cars, { name: 'd' })).toHaveLength(1);
});

test('The ID of a deleted row is not used for a new row', () => {
  store.db.delete(cars).where(eq(cars.id, 3)).run();
  expect(createdRow(store.db, cars, { name: 'd' }).id).toBe(4);
});

test('A new row has defaults for the columns that are left out, and null where null is given', () => {
  const created = createdRow(store.db, cars, { name: 'd', is_old: null, words: null });
  expect(created).toEqual({ id: 4, name: 'd', kind: 'plain', is_old: null, words: null });
  const other = createdRow(store.db, cars, { name: 'e', is_old: false, words: ['x'] });
  expect(other).toMatchObject({ is_old: false, words: ['x'] });
});

test('A joined row has an object for each table, or null if the join found no row', () => {
  createdRow(store.db, parts, { name: 'wheel', car: 2 });
  const rows = store.db
    .select({ name: cars.name, car: cars, part: parts })
    .from(cars)
    .leftJoin(parts, eq(parts.car, cars.id))
    .orderBy(asc(cars.id))
    .all();
  expect(rows.map(({ name, car, part }) => [name, car.id, part])).toEqual([
    ['a', 1, null],
    ['b', 2, { id: 1, name: 'wheel', car: 2 }],
    ['c', 3, null],
  ]);
});

test('A query returns new rows after a write to its table or to a table of a subquery', () => {
  const hasPart = sql<number>`EXISTS (SELECT 1 FROM ${parts} WHERE ${eq(parts.car, cars.id)})`;
  const query = store.db
    .select({ name: cars.name, hasPart })
    .from(cars)
    .where(eq(cars.id, 1))
    .prepare();
  expect([query.get(), query.get()]).toEqual(Array(2).fill({ name: 'a', hasPart: 0 }));
  const { id } = createdRow(store.db, parts, { name: 'wheel', car: 1 });
  expect(query.all()).toEqual([{ name: 'a', hasPart: 1 }]);
  store.db.update(cars).set({ name: 'A' }).where(eq(cars.id, 1)).run();
  expect(query.get()).toEqual({ name: 'A', hasPart: 1 });
  store.db.delete(parts).where(eq(parts.id, id)).run();
  expect(query.get()).toEqual({ name: 'A', hasPart: 0 });
});

/** Queries that read the table `parts` in a way that only SQLite can detect. Each returns the number of its rows. */
const HIDDEN: [name: string, select: (db: Store['db']) => { number: unknown } | undefined][] = [
  ['written by hand', (db) => ({ number: db.values(sql`SELECT count(*) FROM parts`).flat()[0] })],
  [
    'without quotes',
    (db) => db.select({ number: sql`(SELECT count(*) FROM parts)` }).from(cars).get(),
  ],
  [
    'in a common table expression',
    (db) => {
      const own = db.$with('own').as(db.select({ id: parts.id }).from(parts));
      return db.with(own).select({ number: sql`count(*)` }).from(own).get();
    },
  ],
];
test.each(HIDDEN)(
  'A query of a table that is named %s returns new rows after a write',
  (_, select) => {
    expect([select(store.db), select(store.db)]).toEqual([{ number: 0 }, { number: 0 }]);
    createdRow(store.db, parts, { name: 'wheel', car: 1 });
    expect(select(store.db)).toEqual({ number: 1 });
    store.db.run(sql`DELETE FROM parts`);
    expect(select(store.db)).toEqual({ number: 0 });
  },
);

test('A query of a random number returns a different number each time', () => {
  const query = store.db.select({ number: sql`random()` }).from(cars).limit(1).prepare();
  expect(query.get()).not.toEqual(query.get());
});

test('The result of a query with a common table expression is cached until its tables change', () => {
  const own = store.db.$with('own').as(store.db.select().from(cars));
  const query = store.db.with(own).select().from(own).prepare();
  const [first] = query.all();
  createdRow(store.db, parts, { name: 'wheel', car: 1 });
  // A row from the cache is the identical object.
  expect(query.all()[0]).toBe(first);
  createdRow(store.db, cars, { name: 'd' });
  expect(query.all()[0]).not.toBe(first);
});

test('If a write fails because the disk is full, the error says so, and the transaction is rolled back', async () => {
  const [[pages]] = store.db.values<[number]>(sql`PRAGMA page_count`) as [[number]];
  const afterRollback = vi.fn(async () => {});
  const work = async () => {
    store.db.update(cars).set({ name: 'x' }).where(eq(cars.id, 1)).run();
    expect(rowWhere(store.db, cars, { id: 1 })?.name).toBe('x');
    store.db.values(sql.raw(`PRAGMA max_page_count = ${pages}`));
    createdRow(store.db, cars, { name: 'y'.repeat(100_000) });
  };
  await expect(store.transaction(work, { afterRollback })).rejects.toThrow(
    /^database or disk is full$/,
  );
  expect(afterRollback).toHaveBeenCalledOnce();
  expect(rowWhere(store.db, cars, { id: 1 })?.name).toBe('a');
  const undo = { afterRollback: () => Promise.reject(new Error('git is gone')) };
  await expect(store.transaction(work, undo)).rejects.toThrow(
    'database or disk is full (and then: git is gone)',
  );
  store.db.values(sql`PRAGMA max_page_count = 1000`);
  await store.transaction(async () => createdRow(store.db, cars, { name: 'd' }));
  expect(rowWhere(store.db, cars, { name: 'd' })?.id).toBe(4);
});

test('A row cannot be changed in place, because all readers share the object', () => {
  const { id } = createdRow(store.db, cars, { name: 'd', words: ['x'] });
  const read = rowWhere(store.db, cars, { id })!;
  expect(() => Object.assign(read, { name: 'x' })).toThrow(TypeError);
  // @ts-expect-error: the type says so too
  expect(() => read.words?.push('y')).toThrow(TypeError);
  const change = () => {
    // @ts-expect-error: the type says so too
    read.name = 'x';
  };
  expect(change).toThrow(TypeError);
});

test.each([[true], [{}], [[]]])(
  '%o as a value of a statement is an error, because libsql would end the process',
  (value) => {
    const query = store.db
      .select()
      .from(cars)
      .where(eq(cars.id, value as never));
    expect(() => query.get()).toThrow('SQLite has no type for');
    expect(() => query.all()).toThrow('SQLite has no type for');
  },
);

test('A transaction that fails leaves no changes', async () => {
  const work = store.transaction(async () => {
    createdRow(store.db, cars, { name: 'd' });
    store.db.update(cars).set({ name: 'x' }).where(eq(cars.id, 1)).run();
    expect(rowWhere(store.db, cars, { id: 1 })?.name).toBe('x');
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(rowWhere(store.db, cars, { name: 'd' })).toBeUndefined();
  expect(rowWhere(store.db, cars, { id: 1 })?.name).toBe('a');
});

test('Written rows move from the write-ahead log to the database, even while many queries run', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forge-contract-store-'));
  const file = join(folder, 'store.db');
  const store = openStore(file, [cars, parts]);
  for (let round = 0; round < 50; round++)
    await store.transaction(async () => {
      for (let row = 0; row < 50; row++)
        createdRow(store.db, cars, { name: `${round} ${row} ${'x'.repeat(4_000)}` });
      // The SQL text differs in each round, so that EXPLAIN runs for each of these queries.
      const columns = { [`name${round}`]: cars.name };
      store.db.select(columns).from(cars).where(eq(cars.id, round)).get();
      rowsWhere(store.db, parts, { car: round });
    });
  const [log, database] = [await stat(`${file}-wal`), await stat(file)];
  expect(log.size).toBeLessThan(6_000_000);
  expect(database.size).toBeGreaterThan(6_000_000);
  store.close();
  await rm(folder, { recursive: true });
});
