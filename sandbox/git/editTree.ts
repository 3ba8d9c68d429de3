import { groupBy } from '../../contract/groupBy.ts';
import { type GitObject, type TreeEntry, treeObject } from '../../contract/world/gitObject.ts';
import type { Objects } from './openObjects.ts';
import { DIRECTORY, readTreeObject } from './readObject.ts';

/** A file to write, or undefined to delete it. Each character of a path stands for a byte, because git knows only bytes. */
export type TreeChange = [path: string, file: { mode: string; sha: string } | undefined];

/**
 * Writes a directory with changed files, and all directories in it that change.
 * @param sha the directory before the changes; undefined for an empty one
 * @param write writes an object
 * @returns the SHA of the directory; undefined if the directory becomes empty
 */
export async function editTree(
  objects: Objects,
  sha: string | undefined,
  changes: TreeChange[],
  write: (tree: GitObject) => Promise<unknown>,
): Promise<string | undefined> {
  const entries =
    sha === undefined ? new Map<string, TreeEntry>() : await readEntries(objects, sha);
  const isHere = ([path]: TreeChange) => !path.includes('/');
  // Deletions come first, because a directory may take the place of a deleted file.
  for (const [name, file] of changes.filter(isHere)) if (!file) entries.delete(name);
  const inside = groupBy(
    changes.filter((change) => !isHere(change)),
    ([path]) => path.slice(0, path.indexOf('/')),
  );
  for (const [name, below] of inside) {
    const old = entries.get(name);
    const changed = await editTree(
      objects,
      old?.mode === DIRECTORY ? old.sha : undefined,
      below.map(([path, file]) => [path.slice(name.length + 1), file]),
      write,
    );
    if (changed === undefined) entries.delete(name);
    else entries.set(name, { mode: DIRECTORY, name, sha: changed });
  }
  for (const [name, file] of changes.filter(isHere)) if (file) entries.set(name, { name, ...file });
  if (entries.size === 0) return undefined;
  const tree = treeObject([...entries.values()], 'latin1');
  if (tree.sha !== sha) await write(tree);
  return tree.sha;
}

async function readEntries(objects: Objects, sha: string): Promise<Map<string, TreeEntry>> {
  const tree = await objects.read(sha);
  if (tree?.type !== 'tree') throw new Error(`The repository has no directory ${sha}`);
  return new Map(readTreeObject(tree, 'latin1').map((entry) => [entry.name, entry]));
}
