/** Turns Drizzle's declarations of tables into SQL. */
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';

/** Returns the statement that creates a table, without its indexes. */
export function tableDefinition(table: SQLiteTable): string {
  const { name, columns, uniqueConstraints } = getTableConfig(table);
  const parts = [
    ...columns.map(columnDefinition),
    ...uniqueConstraints.map(({ columns }) => `UNIQUE (${quoted(columns)})`),
  ];
  return `CREATE TABLE "${name}" (${parts.join(', ')})`;
}

/** Returns the statements that create the indexes of a table, by the names of the indexes. */
export function indexDefinitions(table: SQLiteTable): Map<string, string> {
  const { name, indexes } = getTableConfig(table);
  return new Map(
    indexes.map(({ config }) => [
      config.name,
      `CREATE ${config.unique ? 'UNIQUE ' : ''}INDEX "${config.name}" ON "${name}" (${quoted(config.columns as SQLiteColumn[])})`,
    ]),
  );
}

/** Returns a column as `CREATE TABLE` and `ALTER TABLE … ADD COLUMN` take it. */
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

/** Returns true if a column is declared NOT NULL. SQLite implies it for a primary key. */
export function isNotNull(column: SQLiteColumn): boolean {
  return column.notNull && !column.primary;
}

/** Returns the unique keys of a table, each as the names of its columns in order. */
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
