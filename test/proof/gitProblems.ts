import { asc } from 'drizzle-orm';
import { gitRefs, projects } from '../../generated/tables.ts';
import { runGit } from '../../sandbox/git/runGit.ts';
import type { Db } from '../../sandbox/store/openStore.ts';

/**
 * Where the refs of git and the rows of the tables differ, and what `git fsck` says of each repository.
 * @param folder where the repositories are
 */
export async function gitProblems(db: Db, folder: string): Promise<string[]> {
  const faults: string[] = [];
  const rows = db.select().from(gitRefs).orderBy(asc(gitRefs.name)).all();
  for (const { id } of db.select({ id: projects.id }).from(projects).all()) {
    const dir = `${folder}/${id}.git`;
    const inTable = rows
      .filter(({ project_id }) => project_id === id)
      .map(({ name, sha }) => `${sha} ${name}`);
    const inGit = linesOf(await runGit(dir, ['for-each-ref', '--format=%(objectname) %(refname)']));
    const said = await runGit(dir, ['fsck', '--full', '--no-dangling', '--no-progress']).then(
      linesOf,
      (error: Error) => [error.message],
    );
    const found = [
      ...inTable.filter((ref) => !inGit.includes(ref)).map((ref) => `not in git: ${ref}`),
      ...inGit.filter((ref) => !inTable.includes(ref)).map((ref) => `only in git: ${ref}`),
      ...said,
    ];
    faults.push(...found.map((text) => `project ${id}: ${text}`));
  }
  return faults;
}

function linesOf(text: Buffer): string[] {
  return text.toString().split('\n').filter(Boolean);
}
