/** Operations on dependency list exports (API documentation, document 3). */

import { randomUUID } from 'node:crypto';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import { LEVELS } from '../../../generated/roles.ts';
import {
  type DependencyListExport,
  dependencies,
  dependencyListExports,
  type Group,
  type Pipeline,
  type Project,
  pipelines,
  projects,
  users,
} from '../../../generated/tables.ts';
import { groupByIdOrPath, groupPath } from '../../access/access.ts';
import { signedIn } from '../../access/people.ts';
import type { Sandbox } from '../../sandbox.ts';
import {
  guarded,
  type Handlers,
  Reply,
  type SandboxRequest,
  type UnreadRequest,
} from '../../server/handler.ts';
import { forbidden, found, notFound, refuse } from '../../server/refusal.ts';
import { fullPath, projectOfRow } from '../../sharedPresenters/projectSummary.ts';
import { formatTime } from '../../store/clock.ts';
import { createdRow } from '../../store/createdRow.ts';
import type { Db } from '../../store/openStore.ts';
import { rowsWhere, rowWhere } from '../../store/rowsWhere.ts';
import { finishExport } from './exportEvents.ts';
import { exportFile } from './exportFile.ts';
import { presentExport } from './presenters.ts';

export const dependencyListExportHandlers = {
  createProjectDependencyListExport: guarded(
    (request) => checkMayRead(request, { project: request.project }),
    (request) => startExport(request, { project: request.project }),
  ),
  createGroupDependencyListExport: guarded(
    (request) => checkMayRead(request, { group: request.group }),
    (request) => startExport(request, { group: request.group }),
  ),
  createPipelineDependencyListExport: guarded(
    (request) => checkMayRead(request, findPipeline(request)),
    (request) => startExport(request, findPipeline(request)),
  ),

  getDependencyListExport: (request) => {
    const row = findExport(request);
    const status = row.status === 'finished' ? 200 : 202;
    return new Reply(presentExport(request.sandbox, row), { status });
  },

  downloadDependencyListExport: async (request) => {
    const row = findExport(request, { countsAsRead: false });
    if (row.status !== 'finished') refuse(notFound());
    const { contentType, content } = await writeFile(request.sandbox, row);
    return new Reply(Buffer.from(content), { headers: { 'content-type': contentType } });
  },
} satisfies Partial<Handlers>;

/** The time in milliseconds until an export is finished. A second read finishes an export earlier. */
const GENERATION_TIME = 5000;

/** Default lifetime of an export in seconds: a week. */
const LIFETIME = 604_800;

/** The resource whose dependencies are exported: a project, a group, or a pipeline of a project. */
type Subject =
  | { project: Project; group?: undefined; pipeline?: Pipeline }
  | { project?: undefined; group: Group; pipeline?: undefined };

/** Returns the pipeline that the path names. @throws a Refusal with 404 when the caller cannot see its project */
function findPipeline({
  sandbox,
  access,
  path,
}: UnreadRequest<'createPipelineDependencyListExport'>): Subject {
  const pipeline = found(rowWhere(sandbox.db, pipelines, { id: path.id }), 'Pipeline');
  const project = projectOfRow(sandbox, pipeline.project_id);
  if (!access.canSeeProject(project)) refuse(notFound('Pipeline'));
  return { project, pipeline };
}

function startExport(
  request: SandboxRequest<
    | 'createProjectDependencyListExport'
    | 'createGroupDependencyListExport'
    | 'createPipelineDependencyListExport'
  >,
  subject: Subject,
) {
  const { sandbox, body } = request;
  const now = sandbox.clock.time();
  const lifetime = Number(sandbox.settings.instance.dependency_list_export_lifetime ?? LIFETIME);
  const readyAt = now + GENERATION_TIME;
  sandbox.expectEvent(readyAt);
  const row = createdRow(sandbox.db, dependencyListExports, {
    project_id: subject.pipeline ? null : (subject.project?.id ?? null),
    group_id: subject.group?.id ?? null,
    pipeline_id: subject.pipeline?.id ?? null,
    author: signedIn(request).username,
    export_type: body.export_type,
    status: 'running',
    send_email: body.send_email ?? null,
    expires_at: formatTime(now + lifetime * 1000),
    serial_number: `urn:uuid:${randomUUID()}`,
    ready_at: formatTime(readyAt),
  });
  return presentExport(sandbox, row);
}

