import Database from 'libsql';
import { rowsOf } from './rowsOf.ts';

/** A step of a program that SQLite runs for a statement, as EXPLAIN lists it. */
type Step = [address: number, opcode: string, p1: number, root: number, database: number];

/**
 * Returns a function that finds the tables which a select reads. EXPLAIN lists every table and index that
 * the select opens, however the SQL names them. It runs on an empty copy of the tables. Until it is
 * garbage-collected, an EXPLAIN keeps the log of its database, which would grow.
 * @returns a function of the SQL. Its result is undefined if the rows may depend on more than tables of the
 *   database: a function such as `random()`, or a table-valued function
 */
export function tableReader(sqlite: Database.Database): (text: string) => Set<string> | undefined {
  const copy = new Database(':memory:');
  const definitions = "SELECT sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%'";
  copy.exec(rowsOf(sqlite, definitions).join(';\n'));
  const tableAt = new Map(
    rowsOf(copy, 'SELECT rootpage, tbl_name FROM sqlite_schema') as [number, string][],
  );
  return (text) => {
    const steps = rowsOf(copy, `EXPLAIN ${text}`) as Step[];
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
