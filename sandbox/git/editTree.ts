import { groupBy } from '../../contract/groupBy.ts';
import { gitObject } from '../../contract/world/gitObject.ts';
import type { GitObject, Objects } from './openObjects.ts';

/** A file to write, or undefined to delete it. Each character of a path stands for a byte, because git knows only bytes. */
export type TreeChange = [path: string, file: { mode: string; sha: string } | undefined];

interface Entry {
  mode: string;
  sha: string;
}

const DIRECTORY = '40000';

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
  const entries = sha === undefined ? new Map<string, Entry>() : await entriesOf(objects, sha);
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
    else entries.set(name, { mode: DIRECTORY, sha: changed });
  }
  for (const [name, file] of changes.filter(isHere)) if (file) entries.set(name, file);
  if (entries.size === 0) return undefined;
  const tree = treeFrom(entries);
  if (tree.sha !== sha) await write(tree);
  return tree.sha;
}

async function entriesOf(objects: Objects, sha: string): Promise<Map<string, Entry>> {
  const tree = await objects.read(sha);
  if (tree?.type !== 'tree') throw new Error(`The repository has no directory ${sha}`);
  const { content } = tree;
  const entries = new Map<string, Entry>();
  for (let at = 0; at < content.length; ) {
    const space = content.indexOf(32, at);
    const end = content.indexOf(0, space);
    entries.set(content.toString('latin1', space + 1, end), {
      mode: content.toString('latin1', at, space),
      sha: content.toString('hex', end + 1, end + 21),
    });
    at = end + 21;
  }
  return entries;
}

function treeFrom(entries: Map<string, Entry>): GitObject {
  // Git compares the name of a directory as if it ended in a slash.
  const sorted = [...entries]
    .map(([name, entry]) => ({ name, entry, key: entry.mode === DIRECTORY ? `${name}/` : name }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  return gitObject(
    'tree',
    Buffer.concat(
      sorted.flatMap(({ name, entry: { mode, sha } }) => [
        Buffer.from(`${mode} ${name}\0`, 'latin1'),
        Buffer.from(sha, 'hex'),
      ]),
    ),
  );
}
