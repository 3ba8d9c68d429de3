// Generated from openapi/ by `npm run build`. Changes here are lost.
import { index, integer, real, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core';
import type { AccessLevel, Action, ApprovalRule, Commit, DeepReadonly, DeployAccessLevel, DeployKeyProject, ExportType, MilestoneAction, NoteableType, PlatformCluster, ProtectionLevel, Repository, RunnerType, StorageMoveKind, Tag, Visibility } from './rows.ts';

export type * from './rows.ts';

/** The version of these tables: the number of fingerprints in `x-versions` of `openapi/world/world.schema.yaml`. */
export const SCHEMA_VERSION = 2;

/** The ID of a row. A new row gets the next number. The ID of a deleted row is never used again. */
const id = () => integer().primaryKey({ autoIncrement: true });
/** A boolean, which SQLite stores as 0 or 1. */
const flag = () => integer({ mode: 'boolean' });
/** A list or an object, stored as JSON. It is read-only, because several readers share a row. */
const json = <T>() => text({ mode: 'json' }).$type<DeepReadonly<T>>();

/** Users. */
export const users = sqliteTable('users', {
  id: id(),
  /** The name that the user signs in with. */
  username: text().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  /** The public email address. */
  public_email: text(),
  /** Only active users can call. */
  state: text().$type<'active' | 'blocked' | 'deactivated'>().notNull().default('active'),
  /** Whether the user is locked out. */
  locked: flag().notNull().default(false),
  /** The role in the instance. */
  instance_role: text().$type<'administrator' | 'auditor' | 'regular'>().notNull().default('regular'),
  created_at: text().notNull(),
  /** The biography of the user. */
  bio: text().default(''),
  /** The location of the user. */
  location: text(),
  /** The account of the user. */
  linkedin: text().default(''),
  /** The account of the user. */
  twitter: text().default(''),
  /** The web page of the user. */
  website_url: text().default(''),
  /** The employer of the user. */
  organization: text().default(''),
}, (table) => [
  unique().on(table.username),
]);

/** Groups. The full path of a group begins with that of its parent. */
export const groups = sqliteTable('groups', {
  id: id(),
  /** The last segment of the full path. */
  path: text().notNull(),
  name: text().notNull(),
  /** The parent group. */
  parent_id: integer(),
  visibility: text().$type<Visibility>().notNull().default('public'),
  /** The description of the group. */
  description: text(),
  created_at: text().notNull(),
  /** Whether the projects of the group accept no further members. */
  membership_lock: flag().notNull().default(false),
}, (table) => [
  unique().on(table.parent_id, table.path),
]);

/** Members of groups and projects, with their access levels. */
export const members = sqliteTable('members', {
  id: id(),
  /** The group; null for a member of a project. */
  group_id: integer(),
  /** The project; null for a member of a group. */
  project_id: integer(),
  /** The username of the member. */
  user: text().notNull(),
  access_level: integer().$type<AccessLevel>().notNull().default(30),
  /** A custom role beside the access level. */
  member_role_id: integer(),
  /** The time at which the membership ends. */
  expires_at: text(),
}, (table) => [
  unique().on(table.group_id, table.project_id, table.user),
  index('members_by_project_id').on(table.project_id),
  index('members_by_user').on(table.user),
]);

/** Custom roles of a group. */
export const memberRoles = sqliteTable('member_roles', {
  id: id(),
  /** The group. */
  group_id: integer().notNull(),
  /** The name of the role. */
  name: text().notNull(),
  base_access_level: integer().$type<AccessLevel>().notNull().default(30),
  /** The permissions of the role, such as `admin_runners`. */
  permissions: json<string[]>().notNull().default([]),
});

/** Projects, each with a repository. */
export const projects = sqliteTable('projects', {
  id: id(),
  /** Full path of a group, or username. */
  namespace: text().notNull(),
  /** The last segment of the full path. */
  path: text().notNull(),
  name: text().notNull(),
  /** The description of the project. */
  description: text(),
  visibility: text().$type<Visibility>().notNull().default('public'),
  created_at: text().notNull(),
  last_activity_at: text().notNull(),
  /** The topics of the project. */
  topics: json<string[]>().notNull().default([]),
  /** The number of stars. */
  star_count: integer().notNull().default(0),
  /** Whether the project is archived. */
  archived: flag().notNull().default(false),
  /** Earlier full paths. Requests to these are redirected. */
  moved_from: json<string[]>().notNull().default([]),
  /** The project that this project was forked from. */
  forked_from_project_id: integer(),
  /** Groups whose members are members of the project. */
  shared_with_groups: json<Array<{ group_id: number; access_level: AccessLevel }>>().notNull().default([]),
  /** What is switched off. */
  features: json<{ ci_cd?: boolean; pages?: boolean }>().notNull().default({}),
  /** The storage of the repository. */
  storage: text().default('default'),
  /** The name of the repository's history in the seed; null for an empty repository. */
  repository: text(),
  /** The default branch; null for that of the history. */
  default_branch: text(),
  /** Whether pushes are refused. */
  repository_read_only: flag().notNull().default(false),
}, (table) => [
  unique().on(table.namespace, table.path),
  index('projects_by_moved_from').on(table.moved_from),
]);

/** Branches with restricted pushes. */
export const protectedBranches = sqliteTable('protected_branches', {
  id: id(),
  /** The project. */
  project_id: integer().notNull(),
  /** Name of the branch. */
  name: text().notNull(),
  /** The lowest level that may push. */
  push_access_level: integer().$type<ProtectionLevel>().notNull().default(40),
  /** The lowest level that may merge. */
  merge_access_level: integer().$type<ProtectionLevel>().notNull().default(40),
  /** Whether a push may rewrite the branch. */
  allow_force_push: flag().notNull().default(false),
  /** Whether owners of code must approve. */
  code_owner_approval_required: flag().notNull().default(false),
}, (table) => [
  unique().on(table.project_id, table.name),
]);

/** Tags that are protected, or whose protection is unknown. All other tags are not protected. */
export const protectedTags = sqliteTable('protected_tags', {
  id: id(),
  /** The project. */
  project_id: integer().notNull(),
  /** Name of the tag. */
  name: text().notNull(),
  /** Whether the tag is protected; null if unknown. */
  protected: flag().default(true),
  /** The lowest level that may create the tag. */
  create_access_level: integer().$type<ProtectionLevel>().notNull().default(40),
}, (table) => [
  unique().on(table.project_id, table.name),
]);

/** Releases of tags. */
export const releases = sqliteTable('releases', {
  id: id(),
  /** The project. */
  project_id: integer().notNull(),
  /** Name of the tag. */
  tag_name: text().notNull(),
  /** The description of the release. */
  description: text().notNull().default(''),
  /** The name of the release. */
  name: text().notNull(),
  /** The author of the release. */
  author: text().notNull(),
  created_at: text().notNull(),
  /** The time of the release, which may be in the future. */
  released_at: text().notNull(),
  /** The titles of its milestones. */
  milestones: json<string[]>().notNull().default([]),
}, (table) => [
  unique().on(table.project_id, table.tag_name),
]);

/** Places where repositories are kept. */
export const storages = sqliteTable('storages', {
  id: id(),
  /** The name of the storage. */
  name: text().notNull(),
}, (table) => [
  unique().on(table.name),
]);

/** SSH keys of users. */
export const sshKeys = sqliteTable('ssh_keys', {
  id: id(),
  user: text().notNull(),
  title: text().notNull(),
  key: text().notNull(),
  created_at: text().notNull(),
  expires_at: text(),
  usage_type: text().$type<'auth' | 'signing' | 'auth_and_signing'>().notNull().default('auth_and_signing'),
  /** The canonical form of the key: the same for every text of the key. Set at the first lookup of a key. */
  canonical_key: text(),
}, (table) => [
  index('ssh_keys_by_user').on(table.user),
  index('ssh_keys_by_canonical_key').on(table.canonical_key),
]);

/** GPG keys of users. */
export const gpgKeys = sqliteTable('gpg_keys', {
  id: id(),
  user: text().notNull(),
  key: text().notNull(),
  created_at: text().notNull(),
  /** The canonical form of the key: the same for every text of the key. Set at the first lookup of a key. */
  canonical_key: text(),
}, (table) => [
  index('gpg_keys_by_user').on(table.user),
  index('gpg_keys_by_canonical_key').on(table.canonical_key),
]);

/** Deploy keys, with the projects in which they are enabled. */
export const deployKeys = sqliteTable('deploy_keys', {
  id: id(),
  title: text().notNull(),
  key: text().notNull(),
  /** The user who created the deploy key. */
  user: text().notNull(),
  public: flag().notNull().default(false),
  created_at: text().notNull(),
  expires_at: text(),
  /** The projects in which the key is enabled. */
  projects: json<DeployKeyProject[]>().notNull().default([]),
  /** The canonical form of the key: the same for every text of the key. Set at the first lookup of a key. */
  canonical_key: text(),
}, (table) => [
  index('deploy_keys_by_canonical_key').on(table.canonical_key),
]);

/** Issuers of the certificates of signatures. */
export const x509Issuers = sqliteTable('x509_issuers', {
  id: id(),
  /** The certificate in PEM form. */
  certificate: text().notNull(),
});

/** Certificates that tags are signed with. */
export const x509Certificates = sqliteTable('x509_certificates', {
  id: id(),
  /** The issuer of the certificate. */
  x509_issuer_id: integer().notNull(),
  /** The user of the x509 certificate. */
  user: text().notNull(),
  /** Whether the certificate is valid or revoked. */
  certificate_status: text().$type<'good' | 'revoked'>().notNull().default('good'),
  /** The certificate in PEM form. */
  certificate: text().notNull(),
});

/** Connections of projects to clusters. */
export const clusters = sqliteTable('clusters', {
  id: id(),
  project_id: integer().notNull(),
  name: text().notNull(),
  domain: text().notNull(),
  created_at: text().notNull(),
  user: text().notNull(),
  managed: flag(),
  enabled: flag(),
  environment_scope: text().notNull(),
  management_project_id: integer(),
  platform_cluster: json<PlatformCluster>().notNull(),
  /** The provider of the cluster. `user`: an existing cluster that was added with the API. */
  provider_type: text().notNull().default('user'),
}, (table) => [
  index('clusters_by_project_id').on(table.project_id),
]);

/** SAML identities of the members of groups. */
export const samlIdentities = sqliteTable('saml_identities', {
  id: id(),
  /** The group. */
  group_id: integer().notNull(),
  /** The UID of the user at the provider. */
  extern_uid: text().notNull(),
  /** The user of the SAML identity. */
  user: text().notNull(),
  /** Whether the user can sign in with the identity. */
  trusted: flag().notNull().default(true),
}, (table) => [
  unique().on(table.group_id, table.extern_uid),
]);

/** Links from SAML groups to groups. They give the members of the SAML group a role. */
export const samlGroupLinks = sqliteTable('saml_group_links', {
  id: id(),
  group_id: integer().notNull(),
  name: text().notNull(),
  access_level: integer().$type<AccessLevel>().notNull(),
  member_role_id: integer(),
  provider: text(),
}, (table) => [
  unique().on(table.group_id, table.name, table.provider),
]);

/** Invitations to groups and projects. An invitation is accepted if a member has its address. */
export const invitations = sqliteTable('invitations', {
  id: id(),
  group_id: integer(),
  project_id: integer(),
  invite_email: text().notNull(),
  user_name: text().notNull(),
  created_by: text().notNull(),
  created_at: text().notNull(),
  access_level: integer().$type<AccessLevel>().notNull(),
  expires_at: text().notNull(),
  /** A custom role beside the access level. */
  member_role_id: integer(),
  /** The source of the invitation, given by the inviter. */
  invite_source: text(),
}, (table) => [
  index('invitations_by_group_id').on(table.group_id),
  index('invitations_by_project_id').on(table.project_id),
]);

/** Runners. */
export const runners = sqliteTable('runners', {
  id: id(),
  runner_type: text().$type<RunnerType>().notNull().default('instance_type'),
  /** The groups of a group runner. */
  groups: json<number[]>().notNull().default([]),
  /** The projects of a project runner. */
  projects: json<number[]>().notNull().default([]),
  /** The description of the runner. */
  description: text().notNull().default(''),
  /** The name of the runner. */
  name: text(),
  /** Whether the runner is paused, so that it takes no jobs. */
  paused: flag().notNull().default(false),
  /** The time of the last contact, which decides whether the runner is online. */
  contacted_at: text(),
  /** A note for the maintainers of the runner. */
  maintenance_note: text(),
  /** The architecture of the machine. */
  architecture: text(),
  /** The operating system of the machine. */
  platform: text(),
  /** The revision of the program. */
  revision: text(),
  /** The version of the program. */
  version: text(),
  /** Tags of the jobs that the runner takes. */
  tag_list: json<string[]>().notNull().default([]),
  /** Whether the runner takes only jobs of protected refs. */
  access_level: text().$type<'not_protected' | 'ref_protected'>().notNull().default('not_protected'),
  /** The longest duration of a job in seconds. */
  maximum_timeout: integer(),
  /** Whether the runner takes jobs without tags. */
  run_untagged: flag().notNull().default(true),
  /** Whether the runner is locked to its projects. */
  locked: flag().notNull().default(false),
  /** Whether the runner is running a job. */
  job_execution_status: text().$type<'idle' | 'active'>().notNull().default('idle'),
  /** The token that the runner authenticates with. */
  token: text(),
});

/** Pipelines. */
export const pipelines = sqliteTable('pipelines', {
  id: id(),
  /** The project. */
  project_id: integer().notNull(),
  /** Branch or tag. */
  ref: text().notNull(),
  /** The commit. */
  commit: text().notNull(),
  /** The status of the pipeline. */
  status: text().notNull().default('success'),
}, (table) => [
  index('pipelines_by_project_id').on(table.project_id),
]);

/** Jobs of pipelines. */
export const jobs = sqliteTable('jobs', {
  id: id(),
  /** The pipeline of the job. */
  pipeline_id: integer().notNull(),
  /** The runner of the job. */
  runner_id: integer(),
  /** The status of the job. */
  status: text().$type<'created' | 'waiting_for_resource' | 'preparing' | 'waiting_for_callback' | 'pending' | 'running' | 'success' | 'failed' | 'canceling' | 'canceled' | 'skipped' | 'manual' | 'scheduled'>().notNull().default('success'),
  /** The stage of the pipeline. */
  stage: text().notNull().default('test'),
  /** The name of the job. */
  name: text().notNull().default('test'),
  /** The user who started the job. */
  user: text().notNull(),
  /** The test coverage in percent. */
  coverage: real(),
  created_at: text().notNull(),
  /** The time at which the job began. */
  started_at: text(),
  /** The time at which the job ended. */
  finished_at: text(),
  /** The duration in seconds. */
  duration: real(),
  /** The seconds that the job waited. */
  queued_duration: real(),
  /** The machine of the runner. */
  system_id: text(),
}, (table) => [
  index('jobs_by_runner_id').on(table.runner_id),
]);

/** Issues. */
export const issues = sqliteTable('issues', {
  id: id(),
  iid: integer().notNull(),
  /** The project. */
  project_id: integer().notNull(),
  /** The title of the issue. */
  title: text().notNull(),
  /** The description of the issue. */
  description: text().notNull().default(''),
  /** Whether the issue is open or closed. */
  state: text().$type<'opened' | 'closed'>().notNull().default('opened'),
  /** The author of the issue. */
  author: text().notNull(),
  created_at: text().notNull(),
  updated_at: text().notNull(),
  /** The milestone of the issue. */
  milestone_id: integer(),
  /** The names of the labels. */
  labels: json<string[]>().notNull().default([]),
  /** The assignees of the issue. */
  assignees: json<string[]>().notNull().default([]),
  /** The time at which the issue was closed. */
  closed_at: text(),
  /** The user who closed the issue. */
  closed_by: text(),
  /** The day on which the issue is due. */
  due_date: text(),
  /** Whether only its author, its assignees and reporters see the issue. */
  confidential: flag().notNull().default(false),
}, (table) => [
  unique().on(table.project_id, table.iid),
  index('issues_by_milestone_id').on(table.milestone_id),
]);

/** Snippets of projects. */
export const snippets = sqliteTable('snippets', {
  id: id(),
  /** The project; null for a snippet of a user. */
  project_id: integer(),
  /** The title of the snippet. */
  title: text().notNull(),
  /** The name of the file. */
  file_name: text().notNull().default('snippet.txt'),
  /** The content of the file. */
  content: text().notNull().default(''),
  /** The author of the snippet. */
  author: text().notNull(),
  created_at: text().notNull(),
});

/** Epics of groups. */
export const epics = sqliteTable('epics', {
  id: id(),
  iid: integer().notNull(),
  /** The group. */
  group_id: integer().notNull(),
  /** The project that notes on the epic name; null if they name none. */
  project_id: integer(),
  /** The title of the epic. */
  title: text().notNull(),
  /** The author of the epic. */
  author: text().notNull(),
  created_at: text().notNull(),
}, (table) => [
  unique().on(table.group_id, table.iid),
]);

/** Labels of projects and groups. */
export const labels = sqliteTable('labels', {
  id: id(),
  /** The project; null for a label of a group. */
  project_id: integer(),
  /** The group; null for a label of a project. */
  group_id: integer(),
  /** The text of the label. */
  name: text().notNull(),
  /** The colour of the label. */
  color: text().notNull().default('#1068bf'),
  /** The description of the label. */
  description: text().notNull().default(''),
  /** The colour of its letters. */
  text_color: text().notNull().default('#FFFFFF'),
  /** Rank by which issues and merge requests with the label are sorted, 1 first. */
  priority: integer(),
  /** Whether the label is archived. */
  archived: flag().notNull().default(false),
}, (table) => [
  index('labels_by_project_id_name').on(table.project_id, table.name),
]);

/** Milestones of projects and groups. */
export const milestones = sqliteTable('milestones', {
  id: id(),
  iid: integer().notNull(),
  /** The project; null for a milestone of a group. */
  project_id: integer(),
  /** The title of the milestone. */
  title: text().notNull(),
  /** The description of the milestone. */
  description: text(),
  /** Whether the milestone is active or closed. */
  state: text().$type<'active' | 'closed'>().notNull().default('active'),
  /** The first day. */
  start_date: text(),
  /** The last day. */
  due_date: text(),
  created_at: text().notNull(),
  updated_at: text().notNull(),
  /** The group; null for a milestone of a project. */
  group_id: integer(),
}, (table) => [
  unique().on(table.project_id, table.iid),
  index('milestones_by_group_id_iid').on(table.group_id, table.iid),
]);

/** Merge requests. Comments, votes and URLs are computed from other tables. */
export const mergeRequests = sqliteTable('merge_requests', {
  id: id(),
  iid: integer().notNull(),
  /** The target project. */
  project_id: integer().notNull(),
  /** The source project. */
  source_project_id: integer().notNull(),
  title: text().notNull(),
  /** The description of the merge request. */
  description: text().notNull().default(''),
  /** The state of the merge request. */
  state: text().$type<'opened' | 'closed' | 'locked' | 'merged'>().notNull().default('opened'),
  /** The author of the merge request. */
  author: text().notNull(),
  /** The assignees of the merge request. */
  assignees: json<string[]>().notNull().default([]),
  /** The reviewers of the merge request. */
  reviewers: json<string[]>().notNull().default([]),
  /** The users who have approved the merge request. */
  approved_by: json<string[]>().notNull().default([]),
  /** The user who closed the merge request. */
  closed_by: text(),
  /** The user who merged the merge request. */
  merge_user: text(),
  /** The source branch. */
  source_branch: text().notNull(),
  target_branch: text().notNull(),
  /** The newest commit of the source branch. */
  head: text().notNull(),
  /** The merge commit. */
  merge_commit: text(),
  created_at: text().notNull(),
  updated_at: text().notNull(),
  /** The time at which the merge request was closed. */
  closed_at: text(),
  /** The time of the merge. */
  merged_at: text(),
  /** The time at which the platform had prepared the merge request. */
  prepared_at: text(),
  /** The earliest time of the merge. */
  merge_after: text(),
  /** The names of the labels. */
  labels: json<string[]>().notNull().default([]),
  /** The milestone of the merge request. */
  milestone_id: integer(),
  /** Whether the merge request is a draft. */
  draft: flag().notNull().default(false),
  /** Whether the merge request is merged when its pipeline succeeds. */
  merge_when_pipeline_succeeds: flag().notNull().default(false),
  /** Whether the merge request can be merged. */
  merge_status: text().$type<'unchecked' | 'can_be_merged' | 'cannot_be_merged'>().notNull().default('unchecked'),
  /** The reason why the merge request can or cannot be merged. */
  detailed_merge_status: text().notNull().default('unchecked'),
  /** Whether only members may write notes. */
  discussion_locked: flag(),
  /** Whether the settings of the project delete the source branch after the merge. */
  force_remove_source_branch: flag(),
  /** Whether the merge deletes the source branch. */
  should_remove_source_branch: flag(),
  /** Whether the commits are to be squashed. */
  squash: flag().notNull().default(false),
  /** Whether the merge squashes the commits. */
  squash_on_merge: flag().notNull().default(false),
  /** The estimated time in seconds. */
  time_estimate: integer().notNull().default(0),
  /** The duration in seconds. */
  total_time_spent: integer().notNull().default(0),
  /** Its tasks. */
  task_completion_status: json<{ count: number; completed_count: number }>().notNull().default({"count":0,"completed_count":0}),
  /** The number of approvals that the merge request needs. */
  approvals_before_merge: integer().notNull().default(0),
  /** Whether maintainers of the target project may push to the source branch in the fork. */
  allow_collaboration: flag().notNull().default(false),
  /** Whether the merge request was imported from another platform. */
  imported: flag().notNull().default(false),
  /** The platform of the import. */
  imported_from: text().notNull().default('none'),
}, (table) => [
  unique().on(table.project_id, table.iid),
  index('merge_requests_by_author_created_at').on(table.author, table.created_at),
  index('merge_requests_by_milestone_id').on(table.milestone_id),
]);

/** Merge requests that are blocked by others. */
export const mergeRequestBlocks = sqliteTable('merge_request_blocks', {
  id: id(),
  merge_request_id: integer().notNull(),
  blocking_merge_request_id: integer().notNull(),
}, (table) => [
  index('merge_request_blocks_by_merge_request_id').on(table.merge_request_id),
  index('merge_request_blocks_by_blocking_merge_request_id').on(table.blocking_merge_request_id),
]);

/** Reactions. */
export const awardEmoji = sqliteTable('award_emoji', {
  id: id(),
  /** The kind of resource that the reaction is to. */
  awardable_type: text().$type<'Issue' | 'MergeRequest' | 'Snippet' | 'Epic' | 'Note'>().notNull(),
  /** The ID of that resource. */
  awardable_id: integer().notNull(),
  /** The name of the award emoji. */
  name: text().notNull(),
  /** The user who reacts. */
  user: text().notNull(),
}, (table) => [
  index('award_emoji_by_awardable_type_awardable_id').on(table.awardable_type, table.awardable_id),
]);

/** Discussions on issues, merge requests and snippets. */
export const discussions = sqliteTable('discussions', {
  id: text().primaryKey(),
  noteable_type: text().$type<'Issue' | 'MergeRequest' | 'Snippet'>().notNull(),
  noteable_id: integer().notNull(),
  individual_note: flag().notNull(),
});

/** Comments and system notes. */
export const notes = sqliteTable('notes', {
  id: id(),
  noteable_type: text().$type<NoteableType>().notNull(),
  /** The ID of that resource. */
  noteable_id: integer().notNull(),
  /** The discussion of the note. */
  discussion_id: text(),
  /** The text of the note. */
  body: text().notNull(),
  /** The author of the note. */
  author: text().notNull(),
  created_at: text().notNull(),
  updated_at: text().notNull(),
  /** Whether the note is a system note. */
  system: flag().notNull().default(false),
  /** Whether only members may read the note. */
  internal: flag().notNull().default(false),
  /** Whether the note was imported from another platform. */
  imported: flag().notNull().default(false),
  /** The platform of the import. */
  imported_from: text().notNull().default('none'),
}, (table) => [
  index('notes_by_noteable_type_noteable_id_created_at_id_internal_system').on(table.noteable_type, table.noteable_id, table.created_at, table.id, table.internal, table.system),
  index('notes_by_noteable_type_noteable_id_updated_at_id_internal_system').on(table.noteable_type, table.noteable_id, table.updated_at, table.id, table.internal, table.system),
  index('notes_by_discussion_id').on(table.discussion_id),
]);

/** Integrations that receive alerts. */
export const alertIntegrations = sqliteTable('alert_integrations', {
  id: id(),
  /** The project. */
  project_id: integer().notNull(),
  /** The name of the alert integration. */
  name: text().notNull().default('Alerts'),
  /** The format of the payloads that the integration takes. */
  format: text().$type<'http' | 'metrics'>().notNull().default('http'),
  authorization_key: text().notNull(),
});

/** Alerts of projects. */
export const alerts = sqliteTable('alerts', {
  id: id(),
  iid: integer().notNull(),
  project_id: integer().notNull(),
  alert_integration_id: integer().notNull(),
  title: text().notNull(),
  severity: text().$type<'critical' | 'high' | 'medium' | 'low' | 'info' | 'unknown'>().notNull(),
  state: text().$type<'open' | 'resolved'>().notNull(),
  fingerprint: text().notNull(),
  started_at: text().notNull(),
  ended_at: text(),
  /** The number of times that the alert was received while it was open. */
  events: integer().notNull().default(1),
  /** The other fields of the first payload. */
  details: json<Record<string, unknown>>(),
}, (table) => [
  unique().on(table.project_id, table.iid),
  index('alerts_by_project_id_fingerprint').on(table.project_id, table.fingerprint),
]);

/** Environments of projects. */
export const environments = sqliteTable('environments', {
  id: id(),
  /** The project. */
  project_id: integer().notNull(),
  /** The name of the environment. */
  name: text().notNull(),
}, (table) => [
  index('environments_by_project_id').on(table.project_id),
]);

/** Deployments to environments. */
export const deployments = sqliteTable('deployments', {
  id: id(),
  project_id: integer().notNull(),
  /** The environment of the deployment. */
  environment_id: integer().notNull(),
  /** The deployed commit. */
  commit: text().notNull(),
  /** The time at which the deployment finished. */
  finished_at: text().notNull(),
}, (table) => [
  index('deployments_by_project_id_commit').on(table.project_id, table.commit),
]);

/** Environments with restricted deployments. */
export const protectedEnvironments = sqliteTable('protected_environments', {
  id: id(),
  project_id: integer().notNull(),
  name: text().notNull(),
  deploy_access_levels: json<DeployAccessLevel[]>().notNull().default([]),
  approval_rules: json<ApprovalRule[]>().notNull().default([]),
}, (table) => [
  unique().on(table.project_id, table.name),
]);

/** Dependencies that pipelines found. */
export const dependencies = sqliteTable('dependencies', {
  id: id(),
  /** The pipeline that found the dependency. */
  pipeline_id: integer().notNull(),
  /** The name of the dependency. */
  name: text().notNull(),
  /** The version of the dependency. */
  version: text().notNull(),
  /** The type of the dependency. */
  type: text().notNull().default('library'),
  /** The package URL. */
  purl: text().notNull(),
  /** The licences, each as an SPDX identifier. One that SPDX does not list begins with `LicenseRef-` or has spaces. */
  licenses: json<string[]>().notNull().default([]),
}, (table) => [
  unique().on(table.pipeline_id, table.name),
]);

/** Exports of dependencies. */
export const dependencyListExports = sqliteTable('dependency_list_exports', {
  id: id(),
  project_id: integer(),
  group_id: integer(),
  pipeline_id: integer(),
  author: text().notNull(),
  export_type: text().$type<ExportType>().notNull(),
  status: text().$type<'running' | 'finished'>().notNull(),
  send_email: flag(),
  expires_at: text().notNull(),
  serial_number: text(),
  /** The latest time at which the export is ready. Null: it is ready when it is read for the second time. */
  ready_at: text(),
  /** Whether a request has read the export while it was running. */
  was_looked_at: flag().notNull().default(false),
});

/** Remote repositories that repositories are pushed to. */
export const remoteMirrors = sqliteTable('remote_mirrors', {
  id: id(),
  project_id: integer().notNull(),
  url: text().notNull(),
  enabled: flag(),
  auth_method: text().$type<'ssh_public_key' | 'password'>().notNull(),
  public_key: text(),
  host_keys: json<string[]>().notNull(),
  keep_divergent_refs: flag(),
  only_protected_branches: flag(),
  mirror_branch_regex: text(),
  update_status: text().$type<'none' | 'scheduled' | 'started' | 'finished' | 'failed'>().notNull().default('none'),
  last_error: text(),
  last_update_at: text(),
  last_update_started_at: text(),
  last_successful_update_at: text(),
  /** A secret, which the API never shows. */
  private_key: text(),
}, (table) => [
  index('remote_mirrors_by_project_id').on(table.project_id),
]);

/** Static sites of projects. */
export const pages = sqliteTable('pages', {
  /** The project. */
  project_id: integer().primaryKey(),
  /** Whether the site has its own domain. */
  is_unique_domain_enabled: flag().default(false),
  /** Whether the site serves HTTPS only. */
  force_https: flag().default(false),
  /** The domain to which the others redirect. */
  primary_domain: text(),
  /** Its domains. */
  domains: json<string[]>().notNull().default([]),
  /** What was published. */
  deployments: json<Array<{ created_at: string; path_prefix: string | null; root_directory: string }>>().notNull().default([]),
});

/** How projects track their errors. */
export const errorTrackingSettings = sqliteTable('error_tracking_settings', {
  /** The project. */
  project_id: integer().primaryKey(),
  /** Whether errors are tracked. */
  active: flag().notNull().default(true),
  /** Whether the platform tracks the errors itself. */
  integrated: flag().notNull().default(false),
  /** The name of the project in the other service. */
  project_name: text(),
  /** The URL of the errors for people. */
  errtrack_external_url: text(),
  /** The URL of the errors for programs. */
  api_url: text(),
});

/** Keys that errors are sent with. */
export const errorTrackingClientKeys = sqliteTable('error_tracking_client_keys', {
  id: id(),
  project_id: integer().notNull(),
  active: flag(),
  public_key: text().notNull(),
}, (table) => [
  index('error_tracking_client_keys_by_project_id').on(table.project_id),
]);

/** Access tokens of users. */
export const tokens = sqliteTable('tokens', {
  token: text().primaryKey(),
  /** The user of the token. */
  user: text().notNull(),
  /** The scopes that limit the token, such as `manage_runners`. */
  scopes: json<string[]>(),
});

/** Emails that a deployment would send. The sandbox sends none; its control API shows them. */
export const emails = sqliteTable('emails', {
  id: id(),
  /** Address of who gets it. */
  to: text().notNull(),
  /** The description of the email. */
  subject: text().notNull(),
  /** The time at which a deployment would have sent the email. */
  sent_at: text().notNull(),
});

/** Events that a deployment would record for auditors. The control API of the sandbox shows them. */
export const auditEvents = sqliteTable('audit_events', {
  id: id(),
  /** The author of the event. */
  author: text().notNull(),
  /** The affected user. */
  user: text().notNull(),
  /** The name of the event. */
  event: text().notNull(),
  /** The time of the event. */
  created_at: text().notNull(),
});

/** Moves of repositories between storages. */
export const storageMoves = sqliteTable('storage_moves', {
  id: id(),
  kind: text().$type<StorageMoveKind>().notNull(),
  /** ID of the project, the snippet or the group. */
  subject_id: integer().notNull(),
  /** The old storage. */
  source: text().notNull(),
  /** The new storage. */
  destination: text().notNull(),
  /** The status of the storage move. */
  state: text().$type<'scheduled' | 'started' | 'finished'>().notNull(),
  /** The time at which the move was scheduled. */
  created_at: text().notNull(),
}, (table) => [
  index('storage_moves_by_kind_subject_id').on(table.kind, table.subject_id),
]);

/** The storages of the repositories of snippets and groups that have moved; the others are on the first one. */
export const repositoryStorages = sqliteTable('repository_storages', {
  kind: text().$type<StorageMoveKind>().notNull(),
  /** ID of the snippet or the group. */
  subject_id: integer().notNull(),
  storage: text().notNull(),
}, (table) => [
  unique().on(table.kind, table.subject_id),
]);

/** Changes of the issues of milestones, for burndown charts. */
export const milestoneEvents = sqliteTable('milestone_events', {
  id: id(),
  milestone_id: integer().notNull(),
  issue_id: integer().notNull(),
  action: text().$type<MilestoneAction>().notNull(),
  created_at: text().notNull(),
}, (table) => [
  index('milestone_events_by_milestone_id').on(table.milestone_id),
]);

/** The refs of all repositories. Git's own refs follow these rows: so a request that fails leaves no ref, and after a crash git is brought to what was answered. */
export const gitRefs = sqliteTable('git_refs', {
  project_id: integer().notNull(),
  /** `refs/heads/main`, `refs/tags/v1.0.0` */
  name: text().notNull(),
  /** The target of the ref: a commit, or the object of an annotated tag. */
  sha: text().notNull(),
}, (table) => [
  unique().on(table.project_id, table.name),
]);

/** Rows that handlers of own operations keep in tables of their own. */
export const ownRows = sqliteTable('own_rows', {
  id: id(),
  /** The name of the table, such as `freeze_periods`. */
  kind: text().notNull(),
  /** The values of the row. */
  values: json<Record<string, unknown>>().notNull(),
}, (table) => [
  index('own_rows_by_kind').on(table.kind),
]);

/** Tokens of projects and groups for machines that deploy. */
export const deployTokens = sqliteTable('deploy_tokens', {
  id: id(),
  /** The project, if the token is for one. */
  project_id: integer(),
  /** The group, if the token is for its projects. */
  group_id: integer(),
  /** The name of the token. */
  name: text().notNull(),
  /** The username that git sends with the token. Default: `deploy-token-` and the ID. */
  username: text(),
  /** The time when the token ends. */
  expires_at: text(),
  /** What the token is for: `read_repository`, `read_registry` and others. */
  scopes: json<string[]>().notNull(),
  /** Whether the token was revoked. */
  revoked: flag().notNull().default(false),
});

/** The places of threads on merge requests, and who has resolved them. A thread without a row has neither. */
export const discussionStates = sqliteTable('discussion_states', {
  id: id(),
  /** The thread. */
  discussion_id: text().notNull(),
  /** The place in the difference. */
  position: json<Record<string, unknown>>(),
  /** The user who resolved the thread. */
  resolved_by: text(),
  /** The time of that. */
  resolved_at: text(),
}, (table) => [
  unique().on(table.discussion_id),
]);

/** Feature flags of projects. */
export const featureFlags = sqliteTable('feature_flags', {
  id: id(),
  /** The project. */
  project_id: integer().notNull(),
  /** The name of the flag. */
  name: text().notNull(),
  /** The purpose of the flag. */
  description: text(),
  /** Whether the flag is on. */
  active: flag().notNull().default(true),
  /** The kind of the flag. */
  version: text().$type<'new_version_flag'>().notNull().default('new_version_flag'),
  /** The callers for whom it is on. */
  strategies: json<Array<Record<string, unknown>>>().notNull().default([]),
  created_at: text().notNull(),
  updated_at: text().notNull(),
}, (table) => [
  unique().on(table.project_id, table.name),
]);

/** Lists of users of the feature flags of a project. */
export const featureFlagUserLists = sqliteTable('feature_flag_user_lists', {
  id: id(),
  iid: integer().notNull(),
  /** The project. */
  project_id: integer().notNull(),
  /** The name of the list. */
  name: text().notNull(),
  /** The users as the application knows them, with commas between them. */
  user_xids: text().notNull().default(''),
  created_at: text().notNull(),
  updated_at: text().notNull(),
}, (table) => [
  unique().on(table.project_id, table.iid),
]);

/** Flags by which administrators switch features of the instance. */
export const instanceFeatures = sqliteTable('instance_features', {
  id: id(),
  /** The name of the flag. */
  name: text().notNull(),
  /** The conditions: for everyone, for a percentage, for named users and others. */
  gates: json<Array<Record<string, unknown>>>().notNull().default([]),
}, (table) => [
  unique().on(table.name),
]);

/** Groups with which a group is shared. The sandbox shows them; they give no rights. */
export const groupShares = sqliteTable('group_shares', {
  id: id(),
  /** The group that is shared. */
  group_id: integer().notNull(),
  /** The group whose members get access. */
  shared_with_id: integer().notNull(),
  /** The highest access level of its members. */
  access_level: integer().notNull(),
  /** The day when the access ends. */
  expires_at: text(),
}, (table) => [
  unique().on(table.group_id, table.shared_with_id),
]);

/** Links between issues. */
export const issueLinks = sqliteTable('issue_links', {
  id: id(),
  /** The issue with the link. */
  source_issue_id: integer().notNull(),
  /** The other issue. */
  target_issue_id: integer().notNull(),
  /** The relation of the first issue to the other one. */
  link_type: text().$type<'relates_to' | 'blocks' | 'is_blocked_by'>().notNull().default('relates_to'),
  created_at: text().notNull(),
}, (table) => [
  unique().on(table.source_issue_id, table.target_issue_id),
  index('issue_links_by_target_issue_id').on(table.target_issue_id),
]);

/** The settings of the job tokens of projects. A project without a row has the default. */
export const jobTokenScopes = sqliteTable('job_token_scopes', {
  id: id(),
  /** The project. */
  project_id: integer().notNull(),
  /** Whether only projects and groups on the list reach this project with job tokens. */
  inbound_enabled: flag().notNull().default(true),
}, (table) => [
  unique().on(table.project_id),
]);

/** Projects and groups whose job tokens reach a project. */
export const jobTokenAllowances = sqliteTable('job_token_allowances', {
  id: id(),
  /** The project that is reached. */
  project_id: integer().notNull(),
  /** The project with the tokens. */
  target_project_id: integer(),
  /** The group of the projects with the tokens. */
  target_group_id: integer(),
}, (table) => [
  unique().on(table.project_id, table.target_project_id),
  unique().on(table.project_id, table.target_group_id),
]);

/** Users who get notifications about a label. */
export const labelSubscriptions = sqliteTable('label_subscriptions', {
  id: id(),
  /** The label. */
  label_id: integer().notNull(),
  /** The username. */
  user: text().notNull(),
}, (table) => [
  unique().on(table.label_id, table.user),
]);

/** Packages of projects. */
export const packages = sqliteTable('packages', {
  id: id(),
  /** The project. */
  project_id: integer().notNull(),
  /** The name. */
  name: text().notNull(),
  /** The version. */
  version: text().notNull(),
  /** The format. The sandbox takes files for `generic` only. */
  package_type: text().notNull().default('generic'),
  /** The status. */
  status: text().$type<'default' | 'hidden' | 'processing' | 'error' | 'pending_destruction' | 'deprecated'>().notNull().default('default'),
  /** The user who created the package. */
  creator: text(),
  created_at: text().notNull(),
}, (table) => [
  unique().on(table.project_id, table.package_type, table.name, table.version),
]);

/** Files of packages. */
export const packageFiles = sqliteTable('package_files', {
  id: id(),
  /** The package. */
  package_id: integer().notNull(),
  /** The name. */
  file_name: text().notNull(),
  /** The content in base64. */
  content: text().notNull().default(''),
  created_at: text().notNull(),
}, (table) => [
  index('package_files_by_package_id').on(table.package_id),
]);

/** The settings of projects that the contract does not have. A project without a row has the defaults. */
export const projectSettings = sqliteTable('project_settings', {
  id: id(),
  /** The project. */
  project_id: integer().notNull(),
  /** The user who created the project. */
  creator: text(),
  /** The settings that differ from the defaults. */
  values: json<Record<string, unknown>>().notNull().default({}),
}, (table) => [
  unique().on(table.project_id),
]);

/** Users who have starred a project. */
export const projectStars = sqliteTable('project_stars', {
  id: id(),
  /** The project. */
  project_id: integer().notNull(),
  /** The username. */
  user: text().notNull(),
}, (table) => [
  unique().on(table.project_id, table.user),
]);

/** Links to the files of a release. */
export const releaseLinks = sqliteTable('release_links', {
  id: id(),
  /** The release. */
  release_id: integer().notNull(),
  /** The name of the link. */
  name: text().notNull(),
  /** The address. */
  url: text().notNull(),
  /** A path below the release that leads to the address. */
  direct_asset_path: text(),
  /** The kind of the file. */
  link_type: text().$type<'other' | 'runbook' | 'image' | 'package'>().notNull().default('other'),
}, (table) => [
  unique().on(table.release_id, table.name),
  unique().on(table.release_id, table.url),
]);

/** Statuses that programs have set for commits. */
export const commitStatuses = sqliteTable('commit_statuses', {
  id: id(),
  /** The project. */
  project_id: integer().notNull(),
  /** The commit. */
  commit: text().notNull(),
  /** The branch or tag. */
  ref: text(),
  /** The result. */
  status: text().$type<'pending' | 'running' | 'success' | 'failed' | 'canceled' | 'skipped'>().notNull().default('pending'),
  /** The name of the check. */
  name: text().notNull().default('default'),
  /** A page about the check. */
  target_url: text(),
  /** The result in words. */
  description: text(),
  /** The test coverage in percent. */
  coverage: real(),
  /** The author. */
  author: text().notNull(),
  created_at: text().notNull(),
  /** The end of the check. */
  finished_at: text(),
}, (table) => [
  index('commit_statuses_by_project_id').on(table.project_id),
]);

/** Comments on commits. */
export const commitComments = sqliteTable('commit_comments', {
  id: id(),
  /** The project. */
  project_id: integer().notNull(),
  /** The commit. */
  commit: text().notNull(),
  /** The text. */
  note: text().notNull(),
  /** The file. */
  path: text(),
  /** The line of the file. */
  line: integer(),
  /** Whether the line is of the new or the old file. */
  line_type: text().$type<'new' | 'old'>(),
  /** The author. */
  author: text().notNull(),
  created_at: text().notNull(),
}, (table) => [
  index('commit_comments_by_project_id').on(table.project_id),
]);

/** Topics that projects name. */
export const topics = sqliteTable('topics', {
  id: id(),
  /** The name that projects have among their topics. */
  name: text().notNull(),
  /** The name for readers. */
  title: text().notNull(),
  /** The description. */
  description: text(),
  /** The name of the file with the picture. */
  avatar: text(),
}, (table) => [
  unique().on(table.name),
]);

/** Files that texts of a project refer to. */
export const uploads = sqliteTable('uploads', {
  id: id(),
  /** The project. */
  project_id: integer().notNull(),
  /** The part of the address that nobody can guess. */
  secret: text().notNull(),
  /** The name. */
  filename: text().notNull(),
  /** The content in base64. */
  content: text().notNull().default(''),
  /** The user who uploaded the file. */
  uploaded_by: text(),
  created_at: text().notNull(),
}, (table) => [
  unique().on(table.project_id, table.secret),
]);

/** The statuses that users have set. */
export const userStatuses = sqliteTable('user_statuses', {
  id: id(),
  /** The username. */
  user: text().notNull(),
  /** The name of the emoji. */
  emoji: text().notNull().default('speech_balloon'),
  /** The text of the status. */
  message: text(),
  /** `busy`, or null. */
  availability: text(),
  /** The time at which the status ends. */
  clear_status_at: text(),
}, (table) => [
  unique().on(table.user),
]);

/** Variables of the pipelines of a project, of a group, or of the whole instance. */
export const ciVariables = sqliteTable('ci_variables', {
  id: id(),
  /** The pipelines that get the variable. */
  level: text().$type<'project' | 'group' | 'instance'>().notNull(),
  /** The project, if only its pipelines get the variable. */
  project_id: integer(),
  /** The group, if only the pipelines of its projects get the variable. */
  group_id: integer(),
  /** The name of the variable. */
  key: text().notNull(),
  /** The value of the variable. */
  value: text().notNull(),
  /** Whether a job gets the value or the path of a file with it. */
  variable_type: text().$type<'env_var' | 'file'>().notNull().default('env_var'),
  /** The environments whose jobs get the variable. */
  environment_scope: text().notNull().default('*'),
  /** Whether only jobs of protected refs get the variable. */
  protected: flag().notNull().default(false),
  /** Whether logs hide the value. */
  masked: flag().notNull().default(false),
  /** Whether nobody can read the value again. */
  hidden: flag().notNull().default(false),
  /** Whether the value keeps its `$` signs. */
  raw: flag().notNull().default(false),
  /** The purpose of the variable. */
  description: text(),
}, (table) => [
  unique().on(table.project_id, table.key, table.environment_scope),
  unique().on(table.group_id, table.key, table.environment_scope),
]);

/** Addresses to which the sandbox sends the events of a project or a group. */
export const webhooks = sqliteTable('webhooks', {
  id: id(),
  /** The project; null for a webhook of a group. */
  project_id: integer(),
  /** The group; null for a webhook of a project. */
  group_id: integer(),
  /** The address that gets the events. */
  url: text().notNull(),
  /** The name. */
  name: text(),
  /** The purpose. */
  description: text(),
  /** The secret that each delivery has in its header `X-Gitlab-Token`. Responses do not show it. */
  token: text(),
  /** Further headers of each delivery. Responses do not show their values. */
  custom_headers: json<Array<{ key: string; value: string }>>().notNull().default([]),
  /** Whether the certificate of the address must be valid. */
  enable_ssl_verification: flag().notNull().default(true),
  /** The branches whose pushes are sent, as a pattern. */
  push_events_branch_filter: text().notNull().default(''),
  /** How the pattern is read. An empty one matches all branches. */
  branch_filter_strategy: text().$type<'wildcard' | 'regex' | 'all_branches'>().notNull().default('wildcard'),
  created_at: text().notNull(),
  /** Whether it gets events of pushes of branches. */
  push_events: flag().notNull().default(true),
  /** Whether it gets events of new, changed and deleted tags. */
  tag_push_events: flag().notNull().default(false),
  /** Whether it gets events of merge requests. */
  merge_requests_events: flag().notNull().default(false),
  /** Whether it gets events of issues. */
  issues_events: flag().notNull().default(false),
  /** Whether it gets events of confidential issues. */
  confidential_issues_events: flag().notNull().default(false),
  /** Whether it gets events of notes. */
  note_events: flag().notNull().default(false),
  /** Whether it gets events of internal notes and those on confidential issues. */
  confidential_note_events: flag().notNull().default(false),
  /** Whether it gets events of releases. */
  releases_events: flag().notNull().default(false),
  /** Whether it gets these events, which the sandbox does not send. */
  job_events: flag().notNull().default(false),
  /** Whether it gets these events, which the sandbox does not send. */
  pipeline_events: flag().notNull().default(false),
  /** Whether it gets these events, which the sandbox does not send. */
  wiki_page_events: flag().notNull().default(false),
  /** Whether it gets these events, which the sandbox does not send. */
  deployment_events: flag().notNull().default(false),
  /** Whether it gets these events, which the sandbox does not send. */
  feature_flag_events: flag().notNull().default(false),
  /** Whether it gets these events, which the sandbox does not send. */
  milestone_events: flag().notNull().default(false),
  /** Whether it gets these events, which the sandbox does not send. */
  emoji_events: flag().notNull().default(false),
  /** Whether it gets these events, which the sandbox does not send. */
  resource_access_token_events: flag().notNull().default(false),
  /** Whether it gets these events, which the sandbox does not send. */
  subgroup_events: flag().notNull().default(false),
  /** Whether it gets these events, which the sandbox does not send. */
  member_events: flag().notNull().default(false),
  /** Whether it gets these events, which the sandbox does not send. */
  project_events: flag().notNull().default(false),
}, (table) => [
  index('webhooks_by_project_id').on(table.project_id),
  index('webhooks_by_group_id').on(table.group_id),
]);

/** Pages of the wikis of projects and groups. */
export const wikiPages = sqliteTable('wiki_pages', {
  id: id(),
  /** The project, for a page of its wiki. */
  project_id: integer(),
  /** The group, for a page of its wiki. */
  group_id: integer(),
  /** The path of the page in the wiki. */
  slug: text().notNull(),
  /** The title. */
  title: text().notNull(),
  /** The format of the content. */
  format: text().$type<'markdown' | 'rdoc' | 'asciidoc' | 'org'>().notNull().default('markdown'),
  /** The content. */
  content: text().notNull().default(''),
}, (table) => [
  unique().on(table.project_id, table.slug),
  unique().on(table.group_id, table.slug),
]);

/** Every table by its name. */
export const TABLES = {
  users: users,
  groups: groups,
  members: members,
  member_roles: memberRoles,
  projects: projects,
  protected_branches: protectedBranches,
  protected_tags: protectedTags,
  releases: releases,
  storages: storages,
  ssh_keys: sshKeys,
  gpg_keys: gpgKeys,
  deploy_keys: deployKeys,
  x509_issuers: x509Issuers,
  x509_certificates: x509Certificates,
  clusters: clusters,
  saml_identities: samlIdentities,
  saml_group_links: samlGroupLinks,
  invitations: invitations,
  runners: runners,
  pipelines: pipelines,
  jobs: jobs,
  issues: issues,
  snippets: snippets,
  epics: epics,
  labels: labels,
  milestones: milestones,
  merge_requests: mergeRequests,
  merge_request_blocks: mergeRequestBlocks,
  award_emoji: awardEmoji,
  discussions: discussions,
  notes: notes,
  alert_integrations: alertIntegrations,
  alerts: alerts,
  environments: environments,
  deployments: deployments,
  protected_environments: protectedEnvironments,
  dependencies: dependencies,
  dependency_list_exports: dependencyListExports,
  remote_mirrors: remoteMirrors,
  pages: pages,
  error_tracking_settings: errorTrackingSettings,
  error_tracking_client_keys: errorTrackingClientKeys,
  tokens: tokens,
  emails: emails,
  audit_events: auditEvents,
  storage_moves: storageMoves,
  repository_storages: repositoryStorages,
  milestone_events: milestoneEvents,
  git_refs: gitRefs,
  own_rows: ownRows,
  deploy_tokens: deployTokens,
  discussion_states: discussionStates,
  feature_flags: featureFlags,
  feature_flag_user_lists: featureFlagUserLists,
  instance_features: instanceFeatures,
  group_shares: groupShares,
  issue_links: issueLinks,
  job_token_scopes: jobTokenScopes,
  job_token_allowances: jobTokenAllowances,
  label_subscriptions: labelSubscriptions,
  packages: packages,
  package_files: packageFiles,
  project_settings: projectSettings,
  project_stars: projectStars,
  release_links: releaseLinks,
  commit_statuses: commitStatuses,
  commit_comments: commitComments,
  topics: topics,
  uploads: uploads,
  user_statuses: userStatuses,
  ci_variables: ciVariables,
  webhooks: webhooks,
  wiki_pages: wikiPages,
};
