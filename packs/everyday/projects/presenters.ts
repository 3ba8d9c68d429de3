/** Projects as the operations of the pack show them. */
import type { Rows } from '../../../generated/rows.ts';
import { groupPath, groupsOnPath } from '../../../sandbox/for-packs/index.ts';
import type { PackContext } from '../../pack.ts';
import { findNamespace } from '../namespaces.ts';
import { presentSummary } from '../users/handlers.ts';

type Project = Rows['projects'];

/** The settings of a project that has no row in `project_settings`. */
const DEFAULTS = {
  ...{ issues_enabled: true, merge_requests_enabled: true, wiki_enabled: true },
  ...{ snippets_enabled: true, lfs_enabled: true, packages_enabled: true, emails_enabled: true },
  ...{
    container_registry_enabled: false,
    shared_runners_enabled: true,
    group_runners_enabled: true,
  },
  ...{ request_access_enabled: true, service_desk_enabled: false, auto_devops_enabled: false },
  ...{ public_jobs: true, merge_method: 'merge', squash_option: 'default_off' },
  only_allow_merge_if_pipeline_succeeds: false,
  allow_merge_on_skipped_pipeline: false,
  only_allow_merge_if_all_discussions_are_resolved: false,
  remove_source_branch_after_merge: true,
  resolve_outdated_diff_discussions: false,
  printing_merge_request_link_enabled: true,
  autoclose_referenced_issues: true,
  ...{ merge_pipelines_enabled: false, merge_trains_enabled: false, build_timeout: 3600 },
  ...{ build_git_strategy: 'fetch', auto_cancel_pending_pipelines: 'enabled' },
  ...{ ci_config_path: null, ci_default_git_depth: 20, suggestion_commit_message: null },
  ...{ merge_commit_template: null, squash_commit_template: null, issue_branch_template: null },
  ...{ merge_requests_template: null, issues_template: null },
};

/** The parts of a project whose access levels have settings of their own. */
const FEATURES =
  'issues merge_requests builds wiki snippets repository forking pages releases environments feature_flags infrastructure monitor analytics container_registry security_and_compliance requirements'.split(
    ' ',
  );

const LEVELS = Object.fromEntries(FEATURES.map((name) => [`${name}_access_level`, 'enabled']));

/** The settings that can be set, by name. */
export const SETTINGS = new Set(['jobs_enabled', ...Object.keys({ ...DEFAULTS, ...LEVELS })]);

/** Returns the settings of a project, with the defaults of those that nobody has set. */
export function readSettings({ rows }: PackContext, { id, features }: Project) {
  const [row] = rows('project_settings', { project_id: id });
  const values: Partial<typeof DEFAULTS> = row?.values ?? {};
  return { ...DEFAULTS, ...LEVELS, jobs_enabled: features.ci_cd ?? true, ...values };
}

/** Returns the fields of a project that lists show with `simple=true`. */
export async function presentSimple(request: PackContext, project: Project) {
  const shown = await request.present('Project', project);
  return {
    ...shown,
    // Clients clone from this address, so it leads to the sandbox.
    http_url_to_repo: `${request.origin}/${shown.path_with_namespace}.git`,
    namespace: findNamespace(request, project.namespace),
  };
}

/** Returns a project with all its fields. */
export async function presentProject(request: PackContext, project: Project) {
  const { rows, access, caller, origin, sandbox } = request;
  const { id, visibility, archived, forked_from_project_id: source, storage } = project;
  const simple = await presentSimple(request, project);
  const [owner] = rows('users', { username: project.namespace });
  const [original] = source === null ? [] : rows('projects', { id: source });
  const settings = rows('project_settings', { project_id: id })[0];
  const [creator] = rows(
    'users',
    settings?.creator ? { username: settings.creator } : { id: owner?.id ?? 1 },
  );
  return {
    ...simple,
    ...readSettings(request, project),
    ...{ visibility, archived, empty_repo: simple.default_branch === null },
    description_html: project.description ?? '',
    updated_at: project.last_activity_at,
    creator_id: creator?.id ?? 1,
    ...(owner && { owner: presentSummary(request, owner) }),
    open_issues_count: rows('issues', { project_id: id, state: 'opened' }).length,
    can_create_merge_request_in: caller !== undefined && access.canSeeProject(project),
    ...{ import_status: source === null ? 'none' : 'finished', import_url: null, mirror: false },
    ...(access.isAdministrator && { repository_storage: storage }),
    ...(original &&
      access.canSeeProject(original) && {
        forked_from_project: await presentSimple(request, original),
      }),
    shared_with_groups: project.shared_with_groups.flatMap(({ group_id, access_level }) => {
      const [group] = rows('groups', { id: group_id });
      if (!group) return [];
      const group_full_path = groupPath(sandbox.db, group);
      const place = { group_id, group_name: group.name, group_full_path };
      return [{ ...place, group_access_level: access_level, expires_at: null }];
    }),
    ...(caller && { permissions: presentPermissions(request, project, caller.username) }),
    _links: listLinks(`${origin}/api/v4/projects/${id}`),
  };
}

function listLinks(self: string): Record<string, string> {
  const below = ['issues', 'merge_requests', 'labels', 'events', 'members'];
  return {
    self,
    ...Object.fromEntries(below.map((name) => [name, `${self}/${name}`])),
    repo_branches: `${self}/repository/branches`,
  };
}

function presentPermissions({ rows, sandbox }: PackContext, project: Project, user: string) {
  const show = (level: number) => ({ access_level: level, notification_level: 3 });
  const [direct] = rows('members', { project_id: project.id, user });
  const inGroups = groupsOnPath(sandbox.db, project.namespace).flatMap(({ id }) =>
    rows('members', { group_id: id, user }).map(({ access_level }) => access_level),
  );
  const isOwn = project.namespace === user;
  return {
    project_access: isOwn ? show(50) : direct ? show(direct.access_level) : null,
    group_access: inGroups.length > 0 ? show(Math.max(...inGroups)) : null,
  };
}
