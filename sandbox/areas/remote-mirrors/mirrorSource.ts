import { eq } from 'drizzle-orm';
import { type Project, protectedBranches } from '../../../generated/tables.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { MirrorSource } from './pushToMirror.ts';

/** Returns what a push to a mirror needs of a project: repository, refs and protected branches. */
export async function mirrorSource(
  { db, git }: Pick<Sandbox, 'db' | 'git'>,
  { id }: Pick<Project, 'id'>,
): Promise<MirrorSource> {
  const repository = await git.repository({ id });
  const isOfProject = eq(protectedBranches.project_id, id);
  return {
    dir: repository.dir,
    refs: [
      ...repository.branches().map(({ name, sha }) => ({ name: `refs/heads/${name}`, sha })),
      ...repository.tags().map(({ name, sha }) => ({ name: `refs/tags/${name}`, sha })),
    ],
    protectedBranches: db
      .select()
      .from(protectedBranches)
      .where(isOfProject)
      .all()
      .map(({ name }) => name),
  };
}
