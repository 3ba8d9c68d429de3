import { id, index, table, text, time } from '../../store/table.ts';

export const sshKeys = table(
  'ssh_keys',
  {
    id: id(),
    user: text().notNull(),
    title: text().notNull(),
    key: text().notNull(),
    usage_type: text().$type<UsageType>().notNull().default('auth_and_signing'),
    created_at: time().notNull(),
    expires_at: time(),
    /** What two texts of the same key have in common; null until somebody looks for it. */
    canonical_key: text(),
  },
  (table) => [
    index('ssh_keys_of_user').on(table.user),
    index('ssh_keys_by_key').on(table.canonical_key),
  ],
);
export type SshKeyRow = Readonly<typeof sshKeys.$inferSelect>;
type UsageType = 'auth' | 'signing' | 'auth_and_signing';
