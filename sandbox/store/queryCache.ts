/** The statements of a database, and what they returned while its tables stay as they are. */
import type { Statement } from './lastingStatement.ts';

/** What a statement does, as far as the query builder knows. */
export type Effect = { kind: 'read' } | { kind: 'write'; table: string } | { kind: 'unknown' };

/** How many statements are kept; then all are forgotten. */
const MAX_STATEMENTS = 500;

/** How many bytes of results are kept, roughly; then all are forgotten. */
const MAX_BYTES = 16 * 1024 * 1024;

/** What a number or a null takes, roughly, and each list of values beside them. */
const VALUE_BYTES = 16;

export interface QueryCache {
  /** The statement of a text, which is prepared once. */
  prepare(text: string, effect: Effect): Statement;
  /** Forgets all results: tables have changed without a statement that says so, in a rollback. */
  forget(): void;
}

export interface QueryCacheOptions {
  prepare(text: string): Statement;
  /** The tables that a select reads; undefined where its rows may depend on more, so that it is not kept. */
  tablesRead(text: string): Set<string> | undefined;
  /** Is called before each statement that may write. */
  beforeWrite(): void;
  /** Default: 16 MiB. */
  maxBytes?: number;
}

/** What a statement returned to some values. */
interface Kept {
  result: unknown;
  /** How often its tables had been written to by then. */
  asOf: number;
  bytes: number;
}

/**
 * Asks SQLite nothing again until a table that it was asked about is written to. A request looks up a dozen
 * rows that few requests change (who calls, the project, its groups, their members), and each value that
 * libsql hands over costs time.
 */
export function queryCache(options: QueryCacheOptions): QueryCache {
  const { prepare, tablesRead, beforeWrite, maxBytes = MAX_BYTES } = options;
  const statements = new Map<string, Statement>();
  /** How often each table was written to; under the empty name how often any may have been. */
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
        // Each count only grows, so that the sum is the same only if all are.
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
      // The same text may come from the query builder, and written by hand.
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
