import type { operations } from '../../../generated/packs/everyday/types.ts';
import type { Rows } from '../../../generated/rows.ts';
import { fullPath, presentRunnerJob } from '../../../sandbox/for-packs/index.ts';
import type { PackContext, PackHandlers } from '../../pack.ts';
import { orderRows } from '../../resources/orderRows.ts';
import { presentNamed } from '../users/handlers.ts';

type Pipeline = Rows['pipelines'];
type Job = Rows['jobs'];
type Query = NonNullable<operations['listPipelines']['parameters']['query']>;
type Shown = Awaited<ReturnType<typeof presentPipeline>>;

/** The states of a pipeline that can still change. */
const OPEN = ['created', 'waiting_for_resource', 'preparing', 'pending', 'running', 'scheduled'];

export const handlers: PackHandlers<operations> = {
  listPipelines: async (request) => {
    const { query } = request;
    const wanted = await findWanted(request, query);
    const by = query.pagination === 'keyset' ? 'id' : (query.order_by ?? 'id');
    return request.pageOf(orderRows(wanted, by, query.sort ?? 'desc'), (one) => one);
  },
  getLatestPipeline: async (request) => {
    const { query, refuse } = request;
    const ref = query.ref ?? (await request.repository('read')).defaultBranch;
    const newest = pipelinesIn(request, { ref }).at(-1) ?? refuse(404, '404 Not Found');
    return presentDetails(request, newest);
  },
  getPipeline: (request) => presentDetails(request, findPipeline(request)),
  listPipelineJobs: (request) => {
    const { rows, query } = request;
    return pageOfJobs(
      request,
      query.scope,
      rows('jobs', { pipeline_id: findPipeline(request).id }),
    );
  },
  listProjectJobs: (request) => {
    const { rows, query } = request;
    const jobs = pipelinesIn(request).flatMap(({ id }) => rows('jobs', { pipeline_id: id }));
    return pageOfJobs(request, query.scope, jobs);
  },
  listMergeRequestPipelines: async (request) => {
    const { rows, project, path, refuse } = request;
    const [found] = rows('merge_requests', { project_id: project.id, iid: path.merge_request_iid });
    const { source_project_id: project_id, head: commit } = found ?? refuse(404, '404 Not Found');
    const pipelines = orderRows(rows('pipelines', { project_id, commit }), 'id', 'desc');
    return request.pageOf(pipelines, (one) => presentPipeline(request, one));
  },
};

function pipelinesIn({ rows, project }: PackContext, values: Partial<Pipeline> = {}): Pipeline[] {
  return rows('pipelines', { project_id: project.id, ...values });
}

/** Returns the pipeline of the path. @throws a Refusal with 404 */
function findPipeline(request: PackContext & { path: { pipeline_id: number } }): Pipeline {
  const [found] = pipelinesIn(request, { id: request.path.pipeline_id });
  return found ?? request.refuse(404, '404 Not Found');
}

async function findWanted(request: PackContext, query: Query): Promise<Shown[]> {
  const { scope, status, ref, sha, source, updated_after: after, updated_before: before } = query;
  const all = pipelinesIn(request);
  const repository = await request.repository('read');
  const isNewest = ({ id, ref: own }: Pipeline) =>
    all.findLast((other) => other.ref === own)?.id === id;
  const isInScope = (one: Pipeline) =>
    scope === undefined ||
    (scope === 'finished' && !OPEN.includes(one.status)) ||
    one.status === scope ||
    (scope === 'branches' && repository.branch(one.ref) !== undefined && isNewest(one)) ||
    (scope === 'tags' && repository.tag(one.ref) !== undefined && isNewest(one));
  const wanted = all.filter(
    (one) =>
      isInScope(one) &&
      one.status === (status ?? one.status) &&
      one.ref === (ref ?? one.ref) &&
      one.commit === (sha ?? one.commit),
  );
  const shown = await Promise.all(wanted.map((one) => presentPipeline(request, one)));
  return shown.filter(
    (one) =>
      one.source === (source ?? one.source) &&
      (after === undefined || one.updated_at > after) &&
      (before === undefined || one.updated_at < before),
  );
}

