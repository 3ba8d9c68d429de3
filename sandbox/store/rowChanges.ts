/** Notes which rows a transaction changes, so that events can be sent when it has succeeded. */
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import type Database from 'libsql';
import { type Change, createKeyReader, readRow } from './changes.ts';
import { queryRows } from './queryRows.ts';

/** A table whose changed rows are noted. */
export interface WatchedTable {
  table: SQLiteTable;
  /** Whether deleted rows are noted, too. That slows down deletions, also those of a reset. Default: false. */
  deletes?: boolean;
}

/** The tables to watch, and the table whose rows ask for it: while it is empty, nothing is noted. */
export interface Watch {
  tables: readonly WatchedTable[];
  listeners: SQLiteTable;
}

/** Forgets the noted changes. The temporary table belongs to the transaction, so a rollback empties it, too. */
export const FORGET_CHANGES = 'DELETE FROM temp.row_changes';

/** Creates the triggers that note changed rows. They are temporary, so the file of the database does not have them. */
export function watchRows(sqlite: Database.Database, { tables, listeners }: Watch): void {
  const isHeard = `EXISTS (SELECT 1 FROM "${getTableConfig(listeners).name}")`;
  const triggers = tables.flatMap(({ table, deletes = false }) => {
    const { name, columns } = getTableConfig(table);
    const values = (row: 'OLD' | 'NEW') =>
      `json_array(${columns.map((column) => `${row}."${column.name}"`).join(', ')})`;
    const trigger = (event: string, before: string, now: string) =>
      `CREATE TEMP TRIGGER "${name}_${event}" AFTER ${event} ON main."${name}" WHEN ${isHeard}
       BEGIN INSERT INTO row_changes VALUES (NULL, '${name}', ${before}, ${now}); END;`;
    return [
      trigger('INSERT', 'NULL', values('NEW')),
      trigger('UPDATE', values('OLD'), values('NEW')),
      ...(deletes ? [trigger('DELETE', values('OLD'), 'NULL')] : []),
    ];
  });
  sqlite.exec(
    `CREATE TEMP TABLE row_changes (id INTEGER PRIMARY KEY, name TEXT, before TEXT, now TEXT); ${triggers.join('\n')}`,
  );
}

/** Returns the rows that the running transaction has changed, each once, in the order of their first change. */
export function readRowChanges(sqlite: Database.Database, { tables }: Watch): Change[] {
  const noted = queryRows<[string, string | null, string | null]>(
    sqlite,
    'SELECT name, before, now FROM temp.row_changes ORDER BY id',
  );
  const byName = new Map(tables.map(({ table }) => [getTableConfig(table).name, table]));
  const changes = new Map<string, Change>();
  for (const [name, ...texts] of noted) {
    const table = byName.get(name);
    if (!table) continue;
    const [before = null, now = null] = texts.map((text) =>
      text === null ? null : readRow(getTableConfig(table).columns, JSON.parse(text)),
    );
    const key = `${name} ${createKeyReader(table)(now ?? before ?? {})}`;
    const first = changes.get(key)?.before;
    const start = first === undefined ? before : first;
    const kind = start === null ? 'created' : now === null ? 'deleted' : 'changed';
    changes.set(key, { table: name, kind, before: start, now });
  }
  // A row that was created and deleted again has not changed.
  return [...changes.values()].filter(({ before, now }) => before !== null || now !== null);
}
