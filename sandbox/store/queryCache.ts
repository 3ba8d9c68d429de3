/** Caches prepared statements, and the results of queries until one of their tables changes. */
import type { Statement } from './reusableStatement.ts';

/**
 * The effect of a statement, as far as the query builder knows. It does not know the effect of SQL that is written by
 * hand.
 */
export type Effect = { kind: 'read' } | { kind: 'write'; table: string } | { kind: 'unknown' };

/** The maximum number of cached statements. When it is reached, the cache of statements is emptied. */
const MAX_STATEMENTS = 500;

/** The approximate maximum size of cached results. When it is exceeded, the cache of results is emptied. */
const MAX_BYTES = 16 * 1024 * 1024;

/** The approximate size of a number, of null, or of a list without its values, in bytes. */
const VALUE_BYTES = 16;

export interface QueryCache {
  /** Returns the statement for an SQL text. A text is prepared only at its first use. */
  prepare(text: string, effect: Effect): Statement;
  /** Forgets all results. Called after a rollback, which changes tables without a statement. */
  forget(): void;
}

export interface QueryCacheOptions {
  prepare(text: string): Statement;
  /**
   * Returns the tables that a query reads. The result is undefined if the rows may also depend on something else, such
   * as a random number; such rows are not cached.
   */
  tablesRead(text: string): Set<string> | undefined;
  /** Called before each statement that may write. */
  beforeWrite(): void;
  /** The maximum size of cached results. Default: 16 MiB. */
  maxBytes?: number;
}

/** The cached result of a statement for some values. */
interface Kept {
  result: unknown;
  /**
   * The number of writes to the query's tables before the query ran. The result is valid as long as the number stays.
   */
  asOf: number;
  bytes: number;
}

/**
 * Creates a cache that returns the earlier result of a query until one of the query's tables is written to. The cache
 * saves time, because each request looks up the caller, the project, its groups and their members, and few requests
 * change these rows.
 */
export function queryCache(options: QueryCacheOptions): QueryCache {
  const { prepare, tablesRead, beforeWrite, maxBytes = MAX_BYTES } = options;
  const statements = new Map<string, Statement>();
  /** The number of writes by table. The empty name stands for writes to unknown tables. */
  const writes = new Map<string, number>();
  const timesWritten = (table: string) => writes.get(table) ?? 0;
  const countWrite = (table: string) => writes.set(table, timesWritten(table) + 1);
  /** The results by statement, method (`get` or `all`) and values. */
  const kept = new Map<string, Kept>();
  let bytes = 0;
  let statementNumber = 0;

  const keep = (key: string, result: unknown, asOf: number) => {
    const one = { result, asOf, bytes: measure(result) + 2 * key.length };
    bytes += one.bytes - (kept.get(key)?.bytes ?? 0);
    kept.set(key, one);
    if (bytes <= maxBytes) return;
    kept.clear();
    bytes = 0;
  };

  const reading = (statement: Statement, text: string): Statement => {
    const name = `${statementNumber++}`;
    let tables: string[] | undefined | null = null;
    const remembering =
      <Result>(way: string, ask: (...values: unknown[]) => Result) =>
      (...values: unknown[]): Result => {
        if (tables === null) {
          const read = tablesRead(text);
          tables = read && ['', ...read];
        }
        if (tables === undefined) return ask(...values);
        // The counts never decrease. So an unchanged sum means that none of the tables was written to.
        const asOf = tables.reduce((sum, table) => sum + timesWritten(table), 0);
        const key = `${name} ${way} ${writeValues(values)}`;
        const known = kept.get(key);
        if (known?.asOf === asOf) return known.result as Result;
        const result = ask(...values);
        keep(key, result, asOf);
        return result;
      };
    return {
      get: remembering('get', statement.get),
      all: remembering('all', statement.all),
      run: statement.run,
    };
  };

  const writing = ({ get, all, run }: Statement, table: string): Statement => {
    const counted =
      <Result>(write: (...values: unknown[]) => Result) =>
      (...values: unknown[]): Result => {
        beforeWrite();
        countWrite(table);
        return write(...values);
      };
    return { get: counted(get), all: counted(all), run: counted(run) };
  };

  return {
    forget: () => countWrite(''),
    prepare: (text, effect) => {
      // The key has the effect, because a text that is written by hand may equal a text of the query builder.
      const key = `${effect.kind} ${text}`;
      const known = statements.get(key);
      if (known) return known;
      if (statements.size >= MAX_STATEMENTS) statements.clear();
      const statement =
        effect.kind === 'read'
          ? reading(prepare(text), text)
          : writing(prepare(text), effect.kind === 'write' ? effect.table : '');
      statements.set(key, statement);
      return statement;
    },
  };
}

/** Writes the values of a statement as a key. Most statements have one value, for which JSON would take longer. */
function writeValues(values: unknown[]): string {
  const [only] = values;
  return values.length === 1 && typeof only !== 'object'
    ? `${typeof only} ${only}`
    : JSON.stringify(values);
}

function measure(value: unknown): number {
  if (typeof value === 'string') return VALUE_BYTES + 2 * value.length;
  if (value instanceof Uint8Array) return VALUE_BYTES + value.length;
  if (!Array.isArray(value)) return VALUE_BYTES;
  return value.reduce((sum, part) => sum + measure(part), VALUE_BYTES);
}
