// Generated from openapi/ by `npm run build`. Changes here are lost.

/** A list or an object in a row. It is read-only, because several readers share a row. */
export type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

/** The callers who may see the resource. */
export type Visibility = 'public' | 'internal' | 'private';
/** A role as a number. */
export type AccessLevel = 0 | 5 | 10 | 15 | 20 | 25 | 30 | 40 | 50;
/** The kind of resource that the note is on. */
export type NoteableType = 'Issue' | 'MergeRequest' | 'Snippet' | 'Epic';
/** The kind of owner of the runner. */
export type RunnerType = 'instance_type' | 'group_type' | 'project_type';
export type ExportType = 'dependency_list' | 'sbom' | 'cyclonedx_1_6_json' | 'json_array' | 'csv';
/** The kind of owner of the repository. */
export type StorageMoveKind = 'project' | 'snippet' | 'group';
export type MilestoneAction = 'added' | 'removed' | 'closed' | 'reopened';
export type PlatformCluster = { api_url: string; token: string; namespace: string; authorization_type: 'rbac' | 'abac' | 'unknown_authorization'; ca_cert: string | null };
export type DeployKeyProject = { project_id: number; can_push: boolean | null };
/** The lowest level that a protection allows: nobody, developers, maintainers, administrators. */
export type ProtectionLevel = 0 | 30 | 40 | 60;
/** A role, a user or a group that may deploy. */
export type DeployAccessLevel = { id: number; access_level: 30 | 40 | 60 | null; user_id: number | null; group_id: number | null; group_inheritance_type: 0 | 1 };
/** A role, a user or a group that must approve. */
export type ApprovalRule = { id: number; required_approvals: number; access_level: 30 | 40 | 60 | null; user_id: number | null; group_id: number | null; group_inheritance_type: 0 | 1 };
export type Commit = { label: string; author: string; authored_date: string; committer?: string; committed_date?: string; message: string; parents: string[]; actions: Action[] };
/** A change of one file. Its fields are those of the operation `createCommit`. */
export type Action = { action: 'create' | 'update' | 'move' | 'delete' | 'chmod' | 'take'; file_path: string; previous_path?: string; content?: string; encoding?: 'text' | 'base64'; execute_filemode?: boolean; from?: string; repeat?: { line: string; count: number } };
/** A tag. With a message it is an annotated tag, without a message a lightweight tag. */
export type Tag = { name: string; commit: string; tagger?: string; created_at?: string; message?: string; signature?: string };
/** The history of a git repository, as people write it. Every build creates the same repository from a history, with the same SHAs. The keywords that begin with `x-` are explained in world.schema.yaml. */
export type Repository = { default_branch: string; forked_from?: string; commits: Commit[]; branches: Record<string, unknown>; tags: Tag[] };

/** Users. */
export type User = {
  readonly id: number;
  /** The name that the user signs in with. */
  readonly username: string;
  readonly name: string;
  readonly email: string;
  /** The public email address. */
  readonly public_email: string | null;
  /** Only active users can call. */
  readonly state: 'active' | 'blocked' | 'deactivated';
  /** Whether the user is locked out. */
  readonly locked: boolean;
  /** The role in the instance. */
  readonly instance_role: 'administrator' | 'auditor' | 'regular';
  readonly created_at: string;
  /** The biography of the user. */
  readonly bio: string | null;
  /** The location of the user. */
  readonly location: string | null;
  /** The account of the user. */
  readonly linkedin: string | null;
  /** The account of the user. */
  readonly twitter: string | null;
  /** The web page of the user. */
  readonly website_url: string | null;
  /** The employer of the user. */
  readonly organization: string | null;
};

/** Groups. The full path of a group begins with that of its parent. */
export type Group = {
  readonly id: number;
  /** The last segment of the full path. */
  readonly path: string;
  readonly name: string;
  /** The parent group. */
  readonly parent_id: number | null;
  readonly visibility: Visibility;
  /** The description of the group. */
  readonly description: string | null;
  readonly created_at: string;
  /** Whether the projects of the group accept no further members. */
  readonly membership_lock: boolean;
};

/** Members of groups and projects, with their access levels. */
export type Member = {
  readonly id: number;
  /** The group; null for a member of a project. */
  readonly group_id: number | null;
  /** The project; null for a member of a group. */
  readonly project_id: number | null;
  /** The username of the member. */
  readonly user: string;
  readonly access_level: AccessLevel;
  /** A custom role beside the access level. */
  readonly member_role_id: number | null;
  /** The time at which the membership ends. */
  readonly expires_at: string | null;
};

/** Custom roles of a group. */
export type MemberRole = {
  readonly id: number;
  /** The group. */
  readonly group_id: number;
  /** The name of the role. */
  readonly name: string;
  readonly base_access_level: AccessLevel;
  /** The permissions of the role, such as `admin_runners`. */
  readonly permissions: DeepReadonly<string[]>;
};

