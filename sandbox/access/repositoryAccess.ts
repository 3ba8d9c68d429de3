import type { Repository } from '../git/repository.ts';
import type { SandboxRequest } from '../server/handler.ts';
import { forbidden, found, refuse } from '../server/refusal.ts';

type RequestAbout = Pick<SandboxRequest, 'sandbox' | 'project' | 'access'>;

/**
 * Returns the repository of the request's project for reading. Every caller who may see the project may read it.
 */
export function repositoryToRead({ sandbox, project }: RequestAbout): Promise<Repository> {
  return sandbox.git.repository(project);
}

/**
 * Returns the repository of the request's project for writing.
 * @throws a Refusal with 403 if the caller's role is below Developer, or while the repository moves to another
 *   storage
 */
export async function repositoryToWrite({
  sandbox,
  project,
  access,
}: RequestAbout): Promise<Repository> {
  if (!access.isAtLeast('developer', project)) refuse(forbidden());
  if (project.repository_read_only)
    refuse(forbidden('The repository is temporarily read-only. Please try again later.'));
  return sandbox.git.repository(project);
}

/**
 * Returns the SHA of the commit that a ref or SHA names.
 * @throws a Refusal with 404 if no commit has the name
 */
export async function commitNamed(
  repository: Repository,
  name: string | undefined,
  what: string,
): Promise<string> {
  return found(await repository.resolve(name), what);
}
