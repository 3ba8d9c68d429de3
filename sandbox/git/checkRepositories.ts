import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import { UsageError } from '../../contract/usageError.ts';
import { fullPath } from '../presenters/projectSummary.ts';
import { projects } from '../store/coreTables.ts';
import type { Db } from '../store/openStore.ts';
import { gitRefs } from './tables.ts';

/**
 * Checks that each project with refs has its repository beside the database.
 * @throws a UsageError that names the folders that are missing, and says what to do
 */
export function checkRepositories(db: Db, databaseFile: string): void {
  const folder = join(dirname(databaseFile), 'repositories');
  const lines = db
    .selectDistinct({ project: projects })
    .from(gitRefs)
    .innerJoin(projects, eq(projects.id, gitRefs.project_id))
    .orderBy(projects.id)
    .all()
    .map(({ project }) => ({ project, dir: join(folder, `${project.id}.git`) }))
    .filter(({ dir }) => !existsSync(join(dir, 'HEAD')))
    .map(({ project, dir }) => `${dir} is missing: the repository of ${fullPath(project)}`);
  if (lines.length > 0)
    throw new UsageError(
      [
        ...lines,
        `${databaseFile} knows their branches and tags. Put a copy of the whole folder in its place, or give another folder: that begins with the seed.`,
      ].join('\n'),
    );
}
