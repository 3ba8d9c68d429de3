import { id, integer, json, table, text, unique } from '../../store/table.ts';

/** Who may deploy, by a role, a user or a group. */
export interface DeployAccessLevel {
  id: number;
  access_level: 30 | 40 | 60 | null;
  user_id: number | null;
  group_id: number | null;
  /** 0: direct members of the group only; 1: inherited ones too. */
  group_inheritance_type: 0 | 1;
}

/** Who has to approve. */
export interface ApprovalRule extends DeployAccessLevel {
  required_approvals: number;
}

export const protectedEnvironments = table(
  'protected_environments',
  {
    id: id(),
    project_id: integer().notNull(),
    name: text().notNull(),
    deploy_access_levels: json<DeployAccessLevel[]>().notNull(),
    approval_rules: json<ApprovalRule[]>().notNull(),
  },
  (table) => [unique().on(table.project_id, table.name)],
);
export type ProtectedEnvironment = Readonly<typeof protectedEnvironments.$inferSelect>;
