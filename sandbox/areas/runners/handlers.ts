/** Runners: document 2. */
import { randomBytes } from 'node:crypto';
import { and, asc, desc, eq } from 'drizzle-orm';
import { type Role, roleWithLevel } from '../../access/access.ts';
import { signedIn } from '../../access/people.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { Handlers, SandboxRequest } from '../../server/handler.ts';
import { cutPage, pageOf, windowOf } from '../../server/page.ts';
import { checkComponent } from '../../server/readRequest.ts';
import { forbidden, found, invalid, notFound } from '../../server/refusal.ts';
import { groups, type Project, pipelines, projects } from '../../store/coreTables.ts';
import { createdRow } from '../../store/createdRow.ts';
import { presentJob, presentRunner, presentRunnerDetail } from './presenters.ts';
import { canList, canRetrieve, canUpdate, mayKnow, projectsOf } from './runnerAccess.ts';
import { isSelected } from './selectRunners.ts';
import { jobs, type RunnerRow, type RunnerType, runners } from './tables.ts';

export const runnerHandlers: Handlers<
  | 'listRunners'
  | 'listAllRunners'
  | 'listProjectRunners'
  | 'listGroupRunners'
  | 'getRunner'
  | 'updateRunner'
  | 'listRunnerJobs'
  | 'createRunner'
> = {
  listRunners: (request) =>
    list(
      request,
      (runner) => canList(request, runner) && isSelected(request.sandbox, runner, request.query),
    ),

  listAllRunners: (request) =>
    list(request, (runner) => isSelected(request.sandbox, runner, request.query)),

  // What these two show is not documented: the runners of the project or group, as the lists above have them.
  listProjectRunners: (request) =>
    list(
      request,
      (runner) => runner.projects.includes(request.project.id) && canList(request, runner),
    ),
  listGroupRunners: (request) =>
    list(request, (runner) => runner.groups.includes(request.group.id) && canList(request, runner)),

  getRunner: (request) => {
    const runner = runnerOf(request);
    if (!canRetrieve(request, runner)) throw forbidden();
    return present(request, runner);
  },

  updateRunner: (request) => {
    const { sandbox, body } = request;
    const runner = runnerOf(request);
    if (!canUpdate(request, runner)) throw forbidden();
    const changed = sandbox.db
      .update(runners)
      .set({ ...runner, ...settingsOf(body) })
      .where(eq(runners.id, runner.id))
      .returning()
      .get();
    return present(request, changed);
  },

  // Jobs of projects that the caller has no such role in are left out; without one in any, the answer is 403.
  listRunnerJobs: async (request) => {
    const { sandbox, query, access } = request;
    const runner = runnerOf(request);
    if (query.sort !== undefined && query.order_by === undefined)
      throw invalid({ order_by: ['is missing'] });
    const isAllowed = (project: Project) =>
      access.isAdministrator ||
      JOB_ROLES.includes(roleWithLevel(access.levelInProject(project)) as Role) ||
      access.hasPermission('admin_runners', project);
    const all = jobsOf(sandbox, runner, query.sort === 'asc' ? asc : desc);
    const visible = all.filter(({ project }) => isAllowed(project));
    if (visible.length === 0 && (all.length > 0 || !canRetrieve(request, runner)))
      throw forbidden();
    const selected = visible.filter(
      ({ job }) =>
        (query.status === undefined || job.status === query.status) &&
        (query.system_id === undefined || job.system_id === query.system_id),
    );
    const { offset, limit } = windowOf(request);
    const shown = selected.slice(offset, offset + limit);
    return cutPage(
      request,
      await Promise.all(shown.map((one) => presentJob(sandbox, one))),
      selected.length,
    );
  },

  // The parameters are not documented: those of an update, `runner_type`, and what the runner belongs to.
  createRunner: (request) => {
    const { sandbox, body } = request;
    signedIn(request);
    checkComponent(sandbox.contract, 'RunnerUpdate', body as never);
    const token = randomBytes(20).toString('hex');
    const { id } = createdRow(sandbox.db, runners, {
      ...ownerOf(request, body as NewRunner),
      description: '',
      ...settingsOf(body as SandboxRequest<'updateRunner'>['body']),
      token,
    });
    return { id, token, token_expires_at: null };
  },
};

