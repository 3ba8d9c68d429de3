/** The order of tree entries, and the tokens of their keyset pagination. */
import type { PathEntry } from '../../git/objectLookup.ts';
import { DIRECTORY } from '../../git/readObject.ts';

/** The mode that git gives a submodule. The API has no type for submodules, so trees omit them. */
const SUBMODULE = '160000';

/** The place of an entry in a tree. */
export type TreePlace = Pick<PathEntry, 'mode' | 'path'>;

/** Sorts the entries of a tree by path, directories before files. Omits submodules. */
export function orderOfTree(entries: PathEntry[]): PathEntry[] {
  return entries.filter(({ mode }) => mode !== SUBMODULE).sort(comparePlaces);
}

export function comparePlaces(one: TreePlace, other: TreePlace): number {
  const rank = ({ mode }: TreePlace) => (mode === DIRECTORY ? 0 : 1);
  return rank(one) - rank(other) || (one.path < other.path ? -1 : one.path > other.path ? 1 : 0);
}

/**
 * Returns the page token of an entry: its SHA. Equal files have the same SHA. Their tokens also include the path,
 * because otherwise a page after such a token could begin at the wrong file.
 */
export function writeToken(entries: PathEntry[], { sha, path }: PathEntry): string {
  const isUnique = entries.filter((entry) => entry.sha === sha).length === 1;
  return isUnique ? sha : `${sha}:${path}`;
}

/**
 * Finds the entry that a page token names: by its SHA, with or without the path. If the tree has it no longer, the place
 * is that of its path in the token, or in the history of the repository.
 * @param findLost finds the place that an object had in the history
 */
export async function findPlace(
  entries: PathEntry[],
  token: string,
  findLost: (sha: string) => Promise<TreePlace | undefined>,
): Promise<TreePlace | undefined> {
  const isNamed = ({ sha, path }: PathEntry) => token === sha || token === `${sha}:${path}`;
  const found = entries.find(isNamed);
  if (found) return found;
  const [, sha, path] = /^([0-9a-f]{40})(?::(.+))?$/s.exec(token) ?? [];
  const lost = sha === undefined ? undefined : await findLost(sha);
  return lost && path !== undefined ? { ...lost, path } : lost;
}
