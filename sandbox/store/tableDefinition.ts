/** Converts Drizzle's declarations of tables to SQL. */
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';

/** Returns the `CREATE TABLE` statement of a table. Its indexes are separate statements. */
export function tableDefinition(table: SQLiteTable): string {
  const { name, columns, uniqueConstraints } = getTableConfig(table);
  const parts = [
    ...columns.map(columnDefinition),
    ...uniqueConstraints.map(({ columns }) => `UNIQUE (${quoted(columns)})`),
  ];
  return `CREATE TABLE "${name}" (${parts.join(', ')})`;
}

/** Returns the `CREATE INDEX` statements of a table, by the names of the indexes. */
export function indexDefinitions(table: SQLiteTable): Map<string, string> {
  const { name, indexes } = getTableConfig(table);
  return new Map(
    indexes.map(({ config }) => [
      config.name,
      `CREATE ${config.unique ? 'UNIQUE ' : ''}INDEX "${config.name}" ON "${name}" (${quoted(config.columns as SQLiteColumn[])})`,
    ]),
  );
}

/** Returns the definition of a column in the form that `CREATE TABLE` and `ALTER TABLE … ADD COLUMN` expect. */
export function columnDefinition(column: SQLiteColumn): string {
  return [
    `"${column.name}" ${column.getSQLType()}`,
    ...(column.primary ? ['PRIMARY KEY'] : []),
    ...((column as { autoIncrement?: boolean }).autoIncrement ? ['AUTOINCREMENT'] : []),
    ...(isNotNull(column) ? ['NOT NULL'] : []),
    ...(column.isUnique ? ['UNIQUE'] : []),
    ...(column.default === undefined ? [] : [`DEFAULT ${literal(column)}`]),
  ].join(' ');
}

/** Returns true if a column is declared as NOT NULL. A primary key does not need the declaration in SQLite. */
export function isNotNull(column: SQLiteColumn): boolean {
  return column.notNull && !column.primary;
}

/** Returns the unique keys of a table. A key is a text with the names of its columns in their order. */
export function uniqueColumns(table: SQLiteTable): string[] {
  const { columns, uniqueConstraints } = getTableConfig(table);
  return [
    ...columns.filter(({ isUnique }) => isUnique).map(({ name }) => name),
    ...uniqueConstraints.map(({ columns }) => columns.map(({ name }) => name).join(', ')),
  ];
}

function quoted(columns: { name: string }[]): string {
  return columns.map(({ name }) => `"${name}"`).join(', ');
}

/** Returns the default of a column as an SQL literal: a list as JSON, a boolean as 0 or 1. */
function literal(column: SQLiteColumn): string {
  const value = column.mapToDriverValue(column.default);
  return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`;
}
