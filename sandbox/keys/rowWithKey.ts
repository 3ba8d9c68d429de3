import { eq, isNull } from 'drizzle-orm';
import type { deployKeys, gpgKeys, sshKeys } from '../../generated/tables.ts';
import type { Db } from '../store/openStore.ts';
import { type Row, rowWhere } from '../store/rowsWhere.ts';

/** A table with keys as they were sent, and an index on what two texts of the same key have in common. */
type KeyTable = typeof sshKeys | typeof gpgKeys | typeof deployKeys;

/**
 * The row that has a key, whatever the text of it there looks like. Rows of a seed come without the canonical form
 * of their keys: it is stored here, so that each text is read once.
 * @param canonicalOf the canonical form of a text; undefined where it is no key
 * @param canonical the canonical form that is looked for
 */
export async function rowWithKey<Table extends KeyTable>(
  db: Db,
  table: Table,
  canonicalOf: (text: string) => string | undefined | Promise<string | undefined>,
  canonical: string,
): Promise<Row<Table> | undefined> {
  const unread = db
    .select({ id: table.id, key: table.key })
    .from(table as typeof sshKeys)
    .where(isNull(table.canonical_key))
    .all();
  for (const { id, key } of unread)
    db.update(table as typeof sshKeys)
      // A text that is no key has the empty form, which nobody looks for.
      .set({ canonical_key: (await canonicalOf(key)) ?? '' })
      .where(eq(table.id, id))
      .run();
  const values = { canonical_key: canonical } as Partial<Row<Table>>;
  return rowWhere(db, table, values);
}
