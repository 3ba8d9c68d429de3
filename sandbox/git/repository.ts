import type { CommitDetails } from './commitDetails.ts';
import { createHistoryQueries } from './historyQueries.ts';
import { createObjectLookup } from './objectLookup.ts';
import { createObjectWrites } from './objectWrites.ts';
import type { Objects } from './openObjects.ts';
import { createRefFunctions } from './refFunctions.ts';

/** The data and functions from which `buildRepository` builds a repository. */
export interface RepositoryParts {
  /** The folder of the bare repository, for callers that run git themselves. */
  dir: string;
  /** The branch that is used if a request names no branch. In an empty repository, this branch does not exist yet. */
  readonly defaultBranch: string;
  objects: Objects;
  /** Reads the numbers of changed lines and the trailers of commits. */
  details(shas: string[]): Promise<Map<string, CommitDetails>>;
  /** Returns the refs in the database, ordered by name. */
  refs(): { name: string; sha: string }[];
  ref(name: string): string | undefined;
  /** Returns true if a ref is in the folder with the name: `refs/heads/a/b` for `refs/heads/a`. */
  hasRefBelow(name: string): boolean;
  /** Sets a ref, or deletes the ref if `sha` is undefined. Git gets the change when the transaction commits. */
  setRef(name: string, sha: string | undefined): void;
  /** Must be called before objects are written by other means than the functions of the repository. */
  beforeWrite(): void;
  /** Makes git's HEAD name the default branch. Must be called before another program reads, such as for a clone. */
  writeHead(): Promise<void>;
}

/** A second repository whose objects a command may read. */
export type OnDisk = Pick<RepositoryParts, 'dir'>;

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
