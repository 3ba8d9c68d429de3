/** Operations on runners (API documentation, document 2). */

import { asc, desc, eq } from 'drizzle-orm';
import type { Role } from '../../../generated/roles.ts';
import {
  jobs,
  type Project,
  pipelines,
  projects,
  type Runner,
  runners,
} from '../../../generated/tables.ts';
import { roleWithLevel } from '../../access/access.ts';
import type { Sandbox } from '../../sandbox.ts';
import {
  guarded,
  type Handlers,
  type SandboxRequest,
  type UnreadRequest,
} from '../../server/handler.ts';
import { cutPage, type PagedRequest, pageItems, readWindow } from '../../server/page.ts';
import { forbidden, found, invalid, notFound, refuse } from '../../server/refusal.ts';
import { rowWhere } from '../../store/rowsWhere.ts';
import { createRunner } from './createRunner.ts';
import { presentJob, presentRunner, presentRunnerDetail } from './presenters.ts';
import { readSettings } from './readSettings.ts';
import {
  canList,
  canListAll,
  canRetrieve,
  canSee,
  canUpdate,
  listProjects,
} from './runnerAccess.ts';
import { matchesFilters } from './selectRunners.ts';

export const runnerHandlers = {
  listRunners: (request) =>
    list(
      request,
      (runner) =>
        canList(request, runner) && matchesFilters(request.sandbox, runner, request.query),
    ),

  listAllRunners: guarded(
    (request) => {
      if (!canListAll(request)) refuse(forbidden());
    },
    (request) =>
      list(
        request,
        (runner) =>
          (request.access.isAdministrator || canList(request, runner)) &&
          matchesFilters(request.sandbox, runner, request.query),
      ),
  ),

  // The API documentation does not describe the lists of a project and of a group. Their runners have the same form as
  // in `listRunners`.
  listProjectRunners: (request) =>
    list(
      request,
      (runner) => runner.projects.includes(request.project.id) && canList(request, runner),
    ),
  listGroupRunners: (request) =>
    list(request, (runner) => runner.groups.includes(request.group.id) && canList(request, runner)),

  getRunner: (request) => {
    const runner = findRunner(request);
    if (!canRetrieve(request, runner)) refuse(forbidden());
    return present(request, runner);
  },

  updateRunner: guarded(checkMayUpdate, (request) => {
    const { sandbox, body } = request;
    const runner = findRunner(request);
    const changed = sandbox.db
      .update(runners)
      // Drizzle throws an error for an update without fields. The ID prevents this error and changes nothing.
      .set({ id: runner.id, ...readSettings(body) })
      .where(eq(runners.id, runner.id))
      .returning()
      .get();
    return present(request, changed);
  }),

  // Omits jobs of projects in which the caller has no role of `JOB_ROLES`. If all jobs are omitted, the response is
  // 403.
  listRunnerJobs: async (request) => {
    const { sandbox, query, access } = request;
    const runner = findRunner(request);
    if (query.sort !== undefined && query.order_by === undefined)
      refuse(invalid({ order_by: ['is missing'] }));
    const isAllowed = (project: Project) =>
      access.isAdministrator ||
      JOB_ROLES.includes(roleWithLevel(access.levelInProject(project)) as Role) ||
      access.hasPermission('admin_runners', project);
    const all = listJobs(sandbox, runner, query.sort === 'asc' ? asc : desc);
    const visible = all.filter(({ project }) => isAllowed(project));
    if (visible.length === 0 && (all.length > 0 || !canRetrieve(request, runner)))
      refuse(forbidden());
    const selected = visible.filter(
      ({ job }) =>
        (query.status === undefined || job.status === query.status) &&
        (query.system_id === undefined || job.system_id === query.system_id),
    );
    const { offset, limit } = readWindow(request);
    const shown = selected.slice(offset, offset + limit);
    return cutPage(
      request,
      await Promise.all(shown.map((one) => presentJob(sandbox, one))),
      selected.length,
    );
  },

  createRunner,
} satisfies Partial<Handlers>;

const JOB_ROLES: Role[] = ['reporter', 'developer', 'maintainer', 'owner'];

function list(
  request: Pick<SandboxRequest, 'sandbox'> & PagedRequest,
  isShown: (runner: Runner) => boolean,
) {
  const { sandbox } = request;
  const rows = sandbox.db.select().from(runners).orderBy(asc(runners.id)).all().filter(isShown);
  return pageItems(request, rows, (row) => presentRunner(sandbox, row));
}

function checkMayUpdate(request: UnreadRequest<'updateRunner'>): void {
  if (!canUpdate(request, findRunner(request))) refuse(forbidden());
}

/** Returns the runner that the path names. @throws a Refusal with 404 when the caller may not see the runner */
function findRunner(
  request: Pick<SandboxRequest, 'sandbox' | 'access'> & { path: { id: number } },
): Runner {
  const { sandbox, path } = request;
  const runner = found(rowWhere(sandbox.db, runners, { id: path.id }), 'Runner');
  if (!canSee(request, runner)) refuse(notFound('Runner'));
  return runner;
}

function present(request: Pick<SandboxRequest, 'sandbox' | 'access'>, runner: Runner) {
  const visible = listProjects(request, runner).filter(request.access.canSeeProject);
  return presentRunnerDetail(request.sandbox, runner, visible);
}

/** Returns a query for the jobs of a runner, each with its pipeline and its project. */
function listJobs({ db }: Sandbox, runner: Runner, direction: typeof asc) {
  return db
    .select({ job: jobs, pipeline: pipelines, project: projects })
    .from(jobs)
    .innerJoin(pipelines, eq(pipelines.id, jobs.pipeline_id))
    .innerJoin(projects, eq(projects.id, pipelines.project_id))
    .where(eq(jobs.runner_id, runner.id))
    .orderBy(direction(jobs.id))
    .all();
}
