import type Database from 'libsql';

/** A step of a program that SQLite runs for a statement, as EXPLAIN lists it. */
type Step = [address: number, opcode: string, p1: number, root: number, database: number];

/**
 * Makes a function that gives the tables which a select reads. SQLite itself says so: EXPLAIN lists every table
 * and index that its program opens, however the text names them.
 * @returns a function of the text. Its result is undefined where the rows may depend on more than tables: a
 *   function such as `random()`, or a table that is not one of the database
 */
export function tableReader(sqlite: Database.Database): (text: string) => Set<string> | undefined {
  const schema = sqlite.prepare('SELECT rootpage, tbl_name FROM sqlite_schema').raw().all();
  const tableAt = new Map(schema as unknown as [root: number, table: string][]);
  return (text) => {
    const steps = sqlite.prepare(`EXPLAIN ${text}`).raw().all() as unknown as Step[];
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
