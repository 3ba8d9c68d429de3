/** What people plan and talk about: shared by notes, discussions, merge requests and milestones. */
import { flag, id, index, integer, json, table, text, time } from '../../store/table.ts';

const list = () =>
  json<string[]>()
    .notNull()
    .$defaultFn(() => []);

export const issues = table(
  'issues',
  {
    id: id(),
    iid: integer().notNull(),
    project_id: integer().notNull(),
    title: text().notNull(),
    description: text(),
    state: text().$type<'opened' | 'closed'>().notNull().default('opened'),
    author: text().notNull(),
    created_at: time().notNull(),
    updated_at: time().notNull(),
    milestone_id: integer(),
    labels: list(),
  },
  (table) => [
    index('issues_of_project').on(table.project_id, table.iid),
    index('issues_of_milestone').on(table.milestone_id),
  ],
);
export type Issue = Readonly<typeof issues.$inferSelect>;

export const snippets = table('snippets', {
  id: id(),
  /** Null for a personal snippet. */
  project_id: integer(),
  title: text().notNull(),
  file_name: text(),
  content: text(),
  author: text().notNull(),
  created_at: time().notNull(),
});
export type Snippet = Readonly<typeof snippets.$inferSelect>;

export const epics = table('epics', {
  id: id(),
  iid: integer().notNull(),
  group_id: integer().notNull(),
  /** The project that notes on the epic name, since a note always names one. */
  project_id: integer().notNull(),
  title: text().notNull(),
  author: text().notNull(),
  created_at: time().notNull(),
});
export type Epic = Readonly<typeof epics.$inferSelect>;

export const labels = table(
  'labels',
  {
    id: id(),
    project_id: integer().notNull(),
    name: text().notNull(),
    color: text().notNull(),
    description: text().notNull(),
    text_color: text().notNull(),
    /** Rank by which things with the label are sorted, 1 first; null for none. */
    priority: integer(),
    archived: flag(),
  },
  (table) => [index('labels_of_project').on(table.project_id, table.name)],
);

/** A milestone is of a project or, once it is promoted, of a group. */
export const milestones = table(
  'milestones',
  {
    id: id(),
    iid: integer().notNull(),
    project_id: integer(),
    group_id: integer(),
    title: text().notNull(),
    description: text(),
    state: text().$type<'active' | 'closed'>().notNull().default('active'),
    start_date: text(),
    due_date: text(),
    created_at: time().notNull(),
    updated_at: time().notNull(),
  },
  (table) => [
    index('milestones_of_project').on(table.project_id, table.iid),
    index('milestones_of_group').on(table.group_id, table.iid),
  ],
);
export type Milestone = Readonly<typeof milestones.$inferSelect>;

/** What happened to the issues of milestones: what burndown charts are drawn from. */
export const milestoneEvents = table(
  'milestone_events',
  {
    id: id(),
    milestone_id: integer().notNull(),
    issue_id: integer().notNull(),
    action: text().$type<MilestoneAction>().notNull(),
    created_at: time().notNull(),
  },
  (table) => [index('events_of_milestone').on(table.milestone_id)],
);
export type MilestoneAction = 'added' | 'removed' | 'closed' | 'reopened';

