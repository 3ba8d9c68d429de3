/** Compares versions of the contract, by Redocly's own command. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { UsageError } from '../../contract/usageError.ts';
import { GENERATED_DIR, PROJECT_DIR } from '../paths.ts';
import { changelogSection } from './changelogSection.ts';
import { type RedoclyRun, runRedocly } from './runRedocly.ts';

/**
 * Lists each change with the semver step that it needs. Status 1 when `info.version` was not raised
 * as far as the changes need.
 * @param base an OpenAPI file, or a git revision
 * @param other the same, of what has changed since. Default: the built contract
 * @throws UsageError when one is neither
 */
export function diffContract(
  base: string,
  other: string | undefined,
  format: 'stylish' | 'json',
): Promise<RedoclyRun> {
  return withFiles(base, other, (before, after) => rate(before, after, format));
}

/**
 * The section of the changelog, in Markdown: see `changelogSection.ts`.
 * @param base an OpenAPI file, or a git revision
 * @param other the same, of what has changed since. Default: the built contract
 * @throws UsageError when one is neither, or when the two cannot be compared
 */
export function contractChangelog(base: string, other: string | undefined): Promise<string> {
  return withFiles(base, other, async (before, after) => {
    const { stdout, stderr } = await rate(before, after, 'json');
    if (!stdout.startsWith('{')) {
      const [, reason = stderr] = /^\w*Error: (.*)$/m.exec(stderr) ?? [];
      throw new UsageError(`The two cannot be compared: ${reason}`);
    }
    const read = async (file: string) => parse(await readFile(file, 'utf8'));
    return changelogSection(JSON.parse(stdout).changes, {
      before: await read(before),
      after: await read(after),
    });
  });
}

function rate(before: string, after: string, format: 'stylish' | 'json'): Promise<RedoclyRun> {
  const config = join(import.meta.dirname, 'diff.redocly.yaml');
  const rating = ['--config', config, '--format', format, '--fail-on', 'none', '--check-version'];
  return runRedocly(['diff', before, after, ...rating]);
}

/** Uses both versions as files. */
async function withFiles<T>(
  base: string,
  other: string | undefined,
  use: (before: string, after: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'forge-contract-diff-'));
  try {
    const fileOf = (one: string, name: string) =>
      existsSync(one) ? resolve(one) : writeRevision(one, join(folder, name));
    const before = await fileOf(base, 'before.yaml');
    const after = await fileOf(other ?? join(GENERATED_DIR, 'openapi.yaml'), 'after.yaml');
    return await use(before, after);
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
