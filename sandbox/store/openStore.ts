import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { BetterSQLiteSession } from 'drizzle-orm/better-sqlite3/session';
import {
  BaseSQLiteDatabase,
  getTableConfig,
  type SQLiteColumn,
  SQLiteSyncDialect,
  type SQLiteTable,
} from 'drizzle-orm/sqlite-core';
import Database from 'libsql';
import { preparing } from './preparing.ts';

/** The tables of a sandbox. Queries are synchronous: SQLite runs in this process. */
export type Db = BaseSQLiteDatabase<'sync', unknown, Record<string, never>>;

export interface Store {
  db: Db;
  /** Does some work in a transaction: when it throws, nothing of it stays. One at a time. */
  transaction<T>(work: () => Promise<T>, hooks?: TransactionHooks): Promise<T>;
  close(): void;
}

/** What takes part in a transaction beside the database. */
export interface TransactionHooks {
  /** Does its part; when it throws, the transaction is rolled back. */
  beforeCommit?(): Promise<void>;
  afterCommit?(): Promise<void>;
  /** Takes its part back. */
  afterRollback?(): Promise<void>;
}

/**
 * Opens a database and makes the tables that are not there yet.
 * @param file where it is kept, in a folder that is made if it is not there; `:memory:` for nowhere
 */
export function openStore(file: string, tables: SQLiteTable[]): Store {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const sqlite = new Database(file);
  sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  for (const table of tables) sqlite.exec(definitionOf(table));
  const dialect = new SQLiteSyncDialect();
  // Drizzle's driver for better-sqlite3, whose interface libsql has too: its entry would load that package.
  const session = new BetterSQLiteSession(preparing(sqlite) as never, dialect, undefined, {
    logger: { logQuery: (_, values) => mustBeBindable(values) },
  });
  const db = new BaseSQLiteDatabase('sync', dialect, session as never, undefined) as Db;
  let last: Promise<unknown> = Promise.resolve();
  return {
    db,
    transaction: (work, hooks = {}) => {
      const mine = last.then(() => inTransaction(sqlite, work, hooks));
      last = mine.catch(() => {});
      return mine;
    },
    close: () => sqlite.close(),
  };
}

/**
 * Looks at what is bound to a statement before it runs: libsql ends the process for a boolean or a lone object.
 * @throws a TypeError
 */
function mustBeBindable(values: unknown[]): void {
  for (const value of values)
    if (typeof value === 'boolean' || (value instanceof Object && !(value instanceof Uint8Array)))
      throw new TypeError(`SQLite has no ${JSON.stringify(value)}`);
}

async function inTransaction<T>(
  sqlite: Database.Database,
  work: () => Promise<T>,
  { beforeCommit, afterCommit, afterRollback }: TransactionHooks,
): Promise<T> {
  sqlite.exec('BEGIN');
  let result: T;
  try {
    result = await work();
    await beforeCommit?.();
    sqlite.exec('COMMIT');
  } catch (error) {
    sqlite.exec('ROLLBACK');
    await afterRollback?.();
    throw error;
  }
  await afterCommit?.();
  return result;
}

/** The statements that make a table with its indexes. */
function definitionOf(table: SQLiteTable): string {
  const { name, columns, indexes, uniqueConstraints } = getTableConfig(table);
  const quoted = (columns: { name: string }[]) => columns.map(({ name }) => `"${name}"`).join(', ');
  const parts = [
    ...columns.map(columnDefinition),
    ...uniqueConstraints.map(({ columns }) => `UNIQUE (${quoted(columns)})`),
  ];
  return [
    `CREATE TABLE IF NOT EXISTS "${name}" (${parts.join(', ')})`,
    ...indexes.map(
      ({ config }) =>
        `CREATE ${config.unique ? 'UNIQUE ' : ''}INDEX IF NOT EXISTS "${config.name}" ON "${name}" (${quoted(config.columns as SQLiteColumn[])})`,
    ),
  ].join(';\n');
}

function columnDefinition(column: SQLiteColumn): string {
  return [
    `"${column.name}" ${column.getSQLType()}`,
    ...(column.primary ? ['PRIMARY KEY'] : []),
    ...((column as { autoIncrement?: boolean }).autoIncrement ? ['AUTOINCREMENT'] : []),
    ...(column.notNull && !column.primary ? ['NOT NULL'] : []),
    ...(column.isUnique ? ['UNIQUE'] : []),
    ...(column.default === undefined ? [] : [`DEFAULT ${literal(column.default)}`]),
  ].join(' ');
}

function literal(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  return `'${String(value).replaceAll("'", "''")}'`;
}
