import { flag, id, index, integer, json, real, table, text, time } from '../../store/table.ts';

export const runners = table('runners', {
  id: id(),
  runner_type: text().$type<RunnerType>().notNull(),
  /** The groups that it belongs to; empty but for a group runner. */
  groups: json<number[]>().notNull().default([]),
  /** The projects that it belongs to; empty but for a project runner. */
  projects: json<number[]>().notNull().default([]),
  description: text().notNull(),
  name: text(),
  paused: flag().notNull().default(false),
  /** Null: it never was in contact. */
  contacted_at: time(),
  maintenance_note: text(),
  architecture: text(),
  platform: text(),
  revision: text(),
  version: text(),
  tag_list: json<string[]>().notNull().default([]),
  access_level: text()
    .$type<'not_protected' | 'ref_protected'>()
    .notNull()
    .default('not_protected'),
  /** In seconds. */
  maximum_timeout: integer(),
  run_untagged: flag().notNull().default(true),
  locked: flag().notNull().default(false),
  job_execution_status: text().notNull().default('idle'),
  /** What the runner authenticates with; shown when it is created. */
  token: text(),
});
export type RunnerRow = Readonly<typeof runners.$inferSelect>;
export type RunnerType = 'instance_type' | 'group_type' | 'project_type';

export const jobs = table(
  'jobs',
  {
    id: id(),
    pipeline_id: integer().notNull(),
    runner_id: integer(),
    /** The machine of the runner that runs it. */
    system_id: text(),
    status: text().$type<JobStatus>().notNull(),
    stage: text().notNull(),
    name: text().notNull(),
    user: text().notNull(),
    coverage: real(),
    created_at: time().notNull(),
    started_at: time(),
    finished_at: time(),
    /** In seconds. */
    duration: real(),
    /** In seconds. */
    queued_duration: real(),
  },
  (table) => [index('jobs_of_runner').on(table.runner_id)],
);
export type JobRow = Readonly<typeof jobs.$inferSelect>;
type JobStatus =
  | 'created'
  | 'waiting_for_resource'
  | 'preparing'
  | 'waiting_for_callback'
  | 'pending'
  | 'running'
  | 'success'
  | 'failed'
  | 'canceling'
  | 'canceled'
  | 'skipped'
  | 'manual'
  | 'scheduled';
