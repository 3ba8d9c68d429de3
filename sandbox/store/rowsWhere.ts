/** Finds rows by the values of columns: `rowWhere(db, issues, { project_id: 5, iid: 11 })`. */
import { and, eq, getTableColumns, getTableName, type InferSelectModel, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db } from './openStore.ts';
import { prepared } from './prepared.ts';

/** A row of a table. It is read-only, because all readers share the object. */
export type Row<Table extends SQLiteTable> = Readonly<InferSelectModel<Table>>;

/** Returns the rows whose columns equal the given values; by default, all rows. As in SQL, no row matches the value null. */
export function rowsWhere<Table extends SQLiteTable>(
  db: Db,
  table: Table,
  values: Partial<Row<Table>> = {},
): Row<Table>[] {
  return withValues(db, table, ...Object.keys(values)).all(values) as Row<Table>[];
}

/** Returns the first row whose columns equal the given values; undefined if no row matches. */
export function rowWhere<Table extends SQLiteTable>(
  db: Db,
  table: Table,
  values: Partial<Row<Table>>,
): Row<Table> | undefined {
  return withValues(db, table, ...Object.keys(values)).get(values) as Row<Table> | undefined;
}

/** Returns the row that another row refers to. @throws an Error if it is missing, which can happen only in a wrong seed */
export function referredRow<Table extends SQLiteTable>(
  db: Db,
  table: Table,
  values: Partial<Row<Table>>,
): Row<Table> {
  const row = rowWhere(db, table, values);
  if (row) return row;
  const name = `${getTableName(table)} ${JSON.stringify(values)}`;
  throw new Error(`A row refers to ${name}, which does not exist. Correct the seed.`);
}

const withValues = prepared((db, table: SQLiteTable, ...names: string[]) => {
  const columns = getTableColumns(table);
  const conditions = names.map((name) => eq(columns[name]!, sql.placeholder(name)));
  return db
    .select()
    .from(table)
    .where(and(...conditions))
    .prepare();
});
