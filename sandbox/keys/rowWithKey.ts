import { eq, isNull } from 'drizzle-orm';
import type { deployKeys, gpgKeys, sshKeys } from '../../generated/tables.ts';
import type { Db } from '../store/openStore.ts';
import { type Row, rowWhere } from '../store/rowsWhere.ts';

/** A table whose rows have the key as it was sent, and the canonical form of the key with an index. */
type KeyTable = typeof sshKeys | typeof gpgKeys | typeof deployKeys;

/**
 * Finds the row with a key, which may be stored in another notation. Rows of a seed lack the canonical form of their
 * keys. This function computes and stores the canonical form, so that each key is parsed only once.
 * @param toCanonical returns the canonical form of a key; undefined if the text is not a key
 * @param canonical the canonical form to find
 */
export async function rowWithKey<Table extends KeyTable>(
  db: Db,
  table: Table,
  toCanonical: (text: string) => string | undefined | Promise<string | undefined>,
  canonical: string,
): Promise<Row<Table> | undefined> {
  const unread = db
    .select({ id: table.id, key: table.key })
    .from(table)
    .where(isNull(table.canonical_key))
    .all();
  for (const { id, key } of unread)
    db.update(table as typeof sshKeys)
      // A stored text that is not a key gets an empty canonical form, which is never looked up.
      .set({ canonical_key: (await toCanonical(key)) ?? '' })
      .where(eq(table.id, id))
      .run();
  const values = { canonical_key: canonical } as Partial<Row<Table>>;
  return rowWhere(db, table, values);
}
