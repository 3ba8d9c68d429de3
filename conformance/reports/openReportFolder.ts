import { mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { UsageError } from '../../contract/usageError.ts';
import { checkReplaceable } from '../../contract/writeFiles.ts';
import type { ReportFormat } from './format.ts';
import { FORMATS } from './formats.ts';

/** A folder for a report. It receives either all files of the report or no file. */
export interface ReportFolder {
  /** Writes all files as drafts, moves them into the folder, and returns their paths. */
  write(files: Record<string, string>): Promise<string[]>;
  /** Removes the temporary folder for drafts. Files that `write` has put in place stay. */
  close(): Promise<void>;
}

/**
 * Opens a folder for a report. It is called before a run, so that the user learns early if the folder cannot be
 * written, or has files of the user.
 * @param options `force` permits to replace files of the user. `added` are the formats of plugins
 * @throws a UsageError if the folder cannot be created, or has a file of the user with the name of a report
 */
export async function openReportFolder(
  dir: string,
  { force, added = [] }: { force?: boolean | undefined; added?: readonly ReportFormat[] } = {},
): Promise<ReportFolder> {
  const folder = resolve(dir);
  const files = [...FORMATS, ...added].map(({ file }) => ({
    path: join(dir, file),
    isMarked: FORMATS.some((format) => format.file === file),
  }));
  await checkReplaceable(files, { force });
  const draft = await createDraft(folder).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(
      `The report cannot be written to ${dir}: ${error.code === 'EEXIST' || error.code === 'ENOTDIR' ? 'a file with this name exists' : error.message}. Give another folder with --report.`,
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
  const existing = await stat(folder).catch(() => undefined);
  if (existing && !existing.isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
  const parent = dirname(folder);
  await mkdir(parent, { recursive: true });
  // The drafts are next to the folder, because a file can be renamed only within a file system.
  return mkdtemp(join(parent, `.${basename(folder)}-`));
}
