import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join, parse, relative } from 'node:path';
import { copyRepository, type GitSource } from './gitSource.ts';
import { readRefs } from './refsOnDisk.ts';
import { runGit } from './runGit.ts';
import type { Refs } from './transaction.ts';

/** A history that git has to create. */
export interface WrittenHistory {
  /** The objects: a stream for `git fast-import`, or the paths of a pack and its index. */
  objects: { stream: Buffer } | { pack: string[] };
  defaultBranch: string;
  /** The SHAs of the branches and tags by their full names, such as `refs/heads/main`. */
  refs: Refs;
}

/** The state of a repository after its history has been imported. */
export interface Beginning {
  /** The SHA-256 of the refs of the imported history, to recognise another one; empty for an empty repository. */
  history: string;
  defaultBranch: string;
  /** The SHAs of all refs, by their full names such as `refs/heads/main`. */
  refs: Refs;
  /** The names of the packs with the objects of the history. A reset removes all other objects. */
  packs: string[];
}

/** The file with the state after the import. It is written last: if the file is missing, the import is repeated. */
export const BEGINNING = 'sandbox.json';

/** The default branch of a repository without commits. */
export const INITIAL_BRANCH = 'main';

/**
 * Creates a bare repository from a stream for `git fast-import`, or as a copy. An existing repository stays.
 * @param source the history; undefined for an empty repository
 * @param mayReplace true to replace an existing repository with another history
 */
export async function importHistory(
  dir: string,
  source: WrittenHistory | GitSource | undefined,
  mayReplace: boolean,
): Promise<{ beginning: Beginning; isNew: boolean }> {
  const history = hashRefs(source);
  const known = await readFile(join(dir, BEGINNING), 'utf8').catch(() => undefined);
  const beginning: Beginning | undefined = known === undefined ? undefined : JSON.parse(known);
  if (beginning && (beginning.history === history || !mayReplace))
    return { beginning, isNew: false };

  await rm(dir, { recursive: true, force: true });
  const defaultBranch = source?.defaultBranch ?? INITIAL_BRANCH;
  const isCopy = source !== undefined && 'path' in source;
  if (isCopy) await copyRepository(source, dir);
  await createEmpty(dir, defaultBranch);
  // The copied repository may have changed since it was read.
  const refs = isCopy ? await readRefs(dir) : (source?.refs ?? {});
  if (source && !isCopy) await writeObjects(dir, source.objects);
  // A copy loses the refs whose names are not UTF-8.
  if (source) await replaceRefs(dir, refs);
  if (await isLarge(dir)) await runGit(dir, ['commit-graph', 'write', '--reachable']);
  const created = { history, defaultBranch, refs, packs: await packsIn(dir) };
  await writeBeginning(dir, created);
  return { beginning: created, isNew: true };
}

/** Writes a single pack. Later objects are loose files, so a reset knows which objects to remove. */
async function writeObjects(dir: string, objects: WrittenHistory['objects']): Promise<void> {
  if ('stream' in objects) {
    await runGit(dir, ['-c', 'fastimport.unpackLimit=1', 'fast-import', '--quiet', '--done'], {
      input: objects.stream,
    });
    return;
  }
  const folder = join(dir, 'objects', 'pack');
  await mkdir(folder, { recursive: true });
  await Promise.all(objects.pack.map((file) => copyFile(file, join(folder, basename(file)))));
}

/** Returns a hash of the refs. They determine the history, because a SHA covers the whole history of its commit. */
function hashRefs(source: WrittenHistory | GitSource | undefined): string {
  if (source === undefined) return '';
  return createHash('sha256').update(JSON.stringify(source.refs)).digest('hex');
}

// A start creates many repositories, and processes start slowly. So only the import runs git; Node writes the rest.

/** Creates an empty bare repository as `git init --bare` does. */
async function createEmpty(dir: string, defaultBranch: string): Promise<void> {
  for (const part of ['objects', 'refs']) await mkdir(join(dir, part), { recursive: true });
  await writeFile(join(dir, 'config'), '[core]\nrepositoryformatversion = 0\nbare = true\n');
  await writeFile(join(dir, 'HEAD'), `ref: refs/heads/${defaultBranch}\n`);
}

/** Writes all refs into one file (`packed-refs`), as git does to many refs. Other refs are removed. */
async function replaceRefs(dir: string, refs: Refs): Promise<void> {
  await rm(join(dir, 'refs'), { recursive: true });
  await mkdir(join(dir, 'refs'));
  const lines = Object.entries(refs).map(([name, sha]) => ({ name: Buffer.from(name), sha }));
  lines.sort((one, other) => Buffer.compare(one.name, other.name));
  await writeFile(
    join(dir, 'packed-refs'),
    ['# pack-refs with: sorted ', ...lines.map(({ name, sha }) => `${sha} ${name}`), ''].join('\n'),
  );
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
