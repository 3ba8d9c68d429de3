import { flag, integer, json, table, text } from '../../store/table.ts';

/** Static sites; a project without a site has no row. */
export const pages = table('pages', {
  project_id: integer().primaryKey(),
  is_unique_domain_enabled: flag(),
  force_https: flag(),
  primary_domain: text(),
  /** The domains that are assigned to the site. */
  domains: json<string[]>().notNull(),
  deployments: json<PagesDeployment[]>().notNull(),
});
export type PagesRow = Readonly<typeof pages.$inferSelect>;

interface PagesDeployment {
  created_at: string;
  /** Null for the deployment that is not a parallel one. */
  path_prefix: string | null;
  root_directory: string;
}
