import type { Pipeline, Project } from '../../../generated/tables.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { SuccessOf } from '../../server/handler.ts';
import { presentCommitWithoutLink } from '../../sharedPresenters/commit.ts';

type JobCommit = SuccessOf<'listRunnerJobs'>[number]['commit'];

/** Returns the commit of a pipeline, which all its jobs have. `isTag` is true if the ref of the pipeline is a tag. */
export async function commitOfJob(
  sandbox: Sandbox,
  project: Project,
  pipeline: Pipeline,
): Promise<{ commit: JobCommit; isTag: boolean }> {
  const repository = await sandbox.git.repository(project);
  const commit = await repository.commit(pipeline.commit);
  if (!commit) {
    throw new Error(
      `The commit ${pipeline.commit} of pipeline ${pipeline.id} is not in the repository of project ${project.id}. Correct the commit of the pipeline.`,
    );
  }
  return {
    commit: presentCommitWithoutLink(commit),
    isTag: repository.tag(pipeline.ref) !== undefined,
  };
}
