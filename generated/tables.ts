// Generated from openapi/ by `npm run build`. Changes here are lost.
import { index, integer, real, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core';

/** The version of these tables: how many fingerprints `openapi/world/world.schema.yaml` has in `x-versions`. */
export const SCHEMA_VERSION = 1;

/** The ID of a row; a new row gets the next one, and never that of a row that was deleted. */
const id = () => integer().primaryKey({ autoIncrement: true });
/** A boolean is 0 or 1 in SQLite. */
const flag = () => integer({ mode: 'boolean' });
/** A list or an object, as JSON. Read rows are shared, so nothing in them may change. */
const json = <T>() => text({ mode: 'json' }).$type<DeepReadonly<T>>();
type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

/** Who may see it. */
export type Visibility = 'public' | 'internal' | 'private';
/** A role as a number. */
export type AccessLevel = 0 | 5 | 10 | 15 | 20 | 25 | 30 | 40 | 50;
/** The kind of resource that it is on. */
export type NoteableType = 'Issue' | 'MergeRequest' | 'Snippet' | 'Epic';
/** Whose jobs it runs. */
export type RunnerType = 'instance_type' | 'group_type' | 'project_type';
export type ExportType = 'dependency_list' | 'sbom' | 'cyclonedx_1_6_json' | 'json_array' | 'csv';
/** Whose repository it is. */
export type StorageMoveKind = 'project' | 'snippet' | 'group';
export type MilestoneAction = 'added' | 'removed' | 'closed' | 'reopened';
export type PlatformCluster = { api_url: string; token: string; namespace: string; authorization_type: 'rbac' | 'abac' | 'unknown_authorization'; ca_cert: string | null };
export type DeployKeyProject = { project_id: number; can_push: boolean | null };
/** Who may deploy, by a role, a user or a group. */
export type DeployAccessLevel = { id: number; access_level: 30 | 40 | 60 | null; user_id: number | null; group_id: number | null; group_inheritance_type: 0 | 1 };
/** Who has to approve. */
export type ApprovalRule = { id: number; required_approvals: number; access_level: 30 | 40 | 60 | null; user_id: number | null; group_id: number | null; group_inheritance_type: 0 | 1 };
export type Commit = { label: string; author: string; authored_date: string; committer?: string; committed_date?: string; message: string; parents: string[]; actions: Action[] };
/** A change of one file, in the words of the operation `createCommit`. */
export type Action = { action: 'create' | 'update' | 'move' | 'delete' | 'chmod' | 'take'; file_path: string; previous_path?: string; content?: string; encoding?: 'text' | 'base64'; execute_filemode?: boolean; from?: string; repeat?: { line: string; count: number } };
/** Annotated with a message, lightweight without. */
export type Tag = { name: string; commit: string; tagger?: string; created_at?: string; message?: string; signature?: string };
/** Every build creates the same repository from it, with the same SHAs. The keywords that begin with `x-` are those of world.schema.yaml. */
export type Repository = { default_branch: string; forked_from?: string; commits: Commit[]; branches: Record<string, unknown>; tags: Tag[] };

/** People with an account. */
export const users = sqliteTable('users', {
  id: id(),
  /** The name that they sign in with. */
  username: text().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  /** The address that everybody sees. */
  public_email: text(),
  /** Only active users can call. */
  state: text().$type<'active' | 'blocked' | 'deactivated'>().notNull().default('active'),
  /** Whether they are locked out. */
  locked: flag().notNull().default(false),
  /** Their role on the whole instance. */
  instance_role: text().$type<'administrator' | 'auditor' | 'regular'>().notNull().default('regular'),
  created_at: text().notNull(),
  /** A text about themselves. */
  bio: text().default(''),
  /** Where they are. */
  location: text(),
  /** Their account there. */
  linkedin: text().default(''),
  /** Their account there. */
  twitter: text().default(''),
  /** Their page. */
  website_url: text().default(''),
  /** Whom they work for. */
  organization: text().default(''),
}, (table) => [
  unique().on(table.username),
]);
export type User = Readonly<typeof users.$inferSelect>;

/** Groups; the full path of one is that of its parent and its own. */
export const groups = sqliteTable('groups', {
  id: id(),
  /** The last part of its address. */
  path: text().notNull(),
  name: text().notNull(),
  /** The group that it is in. */
  parent_id: integer(),
  visibility: text().$type<Visibility>().notNull().default('public'),
  /** What it is about. */
  description: text(),
  created_at: text().notNull(),
  /** Whether its projects take no other members. */
  membership_lock: flag().notNull().default(false),
}, (table) => [
  unique().on(table.parent_id, table.path),
]);
export type Group = Readonly<typeof groups.$inferSelect>;

/** Who is a member of a group or of a single project, and with which access level. */
export const members = sqliteTable('members', {
  id: id(),
  /** The group; there is none where there is a project. */
  group_id: integer(),
  /** The project; there is none where there is a group. */
  project_id: integer(),
  /** Who is the member. */
  user: text().notNull(),
  access_level: integer().$type<AccessLevel>().notNull().default(30),
  /** A custom role beside the access level. */
  member_role_id: integer(),
  /** When the membership ends. */
  expires_at: text(),
}, (table) => [
  unique().on(table.group_id, table.project_id, table.user),
  index('members_by_project_id').on(table.project_id),
  index('members_by_user').on(table.user),
]);
export type Member = Readonly<typeof members.$inferSelect>;

/** Custom roles of a group. */
export const memberRoles = sqliteTable('member_roles', {
  id: id(),
  /** The group. */
  group_id: integer().notNull(),
  /** What the role is called. */
  name: text().notNull(),
  base_access_level: integer().$type<AccessLevel>().notNull().default(30),
  /** What it allows beside, such as `admin_runners`. */
  permissions: json<string[]>().notNull().$default(() => []),
});
export type MemberRole = Readonly<typeof memberRoles.$inferSelect>;

/** Projects, each with its repository. */
export const projects = sqliteTable('projects', {
  id: id(),
  /** Full path of a group, or username. */
  namespace: text().notNull(),
  /** The last part of its address. */
  path: text().notNull(),
  name: text().notNull(),
  /** What it is about. */
  description: text(),
  visibility: text().$type<Visibility>().notNull().default('public'),
  created_at: text().notNull(),
  last_activity_at: text().notNull(),
  /** What it belongs to. */
  topics: json<string[]>().notNull().$default(() => []),
  /** How many people like it. */
  star_count: integer().notNull().default(0),
  /** Whether it is kept for the record only. */
  archived: flag().notNull().default(false),
  /** Full paths that it had before. Requests to these are sent on. */
  moved_from: json<string[]>().notNull().$default(() => []),
  /** The project that it is a fork of. */
  forked_from_project_id: integer(),
  /** Groups whose members are members of the project. */
  shared_with_groups: json<Array<{ group_id: number; access_level: AccessLevel }>>().notNull().$default(() => []),
  /** What is switched off. */
  features: json<{ ci_cd?: boolean; pages?: boolean }>().notNull().$default(() => ({})),
  /** The storage of its repository. */
  storage: text().default('default'),
  /** The history of the seed that its repository has; null for an empty one. */
  repository: text(),
  /** Whether nobody may push. */
  repository_read_only: flag().notNull().default(false),
}, (table) => [
  unique().on(table.namespace, table.path),
  index('projects_by_moved_from').on(table.moved_from),
]);
export type Project = Readonly<typeof projects.$inferSelect>;

/** Branches that not everybody may push to. */
export const protectedBranches = sqliteTable('protected_branches', {
  id: id(),
  /** The project. */
  project_id: integer().notNull(),
  /** Name of the branch. */
  name: text().notNull(),
}, (table) => [
  unique().on(table.project_id, table.name),
]);
export type ProtectedBranch = Readonly<typeof protectedBranches.$inferSelect>;

/** Tags that are protected, or whose protection nobody knows. Others are not protected. */
export const protectedTags = sqliteTable('protected_tags', {
  id: id(),
  /** The project. */
  project_id: integer().notNull(),
  /** Name of the tag. */
  name: text().notNull(),
  /** Whether it is protected; null if unknown. */
  protected: flag().default(true),
}, (table) => [
  unique().on(table.project_id, table.name),
]);
export type ProtectedTag = Readonly<typeof protectedTags.$inferSelect>;

/** Releases of tags. */
export const releases = sqliteTable('releases', {
  id: id(),
  /** The project. */
  project_id: integer().notNull(),
  /** Name of the tag. */
  tag_name: text().notNull(),
  /** What is new. */
  description: text().notNull().default(''),
}, (table) => [
  unique().on(table.project_id, table.tag_name),
]);
export type Release = Readonly<typeof releases.$inferSelect>;

/** Places where repositories are kept. */
export const storages = sqliteTable('storages', {
  id: id(),
  /** What the storage is called. */
  name: text().notNull(),
}, (table) => [
  unique().on(table.name),
]);
export type Storage = Readonly<typeof storages.$inferSelect>;

/** SSH keys of users. */
export const sshKeys = sqliteTable('ssh_keys', {
  id: id(),
  user: text().notNull(),
  title: text().notNull(),
  key: text().notNull(),
  created_at: text().notNull(),
  expires_at: text(),
  usage_type: text().$type<'auth' | 'signing' | 'auth_and_signing'>().notNull().default('auth_and_signing'),
  /** The key without its comment. Two texts of one key have the same. Filled in when a key is first looked up. */
  canonical_key: text(),
}, (table) => [
  index('ssh_keys_by_user').on(table.user),
  index('ssh_keys_by_canonical_key').on(table.canonical_key),
]);
export type SshKey = Readonly<typeof sshKeys.$inferSelect>;

/** GPG keys of users. */
export const gpgKeys = sqliteTable('gpg_keys', {
  id: id(),
  user: text().notNull(),
  key: text().notNull(),
  created_at: text().notNull(),
  /** The key without its comment. Two texts of one key have the same. Filled in when a key is first looked up. */
  canonical_key: text(),
}, (table) => [
  index('gpg_keys_by_user').on(table.user),
  index('gpg_keys_by_canonical_key').on(table.canonical_key),
]);
export type GpgKey = Readonly<typeof gpgKeys.$inferSelect>;

/** Deploy keys and the projects that they are enabled in. */
export const deployKeys = sqliteTable('deploy_keys', {
  id: id(),
  title: text().notNull(),
  key: text().notNull(),
  /** Who created it. */
  user: text().notNull(),
  public: flag().notNull().default(false),
  created_at: text().notNull(),
  expires_at: text(),
  /** Where it is enabled. */
  projects: json<DeployKeyProject[]>().notNull().$default(() => []),
  /** The key without its comment. Two texts of one key have the same. Filled in when a key is first looked up. */
  canonical_key: text(),
}, (table) => [
  index('deploy_keys_by_canonical_key').on(table.canonical_key),
]);
export type DeployKey = Readonly<typeof deployKeys.$inferSelect>;

/** Who certifies signatures. */
export const x509Issuers = sqliteTable('x509_issuers', {
  id: id(),
  /** Its certificate in PEM form. */
  certificate: text().notNull(),
});
export type X509Issuer = Readonly<typeof x509Issuers.$inferSelect>;

/** Certificates that tags are signed with. */
export const x509Certificates = sqliteTable('x509_certificates', {
  id: id(),
  /** Who issued it. */
  x509_issuer_id: integer().notNull(),
  /** Whose it is. */
  user: text().notNull(),
  /** Whether it holds. */
  certificate_status: text().$type<'good' | 'revoked'>().notNull().default('good'),
  /** In PEM form. */
  certificate: text().notNull(),
});
export type X509Certificate = Readonly<typeof x509Certificates.$inferSelect>;

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
  /** Who provides the cluster. `user`: it was there already, and was added by the API. */
  provider_type: text().notNull().default('user'),
}, (table) => [
  index('clusters_by_project_id').on(table.project_id),
]);
export type Cluster = Readonly<typeof clusters.$inferSelect>;

