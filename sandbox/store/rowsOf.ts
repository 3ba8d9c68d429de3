import type Database from 'libsql';

/** The rows that a statement returns, each as the list of its values. */
export function rowsOf(sqlite: Database.Database, text: string): unknown[][] {
  return sqlite.prepare(text).raw().all() as unknown[][];
}
