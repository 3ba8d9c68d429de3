/** The order of tree entries, and the tokens of their keyset pagination. */
import type { PathEntry } from '../../git/objectLookup.ts';
import { DIRECTORY } from '../../git/readObject.ts';

/** The mode that git gives a submodule. The API has no type for submodules, so trees omit them. */
const SUBMODULE = '160000';

/** Sorts the entries of a tree by path, directories before files. Omits submodules. */
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
 * Returns the page token of an entry: its SHA. Equal files have the same SHA. Their tokens also include the path,
 * because otherwise a page after such a token could begin at the wrong file.
 */
export function writeToken(entries: PathEntry[], { sha, path }: PathEntry): string {
  const isUnique = entries.filter((entry) => entry.sha === sha).length === 1;
  return isUnique ? sha : `${sha}:${path}`;
}

/** Returns true if a page token belongs to an entry: the token is the entry's SHA, with or without the path. */
export function isTokenOf({ sha, path }: PathEntry, token: string): boolean {
  return token === sha || token === `${sha}:${path}`;
}
