import { buildSeed, type WorldSeed } from './buildSeed.ts';
import { readExampleWorld, readWorldFacts } from './readWorldFacts.ts';
import type { GivenRepositories } from './realRepositories.ts';
import { renamed } from './renamed.ts';
import { withMoreRows } from './withMoreRows.ts';

/** Creates the seed of the example world, or of a random one. The parameters are those of `worldSeed`. */
export async function createSeed(number?: number, given?: GivenRepositories): Promise<WorldSeed> {
  const [{ schema, fixtures }, world] = await Promise.all([readWorldFacts(), readExampleWorld()]);
  const begun =
    number === undefined
      ? { world, fixtures }
      : renamed(schema, { world: withMoreRows(world), fixtures }, number);
  const text = { file: 'generated/world.json', text: '' };
  return buildSeed({ schema, fixtures: begun.fixtures }, begun.world, text, given);
}
