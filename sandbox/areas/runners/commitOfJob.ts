import type { Sandbox } from '../../sandbox.ts';
import type { SuccessOf } from '../../server/handler.ts';
import type { Pipeline, Project } from '../../store/coreTables.ts';

type JobCommit = SuccessOf<'listRunnerJobs'>[number]['commit'];

/**
 * The commit that the jobs of a pipeline are for, and whether their ref is a tag.
 * TODO(git): only the SHA is known until the sandbox has repositories.
 */
export async function commitOfJob(
  _sandbox: Sandbox,
  _project: Project,
  { commit }: Pipeline,
): Promise<{ commit: JobCommit; isTag: boolean }> {
  return {
    commit: {
      id: commit,
      short_id: commit.slice(0, 8),
      title: '',
      created_at: '1970-01-01T00:00:00Z',
      parent_ids: [],
      message: '',
      author_name: '',
      author_email: '',
      authored_date: '1970-01-01T00:00:00Z',
      committer_name: '',
      committer_email: '',
      committed_date: '1970-01-01T00:00:00Z',
    },
    isTag: false,
  };
}
