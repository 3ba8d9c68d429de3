/**
 * Operations on project clusters that are connected with certificates, a deprecated feature (API documentation,
 * document 2).
 */

import { asc, eq } from 'drizzle-orm';
import { type Cluster, clusters, projects } from '../../../generated/tables.ts';
import { signedIn } from '../../access/people.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { Handlers, SandboxRequest } from '../../server/handler.ts';
import { pageOfQuery } from '../../server/page.ts';
import { found, invalid, refuse } from '../../server/refusal.ts';
import { createdRow } from '../../store/createdRow.ts';
import { rowWhere } from '../../store/rowsWhere.ts';
import { presentCluster, presentClusterWithProject } from './presenters.ts';

export const clusterHandlers = {
  listClusters: (request) => {
    const { sandbox, project } = request;
    const rows = sandbox.db
      .select()
      .from(clusters)
      .where(eq(clusters.project_id, project.id))
      .orderBy(asc(clusters.id));
    return pageOfQuery(request, sandbox.db, rows.$dynamic(), (row: Cluster) =>
      presentCluster(sandbox, row),
    );
  },

  getCluster: (request) =>
    presentClusterWithProject(request.sandbox, findCluster(request), request.project),

  createCluster: (request) => {
    const { sandbox, project, body } = request;
    checkManagementProject(request, body.management_project_id);
    const platform = body.platform_cluster_attributes;
    const row = createdRow(sandbox.db, clusters, {
      project_id: project.id,
      name: body.name,
      domain: body.domain ?? '',
      created_at: sandbox.clock.now(),
      user: signedIn(request).username,
      managed: body.managed ?? true,
      enabled: body.enabled ?? true,
      environment_scope: body.environment_scope ?? '*',
      management_project_id: body.management_project_id ?? null,
      platform_cluster: {
        api_url: platform.api_url,
        token: platform.token,
        namespace: platform.namespace ?? '',
        authorization_type: platform.authorization_type ?? 'rbac',
        ca_cert: readCertificate(sandbox, platform.ca_cert) ?? null,
      },
    });
    return presentClusterWithProject(sandbox, row, project);
  },

  updateCluster: (request) => {
    const { sandbox, project, body } = request;
    const cluster = findCluster(request);
    checkManagementProject(request, body.management_project_id);
    checkChangeable(request, cluster);
    const { api_url, token, ca_cert, namespace } = body.platform_cluster_attributes ?? {};
    const { platform_cluster: platform } = cluster;
    const row = sandbox.db
      .update(clusters)
      .set({
        name: body.name ?? cluster.name,
        domain: body.domain ?? cluster.domain,
        managed: body.managed ?? cluster.managed,
        enabled: body.enabled ?? cluster.enabled,
        environment_scope: body.environment_scope ?? cluster.environment_scope,
        management_project_id: body.management_project_id ?? cluster.management_project_id,
        platform_cluster: {
          ...platform,
          api_url: api_url ?? platform.api_url,
          token: token ?? platform.token,
          ca_cert: readCertificate(sandbox, ca_cert) ?? platform.ca_cert,
          namespace: namespace ?? platform.namespace,
        },
      })
      .where(eq(clusters.id, cluster.id))
      .returning()
      .get();
    return presentClusterWithProject(sandbox, row, project);
  },

  // Deletes only the connection between project and cluster. The cluster itself does not change.
  deleteCluster: (request) => {
    const { id } = findCluster(request);
    request.sandbox.db.delete(clusters).where(eq(clusters.id, id)).run();
    return undefined;
  },
} satisfies Partial<Handlers>;

/** Returns a certificate without the line break at its end, as deployments store it. A strict sandbox keeps it. */
function readCertificate(
  { settings }: Pick<Sandbox, 'settings'>,
  text: string | undefined,
): string | undefined {
  return settings.strict ? text : text?.trimEnd();
}

type InProject = Pick<SandboxRequest, 'sandbox' | 'access' | 'project'>;

/** Returns the cluster that the path names. @throws a Refusal with 404 when the project has no such cluster */
function findCluster({
  sandbox,
  project,
  path,
}: InProject & { path: { cluster_id: number } }): Cluster {
  return found(
    rowWhere(sandbox.db, clusters, { id: path.cluster_id, project_id: project.id }),
    'Cluster',
  );
}

/** Checks that the caller is a maintainer of the management project. @throws a Refusal with 400 otherwise */
function checkManagementProject({ sandbox, access }: InProject, id: number | undefined): void {
  if (id === undefined) return;
  const project = rowWhere(sandbox.db, projects, { id });
  if (!project || !access.isAtLeast('maintainer', project))
    refuse(invalid({ management_project_id: ['is invalid'] }));
}

/**
 * Checks that a request may change the fields that it names. Name, address, certificate and token
 * can be changed only for a cluster that a user added (`provider_type` is `user`).
 * @throws a Refusal with 400 that names the fields that cannot be changed
 */
function checkChangeable(
  { body }: Pick<SandboxRequest<'updateCluster'>, 'body'>,
  { provider_type }: Cluster,
): void {
  if (provider_type === 'user') return;
  const platform = body.platform_cluster_attributes ?? {};
  const unchangeable = [
    ...('name' in body ? ['name'] : []),
    ...(['api_url', 'ca_cert', 'token'] as const)
      .filter((name) => name in platform)
      .map((name) => `platform_cluster_attributes[${name}]`),
  ];
  if (unchangeable.length > 0)
    refuse(
      invalid(
        Object.fromEntries(
          unchangeable.map((name) => [name, ['cannot be changed for this cluster']]),
        ),
      ),
    );
}