/** SAML identities of the members of groups. */
export const samlIdentities = sqliteTable('saml_identities', {
  id: id(),
  /** The group. */
  group_id: integer().notNull(),
  /** What the provider calls them. */
  extern_uid: text().notNull(),
  /** Whose it is. */
  user: text().notNull(),
  /** Whether they can sign in with it. */
  trusted: flag().notNull().default(true),
}, (table) => [
  unique().on(table.group_id, table.extern_uid),
]);
export type SamlIdentity = Readonly<typeof samlIdentities.$inferSelect>;

/** What the members of SAML groups are in groups. */
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
export type SamlGroupLink = Readonly<typeof samlGroupLinks.$inferSelect>;

/** Invitations to groups and projects. One whose address a member of the place has is accepted. */
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
  /** Where the invitation comes from, as the inviter says. */
  invite_source: text(),
}, (table) => [
  index('invitations_by_group_id').on(table.group_id),
  index('invitations_by_project_id').on(table.project_id),
]);
export type Invitation = Readonly<typeof invitations.$inferSelect>;

/** Runners. */
export const runners = sqliteTable('runners', {
  id: id(),
  runner_type: text().$type<RunnerType>().notNull().default('instance_type'),
  /** The groups of a group runner. */
  groups: json<number[]>().notNull().$default(() => []),
  /** The projects of a project runner. */
  projects: json<number[]>().notNull().$default(() => []),
  /** What it is for. */
  description: text().notNull().default(''),
  /** What it is called. */
  name: text(),
  /** Whether it takes no jobs. */
  paused: flag().notNull().default(false),
  /** When it was last in contact: whether it is online follows. */
  contacted_at: text(),
  /** A note for those who maintain it. */
  maintenance_note: text(),
  /** Architecture of its machine. */
  architecture: text(),
  /** Operating system of its machine. */
  platform: text(),
  /** Revision of its program. */
  revision: text(),
  /** Version of its program. */
  version: text(),
  /** Tags of the jobs that it takes. */
  tag_list: json<string[]>().notNull().$default(() => []),
  /** Whether it takes jobs of protected refs only. */
  access_level: text().$type<'not_protected' | 'ref_protected'>().notNull().default('not_protected'),
  /** Seconds that a job may take. */
  maximum_timeout: integer(),
  /** Whether it takes jobs without tags. */
  run_untagged: flag().notNull().default(true),
  /** Whether other projects cannot have it. */
  locked: flag().notNull().default(false),
  /** Whether it runs a job. */
  job_execution_status: text().$type<'idle' | 'active'>().notNull().default('idle'),
  /** What it authenticates with. */
  token: text(),
});
export type Runner = Readonly<typeof runners.$inferSelect>;

