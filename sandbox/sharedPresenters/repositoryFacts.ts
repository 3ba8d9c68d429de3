import type { Project } from '../../generated/tables.ts';
import type { Sandbox } from '../sandbox.ts';

/** The facts about a repository that a project's response shows. */
export interface RepositoryFacts {
  /** The name of the default branch; undefined for a repository without commits. */
  defaultBranch: string | undefined;
  /** Path of the readme on the default branch; undefined without a readme. */
  readme: string | undefined;
}

export async function repositoryFacts(
  sandbox: Sandbox,
  project: Project,
): Promise<RepositoryFacts> {
  const repository = await sandbox.git.repository(project);
  const commit = await repository.resolve();
  if (commit === undefined) return { defaultBranch: undefined, readme: undefined };
  const readme = await repository.entry(commit, 'README.md');
  return { defaultBranch: repository.defaultBranch, readme: readme?.path };
}
