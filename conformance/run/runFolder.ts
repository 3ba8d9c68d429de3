/** What a run keeps on disk, so that it can be gone on with or cleaned up after whatever ended it. */
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder of the runs, relative to the current folder. */
export const RUNS_DIR = '.forge-contract';

/** The name of a new run. It tells when the run began, and differs from those of others that began then. */
export function newRunName(now = Date.now()): string {
  return `fc-${Math.floor(now / 1000).toString(36)}${randomBytes(2).toString('hex')}`;
}

/** The files of a run. */
export interface RunFolder {
  path: string;
  ledger: string;
  journal: string;
}

/** @param runsDir default: `.forge-contract` in the current folder */
export function runFolder(run: string, runsDir = RUNS_DIR): RunFolder {
  const path = join(runsDir, run);
  return { path, ledger: join(path, 'ledger.jsonl'), journal: join(path, 'journal.jsonl') };
}

/** Makes the folder of a run. It keeps itself out of git. @throws an Error of the file system */
export async function createRunFolder(run: string, runsDir = RUNS_DIR): Promise<RunFolder> {
  const folder = runFolder(run, runsDir);
  await mkdir(folder.path, { recursive: true });
  await writeFile(join(runsDir, '.gitignore'), '*\n');
  return folder;
}

/** The lines of a file of JSON lines, as far as they are whole. @throws an Error of the file system */
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