/** Pipelines. */
export const pipelines = sqliteTable('pipelines', {
  id: id(),
  /** The project. */
  project_id: integer().notNull(),
  /** Branch or tag. */
  ref: text().notNull(),
  /** The commit. */
  commit: text().notNull(),
  /** How far it is. */
  status: text().notNull().default('success'),
}, (table) => [
  index('pipelines_by_project_id').on(table.project_id),
]);
export type Pipeline = Readonly<typeof pipelines.$inferSelect>;

/** Jobs of pipelines. */
export const jobs = sqliteTable('jobs', {
  id: id(),
  /** The pipeline that it is part of. */
  pipeline_id: integer().notNull(),
  /** Who runs it. */
  runner_id: integer(),
  /** How far it is. */
  status: text().$type<'created' | 'waiting_for_resource' | 'preparing' | 'waiting_for_callback' | 'pending' | 'running' | 'success' | 'failed' | 'canceling' | 'canceled' | 'skipped' | 'manual' | 'scheduled'>().notNull().default('success'),
  /** The stage of the pipeline. */
  stage: text().notNull().default('test'),
  /** What it is called. */
  name: text().notNull().default('test'),
  /** Who started it. */
  user: text().notNull(),
  /** Part of the code that it tests, in percent. */
  coverage: real(),
  created_at: text().notNull(),
  /** When it began. */
  started_at: text(),
  /** When it ended. */
  finished_at: text(),
  /** Seconds that it took. */
  duration: real(),
  /** Seconds that it waited. */
  queued_duration: real(),
  /** The machine of the runner. */
  system_id: text(),
}, (table) => [
  index('jobs_by_runner_id').on(table.runner_id),
]);
export type Job = Readonly<typeof jobs.$inferSelect>;

