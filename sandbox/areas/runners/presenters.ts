import type { Job, Pipeline, Project, Runner } from '../../../generated/tables.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { SuccessOf } from '../../server/handler.ts';
import { person, pick } from '../../sharedPresenters/person.ts';
import { projectSummary } from '../../sharedPresenters/projectSummary.ts';
import { commitOfJob } from './commitOfJob.ts';
import { contactState } from './contact.ts';

/** Returns a runner as lists show it. */
export function presentRunner({ clock }: Sandbox, row: Runner): SuccessOf<'listRunners'>[number] {
  const state = contactState(clock, row);
  return {
    ...pick(row, 'id', 'description', 'paused'),
    active: !row.paused,
    // The API documentation (document 2) says that this field is an empty text since release 17.0.
    ip_address: '',
    is_shared: row.runner_type === 'instance_type',
    ...pick(row, 'runner_type', 'name'),
    online: state === 'never_contacted' ? null : state === 'online',
    // A paused runner has the status `paused` only while it is online. Otherwise, the status is the contact state.
    status: state === 'online' && row.paused ? 'paused' : state,
    job_execution_status: row.job_execution_status,
  };
}

/** Returns a runner with all its details. @param projects the projects of the runner that the caller may see */
export function presentRunnerDetail(
  sandbox: Sandbox,
  row: Runner,
  projects: Project[],
): SuccessOf<'getRunner'> {
  return {
    ...presentRunner(sandbox, row),
    ...pick(row, 'contacted_at', 'maintenance_note'),
    ...pick(row, 'architecture', 'platform', 'revision', 'version'),
    projects: projects.map((project) =>
      pick(
        projectSummary(sandbox, project),
        'id',
        'name',
        'name_with_namespace',
        'path',
        'path_with_namespace',
      ),
    ),
    tag_list: [...row.tag_list],
    ...pick(row, 'access_level', 'maximum_timeout'),
    // The API documentation lists these only as fields of an update. Deployments show them, too.
    ...pick(row, 'run_untagged', 'locked'),
  };
}

/** Returns a job with its pipeline and its project. */
export async function presentJob(
  sandbox: Sandbox,
  { job, pipeline, project }: { job: Job; pipeline: Pipeline; project: Project },
): Promise<SuccessOf<'listRunnerJobs'>[number]> {
  const { commit, isTag } = await commitOfJob(sandbox, project, pipeline);
  return {
    ...pick(job, 'id', 'status', 'stage', 'name'),
    ref: pipeline.ref,
    tag: isTag,
    ...pick(job, 'coverage', 'created_at', 'started_at', 'finished_at'),
    ...pick(job, 'duration', 'queued_duration'),
    user: pick(
      person(sandbox, job.user),
      'id',
      'name',
      'username',
      'state',
      'avatar_url',
      'web_url',
      'created_at',
      'bio',
      'location',
      'public_email',
      'linkedin',
      'twitter',
      'website_url',
      'organization',
    ),
    commit,
    pipeline: { id: pipeline.id, sha: pipeline.commit, ref: pipeline.ref, status: pipeline.status },
    project: pick(
      projectSummary(sandbox, project),
      'id',
      'description',
      'name',
      'name_with_namespace',
      'path',
    ),
  };
}
