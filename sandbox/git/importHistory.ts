import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { runGit } from './runGit.ts';

/** What a repository began as. */
export interface Beginning {
  /** SHA-256 of the stream that it was made of; empty for an empty repository. */
  history: string;
  defaultBranch: string;
  /** SHAs by the full names of refs. */
  refs: Record<string, string>;
}

/** Where a repository keeps what it began as; it is written last, so that a half-made one is made again. */
export const BEGINNING = 'sandbox.json';

/** The default branch of a repository that has no commits yet. */
const INITIAL_BRANCH = 'main';

/**
 * Makes a bare repository of a stream for `git fast-import`, unless it is there already.
 * @param stream undefined for an empty repository
 * @param mayReplace makes it anew when it began as something else
 */
export async function importHistory(
  dir: string,
  stream: Buffer | undefined,
  mayReplace: boolean,
): Promise<{ beginning: Beginning; isNew: boolean }> {
  const history = stream ? createHash('sha256').update(stream).digest('hex') : '';
  const known = await readFile(join(dir, BEGINNING), 'utf8').catch(() => undefined);
  const beginning = known === undefined ? undefined : (JSON.parse(known) as Beginning);
  if (beginning && (beginning.history === history || !mayReplace))
    return { beginning, isNew: false };

  await rm(dir, { recursive: true, force: true });
  const defaultBranch = (stream && firstBranch(stream)) ?? INITIAL_BRANCH;
  await createEmpty(dir, defaultBranch);
  if (stream)
    // All of it goes into one pack: what comes later is loose, and a reset can tell the two apart.
    await runGit(dir, ['-c', 'fastimport.unpackLimit=1', 'fast-import', '--quiet', '--done'], {
      input: stream,
    });
  const made = { history, defaultBranch, refs: await writtenRefs(dir) };
  await writeFile(join(dir, `${BEGINNING}.new`), JSON.stringify(made));
  await rename(join(dir, `${BEGINNING}.new`), join(dir, BEGINNING));
  return { beginning: made, isNew: true };
}

// A start makes many repositories, and a process is the slowest part of each: there is one, for the import.

/** What `git init --bare` makes. */
async function createEmpty(dir: string, defaultBranch: string): Promise<void> {
  for (const part of ['objects', 'refs']) await mkdir(join(dir, part), { recursive: true });
  await writeFile(join(dir, 'config'), '[core]\nrepositoryformatversion = 0\nbare = true\n');
  await writeFile(join(dir, 'HEAD'), `ref: refs/heads/${defaultBranch}\n`);
}

/** The refs that have just been imported: each is a file yet. */
async function writtenRefs(dir: string): Promise<Record<string, string>> {
  const entries = await readdir(join(dir, 'refs'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const refs = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    return [
      relative(dir, path).replaceAll(sep, '/'),
      (await readFile(path, 'latin1')).trim(),
    ] as const;
  });
  return Object.fromEntries(await Promise.all(refs));
}

/** The refs that git has: SHAs by their full names. */
export async function refsOf(dir: string): Promise<Record<string, string>> {
  const text = await runGit(dir, ['for-each-ref', '--format=%(objectname) %(refname)']);
  const lines = text.toString('utf8').split('\n').filter(Boolean);
  return Object.fromEntries(lines.map((line) => [line.slice(41), line.slice(0, 40)]));
}

/** The branch that a stream commits to first. */
function firstBranch(stream: Buffer): string | undefined {
  for (let at = 0; at < stream.length; ) {
    const end = stream.indexOf(10, at);
    const line = stream.toString('utf8', at, end === -1 ? stream.length : end);
    const branch = /^commit refs\/heads\/(.+)$/.exec(line)?.[1];
    if (branch !== undefined || end === -1) return branch;
    const bytes = /^data (\d+)$/.exec(line)?.[1];
    at = end + 1 + Number(bytes ?? 0);
  }
  return undefined;
}
