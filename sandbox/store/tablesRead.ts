import Database from 'libsql';
import { queryRows } from './queryRows.ts';

/** A step of the program that SQLite runs for a statement. EXPLAIN lists these steps. */
type Step = [address: number, opcode: string, p1: number, root: number, database: number];

/**
 * Returns a function that finds the tables that a query reads. It runs EXPLAIN, which lists every table and index that
 * the query opens. EXPLAIN runs on an empty copy of the tables, because its statement stays open until it is
 * garbage-collected. In the real database, an open statement would make the write-ahead log grow.
 * @returns a function of an SQL text. Its result is undefined if the rows may also depend on something other than tables,
 *   such as the function `random()`
 */
export function tableReader(sqlite: Database.Database): (text: string) => Set<string> | undefined {
  const copy = new Database(':memory:');
  const definitions = "SELECT sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%'";
  copy.exec(queryRows(sqlite, definitions).join(';\n'));
  const tableAt = new Map(
    queryRows<[number, string]>(copy, 'SELECT rootpage, tbl_name FROM sqlite_schema'),
  );
  return (text) => {
    const steps = queryRows<Step>(copy, `EXPLAIN ${text}`);
    const tables = new Set<string>();
    for (const [, opcode, , root, database] of steps) {
      if (opcode === 'Function') return undefined;
      if (opcode !== 'OpenRead' && opcode !== 'ReopenIdx') continue;
      const table = database === 0 ? tableAt.get(root) : undefined;
      if (table === undefined) return undefined;
      tables.add(table);
    }
    return tables;
  };
}
