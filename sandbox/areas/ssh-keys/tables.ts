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
  },
  (table) => [index('ssh_keys_of_user').on(table.user)],
);
export type SshKeyRow = typeof sshKeys.$inferSelect;
type UsageType = 'auth' | 'signing' | 'auth_and_signing';
