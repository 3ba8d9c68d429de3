import { mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { UsageError } from '../../contract/usageError.ts';

/** A folder that gets all files of a report or none. */
export interface ReportFolder {
  /** Puts the files in place and returns their paths. */
  write(files: Record<string, string>): Promise<string[]>;
  /** Leaves nothing behind but what `write` put in place. */
  close(): Promise<void>;
}

/**
 * Opens a folder for a report: before a run, so that one which cannot be written is known before.
 * @throws a UsageError when the folder cannot be made
 */
export async function openReportFolder(dir: string): Promise<ReportFolder> {
  const folder = resolve(dir);
  const draft = await createDraft(folder).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(
      `The report cannot be written to ${dir}: ${error.code === 'EEXIST' || error.code === 'ENOTDIR' ? 'a file of that name is in the way' : error.message}. Give another folder with --report.`,
    );
  });
  return {
    async write(files) {
      await mkdir(folder, { recursive: true });
      await Promise.all(
        Object.entries(files).map(([name, content]) => writeFile(join(draft, name), content)),
      );
      for (const name of Object.keys(files)) await rename(join(draft, name), join(folder, name));
      return Object.keys(files).map((name) => join(dir, name));
    },
    close: () => rm(draft, { recursive: true, force: true }),
  };
}

async function createDraft(folder: string): Promise<string> {
  const inTheWay = await stat(folder).catch(() => undefined);
  if (inTheWay && !inTheWay.isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
  const parent = dirname(folder);
  await mkdir(parent, { recursive: true });
  // Beside the folder and not within: renaming needs the same file system.
  return mkdtemp(join(parent, `.${basename(folder)}-`));
}
