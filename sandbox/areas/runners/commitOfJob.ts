import type { Pipeline, Project } from '../../../generated/tables.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { SuccessOf } from '../../server/handler.ts';
import { presentCommitWithoutLink } from '../../sharedPresenters/commit.ts';

type JobCommit = SuccessOf<'listRunnerJobs'>[number]['commit'];

/** The commit that the jobs of a pipeline are for, and whether their ref is a tag. */
export async function commitOfJob(
  sandbox: Sandbox,
  project: Project,
  pipeline: Pipeline,
): Promise<{ commit: JobCommit; isTag: boolean }> {
  const repository = await sandbox.git.repository(project);
  const commit = await repository.commit(pipeline.commit);
  if (!commit) {
    throw new Error(`pipeline ${pipeline.id} is for ${pipeline.commit}, which is no commit`);
  }
  return {
    commit: presentCommitWithoutLink(commit),
    isTag: repository.tag(pipeline.ref) !== undefined,
  };
}