/** Issues. */
export const issues = sqliteTable('issues', {
  id: id(),
  iid: integer().notNull(),
  /** The project. */
  project_id: integer().notNull(),
  /** What it is about. */
  title: text().notNull(),
  /** The rest of it. */
  description: text().notNull().default(''),
  /** Whether something is to be done. */
  state: text().$type<'opened' | 'closed'>().notNull().default('opened'),
  /** Who wrote it. */
  author: text().notNull(),
  created_at: text().notNull(),
  updated_at: text().notNull(),
  /** The milestone that it belongs to. */
  milestone_id: integer(),
  /** Names of its labels. */
  labels: json<string[]>().notNull().$default(() => []),
}, (table) => [
  unique().on(table.project_id, table.iid),
  index('issues_by_milestone_id').on(table.milestone_id),
]);
export type Issue = Readonly<typeof issues.$inferSelect>;

/** Snippets of projects. */
export const snippets = sqliteTable('snippets', {
  id: id(),
  /** The project that it is in; null for one of a user. */
  project_id: integer(),
  /** What it is about. */
  title: text().notNull(),
  /** Name of its file. */
  file_name: text().notNull().default('snippet.txt'),
  /** What is in the file. */
  content: text().notNull().default(''),
  /** Who wrote it. */
  author: text().notNull(),
  created_at: text().notNull(),
});
export type Snippet = Readonly<typeof snippets.$inferSelect>;

