/** Drizzle's declarations of tables as SQL. */
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';

/** The statement that creates a table. Its indexes are not in it. */
export function tableDefinition(table: SQLiteTable): string {
  const { name, columns, uniqueConstraints } = getTableConfig(table);
  const parts = [
    ...columns.map(columnDefinition),
    ...uniqueConstraints.map(({ columns }) => `UNIQUE (${quoted(columns)})`),
  ];
  return `CREATE TABLE "${name}" (${parts.join(', ')})`;
}

/** The statements that create the indexes of a table, by the names of the indexes. */
export function indexDefinitions(table: SQLiteTable): Map<string, string> {
  const { name, indexes } = getTableConfig(table);
  return new Map(
    indexes.map(({ config }) => [
      config.name,
      `CREATE ${config.unique ? 'UNIQUE ' : ''}INDEX "${config.name}" ON "${name}" (${quoted(config.columns as SQLiteColumn[])})`,
    ]),
  );
}

/** A column as `CREATE TABLE` and `ALTER TABLE … ADD COLUMN` take it. */
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

/** Whether SQLite is told that a column must have a value. Of a primary key it need not be told. */
export function isNotNull(column: SQLiteColumn): boolean {
  return column.notNull && !column.primary;
}

/** The sets of columns in a table that must be unique, each as its names in order. */
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

/** The default of a column as it is stored: a list as JSON, a boolean as 0 or 1. */
function literal(column: SQLiteColumn): string {
  const value = column.mapToDriverValue(column.default);
  return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`;
}
