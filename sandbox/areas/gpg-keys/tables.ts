import { id, index, table, text, time } from '../../store/table.ts';

export const gpgKeys = table(
  'gpg_keys',
  {
    id: id(),
    user: text().notNull(),
    /** As it was sent. */
    key: text().notNull(),
    created_at: time().notNull(),
  },
  (table) => [index('gpg_keys_of_user').on(table.user)],
);
export type GpgKeyRow = typeof gpgKeys.$inferSelect;
