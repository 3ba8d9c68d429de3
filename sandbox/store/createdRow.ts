import { getTableColumns, type InferInsertModel, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db } from './openStore.ts';
import { prepared } from './prepared.ts';
import type { Row } from './rowsWhere.ts';

/** Inserts a row. @returns the row with its new ID */
export function createdRow<Table extends SQLiteTable>(
  db: Db,
  table: Table,
  values: InferInsertModel<Table>,
): Row<Table> {
  const { statement, defaults } = insertion(db, table);
  const row: Record<string, unknown> = { ...defaults };
  for (const [name, value] of Object.entries(values)) if (value !== undefined) row[name] = value;
  const { lastInsertRowid } = statement.run(row) as { lastInsertRowid: number };
  // RETURNING would take longer than the insertion.
  if ('id' in row) row.id ??= lastInsertRowid;
  return row as Row<Table>;
}

const insertion = prepared((db, table: SQLiteTable) => {
  const columns = Object.entries(getTableColumns(table));
  const placeholders = columns.map(([name]) => [name, sql.placeholder(name)]);
  // Rows share a default that is a list, so it must not be changed in place.
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
