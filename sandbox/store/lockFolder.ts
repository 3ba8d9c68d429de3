import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import { UsageError } from '../../contract/usageError.ts';
import { isRunning } from '../git/repositoryFolder.ts';

/** A data folder that this process alone writes to. */
export interface FolderLock {
  /** Notes where the sandbox is reached, for whoever is refused. */
  setAddress(url: string): void;
  release(): void;
}

/** Who has a folder, as `owner.json` in it says. */
interface Owner {
  pid: number;
  /** When it began: `2026-10-21T09:00:00.000Z`. */
  since: string;
  url?: string;
}

/** How long the owner has to write who it is, in milliseconds, and how often that is looked at. */
const OWNER_WRITES_WITHIN = 1_000;
const LOOK_EVERY = 50;

/**
 * Takes a data folder, which is created if it is not there. The operating system holds the lock (as SQLite takes
 * it on an empty file), so that one of two processes wins, and a process that dies holds it no longer.
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
      // Closing alone does so only when the memory is collected.
      lock.exec('ROLLBACK');
      lock.close();
    },
  };
}

const OWNER = 'owner.json';

async function ownerText(folder: string): Promise<string> {
  for (let waited = 0; waited < OWNER_WRITES_WITHIN; waited += LOOK_EVERY) {
    const owner = readOwner(folder);
    // What a process has left that was killed is the past: the new owner is about to write.
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
    // It is not there yet, or half of it is.
    return undefined;
  }
}
