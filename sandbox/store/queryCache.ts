/** Caches the statements of a database, and their results until a table changes. */
import type { Statement } from './reusableStatement.ts';

/** The effect of a statement, as far as the query builder knows it. */
export type Effect = { kind: 'read' } | { kind: 'write'; table: string } | { kind: 'unknown' };

/** The number of statements at which the cache of statements is emptied. */
const MAX_STATEMENTS = 500;

/** The cache is emptied when its results reach about this many bytes. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Approximate bytes of a number, of null, and of a list in addition to its values. */
const VALUE_BYTES = 16;

export interface QueryCache {
  /** Returns the statement for an SQL text, which is prepared once. */
  prepare(text: string, effect: Effect): Statement;
  /** Forgets all results, because a rollback has changed tables without a statement. */
  forget(): void;
}

export interface QueryCacheOptions {
  prepare(text: string): Statement;
  /**
   * Returns the tables that a select reads; undefined if its rows may depend on more, so that they are not
   * cached.
   */
  tablesRead(text: string): Set<string> | undefined;
  /** Called before each statement that may write. */
  beforeWrite(): void;
  /** Default: 16 MiB. */
  maxBytes?: number;
}

/** The cached result of a statement for some values. */
interface Kept {
  result: unknown;
  /** The number of writes to the statement's tables before it ran. */
  asOf: number;
  bytes: number;
}

/**
 * Returns the result of an earlier query again until one of its tables is written to. Each request looks up
 * the caller, the project, its groups and their members. Few requests change these rows, and libsql takes
 * time for each value.
 */
export function queryCache(options: QueryCacheOptions): QueryCache {
  const { prepare, tablesRead, beforeWrite, maxBytes = MAX_BYTES } = options;
  const statements = new Map<string, Statement>();
  /** The number of writes by table; under the empty name the writes to unknown tables. */
  const writes = new Map<string, number>();
  const timesWritten = (table: string) => writes.get(table) ?? 0;
  const countWrite = (table: string) => writes.set(table, timesWritten(table) + 1);
  /** Results by statement, way of running and values. */
  const kept = new Map<string, Kept>();
  let bytes = 0;
  let statementNumber = 0;

  const keep = (key: string, result: unknown, asOf: number) => {
    const one = { result, asOf, bytes: sizeOf(result) + 2 * key.length };
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
        // Each count only grows, so the sum is unchanged only if all counts are.
        const asOf = tables.reduce((sum, table) => sum + timesWritten(table), 0);
        const key = `${name} ${way} ${JSON.stringify(values)}`;
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
      // The query builder may produce the same text that elsewhere is written by hand.
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

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return VALUE_BYTES + 2 * value.length;
  if (value instanceof Uint8Array) return VALUE_BYTES + value.length;
  if (!Array.isArray(value)) return VALUE_BYTES;
  return value.reduce((sum, part) => sum + sizeOf(part), VALUE_BYTES);
}
