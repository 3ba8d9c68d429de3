import { id, index, integer, table, text } from '../../store/table.ts';

export const samlGroupLinks = table(
  'saml_group_links',
  {
    id: id(),
    group_id: integer().notNull(),
    /** Name of the SAML group. */
    name: text().notNull(),
    access_level: integer().$type<AccessLevel>().notNull(),
    member_role_id: integer(),
    /** Null: whatever the provider is called. */
    provider: text(),
  },
  (table) => [index('saml_group_links_of_group').on(table.group_id, table.name)],
);
export type SamlGroupLinkRow = Readonly<typeof samlGroupLinks.$inferSelect>;
type AccessLevel = 0 | 5 | 10 | 15 | 20 | 25 | 30 | 40 | 50;
