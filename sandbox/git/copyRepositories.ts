import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';

/** The number of files that are copied before other requests get their turn. */
const FILES_AT_ONCE = 200;

/**
 * Copies the folders of repositories. Files that exist in the target stay, except the small files about a repository.
 * Objects are linked instead of copied: git never changes an object, so both repositories can share the file. The
 * functions of the file system are synchronous, because for small files they are many times faster.
 */
export async function copyRepositories(from: string, to: string, ids: number[]): Promise<void> {
  let files = 0;
  for (const id of ids)
    for (const copyFile of copies(join(from, `${id}.git`), join(to, `${id}.git`))) {
      copyFile();
      if (++files % FILES_AT_ONCE === 0) await setImmediate();
    }
}

/** Lists the functions that copy the files of a folder, and creates the folders. */
function* copies(from: string, to: string, isOfObjects = false): Generator<() => void> {
  mkdirSync(to, { recursive: true });
  for (const entry of entriesOf(from)) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) yield* copies(source, target, isOfObjects || entry.name === 'objects');
    else if (!entry.name.endsWith('.lock'))
      yield () => (isOfObjects ? linkFile(source, target) : copyFileSync(source, target));
  }
}

/** Lists a folder. An empty repository that no request has opened has no folder yet. */
function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    // Some file systems have no links, and some systems refuse links to files of another user.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') copyFileSync(from, to);
  }
}
