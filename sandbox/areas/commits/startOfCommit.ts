import { projectByIdOrPath } from '../../access/access.ts';
import type { Repository } from '../../git/repository.ts';
import type { SandboxRequest } from '../../server/handler.ts';
import { invalid, notFound, refuse } from '../../server/refusal.ts';

/**
 * Returns the parent of a new commit; undefined for the first commit of a repository. A parent from the repository of
 * another project is copied into this repository.
 * @throws a Refusal: 400 when the branches do not allow the commit, 404 when the caller cannot see the other project
 */
export async function startOfCommit(
  request: SandboxRequest<'createCommit'>,
  repository: Repository,
): Promise<string | undefined> {
  const { branch, start_branch, start_sha, start_project, force = false } = request.body;
  const head = repository.branch(branch);
  const source = await findSource(request, repository, start_project);
  // If the request names no start, the new commit follows the last commit of the branch.
  const continuesBranch =
    source.dir === repository.dir && start_sha === undefined && (start_branch ?? branch) === branch;
  if (head === undefined && !(await repository.isNameForRef('branch', branch)))
    refuse(invalid({ branch: ['is invalid'] }));
  if (continuesBranch) {
    if (head === undefined && repository.branches().length > 0)
      refuse(invalid('You can only create or edit files when you are on a branch'));
    return head;
  }
  const mayReplace = force && (start_branch ?? start_sha) !== undefined;
  if (head !== undefined && !mayReplace)
    refuse(
      invalid(
        `A branch called '${branch}' already exists. Switch to that branch in order to make changes`,
      ),
    );
  const start =
    start_sha === undefined
      ? source.branch(start_branch ?? branch)
      : (await source.commit(start_sha))?.sha;
  if (start === undefined)
    refuse(
      invalid(
        start_sha === undefined
          ? `Cannot find the branch '${start_branch ?? branch}' to start from`
          : `Cannot find the commit ${start_sha} to start from`,
      ),
    );
  await repository.fetch(source, start);
  return start;
}

async function findSource(
  { sandbox, access }: SandboxRequest<'createCommit'>,
  own: Repository,
  project: string | number | undefined,
): Promise<Repository> {
  if (project === undefined) return own;
  const other = projectByIdOrPath(sandbox.db, project);
  if (!other || !access.canSeeProject(other)) refuse(notFound('Project'));
  return sandbox.git.repository(other);
}
