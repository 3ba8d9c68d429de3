import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { UsageError } from '../../contract/usageError.ts';
import { PROJECT_DIR } from '../paths.ts';

/**
 * Returns the contract at a git revision as YAML. @throws UsageError if git does not know the revision, or it has no
 * contract
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
      `'${revision}' is neither a file nor a git revision with generated/openapi.yaml. Give the path of an OpenAPI file, a commit, or a tag that git tag --list shows.`,
      { cause: error },
    );
  }
}
