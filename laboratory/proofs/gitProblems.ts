import { asc } from 'drizzle-orm';
import { gitRefs, projects } from '../../generated/tables.ts';
import { runGit } from '../../sandbox/git/runGit.ts';
import type { Db } from '../../sandbox/store/openStore.ts';

/**
 * Compares the git repositories with the database. Returns a line for each ref that differs, and the output of `git
 * fsck` for each repository.
 * @param folder the folder that contains the repositories
 */
export async function gitProblems(db: Db, folder: string): Promise<string[]> {
  const problems: string[] = [];
  const rows = db.select().from(gitRefs).orderBy(asc(gitRefs.name)).all();
  for (const { id } of db.select({ id: projects.id }).from(projects).all()) {
    const dir = `${folder}/${id}.git`;
    const inTable = rows
      .filter(({ project_id }) => project_id === id)
      .map(({ name, sha }) => `${sha} ${name}`);
    const inGit = linesOf(await runGit(dir, ['for-each-ref', '--format=%(objectname) %(refname)']));
    const fsckLines = await runGit(dir, ['fsck', '--full', '--no-dangling', '--no-progress']).then(
      linesOf,
      (error: Error) => [error.message],
    );
    const found = [
      ...inTable.filter((ref) => !inGit.includes(ref)).map((ref) => `not in git: ${ref}`),
      ...inGit.filter((ref) => !inTable.includes(ref)).map((ref) => `only in git: ${ref}`),
      ...fsckLines,
    ];
    problems.push(...found.map((text) => `project ${id}: ${text}`));
  }
  return problems;
}

function linesOf(text: Buffer): string[] {
  return text.toString().split('\n').filter(Boolean);
}
