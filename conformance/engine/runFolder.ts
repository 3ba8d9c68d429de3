/** The files of a run on disk. With these files, a run that has ended can be resumed or cleaned up. */
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder that contains the folders of all runs, relative to the current folder. */
export const RUNS_DIR = '.forge-contract';

/** Returns the name of a new run: it contains the second in which the run begins, and a random part. */
export function newRunName(now = Date.now()): string {
  return `fc-${Math.floor(now / 1000).toString(36)}${randomBytes(2).toString('hex')}`;
}

/** The paths of a run's folder and files. */
export interface RunFolder {
  path: string;
  ledger: string;
  journal: string;
}

/**
 * Returns the paths of a run's folder and files.
 * @param runsDir default: `.forge-contract` in the current folder
 */
export function runFolder(run: string, runsDir = RUNS_DIR): RunFolder {
  const path = join(runsDir, run);
  return { path, ledger: join(path, 'ledger.jsonl'), journal: join(path, 'journal.jsonl') };
}

/**
 * Creates the folder of a run, and a `.gitignore` in it.
 * @throws an Error of the file system
 */
export async function createRunFolder(run: string, runsDir = RUNS_DIR): Promise<RunFolder> {
  const folder = runFolder(run, runsDir);
  await mkdir(folder.path, { recursive: true });
  await writeFile(join(runsDir, '.gitignore'), '*\n');
  return folder;
}

/**
 * Reads the complete lines of a file with JSON lines.
 * @throws an Error of the file system
 */
export async function readJsonLines<T>(file: string): Promise<T[]> {
  const text = await readFile(file, 'utf8');
  return text.split('\n').flatMap((line): T[] => {
    try {
      return [JSON.parse(line)];
    } catch {
      return [];
    }
  });
}

/** Returns the names of the runs in a folder, the last one first. */
export async function listRuns(runsDir: string): Promise<string[]> {
  const names = await readdir(runsDir).catch(() => []);
  // The name of a run begins with the second of its start.
  return names
    .filter((name) => name.startsWith('fc-'))
    .sort()
    .reverse();
}
