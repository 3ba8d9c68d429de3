import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  BaseSQLiteDatabase,
  getTableConfig,
  type SQLiteColumn,
  SQLiteSyncDialect,
  type SQLiteTable,
} from 'drizzle-orm/sqlite-core';
import Database from 'libsql';
import { lastingStatement } from './lastingStatement.ts';
import { type QueryCache, queryCache } from './queryCache.ts';
import { createSession } from './session.ts';

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
  const open: OpenTransaction = { isIn: false, hasBegun: false };
  const cache = queryCache(
    (text) => lastingStatement(sqlite, text),
    tables.map((table) => getTableConfig(table).name),
    // Most requests only read: SQLite hears of a transaction when something is to be written.
    () => {
      if (!open.isIn || open.hasBegun) return;
      sqlite.exec('BEGIN');
      open.hasBegun = true;
    },
  );
  const dialect = new SQLiteSyncDialect();
  const session = createSession(dialect, cache.prepare);
  const db = new BaseSQLiteDatabase('sync', dialect, session as never, undefined) as Db;
  let last: Promise<unknown> = Promise.resolve();
  return {
    db,
    transaction: (work, hooks = {}) => {
      const mine = last.then(() => inTransaction(sqlite, cache, open, work, hooks));
      last = mine.catch(() => {});
      return mine;
    },
    close: () => sqlite.close(),
  };
}

/** The transaction that is at work, if one is. */
interface OpenTransaction {
  isIn: boolean;
  /** Whether something was written in it. */
  hasBegun: boolean;
}

async function inTransaction<T>(
  sqlite: Database.Database,
  cache: QueryCache,
  open: OpenTransaction,
  work: () => Promise<T>,
  { beforeCommit, afterCommit, afterRollback }: TransactionHooks,
): Promise<T> {
  Object.assign(open, { isIn: true, hasBegun: false });
  let result: T;
  try {
    result = await work();
    await beforeCommit?.();
    if (open.hasBegun) sqlite.exec('COMMIT');
  } catch (error) {
    if (open.hasBegun) {
      sqlite.exec('ROLLBACK');
      cache.forget();
    }
    await afterRollback?.();
    throw error;
  } finally {
    open.isIn = false;
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
