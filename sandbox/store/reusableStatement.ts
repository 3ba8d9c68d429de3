import type Database from 'libsql';

/** A prepared statement. It returns each row as a list of values. */
export interface Statement {
  get(...values: unknown[]): unknown[] | undefined;
  all(...values: unknown[]): unknown[][];
  run(...values: unknown[]): { lastInsertRowid: number };
}

/**
 * Prepares a statement that can be run many times. In libsql, a statement keeps the values of an earlier run if `get`
 * follows `all`, or after a failure. Therefore, each method has a libsql statement of its own, which is replaced after
 * a failure.
 */
export function reusableStatement(sqlite: Database.Database, text: string): Statement {
  const prepare = (way: keyof Statement) => {
    const statement = sqlite.prepare(text);
    return (way === 'run' ? statement : statement.raw()) as Statement;
  };
  const kept = <Way extends keyof Statement>(way: Way): Statement[Way] => {
    let statement: Statement | undefined;
    const run = (...values: unknown[]) => {
      const current = statement ?? prepare(way);
      statement = undefined;
      const result = current[way](...values);
      statement = current;
      return result;
    };
    return run as Statement[Way];
  };
  return { get: kept('get'), all: kept('all'), run: kept('run') };
}