async function presentPipeline(request: PackContext, row: Pipeline) {
  const { rows, sandbox } = request;
  const { id, project_id, commit: sha, ref, status } = row;
  const [project] = rows('projects', { id: project_id });
  const repository = await sandbox.git.repository({ id: project_id });
  const [commit] = await repository.commits([sha]);
  const jobs = rows('jobs', { pipeline_id: id });
  // A pipeline has no times of its own: they are those of its jobs, or of its commit.
  const created_at = jobs.map((job) => job.created_at).sort()[0] ?? commit?.committer.date ?? '';
  const ends = jobs.flatMap(({ finished_at, started_at }) => finished_at ?? started_at ?? []);
  return {
    ...{ id, iid: rows('pipelines', { project_id }).filter((one) => one.id <= id).length },
    ...{ project_id, sha, ref, status, source: 'push', name: null, created_at },
    updated_at: ends.sort().at(-1) ?? created_at,
    web_url: `${sandbox.webOrigin}/${project ? fullPath(project) : ''}/-/pipelines/${id}`,
  };
}

async function presentDetails(request: PackContext, row: Pipeline) {
  const { rows } = request;
  const shown = await presentPipeline(request, row);
  const jobs = rows('jobs', { pipeline_id: row.id });
  const repository = await request.repository('read');
  const [commit] = await repository.commits([row.commit]);
  const starts = jobs.flatMap(({ started_at }) => started_at ?? []).sort();
  const isOver = !OPEN.includes(row.status) && jobs.length > 0;
  const seconds = jobs.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  const covered = jobs.flatMap(({ coverage }) => coverage ?? []);
  const { status } = row;
  return {
    ...shown,
    before_sha: commit?.parents[0] ?? '0'.repeat(40),
    ...{ tag: repository.tag(row.ref) !== undefined, yaml_errors: null, committed_at: null },
    user: (jobs[0] && presentNamed(request, jobs[0].user)) ?? null,
    ...{ started_at: starts[0] ?? null, finished_at: isOver ? shown.updated_at : null },
    ...{ duration: isOver ? seconds : null, queued_duration: jobs[0]?.queued_duration ?? null },
    coverage:
      covered.length === 0
        ? null
        : (covered.reduce((sum, one) => sum + one, 0) / covered.length).toFixed(2),
    detailed_status: {
      ...{ icon: `status_${status}`, text: status, label: status, group: status, tooltip: status },
      ...{ has_details: true, details_path: new URL(shown.web_url).pathname },
    },
  };
}

function pageOfJobs(request: PackContext, scope: string[] | undefined, jobs: Job[]) {
  const wanted = jobs.filter(({ status }) => !scope || scope.includes(status));
  return request.pageOf(orderRows(wanted, 'id', 'desc'), (one) => presentJob(request, one));
}

async function presentJob(request: PackContext, row: Job) {
  const { rows, sandbox, present, project } = request;
  const [pipeline] = rows('pipelines', { id: row.pipeline_id });
  if (!pipeline) throw new Error(`Job ${row.id} has no pipeline ${row.pipeline_id}`);
  const shown = await presentRunnerJob(sandbox, { job: row, pipeline, project });
  const [runner] = row.runner_id === null ? [] : rows('runners', { id: row.runner_id });
  const web = `${sandbox.webOrigin}/${fullPath(project)}/-`;
  return {
    ...shown,
    user: presentNamed(request, row.user) ?? null,
    commit: { ...shown.commit, web_url: `${web}/commit/${pipeline.commit}` },
    pipeline: { ...shown.pipeline, project_id: project.id },
    ...{ allow_failure: false, erased_at: null, artifacts: [], tag_list: [] },
    ...{ web_url: `${web}/jobs/${row.id}`, runner: runner ? present('Runner', runner) : null },
  };
}