/** Projects, each with a repository. */
export type Project = {
  readonly id: number;
  /** Full path of a group, or username. */
  readonly namespace: string;
  /** The last segment of the full path. */
  readonly path: string;
  readonly name: string;
  /** The description of the project. */
  readonly description: string | null;
  readonly visibility: Visibility;
  readonly created_at: string;
  readonly last_activity_at: string;
  /** The topics of the project. */
  readonly topics: DeepReadonly<string[]>;
  /** The number of stars. */
  readonly star_count: number;
  /** Whether the project is archived. */
  readonly archived: boolean;
  /** Earlier full paths. Requests to these are redirected. */
  readonly moved_from: DeepReadonly<string[]>;
  /** The project that this project was forked from. */
  readonly forked_from_project_id: number | null;
  /** Groups whose members are members of the project. */
  readonly shared_with_groups: DeepReadonly<Array<{ group_id: number; access_level: AccessLevel }>>;
  /** What is switched off. */
  readonly features: DeepReadonly<{ ci_cd?: boolean; pages?: boolean }>;
  /** The storage of the repository. */
  readonly storage: string | null;
  /** The name of the repository's history in the seed; null for an empty repository. */
  readonly repository: string | null;
  /** The default branch; null for that of the history. */
  readonly default_branch: string | null;
  /** Whether pushes are refused. */
  readonly repository_read_only: boolean;
};

/** Branches with restricted pushes. */
export type ProtectedBranch = {
  readonly id: number;
  /** The project. */
  readonly project_id: number;
  /** Name of the branch. */
  readonly name: string;
  /** The lowest level that may push. */
  readonly push_access_level: ProtectionLevel;
  /** The lowest level that may merge. */
  readonly merge_access_level: ProtectionLevel;
  /** Whether a push may rewrite the branch. */
  readonly allow_force_push: boolean;
  /** Whether owners of code must approve. */
  readonly code_owner_approval_required: boolean;
};

/** Tags that are protected, or whose protection is unknown. All other tags are not protected. */
export type ProtectedTag = {
  readonly id: number;
  /** The project. */
  readonly project_id: number;
  /** Name of the tag. */
  readonly name: string;
  /** Whether the tag is protected; null if unknown. */
  readonly protected: boolean | null;
  /** The lowest level that may create the tag. */
  readonly create_access_level: ProtectionLevel;
};

/** Releases of tags. */
export type Release = {
  readonly id: number;
  /** The project. */
  readonly project_id: number;
  /** Name of the tag. */
  readonly tag_name: string;
  /** The description of the release. */
  readonly description: string;
  /** The name of the release. */
  readonly name: string;
  /** The author of the release. */
  readonly author: string;
  readonly created_at: string;
  /** The time of the release, which may be in the future. */
  readonly released_at: string;
  /** The titles of its milestones. */
  readonly milestones: DeepReadonly<string[]>;
};

/** Places where repositories are kept. */
export type Storage = {
  readonly id: number;
  /** The name of the storage. */
  readonly name: string;
};

/** SSH keys of users. */
export type SshKey = {
  readonly id: number;
  readonly user: string;
  readonly title: string;
  readonly key: string;
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly usage_type: 'auth' | 'signing' | 'auth_and_signing';
  /** The canonical form of the key: the same for every text of the key. Set at the first lookup of a key. */
  readonly canonical_key: string | null;
};

/** GPG keys of users. */
export type GpgKey = {
  readonly id: number;
  readonly user: string;
  readonly key: string;
  readonly created_at: string;
  /** The canonical form of the key: the same for every text of the key. Set at the first lookup of a key. */
  readonly canonical_key: string | null;
};

/** Deploy keys, with the projects in which they are enabled. */
export type DeployKey = {
  readonly id: number;
  readonly title: string;
  readonly key: string;
  /** The user who created the deploy key. */
  readonly user: string;
  readonly public: boolean;
  readonly created_at: string;
  readonly expires_at: string | null;
  /** The projects in which the key is enabled. */
  readonly projects: DeepReadonly<DeployKeyProject[]>;
  /** The canonical form of the key: the same for every text of the key. Set at the first lookup of a key. */
  readonly canonical_key: string | null;
};

/** Issuers of the certificates of signatures. */
export type X509Issuer = {
  readonly id: number;
  /** The certificate in PEM form. */
  readonly certificate: string;
};

/** Certificates that tags are signed with. */
export type X509Certificate = {
  readonly id: number;
  /** The issuer of the certificate. */
  readonly x509_issuer_id: number;
  /** The user of the x509 certificate. */
  readonly user: string;
  /** Whether the certificate is valid or revoked. */
  readonly certificate_status: 'good' | 'revoked';
  /** The certificate in PEM form. */
  readonly certificate: string;
};

/** Connections of projects to clusters. */
export type Cluster = {
  readonly id: number;
  readonly project_id: number;
  readonly name: string;
  readonly domain: string;
  readonly created_at: string;
  readonly user: string;
  readonly managed: boolean | null;
  readonly enabled: boolean | null;
  readonly environment_scope: string;
  readonly management_project_id: number | null;
  readonly platform_cluster: DeepReadonly<PlatformCluster>;
  /** The provider of the cluster. `user`: an existing cluster that was added with the API. */
  readonly provider_type: string;
};

/** SAML identities of the members of groups. */
export type SamlIdentity = {
  readonly id: number;
  /** The group. */
  readonly group_id: number;
  /** The UID of the user at the provider. */
  readonly extern_uid: string;
  /** The user of the SAML identity. */
  readonly user: string;
  /** Whether the user can sign in with the identity. */
  readonly trusted: boolean;
};

/** Links from SAML groups to groups. They give the members of the SAML group a role. */
export type SamlGroupLink = {
  readonly id: number;
  readonly group_id: number;
  readonly name: string;
  readonly access_level: AccessLevel;
  readonly member_role_id: number | null;
  readonly provider: string | null;
};

