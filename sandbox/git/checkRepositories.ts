import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import { UsageError } from '../../contract/usageError.ts';
import { gitRefs, projects } from '../../generated/tables.ts';
import { fullPath } from '../sharedPresenters/projectSummary.ts';
import type { Db } from '../store/openStore.ts';
import { BEGINNING } from './importHistory.ts';

/**
 * The files and folders that every repository of the sandbox has. A missing part means that the repository is damaged.
 */
const PARTS = ['HEAD', 'objects', BEGINNING];

/**
 * Checks the repositories in a data folder: every project that has refs in the database must have its repository.
 * @throws a UsageError that names the missing path and says what to do
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
    .flatMap(({ project, dir }) => {
      const missing = PARTS.find((part) => !existsSync(join(dir, part)));
      if (missing === undefined) return [];
      const path = existsSync(dir) ? join(dir, missing) : dir;
      return `${path} is missing: the repository of ${fullPath(project)}`;
    });
  if (lines.length > 0)
    throw new UsageError(
      [
        ...lines,
        `${databaseFile} has the branches and tags of these repositories. Restore a backup of the whole folder, or give another folder: a new folder begins with the seed.`,
      ].join('\n'),
    );
}
