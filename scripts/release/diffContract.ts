/** Compares versions of the contract, by Redocly's own command. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { UsageError } from '../../contract/usageError.ts';
import { GENERATED_DIR, PROJECT_DIR } from '../paths.ts';
import { type RedoclyRun, runRedocly } from './runRedocly.ts';

/**
 * Lists each change with the semver step that it needs. Status 1 when `info.version` was not raised
 * as far as the changes need.
 * @param base an OpenAPI file, or a git revision
 * @param other the same, of what has changed since. Default: the built contract
 * @throws UsageError when one is neither
 */
export async function diffContract(
  base: string,
  other: string | undefined,
  format: 'stylish' | 'json',
): Promise<RedoclyRun> {
  const folder = await mkdtemp(join(tmpdir(), 'forge-contract-diff-'));
  try {
    const fileOf = (one: string, name: string) =>
      existsSync(one) ? resolve(one) : writeRevision(one, join(folder, name));
    const before = await fileOf(base, 'before.yaml');
    const after = await fileOf(other ?? join(GENERATED_DIR, 'openapi.yaml'), 'after.yaml');
    const config = join(import.meta.dirname, 'diff.redocly.yaml');
    const rating = ['--config', config, '--format', format, '--fail-on', 'none', '--check-version'];
    return await runRedocly(['diff', before, after, ...rating]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function writeRevision(revision: string, file: string): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(
      'git',
      ['show', `${revision}:generated/openapi.yaml`],
      { cwd: PROJECT_DIR, maxBuffer: 64 * 1024 * 1024 },
    );
    await writeFile(file, stdout);
    return file;
  } catch (error) {
    throw new UsageError(
      `'${revision}' is no file, and no git revision that has generated/openapi.yaml.`,
      { cause: error },
    );
  }
}