/** Invitations to groups and projects. An invitation is accepted if a member has its address. */
export type Invitation = {
  readonly id: number;
  readonly group_id: number | null;
  readonly project_id: number | null;
  readonly invite_email: string;
  readonly user_name: string;
  readonly created_by: string;
  readonly created_at: string;
  readonly access_level: AccessLevel;
  readonly expires_at: string;
  /** A custom role beside the access level. */
  readonly member_role_id: number | null;
  /** The source of the invitation, given by the inviter. */
  readonly invite_source: string | null;
};

/** Runners. */
export type Runner = {
  readonly id: number;
  readonly runner_type: RunnerType;
  /** The groups of a group runner. */
  readonly groups: DeepReadonly<number[]>;
  /** The projects of a project runner. */
  readonly projects: DeepReadonly<number[]>;
  /** The description of the runner. */
  readonly description: string;
  /** The name of the runner. */
  readonly name: string | null;
  /** Whether the runner is paused, so that it takes no jobs. */
  readonly paused: boolean;
  /** The time of the last contact, which decides whether the runner is online. */
  readonly contacted_at: string | null;
  /** A note for the maintainers of the runner. */
  readonly maintenance_note: string | null;
  /** The architecture of the machine. */
  readonly architecture: string | null;
  /** The operating system of the machine. */
  readonly platform: string | null;
  /** The revision of the program. */
  readonly revision: string | null;
  /** The version of the program. */
  readonly version: string | null;
  /** Tags of the jobs that the runner takes. */
  readonly tag_list: DeepReadonly<string[]>;
  /** Whether the runner takes only jobs of protected refs. */
  readonly access_level: 'not_protected' | 'ref_protected';
  /** The longest duration of a job in seconds. */
  readonly maximum_timeout: number | null;
  /** Whether the runner takes jobs without tags. */
  readonly run_untagged: boolean;
  /** Whether the runner is locked to its projects. */
  readonly locked: boolean;
  /** Whether the runner is running a job. */
  readonly job_execution_status: 'idle' | 'active';
  /** The token that the runner authenticates with. */
  readonly token: string | null;
};

/** Pipelines. */
export type Pipeline = {
  readonly id: number;
  /** The project. */
  readonly project_id: number;
  /** Branch or tag. */
  readonly ref: string;
  /** The commit. */
  readonly commit: string;
  /** The status of the pipeline. */
  readonly status: string;
};

/** Jobs of pipelines. */
export type Job = {
  readonly id: number;
  /** The pipeline of the job. */
  readonly pipeline_id: number;
  /** The runner of the job. */
  readonly runner_id: number | null;
  /** The status of the job. */
  readonly status: 'created' | 'waiting_for_resource' | 'preparing' | 'waiting_for_callback' | 'pending' | 'running' | 'success' | 'failed' | 'canceling' | 'canceled' | 'skipped' | 'manual' | 'scheduled';
  /** The stage of the pipeline. */
  readonly stage: string;
  /** The name of the job. */
  readonly name: string;
  /** The user who started the job. */
  readonly user: string;
  /** The test coverage in percent. */
  readonly coverage: number | null;
  readonly created_at: string;
  /** The time at which the job began. */
  readonly started_at: string | null;
  /** The time at which the job ended. */
  readonly finished_at: string | null;
  /** The duration in seconds. */
  readonly duration: number | null;
  /** The seconds that the job waited. */
  readonly queued_duration: number | null;
  /** The machine of the runner. */
  readonly system_id: string | null;
};

/** Issues. */
export type Issue = {
  readonly id: number;
  readonly iid: number;
  /** The project. */
  readonly project_id: number;
  /** The title of the issue. */
  readonly title: string;
  /** The description of the issue. */
  readonly description: string;
  /** Whether the issue is open or closed. */
  readonly state: 'opened' | 'closed';
  /** The author of the issue. */
  readonly author: string;
  readonly created_at: string;
  readonly updated_at: string;
  /** The milestone of the issue. */
  readonly milestone_id: number | null;
  /** The names of the labels. */
  readonly labels: DeepReadonly<string[]>;
  /** The assignees of the issue. */
  readonly assignees: DeepReadonly<string[]>;
  /** The time at which the issue was closed. */
  readonly closed_at: string | null;
  /** The user who closed the issue. */
  readonly closed_by: string | null;
  /** The day on which the issue is due. */
  readonly due_date: string | null;
  /** Whether only its author, its assignees and reporters see the issue. */
  readonly confidential: boolean;
};

/** Snippets of projects. */
export type Snippet = {
  readonly id: number;
  /** The project; null for a snippet of a user. */
  readonly project_id: number | null;
  /** The title of the snippet. */
  readonly title: string;
  /** The name of the file. */
  readonly file_name: string;
  /** The content of the file. */
  readonly content: string;
  /** The author of the snippet. */
  readonly author: string;
  readonly created_at: string;
};

/** Epics of groups. */
export type Epic = {
  readonly id: number;
  readonly iid: number;
  /** The group. */
  readonly group_id: number;
  /** The project that notes on the epic name; null if they name none. */
  readonly project_id: number | null;
  /** The title of the epic. */
  readonly title: string;
  /** The author of the epic. */
  readonly author: string;
  readonly created_at: string;
};

/** Labels of projects and groups. */
export type Label = {
  readonly id: number;
  /** The project; null for a label of a group. */
  readonly project_id: number | null;
  /** The group; null for a label of a project. */
  readonly group_id: number | null;
  /** The text of the label. */
  readonly name: string;
  /** The colour of the label. */
  readonly color: string;
  /** The description of the label. */
  readonly description: string;
  /** The colour of its letters. */
  readonly text_color: string;
  /** Rank by which issues and merge requests with the label are sorted, 1 first. */
  readonly priority: number | null;
  /** Whether the label is archived. */
  readonly archived: boolean;
};

