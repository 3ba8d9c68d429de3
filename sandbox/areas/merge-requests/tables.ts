/** Where merge requests were deployed to. */
import { id, index, integer, table, text, time } from '../../store/table.ts';

export const environments = table(
  'environments',
  {
    id: id(),
    project_id: integer().notNull(),
    name: text().notNull(),
  },
  (table) => [index('environments_of_project').on(table.project_id)],
);

export const deployments = table(
  'deployments',
  {
    id: id(),
    project_id: integer().notNull(),
    environment_id: integer().notNull(),
    /** SHA of what was deployed. */
    commit: text().notNull(),
    finished_at: time(),
  },
  (table) => [index('deployments_of_commit').on(table.project_id, table.commit)],
);
