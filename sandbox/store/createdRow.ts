import { getTableColumns, type InferInsertModel, type InferSelectModel, sql } from 'drizzle-orm';
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
  const { statement, defaults } = insertion(db, table, nulls!.join(), rest!.join());
  const { lastInsertRowid } = statement.run(values) as { lastInsertRowid: number };
  // Asking SQLite for the row (RETURNING) takes longer than to insert it.
  const row = { ...defaults, ...Object.fromEntries(given) };
  if ('id' in defaults) row.id ??= lastInsertRowid;
  return row as InferSelectModel<Table>;
}

const insertion = prepared((db, table: SQLiteTable, nulls: string, rest: string) => {
  const values = {
    ...Object.fromEntries(nulls.split(',').map((name) => [name, null])),
    ...Object.fromEntries(rest.split(',').map((name) => [name, sql.placeholder(name)])),
  };
  // A list that rows share must not be changed in place.
  const defaults: Record<string, unknown> = Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, column]) => [
      name,
      Object.freeze(column.defaultFn?.() ?? column.default ?? null),
    ]),
  );
  return { statement: db.insert(table).values(values).prepare(), defaults };
});
