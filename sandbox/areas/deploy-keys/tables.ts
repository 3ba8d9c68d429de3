import { flag, id, index, json, table, text, time } from '../../store/table.ts';

export const deployKeys = table(
  'deploy_keys',
  {
    id: id(),
    title: text().notNull(),
    /** As it was sent. */
    key: text().notNull(),
    /** Who created it. */
    user: text().notNull(),
    /** Whether whoever maintains a project may enable it there. */
    public: flag().notNull().default(false),
    created_at: time().notNull(),
    /** Null: never. */
    expires_at: time(),
    /** Where it is enabled. */
    projects: json<DeployKeyProject[]>().notNull().default([]),
    /** What two texts of the same key have in common; null until somebody looks for it. */
    canonical_key: text(),
  },
  (table) => [index('deploy_keys_by_key').on(table.canonical_key)],
);
export type DeployKeyRow = Readonly<typeof deployKeys.$inferSelect>;

export interface DeployKeyProject {
  project_id: number;
  can_push: boolean | null;
}
