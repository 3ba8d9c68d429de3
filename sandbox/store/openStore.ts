import { BaseSQLiteDatabase, SQLiteSyncDialect, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import Database from 'libsql';
import { UsageError } from '../../contract/usageError.ts';
import { SCHEMA_VERSION } from '../../generated/tables.ts';
import { bringUpToDate } from './bringUpToDate.ts';
import type { Change } from './changes.ts';
import { type QueryCache, queryCache } from './queryCache.ts';
import { queryRows } from './queryRows.ts';
import { reusableStatement } from './reusableStatement.ts';
import { FORGET_CHANGES, readRowChanges, type Watch, watchRows } from './rowChanges.ts';
import { createSession } from './session.ts';
import { tableReader } from './tablesRead.ts';

/** The database of a sandbox. Queries are synchronous, because SQLite runs in this process. */
export type Db = BaseSQLiteDatabase<'sync', unknown, Record<string, never>>;

export interface Store {
  db: Db;
  /**
   * Runs a function in a transaction, which is rolled back if the function throws. Only one transaction runs at a time.
   */
  transaction<T>(work: () => Promise<T>, hooks?: TransactionHooks): Promise<T>;
  /** Writes a copy of the database to a file that must not exist. Must not be called after a write of a transaction. */
  copyTo(file: string): void;
  /**
   * Attaches a copy as the database `copy`, until it is detached. Neither may be called after a write of a transaction.
   */
  attach(file: string): { query(text: string): unknown[][]; detach(): void };
  /** Returns the rows of the watched tables that the running transaction has changed, each once. */
  rowChanges(): Change[];
  /** Runs SQL statements that write. */
  execute(statements: string): void;
  close(): void;
}

/**
 * Functions that are called during a transaction, so that other stores, such as git, change together with the database.
 */
export interface TransactionHooks {
  /** Applies the changes to the other stores. If this function throws, the transaction is rolled back. */
  beforeCommit?(): Promise<void>;
  afterCommit?(): Promise<void>;
  /** Undoes the changes to the other stores. */
  afterRollback?(): Promise<void>;
}

/** The path that makes SQLite keep a database in memory, without a file. */
export const IN_MEMORY = ':memory:';

/**
 * Opens a database, and adds missing tables.
 * @param file path of the database file, whose folder must exist; `:memory:` for a database without a file
 * @param version the version of the tables
 * @throws a UsageError that names the file and says what to do, if the file cannot be read or its tables cannot be
 *   migrated
 */
export function openStore(
  file: string,
  tables: SQLiteTable[],
  version = SCHEMA_VERSION,
  { isTemporary = false, cacheBytes, statements, watch }: StoreOptions = {},
): Store {
  const sqlite = isTemporary ? openTemporary(file) : openDatabase(file);
  try {
    // A temporary file is a copy of a database with these tables.
    if (statements !== undefined) sqlite.exec(statements);
    else if (!isTemporary) bringUpToDate(sqlite, file, tables, version);
    if (watch) watchRows(sqlite, watch);
  } catch (error) {
    sqlite.close();
    throw error;
  }
  const open: OpenTransaction = { isIn: false, hasBegun: false };
  // Most requests only read. So SQLite's `BEGIN` waits until the first write of a transaction.
  const beforeWrite = () => {
    if (!open.isIn || open.hasBegun) return;
    sqlite.exec(watch ? `BEGIN; ${FORGET_CHANGES}` : 'BEGIN');
    open.hasBegun = true;
  };
  const cache = queryCache({
    prepare: (text) => reusableStatement(sqlite, text),
    tablesRead: tableReader(sqlite),
    ...(cacheBytes !== undefined && { maxBytes: cacheBytes }),
    beforeWrite,
  });
  const dialect = new SQLiteSyncDialect();
  const session = createSession(dialect, cache.prepare);
  const db = new BaseSQLiteDatabase('sync', dialect, session, undefined);
  let last: Promise<unknown> = Promise.resolve();
  return {
    db,
    transaction: (work, hooks = {}) => {
      const mine = last.then(() => inTransaction(sqlite, cache, open, work, hooks));
      last = mine.catch(() => {});
      return mine;
    },
    copyTo: (target) => {
      sqlite.prepare('VACUUM INTO ?').run(target);
    },
    attach: (target) => {
      sqlite.prepare('ATTACH ? AS copy').run(target);
      return {
        query: (text) => queryRows(sqlite, text),
        detach: () => sqlite.exec('DETACH copy'),
      };
    },
    rowChanges: () => (watch && open.hasBegun ? readRowChanges(sqlite, watch) : []),
    execute: (statements) => {
      beforeWrite();
      sqlite.exec(statements);
      cache.forget();
    },
    close: () => sqlite.close(),
  };
}

export interface StoreOptions {
  /**
   * True for a copy of another store that the process does not need after a crash. Its tables are not checked, and writes
   * do not wait for the disk.
   */
  isTemporary?: boolean;
  /** The statements that create the tables of a new database. Default: they are derived from the tables. */
  statements?: string | undefined;
  /** The tables whose changed rows are noted. Default: none. */
  watch?: Watch;
  /** The maximum size of cached results. Default: that of the cache. */
  cacheBytes?: number;
}

/** Opens a database that this process has just copied. */
function openTemporary(file: string): Database.Database {
  const sqlite = new Database(file);
  sqlite.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF;');
  return sqlite;
}

/** The state of the store's transaction. */
interface OpenTransaction {
  isIn: boolean;
  /** True if the transaction has begun in SQLite, which happens at its first write. */
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
      // If the disk is full, SQLite itself has already rolled back the transaction.
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

/** Opens a database file. @throws a UsageError if the file is not a database or is damaged */
function openDatabase(file: string): Database.Database {
  let sqlite: Database.Database | undefined;
  try {
    sqlite = new Database(file);
    sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    const [[found] = ['nothing']] = queryRows<[string]>(sqlite, 'PRAGMA quick_check(1)');
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
  'Restore a backup of the folder, or give another folder: a new folder begins with the seed.';

/** Messages by SQLite's error code. They say what is wrong with a database file and what to do. */
const WHY_NOT_OPENED: Record<string, string> = {
  SQLITE_NOTADB: `is not a database. ${INSTEAD}`,
  SQLITE_CORRUPT: `is damaged: a part of it is missing or was overwritten. ${INSTEAD}`,
};
