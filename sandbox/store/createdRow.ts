import { type InferInsertModel, type InferSelectModel, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db } from './openStore.ts';
import { prepared } from './prepared.ts';

/** Inserts a row and gives it back, with the ID that it got: the next one of its table. */
export function createdRow<Table extends SQLiteTable>(
  db: Db,
  table: Table,
  values: InferInsertModel<Table>,
): InferSelectModel<Table> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  // Drizzle would take the null of a placeholder for a value of its column, such as false.
  const [nulls, rest] = [true, false].map((isNull) =>
    given.filter(([, value]) => (value === null) === isNull).map(([name]) => name),
  );
  return insertion(db, table, nulls!.join(), rest!.join()).get(values) as InferSelectModel<Table>;
}

const insertion = prepared((db, table: SQLiteTable, nulls: string, rest: string) => {
  const values = {
    ...Object.fromEntries(nulls.split(',').map((name) => [name, null])),
    ...Object.fromEntries(rest.split(',').map((name) => [name, sql.placeholder(name)])),
  };
  return db.insert(table).values(values).returning().prepare();
});
