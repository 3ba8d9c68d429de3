/** Deletes rows together with the rows that belong to them. */
import { getTableConfig } from 'drizzle-orm/sqlite-core';
import { tableNamed } from '../openSandbox.ts';
import type { Sandbox } from '../sandbox.ts';
import { referrersTo, refersTo, replaceReferences, sameRow } from './references.ts';
import { ROW_RULES, type Row } from './rowRules.ts';

/**
 * Deletes a row. First, it deletes the rows that belong to it, and removes other references to it. So no row ever
 * refers to a missing row.
 */
export async function deleteWithParts(sandbox: Sandbox, name: string, row: Row): Promise<void> {
  const { db } = sandbox;
  const table = tableNamed(name);
  for (const { table: other, row: part } of ROW_RULES[name]?.parts?.(sandbox, row) ?? [])
    await deleteWithParts(sandbox, other, part as Row);
  for (const { name: column } of getTableConfig(table).columns)
    for (const referrer of referrersTo(name, column)) {
      if (!referrer.isPart) {
        replaceReferences(db, referrer, row[column]);
        continue;
      }
      const parts = db
        .select()
        .from(tableNamed(referrer.table))
        .where(refersTo(referrer, row[column]))
        .all();
      for (const part of parts) await deleteWithParts(sandbox, referrer.table, part);
    }
  await ROW_RULES[name]?.deleted?.(sandbox, row);
  db.delete(table).where(sameRow(table, row)).run();
}
