import { flag, id, index, integer, json, table, text, time } from '../../store/table.ts';

export const clusters = table(
  'clusters',
  {
    id: id(),
    project_id: integer().notNull(),
    name: text().notNull(),
    domain: text().notNull(),
    created_at: time().notNull(),
    /** Who created the connection. */
    user: text().notNull(),
    managed: flag(),
    enabled: flag(),
    environment_scope: text().notNull(),
    management_project_id: integer(),
    /** Who provides the cluster. `user`: it was there already, and was added by the API. */
    provider_type: text().notNull().default('user'),
    platform_cluster: json<PlatformCluster>().notNull(),
  },
  (table) => [index('clusters_of_project').on(table.project_id)],
);
export type ClusterRow = Readonly<typeof clusters.$inferSelect>;

export interface PlatformCluster {
  api_url: string;
  /** Never shown. */
  token: string;
  namespace: string;
  authorization_type: 'rbac' | 'abac' | 'unknown_authorization';
  ca_cert: string | null;
}
