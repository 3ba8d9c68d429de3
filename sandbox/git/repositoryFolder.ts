import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The beginning of the name of a temporary folder. The ID of its process and random letters follow. */
const PREFIX = 'forge-contract-sandbox-';

/** The folder of the repositories of a sandbox. */
export interface RepositoryFolder {
  path: string;
  /** Removes a temporary folder. */
  close(): Promise<void>;
}

/**
 * Creates the folder of the repositories beside the database file, or a temporary folder if there is no such file.
 * Temporary folders of processes that crashed are removed.
 */
export async function repositoryFolder(databaseFile?: string): Promise<RepositoryFolder> {
  if (databaseFile !== undefined) {
    const path = join(dirname(databaseFile), 'repositories');
    await mkdir(path, { recursive: true });
    return { path, close: async () => {} };
  }
  await sweep();
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
      // The folder of another user cannot be removed.
      .map((name) => rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => {})),
  );
}

/** Returns true if a process with the ID is running. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
