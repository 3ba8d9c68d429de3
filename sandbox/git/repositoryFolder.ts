import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { errorCode } from '../errorCode.ts';

/**
 * The beginning of a temporary folder's name. It is followed by the ID of the process that created the folder, and
 * random letters.
 */
const PREFIX = 'forge-contract-sandbox-';

/** The folder that contains the repositories of a sandbox. */
export interface RepositoryFolder {
  path: string;
  /** Removes the folder if it is temporary. */
  close(): Promise<void>;
}

/**
 * Creates the folder of the repositories beside the database file. If the database is in memory, the folder is
 * temporary, and temporary folders of processes that crashed are removed.
 */
export async function repositoryFolder(databaseFile?: string): Promise<RepositoryFolder> {
  if (databaseFile !== undefined) {
    const path = join(dirname(databaseFile), 'repositories');
    await mkdir(path, { recursive: true });
    return { path, close: async () => {} };
  }
  await sweep();
  return temporaryFolder();
}

/** Creates a temporary folder, which a later start removes if this process crashes. */
export async function temporaryFolder(): Promise<RepositoryFolder> {
  const path = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  return { path, close: () => rm(path, { recursive: true, force: true }) };
}

/** Removes the temporary folders of processes that have ended. */
async function sweep(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  const isLeft = (name: string) => !isRunning(Number.parseInt(name.slice(PREFIX.length), 10));
  await Promise.all(
    names
      .filter(isLeft)
      // Errors are ignored: a folder that belongs to another user of the machine cannot be removed.
      .map((name) => rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => {})),
  );
}

/** Returns true if a process with the ID is running. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
