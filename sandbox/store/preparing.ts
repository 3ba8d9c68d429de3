/** SQLite's prepared statements, each kept for when its text is run again. */
import type Database from 'libsql';

/** How many texts are kept; then all are forgotten. */
const MAX_TEXTS = 500;

interface Statement {
  get(...values: unknown[]): unknown;
  all(...values: unknown[]): unknown[];
  run(...values: unknown[]): unknown;
  /** The same statement, with lists of values for rows. */
  raw(): Statement;
}

/** A database as Drizzle's driver uses one, whose statements are prepared once. */
export function preparing(sqlite: Database.Database): { prepare(text: string): Statement } {
  const known = new Map<string, Statement>();
  return {
    prepare: (text) => {
      const statement = known.get(text) ?? lasting(() => sqlite.prepare(text) as never);
      if (known.size >= MAX_TEXTS) known.clear();
      known.set(text, statement);
      return statement;
    },
  };
}

/**
 * A statement that can be run again. One of libsql keeps the values of the run before, when `get` follows
 * `all`, or a failure: each way of running has one of its own, and after a failure a new one.
 */
function lasting(prepare: () => Statement): Statement {
  const waysOf = (make: () => Statement) => ({
    get: kept(make, 'get'),
    all: kept(make, 'all') as Statement['all'],
    run: kept(make, 'run'),
  });
  const raw: Statement = { ...waysOf(() => prepare().raw()), raw: () => raw };
  return { ...waysOf(prepare), raw: () => raw };
}

function kept(
  make: () => Statement,
  way: 'get' | 'all' | 'run',
): (...values: unknown[]) => unknown {
  let statement: Statement | undefined;
  return (...values) => {
    const current = statement ?? make();
    statement = undefined;
    const result = current[way](...values);
    statement = current;
    return result;
  };
}
