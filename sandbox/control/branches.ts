/** Creates, moves and deletes branches of repositories. */
import { type Project, projects } from '../../generated/tables.ts';
import { moveHeads } from '../areas/planning/changes.ts';
import type { Sandbox } from '../sandbox.ts';
import { found, invalid, notFound, refuse } from '../server/refusal.ts';
import { rowWhere } from '../store/rowsWhere.ts';
import { administrator } from './namespaces.ts';

export interface ControlBranch {
  project_id: number;
  name: string;
  /** The SHA of the newest commit. */
  commit: string;
}

/**
 * Creates a branch at a commit, or moves it there. Open merge requests of the branch get the commit as their head.
 * @throws a Refusal with 404 for an unknown project, or with 400 for an unknown commit or an impossible name
 */
export async function updateBranch(
  sandbox: Sandbox,
  projectId: number,
  name: string,
  revision: string,
): Promise<ControlBranch> {
  const { git, db } = sandbox;
  const project = projectWith(sandbox, projectId);
  const repository = await git.repository(project);
  const commit = await repository.resolve(revision);
  if (commit === undefined)
    refuse(
      invalid({ commit: [`the repository of project ${projectId} has no commit ${revision}`] }),
    );
  const before = repository.branch(name);
  if (before === undefined && !(await repository.isNameForRef('branch', name)))
    refuse(invalid({ name: ['is not possible for a branch beside the others'] }));
  repository.setBranch(name, commit);
  if (before !== undefined && before !== commit)
    moveHeads(sandbox, project, name, commit, administrator(db));
  return { project_id: projectId, name, commit };
}

/** Deletes a branch. @throws a Refusal with 404 for an unknown branch, or with 400 for the default branch */
export async function deleteBranch(
  sandbox: Sandbox,
  projectId: number,
  name: string,
): Promise<void> {
  const repository = await sandbox.git.repository(projectWith(sandbox, projectId));
  if (repository.branch(name) === undefined) refuse(notFound(`branch ${name}`));
  if (name === repository.defaultBranch)
    refuse(invalid({ name: ['is the default branch: first choose another `default_branch`'] }));
  repository.setBranch(name, undefined);
}

function projectWith({ db }: Sandbox, id: number): Project {
  return found(rowWhere(db, projects, { id }), `projects ${id}`);
}
