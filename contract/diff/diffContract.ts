/** Compares versions of the contract with the `redocly` command. */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { GENERATED_DIR } from '../contract.ts';
import type { Document } from '../openapi.ts';
import { UsageError } from '../usageError.ts';
import { changelogSection } from './changelogSection.ts';
import { pairParameters } from './pairParameters.ts';
import { type RedoclyRun, runRedocly } from './runRedocly.ts';

/**
 * Returns the contract at a git revision, as YAML. @throws UsageError when the revision does not contain the contract
 */
export type ReadRevision = (revision: string) => Promise<string>;

/** The two versions of the contract that are compared. */
export interface Compared {
  /** The older version: an OpenAPI file, or a git revision. */
  base: string;
  /** The newer version: an OpenAPI file, or a git revision. Default: the built contract. */
  other?: string | undefined;
  /**
   * Reads a git revision. Default: revisions are refused, since an installed package has no git history of the
   * contract.
   */
  readRevision?: ReadRevision | undefined;
}

/**
 * Lists each change with the semver step that it needs. The exit status is 1 if `info.version` was raised by less
 * than the changes need.
 * @throws UsageError when a version is neither a file nor a revision
 */
export function diffContract(compared: Compared, format: 'stylish' | 'json'): Promise<RedoclyRun> {
  return withFiles(compared, (before, after) => rate(before, after, format));
}

/**
 * Returns the section of the changelog in Markdown, as `changelogSection.ts` writes it.
 * @throws UsageError when a version is neither a file nor a revision, or when the versions cannot be compared
 */
export function contractChangelog(compared: Compared): Promise<string> {
  return withFiles(compared, async (before, after, folder) => {
    const read = async (file: string): Promise<Document> => parse(await readFile(file, 'utf8'));
    const versions = { before: await read(before), after: await read(after) };
    const parameters = pairParameters(versions.before, versions.after);
    const write = async (document: Document, name: string) => {
      await writeFile(join(folder, name), JSON.stringify(document));
      return join(folder, name);
    };
    const { stdout, stderr } = await rate(
      await write(versions.before, 'before.json'),
      await write(versions.after, 'after.json'),
      'json',
    );
    if (!stdout.startsWith('{')) {
      const [, reason = stderr] = /^\w*Error: (.*)$/m.exec(stderr) ?? [];
      throw new UsageError(`The two versions cannot be compared: ${reason}`);
    }
    return changelogSection(JSON.parse(stdout).changes, versions, parameters);
  });
}

function rate(before: string, after: string, format: 'stylish' | 'json'): Promise<RedoclyRun> {
  const config = join(import.meta.dirname, 'diff.redocly.yaml');
  const rating = ['--config', config, '--format', format, '--fail-on', 'none', '--check-version'];
  return runRedocly(['diff', before, after, ...rating]);
}

/**
 * Calls a function with the files of both versions. Revisions are written to a temporary folder, which is then
 * removed.
 */
async function withFiles<T>(
  { base, other, readRevision = noRevision }: Compared,
  use: (before: string, after: string, folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'forge-contract-diff-'));
  try {
    const writeDocument = async (one: string, name: string) => {
      if (existsSync(one)) return resolve(one);
      const file = join(folder, name);
      await writeFile(file, await readRevision(one));
      return file;
    };
    const before = await writeDocument(base, 'before.yaml');
    const after = await writeDocument(other ?? join(GENERATED_DIR, 'openapi.yaml'), 'after.yaml');
    return await use(before, after, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function noRevision(name: string): Promise<never> {
  throw new UsageError(
    `There is no file '${name}'. Give two OpenAPI files, or one file to compare with the contract.`,
  );
}
