import type { CommitDetails } from './commitDetails.ts';
import type { Objects } from './openObjects.ts';

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
