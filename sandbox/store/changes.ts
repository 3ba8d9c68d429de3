/** Compares the rows of a sandbox with those of a copy. */
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';

/** A row that differs. */
export interface Change {
  table: string;
  kind: 'created' | 'changed' | 'deleted';
  /** The row before; null if it was created. */
  before: Row | null;
  /** The row now; null if it was deleted. */
  now: Row | null;
}

type Row = Record<string, unknown>;

/** Compares the tables of the database with those of the attached database `copy`. */
export function changesBetween(
  query: (text: string) => unknown[][],
  tables: SQLiteTable[],
): Change[] {
  return tables.flatMap((table) => {
    const { name, columns } = getTableConfig(table);
    const names = columns.map((column) => `"${column.name}"`).join(', ');
    const onlyIn = (one: string, other: string) =>
      query(
        `SELECT ${names} FROM ${one}."${name}" EXCEPT SELECT ${names} FROM ${other}."${name}"`,
      ).map((values) => readRow(columns, values));
    const key = createKeyReader(table);
    const before = new Map(onlyIn('copy', 'main').map((row) => [key(row), row]));
    const now = new Map(onlyIn('main', 'copy').map((row) => [key(row), row]));
    return [...new Set([...before.keys(), ...now.keys()])].sort().map((one): Change => {
      const [old = null, current = null] = [before.get(one), now.get(one)];
      const kind = old === null ? 'created' : current === null ? 'deleted' : 'changed';
      return { table: name, kind, before: old, now: current };
    });
  });
}

export function readRow(columns: SQLiteColumn[], values: unknown[]): Row {
  return Object.fromEntries(
    columns.map((column, index) => {
      const value = values[index];
      return [column.name, value === null ? null : column.mapFromDriverValue(value)];
    }),
  );
}

/** Returns a function for the text that identifies a row: its primary key, or the columns of its unique key. */
export function createKeyReader(table: SQLiteTable): (row: Row) => string {
  const { columns, uniqueConstraints } = getTableConfig(table);
  const primary = columns.filter((column) => column.primary);
  const key = primary.length > 0 ? primary : (uniqueConstraints[0]?.columns ?? columns);
  return (row) =>
    key
      .map(({ name }) =>
        typeof row[name] === 'number' ? String(row[name]).padStart(16, '0') : row[name],
      )
      .join(' ');
}