/** Epics of groups. */
export const epics = sqliteTable('epics', {
  id: id(),
  iid: integer().notNull(),
  /** The group. */
  group_id: integer().notNull(),
  /** The project that notes on it name. */
  project_id: integer().notNull(),
  /** What it is about. */
  title: text().notNull(),
  /** Who wrote it. */
  author: text().notNull(),
  created_at: text().notNull(),
}, (table) => [
  unique().on(table.group_id, table.iid),
]);
export type Epic = Readonly<typeof epics.$inferSelect>;

/** Labels. */
export const labels = sqliteTable('labels', {
  id: id(),
  /** The project. */
  project_id: integer().notNull(),
  /** What it says. */
  name: text().notNull(),
  /** Its colour. */
  color: text().notNull().default('#1068bf'),
  /** What it means. */
  description: text().notNull().default(''),
  /** The colour of its letters. */
  text_color: text().notNull().default('#FFFFFF'),
  /** Rank by which issues and merge requests with the label are sorted, 1 first. */
  priority: integer(),
  /** Whether it is out of use. */
  archived: flag().notNull().default(false),
}, (table) => [
  index('labels_by_project_id_name').on(table.project_id, table.name),
]);
export type Label = Readonly<typeof labels.$inferSelect>;

/** Milestones of projects. */
export const milestones = sqliteTable('milestones', {
  id: id(),
  iid: integer().notNull(),
  /** The project; null once it is promoted to a group. */
  project_id: integer(),
  title: text().notNull(),
  description: text(),
  state: text().$type<'active' | 'closed'>().notNull().default('active'),
  start_date: text(),
  due_date: text(),
  created_at: text().notNull(),
  updated_at: text().notNull(),
  /** The group of a milestone that is promoted. */
  group_id: integer(),
}, (table) => [
  unique().on(table.project_id, table.iid),
  index('milestones_by_group_id_iid').on(table.group_id, table.iid),
]);
export type Milestone = Readonly<typeof milestones.$inferSelect>;

/** Merge requests. Comments, votes and addresses follow from other tables. */
export const mergeRequests = sqliteTable('merge_requests', {
  id: id(),
  iid: integer().notNull(),
  /** The project that it is to be merged into. */
  project_id: integer().notNull(),
  /** The project that it comes from. */
  source_project_id: integer().notNull(),
  title: text().notNull(),
  /** The rest of it. */
  description: text().notNull().default(''),
  /** Its state. */
  state: text().$type<'opened' | 'closed' | 'locked' | 'merged'>().notNull().default('opened'),
  /** Who wrote it. */
  author: text().notNull(),
  /** Who looks after it. */
  assignees: json<string[]>().notNull().$default(() => []),
  /** Who looks at it. */
  reviewers: json<string[]>().notNull().$default(() => []),
  /** Who has approved it. */
  approved_by: json<string[]>().notNull().$default(() => []),
  /** Who closed it. */
  closed_by: text(),
  /** Who merged it. */
  merge_user: text(),
  /** The branch that it comes from. */
  source_branch: text().notNull(),
  target_branch: text().notNull(),
  /** Its newest commit. */
  head: text().notNull(),
  /** The commit that merged it. */
  merge_commit: text(),
  created_at: text().notNull(),
  updated_at: text().notNull(),
  /** When it was closed. */
  closed_at: text(),
  /** When it was merged. */
  merged_at: text(),
  /** When everything about it was worked out. */
  prepared_at: text(),
  /** When it may be merged at the earliest. */
  merge_after: text(),
  /** Names of its labels. */
  labels: json<string[]>().notNull().$default(() => []),
  /** The milestone that it belongs to. */
  milestone_id: integer(),
  /** Whether it is not ready. */
  draft: flag().notNull().default(false),
  /** Whether it is merged when its pipeline succeeds. */
  merge_when_pipeline_succeeds: flag().notNull().default(false),
  /** Whether it could be merged. */
  merge_status: text().$type<'unchecked' | 'can_be_merged' | 'cannot_be_merged'>().notNull().default('unchecked'),
  /** Why it can or cannot be merged. */
  detailed_merge_status: text().notNull().default('unchecked'),
  /** Whether members only may write notes. */
  discussion_locked: flag(),
  /** Whether the project has the source branch deleted. */
  force_remove_source_branch: flag(),
  /** Whether the source branch is deleted with the merge. */
  should_remove_source_branch: flag(),
  /** Whether its commits are to become one. */
  squash: flag().notNull().default(false),
  /** Whether they become one with the merge. */
  squash_on_merge: flag().notNull().default(false),
  /** Seconds that it may take. */
  time_estimate: integer().notNull().default(0),
  /** Seconds that it took. */
  total_time_spent: integer().notNull().default(0),
  /** Its tasks. */
  task_completion_status: json<{ count: number; completed_count: number }>().notNull().$default(() => ({"count":0,"completed_count":0})),
  /** How many approvals it needs. */
  approvals_before_merge: integer().notNull().default(0),
  /** Whether maintainers may push to the fork that it comes from. */
  allow_collaboration: flag().notNull().default(false),
  /** Whether it comes from another platform. */
  imported: flag().notNull().default(false),
  /** The other platform. */
  imported_from: text().notNull().default('none'),
}, (table) => [
  unique().on(table.project_id, table.iid),
  index('merge_requests_by_author_created_at').on(table.author, table.created_at),
  index('merge_requests_by_milestone_id').on(table.milestone_id),
]);
export type MergeRequest = Readonly<typeof mergeRequests.$inferSelect>;

