import { flag, id, index, integer, json, table, text, time } from '../../store/table.ts';

/** What a pipeline found that its project depends on. */
export const dependencies = table(
  'dependencies',
  {
    id: id(),
    pipeline_id: integer().notNull(),
    name: text().notNull(),
    version: text().notNull(),
    type: text().notNull(),
    purl: text().notNull(),
    licenses: json<string[]>().notNull(),
  },
  (table) => [index('dependencies_of_pipeline').on(table.pipeline_id)],
);
export type Dependency = Readonly<typeof dependencies.$inferSelect>;

/** Exactly one of `project_id`, `group_id` and `pipeline_id` says what is exported. */
export const dependencyListExports = table('dependency_list_exports', {
  id: id(),
  project_id: integer(),
  group_id: integer(),
  pipeline_id: integer(),
  author: text().notNull(),
  export_type: text().$type<ExportType>().notNull(),
  status: text().$type<'running' | 'finished'>().notNull(),
  send_email: flag(),
  expires_at: time().notNull(),
  serial_number: text(),
  /** When it is ready at the latest. Null: when it is looked at for the second time. */
  ready_at: time(),
  /** Whether somebody has seen it running. */
  was_looked_at: flag(),
});
export type DependencyListExport = Readonly<typeof dependencyListExports.$inferSelect>;

export type ExportType = 'dependency_list' | 'sbom' | 'cyclonedx_1_6_json' | 'json_array' | 'csv';
