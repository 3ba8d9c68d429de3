import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { UsageError } from '../../contract/usageError.ts';
import { PROJECT_DIR } from '../paths.ts';

/**
 * The contract at a git revision, as YAML.
 * @throws UsageError when there is no such revision, or when it has no contract
 */
export async function readRevision(revision: string): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(
      'git',
      ['show', `${revision}:generated/openapi.yaml`],
      { cwd: PROJECT_DIR, maxBuffer: 64 * 1024 * 1024 },
    );
    return stdout;
  } catch (error) {
    throw new UsageError(
      `'${revision}' is no file, and no git revision that has generated/openapi.yaml. Give a file, a commit, or a tag that git tag --list shows.`,
      { cause: error },
    );
  }
}