/** Milestones of projects and groups. */
export type Milestone = {
  readonly id: number;
  readonly iid: number;
  /** The project; null for a milestone of a group. */
  readonly project_id: number | null;
  /** The title of the milestone. */
  readonly title: string;
  /** The description of the milestone. */
  readonly description: string | null;
  /** Whether the milestone is active or closed. */
  readonly state: 'active' | 'closed';
  /** The first day. */
  readonly start_date: string | null;
  /** The last day. */
  readonly due_date: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  /** The group; null for a milestone of a project. */
  readonly group_id: number | null;
};

/** Merge requests. Comments, votes and URLs are computed from other tables. */
export type MergeRequest = {
  readonly id: number;
  readonly iid: number;
  /** The target project. */
  readonly project_id: number;
  /** The source project. */
  readonly source_project_id: number;
  readonly title: string;
  /** The description of the merge request. */
  readonly description: string;
  /** The state of the merge request. */
  readonly state: 'opened' | 'closed' | 'locked' | 'merged';
  /** The author of the merge request. */
  readonly author: string;
  /** The assignees of the merge request. */
  readonly assignees: DeepReadonly<string[]>;
  /** The reviewers of the merge request. */
  readonly reviewers: DeepReadonly<string[]>;
  /** The users who have approved the merge request. */
  readonly approved_by: DeepReadonly<string[]>;
  /** The user who closed the merge request. */
  readonly closed_by: string | null;
  /** The user who merged the merge request. */
  readonly merge_user: string | null;
  /** The source branch. */
  readonly source_branch: string;
  readonly target_branch: string;
  /** The newest commit of the source branch. */
  readonly head: string;
  /** The merge commit. */
  readonly merge_commit: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  /** The time at which the merge request was closed. */
  readonly closed_at: string | null;
  /** The time of the merge. */
  readonly merged_at: string | null;
  /** The time at which the platform had prepared the merge request. */
  readonly prepared_at: string | null;
  /** The earliest time of the merge. */
  readonly merge_after: string | null;
  /** The names of the labels. */
  readonly labels: DeepReadonly<string[]>;
  /** The milestone of the merge request. */
  readonly milestone_id: number | null;
  /** Whether the merge request is a draft. */
  readonly draft: boolean;
  /** Whether the merge request is merged when its pipeline succeeds. */
  readonly merge_when_pipeline_succeeds: boolean;
  /** Whether the merge request can be merged. */
  readonly merge_status: 'unchecked' | 'can_be_merged' | 'cannot_be_merged';
  /** The reason why the merge request can or cannot be merged. */
  readonly detailed_merge_status: string;
  /** Whether only members may write notes. */
  readonly discussion_locked: boolean | null;
  /** Whether the settings of the project delete the source branch after the merge. */
  readonly force_remove_source_branch: boolean | null;
  /** Whether the merge deletes the source branch. */
  readonly should_remove_source_branch: boolean | null;
  /** Whether the commits are to be squashed. */
  readonly squash: boolean;
  /** Whether the merge squashes the commits. */
  readonly squash_on_merge: boolean;
  /** The estimated time in seconds. */
  readonly time_estimate: number;
  /** The duration in seconds. */
  readonly total_time_spent: number;
  /** Its tasks. */
  readonly task_completion_status: DeepReadonly<{ count: number; completed_count: number }>;
  /** The number of approvals that the merge request needs. */
  readonly approvals_before_merge: number;
  /** Whether maintainers of the target project may push to the source branch in the fork. */
  readonly allow_collaboration: boolean;
  /** Whether the merge request was imported from another platform. */
  readonly imported: boolean;
  /** The platform of the import. */
  readonly imported_from: string;
};

/** Merge requests that are blocked by others. */
export type MergeRequestBlock = {
  readonly id: number;
  readonly merge_request_id: number;
  readonly blocking_merge_request_id: number;
};

/** Reactions. */
export type AwardEmoji = {
  readonly id: number;
  /** The kind of resource that the reaction is to. */
  readonly awardable_type: 'Issue' | 'MergeRequest' | 'Snippet' | 'Epic' | 'Note';
  /** The ID of that resource. */
  readonly awardable_id: number;
  /** The name of the award emoji. */
  readonly name: string;
  /** The user who reacts. */
  readonly user: string;
};

/** Discussions on issues, merge requests and snippets. */
export type Discussion = {
  readonly id: string;
  readonly noteable_type: 'Issue' | 'MergeRequest' | 'Snippet';
  readonly noteable_id: number;
  readonly individual_note: boolean;
};

/** Comments and system notes. */
export type Note = {
  readonly id: number;
  readonly noteable_type: NoteableType;
  /** The ID of that resource. */
  readonly noteable_id: number;
  /** The discussion of the note. */
  readonly discussion_id: string | null;
  /** The text of the note. */
  readonly body: string;
  /** The author of the note. */
  readonly author: string;
  readonly created_at: string;
  readonly updated_at: string;
  /** Whether the note is a system note. */
  readonly system: boolean;
  /** Whether only members may read the note. */
  readonly internal: boolean;
  /** Whether the note was imported from another platform. */
  readonly imported: boolean;
  /** The platform of the import. */
  readonly imported_from: string;
};

/** Integrations that receive alerts. */
export type AlertIntegration = {
  readonly id: number;
  /** The project. */
  readonly project_id: number;
  /** The name of the alert integration. */
  readonly name: string;
  /** The format of the payloads that the integration takes. */
  readonly format: 'http' | 'metrics';
  readonly authorization_key: string;
};

