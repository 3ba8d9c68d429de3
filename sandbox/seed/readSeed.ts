import { randomInt } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UsageError } from '../../contract/usageError.ts';
import { emptySeed } from './emptySeed.ts';
import { fileSeed } from './fileSeed.ts';
import type { WorldSeed } from './seedOf.ts';
import { worldSeed } from './worldSeed.ts';

/** A seed, and the name that gives it again. */
export type NamedSeed = WorldSeed & { seedName: string };

/**
 * Reads a seed by its name: `world`, `empty`, `random`, `random:7`, or a file.
 * @param name default: what the folder began as, or `world`
 * @param folder where the state is kept: it goes on as what it began as
 * @throws a UsageError when there is no such seed, when something is wrong in the file, or when the folder
 *   began as another one
 */
export async function readSeed(name?: string, folder?: string): Promise<NamedSeed> {
  const begun = folder === undefined ? undefined : await seedOfFolder(folder);
  const isBegun = begun !== undefined && isMeant(name, begun);
  if (begun !== undefined && !isBegun)
    throw new UsageError(
      `${folder} has a sandbox that began as ${begun}. Leave out --seed, or take another folder.`,
    );
  const seed = await seedNamed(begun ?? name ?? 'world');
  if (folder !== undefined && !isBegun) {
    await mkdir(folder, { recursive: true });
    try {
      await writeFile(join(folder, SEED_FILE), seed.seedName, { flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      // Another process began the folder at the same moment.
      return readSeed(name, folder);
    }
  }
  return seed;
}

/** Where a folder says what it began as. */
const SEED_FILE = 'seed';

async function seedOfFolder(folder: string): Promise<string | undefined> {
  const name = await readFile(join(folder, SEED_FILE), 'utf8').catch(() => '');
  return name === '' ? undefined : name;
}

function isMeant(name: string | undefined, begun: string): boolean {
  return (
    name === undefined ||
    [name, resolve(name)].includes(begun) ||
    (name === 'random' && begun.startsWith('random:'))
  );
}

/** A random seed without a number takes one below this. */
const NUMBERS = 1_000_000;

async function seedNamed(name: string): Promise<NamedSeed> {
  if (name === 'world') return { seedName: name, ...(await worldSeed()) };
  if (name === 'empty') return { seedName: name, ...(await emptySeed()) };
  if (name !== 'random' && !name.startsWith('random:'))
    return { seedName: resolve(name), ...(await fileSeed(name)) };
  const [, given = String(randomInt(NUMBERS))] = name.split(':');
  if (!/^\d{1,15}$/.test(given))
    throw new UsageError(`The number of a random seed is a whole one, such as random:7.`);
  return { seedName: `random:${given}`, ...(await worldSeed(Number(given))) };
}