/**
 * Checks that the caller has the permission `read_dependency`, through a role from Security Manager up or through a
 * custom role.
 */
function checkMayRead({ access }: Pick<SandboxRequest, 'access'>, { project, group }: Subject) {
  const level = project ? access.levelInProject(project) : access.levelInGroup(group);
  const mayRead =
    access.isAdministrator ||
    access.isAuditor ||
    level >= LEVELS['security-manager'] ||
    access.hasPermission('read_dependency', project, group);
  if (!mayRead) refuse(forbidden());
}

/**
 * Returns the export that the path names. Only its author can read the export. A second read finishes the export, so
 * that a client's polling ends even if the clock of the sandbox is stopped.
 * @param options `countsAsRead` is false for a download. Default: true.
 * @throws a Refusal: 404 when the caller cannot see the project or group, 403 when the caller may not read the export
 */
function findExport(
  request: SandboxRequest<'getDependencyListExport' | 'downloadDependencyListExport'>,
  { countsAsRead = true } = {},
): DependencyListExport {
  const { sandbox, access, path } = request;
  const { db } = sandbox;
  const isExport = eq(dependencyListExports.id, path.id);
  const row = found(db.select().from(dependencyListExports).where(isExport).get(), 'Export');
  const subject = findSubject(sandbox, row);
  const { project, group } = subject;
  if (project ? !access.canSeeProject(project) : !access.canSeeGroup(group))
    refuse(notFound('Export'));
  checkMayRead(request, subject);
  if (row.author !== signedIn(request).username) refuse(forbidden());
  if (row.status === 'finished' || !countsAsRead) return row;
  if (row.was_looked_at) return finishExport(sandbox, row);
  db.update(dependencyListExports).set({ was_looked_at: true }).where(isExport).run();
  return row;
}

function findSubject(sandbox: Sandbox, row: DependencyListExport): Subject {
  const { db } = sandbox;
  if (row.group_id !== null) return { group: found(groupByIdOrPath(db, row.group_id)) };
  if (row.pipeline_id === null) return { project: projectOfRow(sandbox, row.project_id!) };
  const pipeline = found(rowWhere(db, pipelines, { id: row.pipeline_id }));
  return { pipeline, project: projectOfRow(sandbox, pipeline.project_id) };
}

function writeFile(sandbox: Sandbox, row: DependencyListExport) {
  const { db, settings } = sandbox;
  const subject = findSubject(sandbox, row);
  const author = found(rowWhere(db, users, { username: row.author }));
  return exportFile(row.export_type, {
    dependencies: listDependencies(db, subject),
    serialNumber: row.serial_number ?? `urn:uuid:${randomUUID()}`,
    author,
    tool: (settings.instance.sbom_tool as never) ?? {
      vendor: 'forge-contract',
      name: 'sandbox',
      version: '1.0.0',
    },
    path: subject.project ? fullPath(subject.project) : groupPath(db, subject.group),
  });
}

/**
 * Returns the dependencies to export. For a pipeline, they are the dependencies of the pipeline. For a project or
 * group, each project contributes the dependencies of its newest pipeline that has any.
 */
function listDependencies(db: Db, { project, group, pipeline }: Subject) {
  const ids = pipeline
    ? [pipeline.id]
    : (project ? [project] : projectsInGroup(db, group)).flatMap(({ id }) =>
        newestPipelineWithResult(db, id),
      );
  const rows = db
    .select()
    .from(dependencies)
    .where(inArray(dependencies.pipeline_id, ids))
    .orderBy(asc(dependencies.id))
    .all();
  // Several projects of a group may have the same dependency, which is exported once.
  return [...new Map(rows.map((row) => [row.purl, row])).values()];
}

function newestPipelineWithResult(db: Db, projectId: number): number[] {
  const newest = db
    .select({ id: pipelines.id })
    .from(pipelines)
    .innerJoin(dependencies, eq(dependencies.pipeline_id, pipelines.id))
    .where(eq(pipelines.project_id, projectId))
    .orderBy(desc(pipelines.id))
    .get();
  return newest ? [newest.id] : [];
}

/** Returns the projects of a group and of its subgroups. */
function projectsInGroup(db: Db, group: Group): Project[] {
  const path = groupPath(db, group);
  return rowsWhere(db, projects).filter(
    ({ namespace }) => namespace === path || namespace.startsWith(`${path}/`),
  );
}
