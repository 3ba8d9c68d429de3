import type Database from 'libsql';

/** Runs an SQL statement. @returns the rows, each as a list of values, whose types the caller knows */
export function queryRows<Values extends unknown[] = unknown[]>(
  sqlite: Database.Database,
  text: string,
): Values[] {
  return sqlite.prepare(text).raw().all() as Values[];
}
