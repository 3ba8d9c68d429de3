import type Database from 'libsql';

/** Runs a statement. @returns its rows, each as the list of its values */
export function rowsOf(sqlite: Database.Database, text: string): unknown[][] {
  return sqlite.prepare(text).raw().all() as unknown[][];
}
