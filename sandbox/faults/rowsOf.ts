import { getTableName } from 'drizzle-orm';
import { TABLES } from '../openSandbox.ts';
import type { Sandbox } from '../sandbox.ts';

/** All rows of all tables as a text: the same for two states that are the same. */
export function rowsOf({ db }: Pick<Sandbox, 'db'>): string {
  const rows = [...TABLES.values()].map((table) => [
    getTableName(table),
    db.select().from(table).all(),
  ]);
  return JSON.stringify(rows);
}
