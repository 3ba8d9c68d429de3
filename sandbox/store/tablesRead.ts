import Database from 'libsql';
import { rowsOf } from './rowsOf.ts';

/** A step of a program that SQLite runs for a statement, as EXPLAIN lists it. */
type Step = [address: number, opcode: string, p1: number, root: number, database: number];

/**
 * Makes a function that gives the tables which a select reads. SQLite itself says so: EXPLAIN lists every table
 * and index that its program opens, however the text names them. It is asked on an empty copy of the tables: a
 * statement of EXPLAIN holds the log of its database until it is collected, and the log would grow.
 * @returns a function of the text. Its result is undefined where the rows may depend on more than tables: a
 *   function such as `random()`, or a table that is not one of the database
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
