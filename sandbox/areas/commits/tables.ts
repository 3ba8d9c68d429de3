import { id, index, integer, table, text } from '../../store/table.ts';

export const pipelines = table(
  'pipelines',
  {
    id: id(),
    project_id: integer().notNull(),
    ref: text().notNull(),
    /** SHA of the commit that it runs on. */
    commit: text().notNull(),
    status: text().notNull(),
  },
  (table) => [index('pipelines_of_commit').on(table.project_id, table.commit)],
);
export type PipelineRow = typeof pipelines.$inferSelect;