/** Alerts of projects. */
export type Alert = {
  readonly id: number;
  readonly iid: number;
  readonly project_id: number;
  readonly alert_integration_id: number;
  readonly title: string;
  readonly severity: 'critical' | 'high' | 'medium' | 'low' | 'info' | 'unknown';
  readonly state: 'open' | 'resolved';
  readonly fingerprint: string;
  readonly started_at: string;
  readonly ended_at: string | null;
  /** The number of times that the alert was received while it was open. */
  readonly events: number;
  /** The other fields of the first payload. */
  readonly details: DeepReadonly<Record<string, unknown>> | null;
};

/** Environments of projects. */
export type Environment = {
  readonly id: number;
  /** The project. */
  readonly project_id: number;
  /** The name of the environment. */
  readonly name: string;
};

/** Deployments to environments. */
export type Deployment = {
  readonly id: number;
  readonly project_id: number;
  /** The environment of the deployment. */
  readonly environment_id: number;
  /** The deployed commit. */
  readonly commit: string;
  /** The time at which the deployment finished. */
  readonly finished_at: string;
};

/** Environments with restricted deployments. */
export type ProtectedEnvironment = {
  readonly id: number;
  readonly project_id: number;
  readonly name: string;
  readonly deploy_access_levels: DeepReadonly<DeployAccessLevel[]>;
  readonly approval_rules: DeepReadonly<ApprovalRule[]>;
};

/** Dependencies that pipelines found. */
export type Dependency = {
  readonly id: number;
  /** The pipeline that found the dependency. */
  readonly pipeline_id: number;
  /** The name of the dependency. */
  readonly name: string;
  /** The version of the dependency. */
  readonly version: string;
  /** The type of the dependency. */
  readonly type: string;
  /** The package URL. */
  readonly purl: string;
  /** The licences, each as an SPDX identifier. One that SPDX does not list begins with `LicenseRef-` or has spaces. */
  readonly licenses: DeepReadonly<string[]>;
};

/** Exports of dependencies. */
export type DependencyListExport = {
  readonly id: number;
  readonly project_id: number | null;
  readonly group_id: number | null;
  readonly pipeline_id: number | null;
  readonly author: string;
  readonly export_type: ExportType;
  readonly status: 'running' | 'finished';
  readonly send_email: boolean | null;
  readonly expires_at: string;
  readonly serial_number: string | null;
  /** The latest time at which the export is ready. Null: it is ready when it is read for the second time. */
  readonly ready_at: string | null;
  /** Whether a request has read the export while it was running. */
  readonly was_looked_at: boolean;
};

/** Remote repositories that repositories are pushed to. */
export type RemoteMirror = {
  readonly id: number;
  readonly project_id: number;
  readonly url: string;
  readonly enabled: boolean | null;
  readonly auth_method: 'ssh_public_key' | 'password';
  readonly public_key: string | null;
  readonly host_keys: DeepReadonly<string[]>;
  readonly keep_divergent_refs: boolean | null;
  readonly only_protected_branches: boolean | null;
  readonly mirror_branch_regex: string | null;
  readonly update_status: 'none' | 'scheduled' | 'started' | 'finished' | 'failed';
  readonly last_error: string | null;
  readonly last_update_at: string | null;
  readonly last_update_started_at: string | null;
  readonly last_successful_update_at: string | null;
  /** A secret, which the API never shows. */
  readonly private_key: string | null;
};

/** Static sites of projects. */
export type Pages = {
  /** The project. */
  readonly project_id: number;
  /** Whether the site has its own domain. */
  readonly is_unique_domain_enabled: boolean | null;
  /** Whether the site serves HTTPS only. */
  readonly force_https: boolean | null;
  /** The domain to which the others redirect. */
  readonly primary_domain: string | null;
  /** Its domains. */
  readonly domains: DeepReadonly<string[]>;
  /** What was published. */
  readonly deployments: DeepReadonly<Array<{ created_at: string; path_prefix: string | null; root_directory: string }>>;
};

/** How projects track their errors. */
export type ErrorTrackingSettings = {
  /** The project. */
  readonly project_id: number;
  /** Whether errors are tracked. */
  readonly active: boolean;
  /** Whether the platform tracks the errors itself. */
  readonly integrated: boolean;
  /** The name of the project in the other service. */
  readonly project_name: string | null;
  /** The URL of the errors for people. */
  readonly errtrack_external_url: string | null;
  /** The URL of the errors for programs. */
  readonly api_url: string | null;
};

/** Keys that errors are sent with. */
export type ErrorTrackingClientKey = {
  readonly id: number;
  readonly project_id: number;
  readonly active: boolean | null;
  readonly public_key: string;
};

/** Access tokens of users. */
export type Token = {
  readonly token: string;
  /** The user of the token. */
  readonly user: string;
  /** The scopes that limit the token, such as `manage_runners`. */
  readonly scopes: DeepReadonly<string[]> | null;
};

/** Emails that a deployment would send. The sandbox sends none; its control API shows them. */
export type Email = {
  readonly id: number;
  /** Address of who gets it. */
  readonly to: string;
  /** The description of the email. */
  readonly subject: string;
  /** The time at which a deployment would have sent the email. */
  readonly sent_at: string;
};

/** Events that a deployment would record for auditors. The control API of the sandbox shows them. */
export type AuditEvent = {
  readonly id: number;
  /** The author of the event. */
  readonly author: string;
  /** The affected user. */
  readonly user: string;
  /** The name of the event. */
  readonly event: string;
  /** The time of the event. */
  readonly created_at: string;
};

