import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import { UsageError } from '../../contract/usageError.ts';
import { errorCode } from '../errorCode.ts';
import { isRunning } from '../git/repositoryFolder.ts';
import { createDataFolder } from './createDataFolder.ts';

/** A lock on a data folder, which keeps other processes out. */
export interface FolderLock {
  /** Records the address of the sandbox. If another process is refused, the message shows this address. */
  setAddress(url: string): void;
  release(): void;
}

/** The process that has locked a data folder. The file `owner.json` in the folder has this information. */
interface Owner {
  pid: number;
  /** When the process locked the folder: `2026-10-21T09:00:00.000Z`. */
  since: string;
  url?: string;
}

/** The times in milliseconds for reading `owner.json`: how long to wait for the file, and how often to look. */
const OWNER_WRITES_WITHIN = 1_000;
const LOOK_EVERY = 50;

/**
 * Locks a data folder, which is created if it does not exist. SQLite locks an empty file in the folder. The operating
 * system ends such a lock when the process ends, and gives it only to one process at a time.
 * @throws a UsageError that says which process has locked the folder, since when, and at which address it serves
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  createDataFolder(folder);
  const lock = new Database(join(folder, 'lock'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (errorCode(error) === 'SQLITE_BUSY')
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
      // Without the `ROLLBACK`, the lock would last until the closed database is garbage-collected.
      lock.exec('ROLLBACK');
      lock.close();
    },
  };
}

const OWNER = 'owner.json';

async function ownerText(folder: string): Promise<string> {
  for (let waited = 0; waited < OWNER_WRITES_WITHIN; waited += LOOK_EVERY) {
    const owner = readOwner(folder);
    // The file may come from a process that was killed. Then the new owner will overwrite the file soon.
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
    return JSON.parse(readFileSync(join(folder, OWNER), 'utf8'));
  } catch {
    // The owner is just writing the file, so it is missing or incomplete.
    return undefined;
  }
}
