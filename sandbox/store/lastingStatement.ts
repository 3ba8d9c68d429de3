import type Database from 'libsql';

/** A prepared statement. Each row is the list of its values. */
export interface Statement {
  get(...values: unknown[]): unknown[] | undefined;
  all(...values: unknown[]): unknown[][];
  run(...values: unknown[]): { lastInsertRowid: number };
}

/**
 * A statement that is prepared once and can be run again. One of libsql keeps the values of the run before,
 * when `get` follows `all`, or a failure: each way of running has one of its own, and after a failure a new one.
 */
export function lastingStatement(sqlite: Database.Database, text: string): Statement {
  const prepare = (way: keyof Statement) => {
    const statement = sqlite.prepare(text);
    return (way === 'run' ? statement : statement.raw()) as unknown as Statement;
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