/** Moves of repositories between storages. */
export type StorageMove = {
  readonly id: number;
  readonly kind: StorageMoveKind;
  /** ID of the project, the snippet or the group. */
  readonly subject_id: number;
  /** The old storage. */
  readonly source: string;
  /** The new storage. */
  readonly destination: string;
  /** The status of the storage move. */
  readonly state: 'scheduled' | 'started' | 'finished';
  /** The time at which the move was scheduled. */
  readonly created_at: string;
};

/** The storages of the repositories of snippets and groups that have moved; the others are on the first one. */
export type RepositoryStorage = {
  readonly kind: StorageMoveKind;
  /** ID of the snippet or the group. */
  readonly subject_id: number;
  readonly storage: string;
};

/** Changes of the issues of milestones, for burndown charts. */
export type MilestoneEvent = {
  readonly id: number;
  readonly milestone_id: number;
  readonly issue_id: number;
  readonly action: MilestoneAction;
  readonly created_at: string;
};

/** The refs of all repositories. Git's own refs follow these rows: so a request that fails leaves no ref, and after a crash git is brought to what was answered. */
export type GitRef = {
  readonly project_id: number;
  /** `refs/heads/main`, `refs/tags/v1.0.0` */
  readonly name: string;
  /** The target of the ref: a commit, or the object of an annotated tag. */
  readonly sha: string;
};

/** Rows that handlers of own operations keep in tables of their own. */
export type OwnRow = {
  readonly id: number;
  /** The name of the table, such as `freeze_periods`. */
  readonly kind: string;
  /** The values of the row. */
  readonly values: DeepReadonly<Record<string, unknown>>;
};

/** Tokens of projects and groups for machines that deploy. */
export type DeployToken = {
  readonly id: number;
  /** The project, if the token is for one. */
  readonly project_id: number | null;
  /** The group, if the token is for its projects. */
  readonly group_id: number | null;
  /** The name of the token. */
  readonly name: string;
  /** The username that git sends with the token. Default: `deploy-token-` and the ID. */
  readonly username: string | null;
  /** The time when the token ends. */
  readonly expires_at: string | null;
  /** What the token is for: `read_repository`, `read_registry` and others. */
  readonly scopes: DeepReadonly<string[]>;
  /** Whether the token was revoked. */
  readonly revoked: boolean;
};

/** The places of threads on merge requests, and who has resolved them. A thread without a row has neither. */
export type DiscussionState = {
  readonly id: number;
  /** The thread. */
  readonly discussion_id: string;
  /** The place in the difference. */
  readonly position: DeepReadonly<Record<string, unknown>> | null;
  /** The user who resolved the thread. */
  readonly resolved_by: string | null;
  /** The time of that. */
  readonly resolved_at: string | null;
};

/** Feature flags of projects. */
export type FeatureFlag = {
  readonly id: number;
  /** The project. */
  readonly project_id: number;
  /** The name of the flag. */
  readonly name: string;
  /** The purpose of the flag. */
  readonly description: string | null;
  /** Whether the flag is on. */
  readonly active: boolean;
  /** The kind of the flag. */
  readonly version: 'new_version_flag';
  /** The callers for whom it is on. */
  readonly strategies: DeepReadonly<Array<Record<string, unknown>>>;
  readonly created_at: string;
  readonly updated_at: string;
};

/** Lists of users of the feature flags of a project. */
export type FeatureFlagUserList = {
  readonly id: number;
  readonly iid: number;
  /** The project. */
  readonly project_id: number;
  /** The name of the list. */
  readonly name: string;
  /** The users as the application knows them, with commas between them. */
  readonly user_xids: string;
  readonly created_at: string;
  readonly updated_at: string;
};

/** Flags by which administrators switch features of the instance. */
export type InstanceFeature = {
  readonly id: number;
  /** The name of the flag. */
  readonly name: string;
  /** The conditions: for everyone, for a percentage, for named users and others. */
  readonly gates: DeepReadonly<Array<Record<string, unknown>>>;
};

/** Groups with which a group is shared. The sandbox shows them; they give no rights. */
export type GroupShare = {
  readonly id: number;
  /** The group that is shared. */
  readonly group_id: number;
  /** The group whose members get access. */
  readonly shared_with_id: number;
  /** The highest access level of its members. */
  readonly access_level: number;
  /** The day when the access ends. */
  readonly expires_at: string | null;
};

/** Links between issues. */
export type IssueLink = {
  readonly id: number;
  /** The issue with the link. */
  readonly source_issue_id: number;
  /** The other issue. */
  readonly target_issue_id: number;
  /** The relation of the first issue to the other one. */
  readonly link_type: 'relates_to' | 'blocks' | 'is_blocked_by';
  readonly created_at: string;
};

/** The settings of the job tokens of projects. A project without a row has the default. */
export type JobTokenScope = {
  readonly id: number;
  /** The project. */
  readonly project_id: number;
  /** Whether only projects and groups on the list reach this project with job tokens. */
  readonly inbound_enabled: boolean;
};

/** Projects and groups whose job tokens reach a project. */
export type JobTokenAllowance = {
  readonly id: number;
  /** The project that is reached. */
  readonly project_id: number;
  /** The project with the tokens. */
  readonly target_project_id: number | null;
  /** The group of the projects with the tokens. */
  readonly target_group_id: number | null;
};

/** Users who get notifications about a label. */
export type LabelSubscription = {
  readonly id: number;
  /** The label. */
  readonly label_id: number;
  /** The username. */
  readonly user: string;
};

