import { randomInt } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UsageError } from '../../contract/usageError.ts';
import { emptySeed } from './emptySeed.ts';
import { fileSeed } from './fileSeed.ts';
import type { WorldSeed } from './seedOf.ts';
import { worldSeed } from './worldSeed.ts';

/** A seed, and the name with which it can be created again. */
export type NamedSeed = WorldSeed & { seedName: string };

/**
 * Reads a seed by its name: `world`, `empty`, `random`, `random:7`, or the path of a file.
 * @param name the name of the seed. Default: the seed of the data folder, or else `world`
 * @param folder the data folder, which stores the name of its seed
 * @throws a UsageError if the seed does not exist, its file is invalid, or the data folder has another seed
 */
export async function readSeed(name?: string, folder?: string): Promise<NamedSeed> {
  const begun = folder === undefined ? undefined : await seedOfFolder(folder);
  const isBegun = begun !== undefined && isRequested(name, begun);
  if (begun !== undefined && !isBegun)
    throw new UsageError(
      `${folder} has a sandbox with the seed ${begun}. Leave out --seed, or give another folder.`,
    );
  const seed = await seedNamed(begun ?? name ?? 'world');
  if (folder !== undefined && !isBegun) {
    await mkdir(folder, { recursive: true });
    try {
      await writeFile(join(folder, SEED_FILE), seed.seedName, { flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      // The file exists because another process has just created it, so the folder has a seed.
      return readSeed(name, folder);
    }
  }
  return seed;
}

/** The file in a data folder that stores the name of the folder's seed. */
const SEED_FILE = 'seed';

async function seedOfFolder(folder: string): Promise<string | undefined> {
  const name = await readFile(join(folder, SEED_FILE), 'utf8').catch(() => '');
  return name === '' ? undefined : name;
}

function isRequested(name: string | undefined, begun: string): boolean {
  return (
    name === undefined ||
    [name, resolve(name)].includes(begun) ||
    (name === 'random' && begun.startsWith('random:'))
  );
}

/** The limit for the number that is chosen for the seed `random` without a number. */
const NUMBERS = 1_000_000;

async function seedNamed(name: string): Promise<NamedSeed> {
  if (name === 'world') return { seedName: name, ...(await worldSeed()) };
  if (name === 'empty') return { seedName: name, ...(await emptySeed()) };
  if (name !== 'random' && !name.startsWith('random:'))
    return { seedName: resolve(name), ...(await fileSeed(name)) };
  const [, given = String(randomInt(NUMBERS))] = name.split(':');
  if (!/^\d{1,15}$/.test(given))
    throw new UsageError(
      `'${name}' has no valid number. Give a whole number of at most 15 digits, such as random:7.`,
    );
  return { seedName: `random:${given}`, ...(await worldSeed(Number(given))) };
}
