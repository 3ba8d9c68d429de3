import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { UsageError } from '../../contract/usageError.ts';
import { errorCode } from '../errorCode.ts';

/**
 * Creates a data folder if it does not exist, and writes a file in it for a moment.
 * @throws a UsageError if the folder cannot be created or written to
 */
export function createDataFolder(folder: string): void {
  const probe = join(folder, `probe-${process.pid}`);
  try {
    createFolder(resolve(folder));
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const { message } = error as Error;
    throw new UsageError(`${folder} cannot be a data folder: ${message}. Give another folder.`);
  }
}

/** Creates a folder after its parents. With `recursive`, Node would not return for a folder in `/proc`. */
function createFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })) return;
  createFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have just created it.
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}