export const mergeRequests = table(
  'merge_requests',
  {
    id: id(),
    iid: integer().notNull(),
    /** The project that it is to be merged into. */
    project_id: integer().notNull(),
    source_project_id: integer().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    state: text().$type<'opened' | 'closed' | 'locked' | 'merged'>().notNull().default('opened'),
    author: text().notNull(),
    assignees: list(),
    reviewers: list(),
    approved_by: list(),
    closed_by: text(),
    merge_user: text(),
    source_branch: text().notNull(),
    target_branch: text().notNull(),
    /** SHA of the newest commit of the source branch. */
    head: text().notNull(),
    merge_commit: text(),
    created_at: time().notNull(),
    updated_at: time().notNull(),
    closed_at: time(),
    merged_at: time(),
    prepared_at: time(),
    merge_after: time(),
    labels: list(),
    milestone_id: integer(),
    draft: flag(),
    merge_when_pipeline_succeeds: flag(),
    merge_status: text().notNull().default('unchecked'),
    detailed_merge_status: text().notNull().default('unchecked'),
    discussion_locked: flag(),
    force_remove_source_branch: flag(),
    should_remove_source_branch: flag(),
    squash: flag(),
    squash_on_merge: flag(),
    /** Seconds. */
    time_estimate: integer().notNull().default(0),
    /** Seconds. */
    total_time_spent: integer().notNull().default(0),
    task_completion_status: json<{ count: number; completed_count: number }>()
      .notNull()
      .$defaultFn(() => ({ count: 0, completed_count: 0 })),
    approvals_before_merge: integer().notNull().default(0),
    /** Of merge requests from forks. */
    allow_collaboration: flag(),
    imported: flag(),
    imported_from: text().notNull().default('none'),
  },
  (table) => [
    index('merge_requests_of_project').on(table.project_id, table.iid),
    index('merge_requests_of_author').on(table.author, table.created_at),
    index('merge_requests_of_milestone').on(table.milestone_id),
  ],
);
export type MergeRequest = Readonly<typeof mergeRequests.$inferSelect>;

/** `merge_request_id` waits for `blocking_merge_request_id`. */
export const mergeRequestBlocks = table(
  'merge_request_blocks',
  {
    id: id(),
    merge_request_id: integer().notNull(),
    blocking_merge_request_id: integer().notNull(),
  },
  (table) => [
    index('blocks_of_merge_request').on(table.merge_request_id),
    index('blocks_by_merge_request').on(table.blocking_merge_request_id),
  ],
);
export type MergeRequestBlock = Readonly<typeof mergeRequestBlocks.$inferSelect>;

export const awardEmoji = table(
  'award_emoji',
  {
    id: id(),
    awardable_type: text().notNull(),
    awardable_id: integer().notNull(),
    name: text().notNull(),
    user: text().notNull(),
  },
  (table) => [index('emoji_of_awardable').on(table.awardable_type, table.awardable_id)],
);
export type AwardEmoji = Readonly<typeof awardEmoji.$inferSelect>;

export const notes = table(
  'notes',
  {
    id: id(),
    noteable_type: text().$type<NoteableType>().notNull(),
    noteable_id: integer().notNull(),
    /** Null where there are no discussions: on merge requests and epics. */
    discussion_id: text(),
    body: text().notNull(),
    author: text().notNull(),
    created_at: time().notNull(),
    updated_at: time().notNull(),
    system: flag().notNull().default(false),
    internal: flag().notNull().default(false),
    imported: flag().notNull().default(false),
    imported_from: text().notNull().default('none'),
  },
  (table) => [
    // With all that a list asks for, so that a far page is found without reading the notes before it.
    index('notes_by_creation').on(
      table.noteable_type,
      table.noteable_id,
      table.created_at,
      table.id,
      table.internal,
      table.system,
    ),
    index('notes_by_update').on(
      table.noteable_type,
      table.noteable_id,
      table.updated_at,
      table.id,
      table.internal,
      table.system,
    ),
    index('notes_of_discussion').on(table.discussion_id),
  ],
);
export type NoteRow = Readonly<typeof notes.$inferSelect>;
export type NoteableType = 'Issue' | 'MergeRequest' | 'Snippet' | 'Epic';

/** Discussions are those of issues and snippets. */
export const discussions = table('discussions', {
  id: text().primaryKey(),
  noteable_type: text().$type<NoteableType>().notNull(),
  noteable_id: integer().notNull(),
  /** True for a comment on its own, false for a thread. */
  individual_note: flag().notNull(),
});
export type DiscussionRow = Readonly<typeof discussions.$inferSelect>;
