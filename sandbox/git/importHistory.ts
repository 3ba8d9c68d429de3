import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, parse, relative, sep } from 'node:path';
import { copyRepository, type GitSource } from './gitSource.ts';
import { readRefs } from './refsOnDisk.ts';
import { runGit } from './runGit.ts';

/** The state of a repository after its history has been imported. */
export interface Beginning {
  /** The SHA-256 of the imported history, to recognise another one; empty for an empty repository. */
  history: string;
  defaultBranch: string;
  /** The SHAs of all refs, by their full names such as `refs/heads/main`. */
  refs: Record<string, string>;
  /** The names of the packs with the objects of the history. A reset removes all other objects. */
  packs: string[];
}

/** The file with the state after the import. It is written last: if the file is missing, the import is repeated. */
export const BEGINNING = 'sandbox.json';

/**
 * Above this number, refs move from a file each into one file. Git reads that faster, and a process can open only so many
 * files at a time.
 */
const MANY_REFS = 100;

/** The default branch of a repository without commits. */
export const INITIAL_BRANCH = 'main';

/**
 * Creates a bare repository from a stream for `git fast-import`, or as a copy. An existing repository stays.
 * @param source the history; undefined for an empty repository
 * @param mayReplace true to replace an existing repository with another history
 */
export async function importHistory(
  dir: string,
  source: Buffer | GitSource | undefined,
  mayReplace: boolean,
): Promise<{ beginning: Beginning; isNew: boolean }> {
  const history = hashOf(source);
  const known = await readFile(join(dir, BEGINNING), 'utf8').catch(() => undefined);
  const beginning = known === undefined ? undefined : (JSON.parse(known) as Beginning);
  if (beginning && !beginning.packs) {
    // Earlier versions did not note the packs, because later objects were loose files in every case.
    beginning.packs = await packsIn(dir);
    await writeBeginning(dir, beginning);
  }
  if (beginning && (beginning.history === history || !mayReplace))
    return { beginning, isNew: false };

  await rm(dir, { recursive: true, force: true });
  const defaultBranch = defaultBranchOf(source);
  const isCopy = source !== undefined && !Buffer.isBuffer(source);
  if (isCopy) await copyRepository(source, dir);
  await createEmpty(dir, defaultBranch);
  if (Buffer.isBuffer(source))
    // The import writes a single pack, but later objects are loose files. So a reset knows which objects to remove.
    await runGit(dir, ['-c', 'fastimport.unpackLimit=1', 'fast-import', '--quiet', '--done'], {
      input: source,
    });
  const files = isCopy ? [] : await refFiles(dir);
  const isMany = files.length > MANY_REFS;
  if (isMany) await runGit(dir, ['pack-refs', '--all']);
  const refs = isCopy || isMany ? await readRefs(dir) : await refsIn(dir, files);
  if (await isLarge(dir)) await runGit(dir, ['commit-graph', 'write', '--reachable']);
  const created = { history, defaultBranch, refs, packs: await packsIn(dir) };
  await writeBeginning(dir, created);
  return { beginning: created, isNew: true };
}

function hashOf(source: Buffer | GitSource | undefined): string {
  if (source === undefined) return '';
  const bytes = Buffer.isBuffer(source) ? source : JSON.stringify(source.refs);
  return createHash('sha256').update(bytes).digest('hex');
}

function defaultBranchOf(source: Buffer | GitSource | undefined): string {
  const branch = Buffer.isBuffer(source) ? firstBranch(source) : source?.defaultBranch;
  return branch ?? INITIAL_BRANCH;
}

// A start creates many repositories, and processes start slowly. So only the import runs git; Node writes the rest.

/** Creates an empty bare repository as `git init --bare` does. */
async function createEmpty(dir: string, defaultBranch: string): Promise<void> {
  for (const part of ['objects', 'refs']) await mkdir(join(dir, part), { recursive: true });
  await writeFile(join(dir, 'config'), '[core]\nrepositoryformatversion = 0\nbare = true\n');
  await writeFile(join(dir, 'HEAD'), `ref: refs/heads/${defaultBranch}\n`);
}

/** Lists the files of the refs after an import. At this time, git still stores every ref in a file of its own. */
async function refFiles(dir: string): Promise<string[]> {
  const entries = await readdir(join(dir, 'refs'), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

async function refsIn(dir: string, files: string[]): Promise<Record<string, string>> {
  const refs = files.map(async (path) => [
    relative(dir, path).replaceAll(sep, '/'),
    (await readFile(path, 'latin1')).trim(),
  ]);
  return Object.fromEntries(await Promise.all(refs));
}

/**
 * Lists the folders and files with the objects that were written after the import: loose objects, further packs, and what
 * an interrupted push left.
 */
export async function laterObjects(dir: string, { packs }: Beginning): Promise<string[]> {
  const objects = join(dir, 'objects');
  const loose = (await readdir(objects)).filter((name) => /^([0-9a-f]{2}$|tmp_objdir)/.test(name));
  const files = (await readdir(join(objects, 'pack')).catch(() => [])).filter(
    (name) => !packs.includes(parse(name).name),
  );
  return [...loose, ...files.map((name) => join('pack', name))].map((path) => join(objects, path));
}

/** Lists the files with objects that a repository has, and an earlier copy of it lacks. */
export async function objectsBeyond(copy: string, dir: string): Promise<string[]> {
  const [known, found] = await Promise.all([copy, dir].map(objectFiles));
  const earlier = new Set(known);
  return found!.filter((path) => !earlier.has(path)).map((path) => join(dir, 'objects', path));
}

async function objectFiles(dir: string): Promise<string[]> {
  const objects = join(dir, 'objects');
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(objects, options).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(objects, join(parentPath, name)));
}

/** The size of a pack's index above which git gets a graph of the commits: about 3,500 objects. */
const LARGE_INDEX = 100_000;

/** Returns true if a repository has so many objects that walks through its history need a graph of the commits. */
async function isLarge(dir: string): Promise<boolean> {
  const folder = join(dir, 'objects', 'pack');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.idx'));
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.some((size) => size > LARGE_INDEX);
}

async function packsIn(dir: string): Promise<string[]> {
  const names = await readdir(join(dir, 'objects', 'pack')).catch(() => []);
  return [...new Set(names.map((name) => parse(name).name))];
}

async function writeBeginning(dir: string, beginning: Beginning): Promise<void> {
  await writeFile(join(dir, `${BEGINNING}.new`), JSON.stringify(beginning));
  await rename(join(dir, `${BEGINNING}.new`), join(dir, BEGINNING));
}

/** Returns the branch of the first commit in a stream. */
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
