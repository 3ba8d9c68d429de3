import { createHistoryQueries } from './historyQueries.ts';
import { createObjectLookup } from './objectLookup.ts';
import { createObjectWrites } from './objectWrites.ts';
import { createRefFunctions } from './refFunctions.ts';
import type { RepositoryParts } from './repositoryParts.ts';

type Own = Pick<RepositoryParts, 'dir' | 'defaultBranch' | 'beforeWrite' | 'writeHead'>;

/**
 * The repository of a project. Functions with a commit as an argument expect its full SHA, which `resolve` finds. A
 * changed ref can be read immediately, but git gets the change only when the request succeeds.
 */
export type Repository = Own &
  ReturnType<typeof createRefFunctions> &
  ReturnType<typeof createObjectLookup> &
  ReturnType<typeof createHistoryQueries> &
  ReturnType<typeof createObjectWrites>;

export function buildRepository(parts: RepositoryParts): Repository {
  const { dir, beforeWrite, writeHead } = parts;
  const lookup = createObjectLookup(parts.objects);
  return {
    dir,
    get defaultBranch() {
      return parts.defaultBranch;
    },
    beforeWrite,
    writeHead,
    ...lookup,
    ...createRefFunctions(parts, lookup.peel),
    ...createHistoryQueries(parts),
    ...createObjectWrites(parts),
  };
}
