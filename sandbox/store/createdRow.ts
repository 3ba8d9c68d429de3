import type { InferInsertModel, InferSelectModel } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db } from './openStore.ts';

/** Inserts a row and gives it back, with the ID that it got: the next one of its table. */
export function createdRow<Table extends SQLiteTable>(
  db: Db,
  table: Table,
  values: InferInsertModel<Table>,
): InferSelectModel<Table> {
  return db
    .insert(table)
    .values(values as never)
    .returning()
    .get() as InferSelectModel<Table>;
}
