import { id, index, table, text, time } from '../../store/table.ts';

export const gpgKeys = table(
  'gpg_keys',
  {
    id: id(),
    user: text().notNull(),
    /** As it was sent. */
    key: text().notNull(),
    created_at: time().notNull(),
    /** What two texts of the same key have in common; null until somebody looks for it. */
    canonical_key: text(),
  },
  (table) => [
    index('gpg_keys_of_user').on(table.user),
    index('gpg_keys_by_key').on(table.canonical_key),
  ],
);
export type GpgKeyRow = Readonly<typeof gpgKeys.$inferSelect>;
