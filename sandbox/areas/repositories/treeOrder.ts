/** The order of tree entries, and the tokens of their keyset pagination. */
import { DIRECTORY, type PathEntry } from '../../git/repository.ts';

/** Mode of a submodule. The API has no type for it. */
const SUBMODULE = '160000';

/** Sorts entries: directories first, then files, both by path. Omits submodules. */
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
 * Returns the token of an entry: its ID. Equal files have the same ID; then the token includes the path, so that
 * a walk through the pages ends and sees every entry.
 */
export function tokenOf(entries: PathEntry[], { sha, path }: PathEntry): string {
  const isUnique = entries.filter((entry) => entry.sha === sha).length === 1;
  return isUnique ? sha : `${sha}:${path}`;
}

/** Returns true if a token belongs to an entry: its ID, with or without the path. */
export function isTokenOf({ sha, path }: PathEntry, token: string): boolean {
  return token === sha || token === `${sha}:${path}`;
}
