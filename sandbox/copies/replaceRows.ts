import { sql } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db } from '../store/openStore.ts';

/** Replaces all rows with the rows of the attached database `copy`. */
export function replaceRows(db: Db, tables: SQLiteTable[]): void {
  for (const table of tables) {
    const { name, columns } = getTableConfig(table);
    const names = columns.map((column) => `"${column.name}"`).join(', ');
    db.run(sql.raw(`DELETE FROM main."${name}"`));
    db.run(sql.raw(`INSERT INTO main."${name}" (${names}) SELECT ${names} FROM copy."${name}"`));
  }
  // `sqlite_sequence` has the highest ID of each table.
  db.run(sql.raw('DELETE FROM main.sqlite_sequence'));
  db.run(sql.raw('INSERT INTO main.sqlite_sequence SELECT * FROM copy.sqlite_sequence'));
}
