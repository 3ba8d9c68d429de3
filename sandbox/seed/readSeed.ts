import { randomInt } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UsageError } from '../../contract/usageError.ts';
import { errorCode } from '../errorCode.ts';
import { createDataFolder } from '../store/createDataFolder.ts';
import type { WorldSeed } from './buildSeed.ts';
import type { GivenRepositories } from './realRepositories.ts';
import { worldSeed } from './worldSeed.ts';

/** A seed, and the name with which it can be created again. */
export type NamedSeed = WorldSeed & { seedName: string };

/**
 * Reads a seed by its name: `world`, `empty`, `random`, `random:7`, or the path of a file.
 * @param name the name of the seed. Default: the seed of the data folder, or else `world`
 * @param folder the data folder, which stores the name of its seed
 * @param given repositories or bundles that projects begin with, by the full paths of the projects. Default: none
 * @throws a UsageError if the seed does not exist, its file is invalid, or the data folder has another seed
 */
export async function readSeed(
  name?: string,
  folder?: string,
  given?: GivenRepositories,
): Promise<NamedSeed> {
  const begun = folder === undefined ? undefined : await seedOfFolder(folder);
  const isBegun = begun !== undefined && isRequested(name, given, begun);
  if (begun !== undefined && !isBegun)
    throw new UsageError(
      `${folder} has a sandbox with the seed ${begun}. Leave out --seed, or give another folder.`,
    );
  const [base, repositories] =
    begun === undefined ? [name ?? 'world', given] : repositoriesIn(begun);
  const seed = withRepositoryNames(await seedNamed(base, repositories), repositories);
  if (folder !== undefined && !isBegun) {
    createDataFolder(folder);
    try {
      await writeFile(join(folder, SEED_FILE), seed.seedName, { flag: 'wx' });
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
      // The file exists because another process has just created it, so the folder has a seed.
      return readSeed(name, folder, given);
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

function isRequested(
  name: string | undefined,
  given: GivenRepositories | undefined,
  begun: string,
): boolean {
  const [base, repositories = {}] = repositoriesIn(begun);
  return (
    (name === undefined ||
      [name, resolve(name)].includes(base) ||
      (name === 'random' && base.startsWith('random:'))) &&
    (given === undefined || optionsFor(given) === optionsFor(repositories))
  );
}

const OPTION = ' --repository ';

/** Returns the options with which the command gets the repositories. They are a part of the seed's name. */
function optionsFor(given: GivenRepositories): string {
  return Object.entries(given)
    .map(([project, path]) => `${OPTION}${project}=${resolve(path)}`)
    .join('');
}

function withRepositoryNames(seed: NamedSeed, given: GivenRepositories = {}): NamedSeed {
  return { ...seed, seedName: seed.seedName + optionsFor(given) };
}

/** Splits the name of a seed into the name without repositories and the repositories. */
function repositoriesIn(seedName: string): [base: string, given: GivenRepositories | undefined] {
  const [base = '', ...options] = seedName.split(OPTION);
  if (options.length === 0) return [base, undefined];
  const pairs = options.map((option) => {
    const end = option.indexOf('=');
    return [option.slice(0, end), option.slice(end + 1)];
  });
  return [base, Object.fromEntries(pairs)];
}

/** The limit for the number that is chosen for the seed `random` without a number. */
const NUMBERS = 1_000_000;

async function seedNamed(name: string, given?: GivenRepositories): Promise<NamedSeed> {
  if (name === 'world') return { seedName: name, ...(await worldSeed(undefined, given)) };
  // Most starts take the example world, and need none of these modules.
  if (name === 'empty') {
    const { emptySeed } = await import('./emptySeed.ts');
    return { seedName: name, ...(await emptySeed(given)) };
  }
  if (name !== 'random' && !name.startsWith('random:')) {
    const { fileSeed } = await import('./fileSeed.ts');
    return { seedName: resolve(name), ...(await fileSeed(name, given)) };
  }
  const [, number = String(randomInt(NUMBERS))] = name.split(':');
  if (!/^\d{1,15}$/.test(number))
    throw new UsageError(
      `'${name}' has no valid number. Give a whole number of at most 15 digits, such as random:7.`,
    );
  return { seedName: `random:${number}`, ...(await worldSeed(Number(number), given)) };
}