/** Merge requests that wait for others. */
export const mergeRequestBlocks = sqliteTable('merge_request_blocks', {
  id: id(),
  merge_request_id: integer().notNull(),
  blocking_merge_request_id: integer().notNull(),
}, (table) => [
  index('merge_request_blocks_by_merge_request_id').on(table.merge_request_id),
  index('merge_request_blocks_by_blocking_merge_request_id').on(table.blocking_merge_request_id),
]);
export type MergeRequestBlock = Readonly<typeof mergeRequestBlocks.$inferSelect>;

/** Reactions. */
export const awardEmoji = sqliteTable('award_emoji', {
  id: id(),
  /** The kind of resource that it is a reaction to. */
  awardable_type: text().$type<'Issue' | 'MergeRequest' | 'Snippet' | 'Epic' | 'Note'>().notNull(),
  /** ID of that resource. */
  awardable_id: integer().notNull(),
  /** What it is called. */
  name: text().notNull(),
  /** Who reacts. */
  user: text().notNull(),
}, (table) => [
  index('award_emoji_by_awardable_type_awardable_id').on(table.awardable_type, table.awardable_id),
]);
export type AwardEmoji = Readonly<typeof awardEmoji.$inferSelect>;

/** Discussions on issues and snippets. */
export const discussions = sqliteTable('discussions', {
  id: text().primaryKey(),
  noteable_type: text().$type<'Issue' | 'Snippet'>().notNull(),
  noteable_id: integer().notNull(),
  individual_note: flag().notNull(),
});
export type Discussion = Readonly<typeof discussions.$inferSelect>;

/** Comments, and what the system wrote. */
export const notes = sqliteTable('notes', {
  id: id(),
  noteable_type: text().$type<NoteableType>().notNull(),
  /** ID of that resource. */
  noteable_id: integer().notNull(),
  /** The discussion that it is part of. */
  discussion_id: text(),
  /** What it says. */
  body: text().notNull(),
  /** Who wrote it. */
  author: text().notNull(),
  created_at: text().notNull(),
  updated_at: text().notNull(),
  /** Whether the system wrote it. */
  system: flag().notNull().default(false),
  /** Whether only members may read it. */
  internal: flag().notNull().default(false),
  /** Whether it comes from another platform. */
  imported: flag().notNull().default(false),
  /** The other platform. */
  imported_from: text().notNull().default('none'),
}, (table) => [
  index('notes_by_noteable_type_noteable_id_created_at_id_internal_system').on(table.noteable_type, table.noteable_id, table.created_at, table.id, table.internal, table.system),
  index('notes_by_noteable_type_noteable_id_updated_at_id_internal_system').on(table.noteable_type, table.noteable_id, table.updated_at, table.id, table.internal, table.system),
  index('notes_by_discussion_id').on(table.discussion_id),
]);
export type Note = Readonly<typeof notes.$inferSelect>;

