/** The order of a tree, and the tokens of its keyset pages. */
import { DIRECTORY, type PathEntry } from '../../git/repository.ts';

/** A submodule: a commit of another repository, which the API has no type for. */
const SUBMODULE = '160000';

/** Directories first, then files, each by their paths. */
export function orderOfTree(entries: PathEntry[]): PathEntry[] {
  const rank = ({ mode }: PathEntry) => (mode === DIRECTORY ? 0 : 1);
  return entries
    .filter(({ mode }) => mode !== SUBMODULE)
    .toSorted(
      (one, other) =>
        rank(one) - rank(other) || (one.path < other.path ? -1 : one.path > other.path ? 1 : 0),
    );
}

/**
 * The token of an entry: its ID. Equal files have the same ID: then the path follows it, so that a walk ends
 * and misses nothing.
 */
export function tokenOf(entries: PathEntry[], { sha, path }: PathEntry): string {
  const isAlone = entries.filter((entry) => entry.sha === sha).length === 1;
  return isAlone ? sha : `${sha}:${path}`;
}

/** Whether a token is that of an entry: its ID, with or without its path. */
export function isTokenOf({ sha, path }: PathEntry, token: string): boolean {
  return token === sha || token === `${sha}:${path}`;
}
