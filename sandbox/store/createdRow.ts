import { getTableColumns, type InferInsertModel, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db } from './openStore.ts';
import { prepared } from './prepared.ts';
import type { Row } from './rowsWhere.ts';

/** Inserts a row into a table. @returns the row with its defaults and its new ID */
export function createdRow<Table extends SQLiteTable>(
  db: Db,
  table: Table,
  values: InferInsertModel<Table>,
): Row<Table> {
  const { statement, defaults } = insertion(db, table);
  const row: Record<string, unknown> = { ...defaults };
  for (const [name, value] of Object.entries(values)) if (value !== undefined) row[name] = value;
  const { lastInsertRowid } = statement.run(row) as { lastInsertRowid: number };
  // The row is not read back with `RETURNING`, which would take longer than the insertion.
  if ('id' in row) row.id ??= lastInsertRowid;
  return row as Row<Table>;
}

const insertion = prepared((db, table: SQLiteTable) => {
  const columns = Object.entries(getTableColumns(table));
  const placeholders = columns.map(([name]) => [name, sql.placeholder(name)]);
  // A default may be a list, which several rows share. It is frozen, because a change would affect all of them.
  const defaults: Record<string, unknown> = Object.fromEntries(
    columns.map(([name, column]) => [
      name,
      Object.freeze(column.defaultFn?.() ?? column.default ?? null),
    ]),
  );
  return {
    statement: db.insert(table).values(Object.fromEntries(placeholders)).prepare(),
    defaults,
  };
});
