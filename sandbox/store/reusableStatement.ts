import type Database from 'libsql';

/** A prepared statement. Each row is the list of its values. */
export interface Statement {
  get(...values: unknown[]): unknown[] | undefined;
  all(...values: unknown[]): unknown[][];
  run(...values: unknown[]): { lastInsertRowid: number };
}

/**
 * Prepares a statement that can be run again and again. A statement of libsql keeps the values of an
 * earlier run if `get` follows `all`, or after a failure. Therefore each method has its own statement, and
 * gets a new one after a failure.
 */
export function reusableStatement(sqlite: Database.Database, text: string): Statement {
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
