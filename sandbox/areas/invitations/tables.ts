import { id, index, integer, table, text, time } from '../../store/table.ts';

/** An invitation is to a group or to a project. */
export const invitations = table(
  'invitations',
  {
    id: id(),
    group_id: integer(),
    project_id: integer(),
    invite_email: text().notNull(),
    user_name: text().notNull(),
    /** Who invites. */
    created_by: text().notNull(),
    created_at: time().notNull(),
    access_level: integer().$type<AccessLevel>().notNull(),
    expires_at: time().notNull(),
    member_role_id: integer(),
    /** Where the invitation comes from, as who invites says. */
    invite_source: text(),
  },
  (table) => [
    index('invitations_to_group').on(table.group_id),
    index('invitations_to_project').on(table.project_id),
  ],
);
export type InvitationRow = Readonly<typeof invitations.$inferSelect>;

/** What an invitation can give: every level that document 2 lists, but for "No access". */
const ACCESS_LEVELS = [5, 10, 15, 20, 25, 30, 40, 50] as const;
export type AccessLevel = (typeof ACCESS_LEVELS)[number];

export function isLevel(level: number): level is AccessLevel {
  return (ACCESS_LEVELS as readonly number[]).includes(level);
}
