import { BaseSQLiteDatabase, SQLiteSyncDialect, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import Database from 'libsql';
import { UsageError } from '../../contract/usageError.ts';
import { bringUpToDate } from './bringUpToDate.ts';
import { type QueryCache, queryCache } from './queryCache.ts';
import { reusableStatement } from './reusableStatement.ts';
import { rowsOf } from './rowsOf.ts';
import { SCHEMA_VERSION } from './schemaVersion.ts';
import { createSession } from './session.ts';
import { tableReader } from './tablesRead.ts';

/** The tables of a sandbox. Queries are synchronous: SQLite runs in this process. */
export type Db = BaseSQLiteDatabase<'sync', unknown, Record<string, never>>;

export interface Store {
  db: Db;
  /** Does some work in a transaction, and rolls it back if it throws. Transactions run one at a time. */
  transaction<T>(work: () => Promise<T>, hooks?: TransactionHooks): Promise<T>;
  close(): void;
}

/** Called at the steps of a transaction, so that other stores can take part in it. */
export interface TransactionHooks {
  /** Applies the changes of the other stores. If it throws, the transaction is rolled back. */
  beforeCommit?(): Promise<void>;
  afterCommit?(): Promise<void>;
  /** Undoes the changes of the other stores. */
  afterRollback?(): Promise<void>;
}

/** The path of a database that is kept in memory only. */
export const IN_MEMORY = ':memory:';

/**
 * Opens a database, and adds the tables that it lacks.
 * @param file path of the database, in a folder that exists; `:memory:` for none
 * @param version the version of the tables
 * @throws a UsageError that names the file and says what to do, if it cannot be read or its tables do not
 *   fit
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
    prepare: (text) => reusableStatement(sqlite, text),
    tablesRead: tableReader(sqlite),
    // Most requests only read, so a transaction of SQLite begins at the first write.
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

/** The running transaction, if there is one. */
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

/** @throws a UsageError if the file is not a database or is damaged */
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

/** Messages that say what is wrong with a file and what to do, by SQLite's error code. */
const WHY_NOT_OPENED: Record<string, string> = {
  SQLITE_NOTADB: `is not a database. ${INSTEAD}`,
  SQLITE_CORRUPT: `is damaged: a part of it is missing or was overwritten. ${INSTEAD}`,
};
