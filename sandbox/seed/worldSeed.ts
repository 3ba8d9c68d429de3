import type { WorldSeed } from './buildSeed.ts';
import { readPreparedWorld } from './preparedWorld.ts';
import type { GivenRepositories } from './realRepositories.ts';

/** The seed of the example world. All sandboxes of a process share it, and never change it. */
let exampleSeed: Promise<WorldSeed> | undefined;

/**
 * Returns the seed of the example world, which the build generates. A package has it prepared.
 * @param number if given, IDs and names are replaced as `renamed` describes, and there are more rows (`withMoreRows`).
 *   Default: the example world unchanged
 * @param given repositories that replace those of projects. Default: none
 * @throws an Error if the project is not built
 */
export function worldSeed(number?: number, given?: GivenRepositories): Promise<WorldSeed> {
  if (number !== undefined || given) return computeSeed(number, given);
  exampleSeed ??= readPreparedWorld().then((prepared) => prepared ?? computeSeed());
  return exampleSeed;
}

/** Loads the modules that compute a seed, which a prepared world does not need. */
async function computeSeed(number?: number, given?: GivenRepositories): Promise<WorldSeed> {
  const { createSeed } = await import('./createSeed.ts');
  return createSeed(number, given);
}
