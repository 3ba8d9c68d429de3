/** Reads and writes the refs in git, as opposed to the refs in the database. */

import { isUtf8 } from 'node:buffer';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../errorCode.ts';
import { runGit } from './runGit.ts';
import type { Refs } from './transaction.ts';

/** Returns the refs. Those whose names are not UTF-8 are left out, because neither the API nor the tables can name them. */
export async function readRefs(dir: string): Promise<Refs> {
  const bytes = await runGit(dir, ['for-each-ref', '--format=%(objectname) %(refname)']);
  const lines = isUtf8(bytes)
    ? bytes.toString('utf8').split('\n')
    : bytes
        .toString('latin1')
        .split('\n')
        .map((line) => Buffer.from(line, 'latin1'))
        .filter((line) => isUtf8(line))
        .map(String);
  return Object.fromEntries(
    lines.filter(Boolean).map((line) => [line.slice(41), line.slice(0, 40)]),
  );
}

/**
 * Changes refs in git. Refs that are neither in `before` nor in `now` stay.
 * @param before the refs before the change; a ref that `now` lacks is deleted
 * @param isSure whether the repository surely has the objects. Otherwise git checks this
 */
export async function writeRefs(
  dir: string,
  before: Refs,
  now: Refs,
  isSure = true,
): Promise<void> {
  const deletions = Object.keys(before)
    .filter((name) => now[name] === undefined)
    .map((name) => `delete ${name}\0\0`);
  const updates = Object.entries(now)
    .filter(([name, sha]) => before[name] !== sha)
    .map(([name, sha]) => `update ${name}\0${sha}\0\0`);
  const names = Object.keys(now).filter((name) => before[name] !== now[name]);
  if (
    isSure &&
    deletions.length === 0 &&
    names.length <= FEW &&
    names.every((name) => before[name])
  ) {
    for (const name of names) await moveRef(dir, name, now[name]!);
    return;
  }
  // Deletions come first: as long as a branch `a` exists, git cannot create a branch `a/b`.
  for (const commands of [deletions, updates])
    if (commands.length > 0)
      await runGit(dir, ['update-ref', '--no-deref', '--stdin', '-z'], {
        input: commands.join(''),
      });
}

/** The number of refs that are moved without starting git, which would take longer. */
const FEW = 10;

/**
 * Moves an existing ref as git does: the lock file gets the SHA, and then the name of the ref.
 * @throws an Error if another process of git is changing the ref
 */
async function moveRef(dir: string, name: string, sha: string): Promise<void> {
  const path = join(dir, name);
  // The folder is missing while all refs in it are in one file (`packed-refs`).
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.lock`, `${sha}\n`, { flag: 'wx' }).catch((error: unknown) => {
    throw new Error(`The ref ${name} cannot be moved: ${errorCode(error)}`);
  });
  await rename(`${path}.lock`, path);
}

/** Makes HEAD name a branch. */
export async function setHead(dir: string, branch: string): Promise<void> {
  const path = join(dir, 'HEAD');
  await writeFile(`${path}.lock`, `ref: refs/heads/${branch}\n`);
  await rename(`${path}.lock`, path);
}

/** Removes the lock files of a git process that was killed, because later commands would fail at these files. */
export async function removeLocks(dir: string): Promise<void> {
  const inRefs = await readdir(join(dir, 'refs'), { recursive: true }).catch(() => []);
  const paths = [...inRefs.map((path) => join('refs', path)), 'HEAD.lock', 'packed-refs.lock'];
  for (const path of paths.filter((path) => path.endsWith('.lock')))
    await rm(join(dir, path), { force: true });
}
