/** What every area refers to: who is there, and what they own. People are referred to by their username. */
import { flag, id, index, integer, json, table, text, time, unique } from './table.ts';

export const users = table('users', {
  id: id(),
  username: text().notNull().unique(),
  name: text().notNull(),
  email: text().notNull(),
  public_email: text(),
  state: text().$type<'active' | 'blocked' | 'deactivated'>().notNull().default('active'),
  locked: flag(),
  /** What the user is to the instance as a whole. */
  instance_role: text()
    .$type<'administrator' | 'auditor' | 'regular'>()
    .notNull()
    .default('regular'),
  created_at: time().notNull(),
  bio: text(),
  location: text(),
  linkedin: text(),
  twitter: text(),
  website_url: text(),
  organization: text(),
});
export type User = Readonly<typeof users.$inferSelect>;

export const tokens = table('tokens', {
  token: text().primaryKey(),
  user: text().notNull(),
  /** Null: everything that the user may do. */
  scopes: json<string[]>(),
});

export const groups = table('groups', {
  id: id(),
  path: text().notNull(),
  name: text().notNull(),
  description: text(),
  parent_id: integer(),
  visibility: text().$type<Visibility>().notNull(),
  created_at: time(),
  /** Whether projects of the group take members of the group only. */
  membership_lock: flag(),
});
export type Group = Readonly<typeof groups.$inferSelect>;

export const projects = table(
  'projects',
  {
    id: id(),
    /** The full path of a group, or a username. */
    namespace: text().notNull(),
    path: text().notNull(),
    name: text().notNull(),
    description: text(),
    visibility: text().$type<Visibility>().notNull(),
    created_at: time().notNull(),
    last_activity_at: time(),
    topics: json<string[]>(),
    star_count: integer(),
    archived: flag(),
    forked_from_project_id: integer(),
    /** Paths that the project had before. */
    moved_from: json<string[]>(),
    shared_with_groups: json<{ group_id: number; access_level: number }[]>(),
    /** What is switched off, such as `{ ci_cd: false }`. */
    features: json<Record<string, boolean>>(),
    /** The name of the repository in the seed. */
    repository: text(),
    /** The name of the storage that the repository is on. */
    storage: text(),
    /** While it moves to another storage, its repository is read-only. */
    repository_read_only: flag(),
  },
  (table) => [
    unique().on(table.namespace, table.path),
    index('projects_by_former_paths').on(table.moved_from),
  ],
);
export type Project = Readonly<typeof projects.$inferSelect>;

export type Visibility = 'public' | 'internal' | 'private';

export const members = table(
  'members',
  {
    id: id(),
    group_id: integer(),
    project_id: integer(),
    user: text().notNull(),
    access_level: integer().notNull(),
    member_role_id: integer(),
    expires_at: time(),
  },
  (table) => [
    index('members_of_group').on(table.group_id),
    index('members_of_project').on(table.project_id),
    index('memberships_of_user').on(table.user),
  ],
);
export type Member = Readonly<typeof members.$inferSelect>;

export const memberRoles = table('member_roles', {
  id: id(),
  group_id: integer(),
  name: text().notNull(),
  base_access_level: integer().notNull(),
  permissions: json<string[]>(),
});

export const pipelines = table(
  'pipelines',
  {
    id: id(),
    project_id: integer().notNull(),
    ref: text().notNull(),
    commit: text().notNull(),
    status: text().notNull(),
  },
  (table) => [index('pipelines_of_project').on(table.project_id)],
);
export type Pipeline = Readonly<typeof pipelines.$inferSelect>;

/** Emails that a deployment would send. The sandbox sends none; control shows them. */
export const emails = table('emails', {
  id: id(),
  to: text().notNull(),
  subject: text().notNull(),
  sent_at: time().notNull(),
});

/** What a deployment would record for its auditors. No operation shows it; control does. */
export const auditEvents = table('audit_events', {
  id: id(),
  author: text().notNull(),
  /** Whom it happened to. */
  user: text().notNull(),
  event: text().notNull(),
  created_at: time().notNull(),
});
