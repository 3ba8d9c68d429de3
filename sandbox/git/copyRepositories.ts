import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { errorCode } from '../errorCode.ts';

/** The number of files that are copied before other requests get their turn. */
const FILES_AT_ONCE = 200;

/**
 * Copies the folders of repositories. Files that exist in the target stay, except the small files about a repository.
 * Objects are linked instead of copied: git never changes an object, so both repositories can share the file. The
 * functions of the file system are synchronous, because for small files they are many times faster.
 */
export async function copyRepositories(from: string, to: string, ids: number[]): Promise<void> {
  let files = 0;
  for (const id of ids) {
    const source = join(from, `${id}.git`);
    // An empty repository that no request has opened has no folder yet.
    if (!existsSync(source)) continue;
    for (const copyFile of copies(source, join(to, `${id}.git`))) {
      copyFile();
      if (++files % FILES_AT_ONCE === 0) await setImmediate();
    }
  }
}

/** Copies the folder of one repository, if it exists, without letting other requests have their turn. */
export function copyRepositoryAtOnce(from: string, to: string, id: number): void {
  const source = join(from, `${id}.git`);
  if (!existsSync(source)) return;
  for (const copyFile of copies(source, join(to, `${id}.git`))) copyFile();
}

/** Lists the functions that copy the files of a folder, and creates the folders. */
function* copies(from: string, to: string, isOfObjects = false): Generator<() => void> {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) yield* copies(source, target, isOfObjects || entry.name === 'objects');
    else if (!entry.name.endsWith('.lock'))
      yield () => (isOfObjects ? linkFile(source, target) : copyFileSync(source, target));
  }
}

function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    // Some file systems have no links, and some systems refuse links to files of another user.
    if (errorCode(error) !== 'EEXIST') copyFileSync(from, to);
  }
}