/** Places where alerts come in. */
export const alertIntegrations = sqliteTable('alert_integrations', {
  id: id(),
  /** The project. */
  project_id: integer().notNull(),
  /** What it is called. */
  name: text().notNull().default('Alerts'),
  /** Which payloads it takes. */
  format: text().$type<'http' | 'metrics'>().notNull().default('http'),
  authorization_key: text().notNull(),
});
export type AlertIntegration = Readonly<typeof alertIntegrations.$inferSelect>;

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
  /** How often the alert came while it was open. */
  events: integer().notNull().default(1),
  /** Everything else that the first payload says. */
  details: json<Record<string, unknown>>(),
}, (table) => [
  unique().on(table.project_id, table.iid),
  index('alerts_by_project_id_fingerprint').on(table.project_id, table.fingerprint),
]);
export type Alert = Readonly<typeof alerts.$inferSelect>;

/** Environments of projects. */
export const environments = sqliteTable('environments', {
  id: id(),
  /** The project. */
  project_id: integer().notNull(),
  /** What it is called. */
  name: text().notNull(),
}, (table) => [
  index('environments_by_project_id').on(table.project_id),
]);
export type Environment = Readonly<typeof environments.$inferSelect>;

/** What was deployed to environments. */
export const deployments = sqliteTable('deployments', {
  id: id(),
  project_id: integer().notNull(),
  /** Where it was deployed to. */
  environment_id: integer().notNull(),
  /** What was deployed. */
  commit: text().notNull(),
  /** When it was done. */
  finished_at: text().notNull(),
}, (table) => [
  index('deployments_by_project_id_commit').on(table.project_id, table.commit),
]);
export type Deployment = Readonly<typeof deployments.$inferSelect>;

/** Environments that not everybody may deploy to. */
export const protectedEnvironments = sqliteTable('protected_environments', {
  id: id(),
  project_id: integer().notNull(),
  name: text().notNull(),
  deploy_access_levels: json<DeployAccessLevel[]>().notNull().$default(() => []),
  approval_rules: json<ApprovalRule[]>().notNull().$default(() => []),
}, (table) => [
  unique().on(table.project_id, table.name),
]);
export type ProtectedEnvironment = Readonly<typeof protectedEnvironments.$inferSelect>;

/** Dependencies that a pipeline found in its project. */
export const dependencies = sqliteTable('dependencies', {
  id: id(),
  /** The pipeline that found it. */
  pipeline_id: integer().notNull(),
  /** What it is called. */
  name: text().notNull(),
  /** Which version it is. */
  version: text().notNull(),
  /** What kind of thing it is. */
  type: text().notNull().default('library'),
  /** Its package URL. */
  purl: text().notNull(),
  /** Identifiers of its licences. */
  licenses: json<string[]>().notNull().$default(() => []),
}, (table) => [
  unique().on(table.pipeline_id, table.name),
]);
export type Dependency = Readonly<typeof dependencies.$inferSelect>;

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
  /** When it is ready at the latest. Null: when it is looked at for the second time. */
  ready_at: text(),
  /** Whether somebody has read it while it was running. */
  was_looked_at: flag().notNull().default(false),
});
export type DependencyListExport = Readonly<typeof dependencyListExports.$inferSelect>;

/** Where repositories are pushed to. */
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
  /** Never shown. */
  private_key: text(),
}, (table) => [
  index('remote_mirrors_by_project_id').on(table.project_id),
]);
export type RemoteMirror = Readonly<typeof remoteMirrors.$inferSelect>;

/** Static sites of projects. */
export const pages = sqliteTable('pages', {
  /** The project. */
  project_id: integer().primaryKey(),
  /** Whether it has its own domain. */
  is_unique_domain_enabled: flag().default(false),
  /** Whether it answers to HTTPS only. */
  force_https: flag().default(false),
  /** The domain that the others lead to. */
  primary_domain: text(),
  /** Its domains. */
  domains: json<string[]>().notNull().$default(() => []),
  /** What was published. */
  deployments: json<Array<{ created_at: string; path_prefix: string | null; root_directory: string }>>().notNull().$default(() => []),
});
export type Pages = Readonly<typeof pages.$inferSelect>;

