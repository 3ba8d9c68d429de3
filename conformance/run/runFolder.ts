/** The files of a run on disk. With them, an ended run can be resumed or cleaned up. */
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder of the runs, relative to the current folder. */
export const RUNS_DIR = '.forge-contract';

/** Returns the name of a new run: the second when it began, and a random part. */
export function newRunName(now = Date.now()): string {
  return `fc-${Math.floor(now / 1000).toString(36)}${randomBytes(2).toString('hex')}`;
}

/** The files of a run. */
export interface RunFolder {
  path: string;
  ledger: string;
  journal: string;
}

/** Returns the files of a run. @param runsDir default: `.forge-contract` in the current folder */
export function runFolder(run: string, runsDir = RUNS_DIR): RunFolder {
  const path = join(runsDir, run);
  return { path, ledger: join(path, 'ledger.jsonl'), journal: join(path, 'journal.jsonl') };
}

/** Creates the folder of a run, with a `.gitignore`. @throws an Error of the file system */
export async function createRunFolder(run: string, runsDir = RUNS_DIR): Promise<RunFolder> {
  const folder = runFolder(run, runsDir);
  await mkdir(folder.path, { recursive: true });
  await writeFile(join(runsDir, '.gitignore'), '*\n');
  return folder;
}

/** Reads the complete lines of a file of JSON lines. @throws an Error of the file system */
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
