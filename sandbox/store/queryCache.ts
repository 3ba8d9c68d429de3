/** The statements of a database, and what they answered while its tables stay as they are. */
import type { Statement } from './lastingStatement.ts';

/** How many statements are kept; then all are forgotten. */
const MAX_STATEMENTS = 500;

/** How many rows are kept of what one statement answered. */
const MAX_ROWS = 100;

export interface QueryCache {
  /** The statement of a text, which is prepared once. */
  prepare(text: string): Statement;
  /** Forgets what was answered: tables have changed without a statement that says so, in a rollback. */
  forget(): void;
}

/**
 * Asks SQLite nothing again until a table that it was asked about is written to. A request looks up a dozen
 * rows that few requests change (who calls, the project, its groups, their members), and each value that
 * libsql hands over costs time.
 * @param tables their names
 * @param beforeWrite is called before each statement that may write
 */
export function queryCache(
  prepare: (text: string) => Statement,
  tables: string[],
  beforeWrite: () => void,
): QueryCache {
  const statements = new Map<string, Statement>();
  /** How often each table was written to; under the empty name how often any may have been. */
  const writes = new Map(['', ...tables].map((table) => [table, 0]));
  const countWrite = (table: string) => writes.set(table, writes.get(table)! + 1);

  const reading = ({ get, all, run }: Statement, text: string): Statement => {
    const named = new Set(Array.from(text.matchAll(/"(\w+)"/g), ([, name]) => name!));
    const read = ['', ...tables.filter((table) => named.has(table))];
    // Each count only grows, so that the sum is the same only if all are.
    const timesWritten = () => read.reduce((sum, table) => sum + writes.get(table)!, 0);
    const remembering = <TestResponse>(ask: (...values: unknown[]) => TestResponse) => {
      const responses = new Map<string, TestResponse>();
      let rows = 0;
      let asOf = 0;
      return (...values: unknown[]): TestResponse => {
        const now = timesWritten();
        if (now !== asOf || rows > MAX_ROWS) {
          responses.clear();
          rows = 0;
          asOf = now;
        }
        const key = JSON.stringify(values);
        if (responses.has(key)) return responses.get(key) as TestResponse;
        const response = ask(...values);
        rows += Array.isArray(response) ? response.length : 1;
        responses.set(key, response);
        return response;
      };
    };
    return { get: remembering(get), all: remembering(all), run };
  };

  const writing = ({ get, all, run }: Statement, text: string): Statement => {
    const [, table = ''] = /^(?:insert into|update|delete from) "(\w+)"/.exec(text) ?? [];
    const written = writes.has(table) ? table : '';
    const counted =
      <Result>(write: (...values: unknown[]) => Result) =>
      (...values: unknown[]): Result => {
        beforeWrite();
        countWrite(written);
        return write(...values);
      };
    return { get: counted(get), all: counted(all), run: counted(run) };
  };

  return {
    forget: () => countWrite(''),
    prepare: (text) => {
      const known = statements.get(text);
      if (known) return known;
      if (statements.size >= MAX_STATEMENTS) statements.clear();
      const make = text.startsWith('select ') ? reading : writing;
      const statement = make(prepare(text), text);
      statements.set(text, statement);
      return statement;
    },
  };
}