/** How projects track their errors. */
export const errorTrackingSettings = sqliteTable('error_tracking_settings', {
  /** The project. */
  project_id: integer().primaryKey(),
  /** Whether errors are tracked. */
  active: flag().notNull().default(true),
  /** Whether the platform does it itself. */
  integrated: flag().notNull().default(false),
  /** What the other service calls the project. */
  project_name: text(),
  /** Where people see the errors. */
  errtrack_external_url: text(),
  /** Where programs see them. */
  api_url: text(),
});
export type ErrorTrackingSettings = Readonly<typeof errorTrackingSettings.$inferSelect>;

/** Keys that errors are sent with. */
export const errorTrackingClientKeys = sqliteTable('error_tracking_client_keys', {
  id: id(),
  project_id: integer().notNull(),
  active: flag(),
  public_key: text().notNull(),
}, (table) => [
  index('error_tracking_client_keys_by_project_id').on(table.project_id),
]);
export type ErrorTrackingClientKey = Readonly<typeof errorTrackingClientKeys.$inferSelect>;

/** Access tokens of users. */
export const tokens = sqliteTable('tokens', {
  token: text().primaryKey(),
  /** Whose it is. */
  user: text().notNull(),
  /** What it may be used for beside what the user may, such as `manage_runners`. */
  scopes: json<string[]>(),
});
export type Token = Readonly<typeof tokens.$inferSelect>;

/** Emails that a deployment would send. The sandbox sends none; its control API shows them. */
export const emails = sqliteTable('emails', {
  id: id(),
  /** Address of who gets it. */
  to: text().notNull(),
  /** What it is about. */
  subject: text().notNull(),
  /** When a deployment would have sent it. */
  sent_at: text().notNull(),
});
export type Email = Readonly<typeof emails.$inferSelect>;

/** What a deployment would record for its auditors. The control API of the sandbox shows it. */
export const auditEvents = sqliteTable('audit_events', {
  id: id(),
  /** Who did it. */
  author: text().notNull(),
  /** Whom it happened to. */
  user: text().notNull(),
  /** What happened. */
  event: text().notNull(),
  /** When it happened. */
  created_at: text().notNull(),
});
export type AuditEvent = Readonly<typeof auditEvents.$inferSelect>;

/** Moves of repositories between storages. */
export const storageMoves = sqliteTable('storage_moves', {
  id: id(),
  kind: text().$type<StorageMoveKind>().notNull(),
  /** ID of the project, the snippet or the group. */
  subject_id: integer().notNull(),
  /** The storage that it leaves. */
  source: text().notNull(),
  /** The storage that it goes to. */
  destination: text().notNull(),
  /** How far it is. */
  state: text().$type<'scheduled' | 'started' | 'finished'>().notNull(),
  /** When it was scheduled. */
  created_at: text().notNull(),
}, (table) => [
  index('storage_moves_by_kind_subject_id').on(table.kind, table.subject_id),
]);
export type StorageMove = Readonly<typeof storageMoves.$inferSelect>;

/** The storages of the repositories of snippets and groups that have moved; the others are on the first one. */
export const repositoryStorages = sqliteTable('repository_storages', {
  kind: text().$type<StorageMoveKind>().notNull(),
  /** ID of the snippet or the group. */
  subject_id: integer().notNull(),
  storage: text().notNull(),
}, (table) => [
  unique().on(table.kind, table.subject_id),
]);
export type RepositoryStorage = Readonly<typeof repositoryStorages.$inferSelect>;

/** What happened to the issues of milestones: burndown charts are drawn from it. */
export const milestoneEvents = sqliteTable('milestone_events', {
  id: id(),
  milestone_id: integer().notNull(),
  issue_id: integer().notNull(),
  action: text().$type<MilestoneAction>().notNull(),
  created_at: text().notNull(),
}, (table) => [
  index('milestone_events_by_milestone_id').on(table.milestone_id),
]);
export type MilestoneEvent = Readonly<typeof milestoneEvents.$inferSelect>;

/** The refs of all repositories. Git's own refs follow these rows: so a request that fails leaves no ref, and after a crash git is brought to what was answered. */
export const gitRefs = sqliteTable('git_refs', {
  project_id: integer().notNull(),
  /** `refs/heads/main`, `refs/tags/v1.0.0` */
  name: text().notNull(),
  /** The object that it points at: a commit, or the object of an annotated tag. */
  sha: text().notNull(),
}, (table) => [
  unique().on(table.project_id, table.name),
]);
export type GitRef = Readonly<typeof gitRefs.$inferSelect>;

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
};
