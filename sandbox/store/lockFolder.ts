import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import { UsageError } from '../../contract/usageError.ts';
import { isRunning } from '../git/repositoryFolder.ts';

/** The lock on a data folder: only this process writes to it. */
export interface FolderLock {
  /** Records the sandbox's address, for the message to a process that is refused. */
  setAddress(url: string): void;
  release(): void;
}

/** The process that has a folder, as the folder's `owner.json` says. */
interface Owner {
  pid: number;
  /** When the process locked the folder: `2026-10-21T09:00:00.000Z`. */
  since: string;
  url?: string;
}

/** How long to wait for the owner to write its file, and how often to look, in milliseconds. */
const OWNER_WRITES_WITHIN = 1_000;
const LOOK_EVERY = 50;

/**
 * Locks a data folder, and creates it if it does not exist. The operating system holds the lock, which
 * SQLite takes on an empty file. So the lock ends with its process, and only one of two processes gets it.
 * @throws a UsageError that says which process has the folder, since when and at which address
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const { message } = error as Error;
    throw new UsageError(`${folder} cannot be a data folder: ${message}. Give another one.`);
  }
  const lock = new Database(join(folder, 'lock'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code === 'SQLITE_BUSY')
      throw new UsageError(`${folder} is in use by ${await ownerText(folder)}`);
    const { message } = error as Error;
    throw new UsageError(`${folder} cannot be locked: ${message}. Give another folder.`);
  }
  const owner: Owner = { pid: process.pid, since: new Date().toISOString() };
  const note = (more: Partial<Owner> = {}) =>
    writeFileSync(join(folder, OWNER), `${JSON.stringify({ ...owner, ...more })}\n`);
  note();
  return {
    setAddress: (url) => note({ url }),
    release: () => {
      rmSync(join(folder, OWNER), { force: true });
      // Closing alone releases the lock only at the next garbage collection.
      lock.exec('ROLLBACK');
      lock.close();
    },
  };
}

const OWNER = 'owner.json';

async function ownerText(folder: string): Promise<string> {
  for (let waited = 0; waited < OWNER_WRITES_WITHIN; waited += LOOK_EVERY) {
    const owner = readOwner(folder);
    // A killed process left its file. The new owner is about to overwrite it.
    if (owner && isRunning(owner.pid)) {
      const address = owner.url === undefined ? '' : `, at ${owner.url}`;
      return `process ${owner.pid} since ${owner.since}${address}. End that process, or give another folder.`;
    }
    await sleep(LOOK_EVERY);
  }
  return 'another process. End that process, or give another folder.';
}

function readOwner(folder: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, OWNER), 'utf8')) as Owner;
  } catch {
    // The owner has not written the file yet, or only a part of it.
    return undefined;
  }
}