/** Packages of projects. */
export type Package = {
  readonly id: number;
  /** The project. */
  readonly project_id: number;
  /** The name. */
  readonly name: string;
  /** The version. */
  readonly version: string;
  /** The format. The sandbox takes files for `generic` only. */
  readonly package_type: string;
  /** The status. */
  readonly status: 'default' | 'hidden' | 'processing' | 'error' | 'pending_destruction' | 'deprecated';
  /** The user who created the package. */
  readonly creator: string | null;
  readonly created_at: string;
};

/** Files of packages. */
export type PackageFile = {
  readonly id: number;
  /** The package. */
  readonly package_id: number;
  /** The name. */
  readonly file_name: string;
  /** The content in base64. */
  readonly content: string;
  readonly created_at: string;
};

/** The settings of projects that the contract does not have. A project without a row has the defaults. */
export type ProjectSettings = {
  readonly id: number;
  /** The project. */
  readonly project_id: number;
  /** The user who created the project. */
  readonly creator: string | null;
  /** The settings that differ from the defaults. */
  readonly values: DeepReadonly<Record<string, unknown>>;
};

/** Users who have starred a project. */
export type ProjectStar = {
  readonly id: number;
  /** The project. */
  readonly project_id: number;
  /** The username. */
  readonly user: string;
};

/** Links to the files of a release. */
export type ReleaseLink = {
  readonly id: number;
  /** The release. */
  readonly release_id: number;
  /** The name of the link. */
  readonly name: string;
  /** The address. */
  readonly url: string;
  /** A path below the release that leads to the address. */
  readonly direct_asset_path: string | null;
  /** The kind of the file. */
  readonly link_type: 'other' | 'runbook' | 'image' | 'package';
};

/** Statuses that programs have set for commits. */
export type CommitStatus = {
  readonly id: number;
  /** The project. */
  readonly project_id: number;
  /** The commit. */
  readonly commit: string;
  /** The branch or tag. */
  readonly ref: string | null;
  /** The result. */
  readonly status: 'pending' | 'running' | 'success' | 'failed' | 'canceled' | 'skipped';
  /** The name of the check. */
  readonly name: string;
  /** A page about the check. */
  readonly target_url: string | null;
  /** The result in words. */
  readonly description: string | null;
  /** The test coverage in percent. */
  readonly coverage: number | null;
  /** The author. */
  readonly author: string;
  readonly created_at: string;
  /** The end of the check. */
  readonly finished_at: string | null;
};

/** Comments on commits. */
export type CommitComment = {
  readonly id: number;
  /** The project. */
  readonly project_id: number;
  /** The commit. */
  readonly commit: string;
  /** The text. */
  readonly note: string;
  /** The file. */
  readonly path: string | null;
  /** The line of the file. */
  readonly line: number | null;
  /** Whether the line is of the new or the old file. */
  readonly line_type: 'new' | 'old' | null;
  /** The author. */
  readonly author: string;
  readonly created_at: string;
};

/** Topics that projects name. */
export type Topic = {
  readonly id: number;
  /** The name that projects have among their topics. */
  readonly name: string;
  /** The name for readers. */
  readonly title: string;
  /** The description. */
  readonly description: string | null;
  /** The name of the file with the picture. */
  readonly avatar: string | null;
};

/** Files that texts of a project refer to. */
export type Upload = {
  readonly id: number;
  /** The project. */
  readonly project_id: number;
  /** The part of the address that nobody can guess. */
  readonly secret: string;
  /** The name. */
  readonly filename: string;
  /** The content in base64. */
  readonly content: string;
  /** The user who uploaded the file. */
  readonly uploaded_by: string | null;
  readonly created_at: string;
};

/** The statuses that users have set. */
export type UserStatus = {
  readonly id: number;
  /** The username. */
  readonly user: string;
  /** The name of the emoji. */
  readonly emoji: string;
  /** The text of the status. */
  readonly message: string | null;
  /** `busy`, or null. */
  readonly availability: string | null;
  /** The time at which the status ends. */
  readonly clear_status_at: string | null;
};

/** Variables of the pipelines of a project, of a group, or of the whole instance. */
export type CiVariable = {
  readonly id: number;
  /** The pipelines that get the variable. */
  readonly level: 'project' | 'group' | 'instance';
  /** The project, if only its pipelines get the variable. */
  readonly project_id: number | null;
  /** The group, if only the pipelines of its projects get the variable. */
  readonly group_id: number | null;
  /** The name of the variable. */
  readonly key: string;
  /** The value of the variable. */
  readonly value: string;
  /** Whether a job gets the value or the path of a file with it. */
  readonly variable_type: 'env_var' | 'file';
  /** The environments whose jobs get the variable. */
  readonly environment_scope: string;
  /** Whether only jobs of protected refs get the variable. */
  readonly protected: boolean;
  /** Whether logs hide the value. */
  readonly masked: boolean;
  /** Whether nobody can read the value again. */
  readonly hidden: boolean;
  /** Whether the value keeps its `$` signs. */
  readonly raw: boolean;
  /** The purpose of the variable. */
  readonly description: string | null;
};

