import type Database from 'libsql';

/** Runs an SQL statement. @returns the rows, each as a list of values */
export function rowsOf(sqlite: Database.Database, text: string): unknown[][] {
  return sqlite.prepare(text).raw().all() as unknown[][];
}
