import { count, eq } from 'drizzle-orm';
import { type Cluster as ClusterRow, type Project, projects } from '../../../generated/tables.ts';
import { groupByIdOrPath, groupPath } from '../../access/access.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { SuccessOf } from '../../server/handler.ts';
import { person, pick } from '../../sharedPresenters/person.ts';
import { fullPath, projectOfRow, projectSummary } from '../../sharedPresenters/projectSummary.ts';
import { repositoryFacts } from '../../sharedPresenters/repositoryFacts.ts';

type Cluster = SuccessOf<'listClusters'>[number];
type ClusterWithProject = SuccessOf<'getCluster'>;
type ClusterProject = ClusterWithProject['project'];

/** Returns a cluster as lists show it. */
export function presentCluster(sandbox: Sandbox, row: ClusterRow): Cluster {
  const { management_project_id: manager } = row;
  return {
    ...pick(row, 'id', 'name', 'domain', 'created_at', 'managed', 'enabled', 'provider_type'),
    platform_type: 'kubernetes',
    environment_scope: row.environment_scope,
    cluster_type: 'project_type',
    user: pick(
      person(sandbox, row.user),
      'id',
      'name',
      'username',
      'state',
      'avatar_url',
      'web_url',
    ),
    platform_cluster: pick(
      row.platform_cluster,
      'api_url',
      'namespace',
      'authorization_type',
      'ca_cert',
    ),
    management_project:
      manager === null ? null : projectSummary(sandbox, projectOfRow(sandbox, manager)),
  };
}

/** Returns a cluster with its project, as the response for a single cluster shows it. */
export async function presentClusterWithProject(
  sandbox: Sandbox,
  row: ClusterRow,
  project: Project,
): Promise<ClusterWithProject> {
  return { ...presentCluster(sandbox, row), project: await presentProject(sandbox, project) };
}

/** Returns a project as the responses of other operations contain it. */
export async function presentProject(sandbox: Sandbox, project: Project): Promise<ClusterProject> {
  const { db, webOrigin } = sandbox;
  const path = fullPath(project);
  const { defaultBranch, readme } = await repositoryFacts(sandbox, project);
  const forks = db
    .select({ count: count() })
    .from(projects)
    .where(eq(projects.forked_from_project_id, project.id))
    .get();
  return {
    ...projectSummary(sandbox, project),
    default_branch: defaultBranch ?? null,
    tag_list: [...(project.topics ?? [])],
    topics: [...(project.topics ?? [])],
    ssh_url_to_repo: `git@${new URL(webOrigin).host}:${path}.git`,
    http_url_to_repo: `${webOrigin}/${path}.git`,
    web_url: `${webOrigin}/${path}`,
    readme_url:
      readme === undefined ? null : `${webOrigin}/${path}/-/blob/${defaultBranch}/${readme}`,
    avatar_url: null,
    star_count: project.star_count,
    forks_count: forks?.count ?? 0,
    last_activity_at: project.last_activity_at,
    namespace: presentNamespace(sandbox, project),
  };
}

/** Returns the group or the user that a project belongs to. */
function presentNamespace(sandbox: Sandbox, { namespace }: Project): ClusterProject['namespace'] {
  const group = groupByIdOrPath(sandbox.db, namespace);
  if (group)
    return {
      ...pick(group, 'id', 'name', 'path'),
      kind: 'group',
      full_path: groupPath(sandbox.db, group),
      parent_id: group.parent_id,
    };
  const owner = person(sandbox, namespace);
  return {
    ...pick(owner, 'id', 'name'),
    path: namespace,
    kind: 'user',
    full_path: namespace,
    parent_id: null,
  };
}
