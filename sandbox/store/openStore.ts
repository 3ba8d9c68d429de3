import { BaseSQLiteDatabase, SQLiteSyncDialect, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import Database from 'libsql';
import { UsageError } from '../../contract/usageError.ts';
import { bringUpToDate } from './bringUpToDate.ts';
import { lastingStatement } from './lastingStatement.ts';
import { type QueryCache, queryCache } from './queryCache.ts';
import { rowsOf } from './rowsOf.ts';
import { SCHEMA_VERSION } from './schemaVersion.ts';
import { createSession } from './session.ts';
import { tableReader } from './tablesRead.ts';

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

/** The path of a database that is kept in memory only. */
export const IN_MEMORY = ':memory:';

/**
 * Opens a database, and gives it the tables that it lacks.
 * @param file where it is kept, in a folder that is there; `:memory:` for nowhere
 * @param version the version of the tables
 * @throws a UsageError that names the file and says what to do, when it cannot be read or has other tables
 */
export function openStore(file: string, tables: SQLiteTable[], version = SCHEMA_VERSION): Store {
  const sqlite = openDatabase(file);
  try {
    bringUpToDate(sqlite, file, tables, version);
  } catch (error) {
    sqlite.close();
    throw error;
  }
  const open: OpenTransaction = { isIn: false, hasBegun: false };
  const cache = queryCache({
    prepare: (text) => lastingStatement(sqlite, text),
    tablesRead: tableReader(sqlite),
    // Most requests only read: SQLite hears of a transaction when something is to be written.
    beforeWrite: () => {
      if (!open.isIn || open.hasBegun) return;
      sqlite.exec('BEGIN');
      open.hasBegun = true;
    },
  });
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
      // On a full disk SQLite has rolled back by itself.
      if (sqlite.inTransaction) sqlite.exec('ROLLBACK');
      cache.forget();
    }
    await afterRollback?.().catch((undoing: Error) => {
      const message = `${(error as Error).message} (and then: ${undoing.message})`;
      throw new AggregateError([error, undoing], message);
    });
    throw error;
  } finally {
    open.isIn = false;
  }
  await afterCommit?.();
  return result;
}

/** @throws a UsageError when the file is no database, or a damaged one */
function openDatabase(file: string): Database.Database {
  let sqlite: Database.Database | undefined;
  try {
    sqlite = new Database(file);
    sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    const [[found]] = rowsOf(sqlite, 'PRAGMA quick_check(1)') as [[string]];
    if (found !== 'ok') throw Object.assign(new Error(found), { code: 'SQLITE_CORRUPT' });
    return sqlite;
  } catch (error) {
    sqlite?.close();
    const { code = '', message } = error as { code?: string; message: string };
    throw new UsageError(`${file} ${WHY_NOT_OPENED[code] ?? `cannot be opened: ${message}.`}`, {
      cause: error,
    });
  }
}

const INSTEAD =
  'Put a copy of the folder in its place, or give another folder: that begins with the seed.';

/** What is wrong with a file, by the code that SQLite gives, and what to do. */
const WHY_NOT_OPENED: Record<string, string> = {
  SQLITE_NOTADB: `is not a database. ${INSTEAD}`,
  SQLITE_CORRUPT: `is damaged: a part of it is missing or was overwritten. ${INSTEAD}`,
};
