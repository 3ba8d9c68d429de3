import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The folders of temporary repositories: after it come the process that made it and some letters. */
const PREFIX = 'forge-contract-sandbox-';

/** Where the repositories of a sandbox are. */
export interface RepositoryFolder {
  path: string;
  /** Removes it, unless it is to be kept. */
  close(): Promise<void>;
}

/**
 * Makes the folder for the repositories: beside the database file, or without one a temporary folder. What
 * an earlier process left behind when it crashed is removed.
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

/** Removes the temporary folders of processes that do not run any more. */
async function sweep(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  const isLeft = (name: string) => !isRunning(Number.parseInt(name.slice(PREFIX.length), 10));
  await Promise.all(
    names
      .filter(isLeft)
      // The folder of another user is not ours to remove.
      .map((name) => rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => {})),
  );
}

/** Whether there is a process with an ID. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
