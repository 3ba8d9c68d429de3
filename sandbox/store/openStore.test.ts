import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openStore } from './openStore.ts';
import { id, table } from './table.ts';

const things = table('things', { id: id() });

test.each([
  [true],
  [{}],
  [[]],
])('%o is bound to no statement: libsql would end the process', (value) => {
  const { db, close } = openStore(':memory:', [things]);
  const query = db
    .select()
    .from(things)
    .where(eq(things.id, value as never));
  expect(() => query.get()).toThrow('SQLite has no');
  expect(() => query.all()).toThrow('SQLite has no');
  close();
});
