import { type Project, protectedBranches } from '../../../generated/tables.ts';
import type { Sandbox } from '../../sandbox.ts';
import { rowsWhere } from '../../store/rowsWhere.ts';
import type { MirrorSource } from './pushToMirror.ts';

/** Returns the repository, the refs and the protected branches of a project, which a push to a mirror needs. */
export async function mirrorSource(
  { db, git }: Pick<Sandbox, 'db' | 'git'>,
  { id }: Pick<Project, 'id'>,
): Promise<MirrorSource> {
  const repository = await git.repository({ id });
  return {
    dir: repository.dir,
    refs: [
      ...repository.branches().map(({ name, sha }) => ({ name: `refs/heads/${name}`, sha })),
      ...repository.tags().map(({ name, sha }) => ({ name: `refs/tags/${name}`, sha })),
    ],
    protectedBranches: rowsWhere(db, protectedBranches, { project_id: id }).map(({ name }) => name),
  };
}
