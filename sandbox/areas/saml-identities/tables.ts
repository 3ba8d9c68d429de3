import { flag, id, integer, table, text, unique } from '../../store/table.ts';

export const samlIdentities = table(
  'saml_identities',
  {
    id: id(),
    group_id: integer().notNull(),
    extern_uid: text().notNull(),
    user: text().notNull(),
    /** Whether the user can sign in with SAML. */
    trusted: flag().notNull().default(true),
  },
  (table) => [unique().on(table.group_id, table.extern_uid)],
);
export type SamlIdentityRow = Readonly<typeof samlIdentities.$inferSelect>;