const JOB_ROLES: Role[] = ['reporter', 'developer', 'maintainer', 'owner'];

/** What a new runner belongs to. */
interface NewRunner {
  runner_type?: unknown;
  group_id?: unknown;
  project_id?: unknown;
}

function list(
  request: Pick<SandboxRequest, 'sandbox' | 'origin' | 'url'> & { query: object },
  isShown: (runner: RunnerRow) => boolean,
) {
  const { sandbox } = request;
  const rows = sandbox.db.select().from(runners).orderBy(asc(runners.id)).all().filter(isShown);
  return pageOf(request, rows, (row) => presentRunner(sandbox, row));
}

/** The runner that the path names, if the caller may know of it. */
function runnerOf(
  request: Pick<SandboxRequest, 'sandbox' | 'access'> & { path: { id: number } },
): RunnerRow {
  const { sandbox, path } = request;
  const isRunner = eq(runners.id, path.id);
  const runner = found(sandbox.db.select().from(runners).where(isRunner).get(), 'Runner');
  if (!mayKnow(request, runner)) throw notFound('Runner');
  return runner;
}

function present(request: Pick<SandboxRequest, 'sandbox' | 'access'>, runner: RunnerRow) {
  const visible = projectsOf(request, runner).filter(request.access.canSeeProject);
  return presentRunnerDetail(request.sandbox, runner, visible);
}

/** The settings that a request names. `active` is the older word for not being paused. */
function settingsOf({ active, paused, ...body }: SandboxRequest<'updateRunner'>['body']) {
  const isPaused = paused ?? (active === undefined ? undefined : !active);
  const { description, tag_list, run_untagged, locked } = body;
  const { access_level, maximum_timeout, maintenance_note } = body;
  return withoutUndefined({
    paused: isPaused,
    description,
    tag_list,
    run_untagged,
    locked,
    access_level,
    maximum_timeout,
    maintenance_note,
  });
}

function withoutUndefined<T extends object>(value: T): { [Key in keyof T]?: NonNullable<T[Key]> } {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as never;
}

/** The jobs of a runner with what they are in, newest first unless it is said otherwise. */
function jobsOf({ db }: Sandbox, runner: RunnerRow, direction: typeof asc) {
  return db
    .select({ job: jobs, pipeline: pipelines, project: projects })
    .from(jobs)
    .innerJoin(pipelines, eq(pipelines.id, jobs.pipeline_id))
    .innerJoin(projects, eq(projects.id, pipelines.project_id))
    .where(and(eq(jobs.runner_id, runner.id)))
    .orderBy(direction(jobs.id))
    .all();
}

/** An instance runner is made by an administrator, one of a group by its owner, one of a project by its maintainer. */
function ownerOf(
  { sandbox: { db }, access }: Pick<SandboxRequest, 'sandbox' | 'access'>,
  { runner_type: type, group_id, project_id }: NewRunner,
): { runner_type: RunnerType; groups?: number[]; projects?: number[] } {
  if (type === undefined) throw invalid({ runner_type: ['is missing'] });
  if (type === 'instance_type') {
    if (!access.isAdministrator) throw forbidden();
    return { runner_type: type };
  }
  if (type === 'group_type') {
    const id = idOf('group_id', group_id);
    const group = db.select().from(groups).where(eq(groups.id, id)).get();
    if (!group || !access.canSeeGroup(group)) throw invalid({ group_id: ['is invalid'] });
    const isOwner = roleWithLevel(access.levelInGroup(group)) === 'owner';
    if (!isOwner && !access.isAdministrator) throw forbidden();
    return { runner_type: type, groups: [id] };
  }
  if (type === 'project_type') {
    const id = idOf('project_id', project_id);
    const project = db.select().from(projects).where(eq(projects.id, id)).get();
    if (!project || !access.canSeeProject(project)) throw invalid({ project_id: ['is invalid'] });
    if (!access.isAtLeast('maintainer', project)) throw forbidden();
    return { runner_type: type, projects: [id] };
  }
  throw invalid({ runner_type: ['does not have a valid value'] });
}

function idOf(name: string, value: unknown): number {
  if (value === undefined) throw invalid({ [name]: ['is missing'] });
  if (!Number.isInteger(value)) throw invalid({ [name]: ['is invalid'] });
  return value as number;
}
