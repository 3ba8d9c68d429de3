import type { Sandbox } from '../sandbox.ts';
import type { Project } from '../store/coreTables.ts';

/** What the description of a project says of its repository. */
export interface RepositoryFacts {
  /** Undefined for a repository without commits. */
  defaultBranch: string | undefined;
  /** Path of the readme on the default branch; undefined when there is none. */
  readme: string | undefined;
}

/** TODO(git): the default branch and the readme are those of the repository once the sandbox has it. */
export async function repositoryFacts(
  _sandbox: Sandbox,
  { repository }: Project,
): Promise<RepositoryFacts> {
  const isEmpty = repository === null;
  return {
    defaultBranch: isEmpty ? undefined : 'main',
    readme: isEmpty ? undefined : 'README.md',
  };
}