/** Addresses to which the sandbox sends the events of a project or a group. */
export type Webhook = {
  readonly id: number;
  /** The project; null for a webhook of a group. */
  readonly project_id: number | null;
  /** The group; null for a webhook of a project. */
  readonly group_id: number | null;
  /** The address that gets the events. */
  readonly url: string;
  /** The name. */
  readonly name: string | null;
  /** The purpose. */
  readonly description: string | null;
  /** The secret that each delivery has in its header `X-Gitlab-Token`. Responses do not show it. */
  readonly token: string | null;
  /** Further headers of each delivery. Responses do not show their values. */
  readonly custom_headers: DeepReadonly<Array<{ key: string; value: string }>>;
  /** Whether the certificate of the address must be valid. */
  readonly enable_ssl_verification: boolean;
  /** The branches whose pushes are sent, as a pattern. */
  readonly push_events_branch_filter: string;
  /** How the pattern is read. An empty one matches all branches. */
  readonly branch_filter_strategy: 'wildcard' | 'regex' | 'all_branches';
  readonly created_at: string;
  /** Whether it gets events of pushes of branches. */
  readonly push_events: boolean;
  /** Whether it gets events of new, changed and deleted tags. */
  readonly tag_push_events: boolean;
  /** Whether it gets events of merge requests. */
  readonly merge_requests_events: boolean;
  /** Whether it gets events of issues. */
  readonly issues_events: boolean;
  /** Whether it gets events of confidential issues. */
  readonly confidential_issues_events: boolean;
  /** Whether it gets events of notes. */
  readonly note_events: boolean;
  /** Whether it gets events of internal notes and those on confidential issues. */
  readonly confidential_note_events: boolean;
  /** Whether it gets events of releases. */
  readonly releases_events: boolean;
  /** Whether it gets these events, which the sandbox does not send. */
  readonly job_events: boolean;
  /** Whether it gets these events, which the sandbox does not send. */
  readonly pipeline_events: boolean;
  /** Whether it gets these events, which the sandbox does not send. */
  readonly wiki_page_events: boolean;
  /** Whether it gets these events, which the sandbox does not send. */
  readonly deployment_events: boolean;
  /** Whether it gets these events, which the sandbox does not send. */
  readonly feature_flag_events: boolean;
  /** Whether it gets these events, which the sandbox does not send. */
  readonly milestone_events: boolean;
  /** Whether it gets these events, which the sandbox does not send. */
  readonly emoji_events: boolean;
  /** Whether it gets these events, which the sandbox does not send. */
  readonly resource_access_token_events: boolean;
  /** Whether it gets these events, which the sandbox does not send. */
  readonly subgroup_events: boolean;
  /** Whether it gets these events, which the sandbox does not send. */
  readonly member_events: boolean;
  /** Whether it gets these events, which the sandbox does not send. */
  readonly project_events: boolean;
};

/** Pages of the wikis of projects and groups. */
export type WikiPage = {
  readonly id: number;
  /** The project, for a page of its wiki. */
  readonly project_id: number | null;
  /** The group, for a page of its wiki. */
  readonly group_id: number | null;
  /** The path of the page in the wiki. */
  readonly slug: string;
  /** The title. */
  readonly title: string;
  /** The format of the content. */
  readonly format: 'markdown' | 'rdoc' | 'asciidoc' | 'org';
  /** The content. */
  readonly content: string;
};

/** The row of every table, by the name of the table. */
export type Rows = {
  users: User;
  groups: Group;
  members: Member;
  member_roles: MemberRole;
  projects: Project;
  protected_branches: ProtectedBranch;
  protected_tags: ProtectedTag;
  releases: Release;
  storages: Storage;
  ssh_keys: SshKey;
  gpg_keys: GpgKey;
  deploy_keys: DeployKey;
  x509_issuers: X509Issuer;
  x509_certificates: X509Certificate;
  clusters: Cluster;
  saml_identities: SamlIdentity;
  saml_group_links: SamlGroupLink;
  invitations: Invitation;
  runners: Runner;
  pipelines: Pipeline;
  jobs: Job;
  issues: Issue;
  snippets: Snippet;
  epics: Epic;
  labels: Label;
  milestones: Milestone;
  merge_requests: MergeRequest;
  merge_request_blocks: MergeRequestBlock;
  award_emoji: AwardEmoji;
  discussions: Discussion;
  notes: Note;
  alert_integrations: AlertIntegration;
  alerts: Alert;
  environments: Environment;
  deployments: Deployment;
  protected_environments: ProtectedEnvironment;
  dependencies: Dependency;
  dependency_list_exports: DependencyListExport;
  remote_mirrors: RemoteMirror;
  pages: Pages;
  error_tracking_settings: ErrorTrackingSettings;
  error_tracking_client_keys: ErrorTrackingClientKey;
  tokens: Token;
  emails: Email;
  audit_events: AuditEvent;
  storage_moves: StorageMove;
  repository_storages: RepositoryStorage;
  milestone_events: MilestoneEvent;
  git_refs: GitRef;
  own_rows: OwnRow;
  deploy_tokens: DeployToken;
  discussion_states: DiscussionState;
  feature_flags: FeatureFlag;
  feature_flag_user_lists: FeatureFlagUserList;
  instance_features: InstanceFeature;
  group_shares: GroupShare;
  issue_links: IssueLink;
  job_token_scopes: JobTokenScope;
  job_token_allowances: JobTokenAllowance;
  label_subscriptions: LabelSubscription;
  packages: Package;
  package_files: PackageFile;
  project_settings: ProjectSettings;
  project_stars: ProjectStar;
  release_links: ReleaseLink;
  commit_statuses: CommitStatus;
  commit_comments: CommitComment;
  topics: Topic;
  uploads: Upload;
  user_statuses: UserStatus;
  ci_variables: CiVariable;
  webhooks: Webhook;
  wiki_pages: WikiPage;
};
