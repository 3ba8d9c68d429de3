/** Reads and writes the refs in the database (table `git_refs`). */
import { and, eq, gt, lt } from 'drizzle-orm';
import { gitRefs } from '../../generated/tables.ts';
import { createdRow } from '../store/createdRow.ts';
import type { Db } from '../store/openStore.ts';
import { rowWhere } from '../store/rowsWhere.ts';
import type { Refs } from './transaction.ts';

/** Returns the refs of a project, ordered by name. */
export function refRows(db: Db, project: number): { name: string; sha: string }[] {
  const isOfProject = eq(gitRefs.project_id, project);
  return db.select().from(gitRefs).where(isOfProject).orderBy(gitRefs.name).all();
}

export function refRow(db: Db, project: number, name: string): string | undefined {
  return rowWhere(db, gitRefs, { project_id: project, name })?.sha;
}

/** Returns true if a ref is in the folder with the name: `refs/heads/a/b` for `refs/heads/a`. */
export function hasRefBelow(db: Db, project: number, name: string): boolean {
  // The character after the slash is `0`, so these are all names that begin with the name and a slash.
  const isBelow = and(
    eq(gitRefs.project_id, project),
    gt(gitRefs.name, `${name}/`),
    lt(gitRefs.name, `${name}0`),
  );
  return db.select().from(gitRefs).where(isBelow).limit(1).get() !== undefined;
}

/** Sets a ref in the database. @param sha the new SHA; undefined deletes the ref */
export function setRefRow(db: Db, project: number, name: string, sha: string | undefined): void {
  const isRef = and(eq(gitRefs.project_id, project), eq(gitRefs.name, name));
  db.delete(gitRefs).where(isRef).run();
  if (sha !== undefined) createdRow(db, gitRefs, { project_id: project, name, sha });
}

/** The number of rows in a statement. SQLite accepts at most 32,766 values in a statement. */
const ROWS_AT_ONCE = 1000;

/** Inserts the refs of a project without refs. */
export function insertRefRows(db: Db, project: number, refs: Refs): void {
  const rows = Object.entries(refs).map(([name, sha]) => ({ project_id: project, name, sha }));
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    db.insert(gitRefs)
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .run();
}
