import { buildSeed, type WorldSeed } from './buildSeed.ts';
import { readExampleWorld, readWorldFacts } from './readWorldFacts.ts';
import type { GivenRepositories } from './realRepositories.ts';
import { renamed } from './renamed.ts';
import { withMoreRows } from './withMoreRows.ts';

/** The seed of the example world. All sandboxes of a process share it, and never change it. */
let exampleSeed: Promise<WorldSeed> | undefined;

/**
 * Returns the seed of the example world, which the build generates.
 * @param number if given, IDs and names are replaced as `renamed` describes, and there are more rows (`withMoreRows`).
 *   Default: the example world unchanged
 * @param given repositories that replace those of projects. Default: none
 * @throws an Error if the project is not built
 */
export function worldSeed(number?: number, given?: GivenRepositories): Promise<WorldSeed> {
  if (number !== undefined || given) return createSeed(number, given);
  exampleSeed ??= createSeed();
  return exampleSeed;
}

async function createSeed(number?: number, given?: GivenRepositories): Promise<WorldSeed> {
  const [{ schema, fixtures }, world] = await Promise.all([readWorldFacts(), readExampleWorld()]);
  const begun =
    number === undefined
      ? { world, fixtures }
      : renamed(schema, { world: withMoreRows(world), fixtures }, number);
  const text = { file: 'generated/world.json', text: '' };
  return buildSeed({ schema, fixtures: begun.fixtures }, begun.world, text, given);
}
