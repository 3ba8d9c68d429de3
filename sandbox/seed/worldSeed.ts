import { readExampleWorld, readWorldFacts } from './readWorldFacts.ts';
import { renamed } from './renamed.ts';
import { seedOf, type WorldSeed } from './seedOf.ts';

/** The seed of the example world. All sandboxes of a process share it, and never change it. */
let exampleSeed: Promise<WorldSeed> | undefined;

/**
 * Returns the seed of the example world, which the build generates.
 * @param number if given, IDs and names are replaced as `renamed` describes. Default: the example world unchanged
 * @throws an Error if the project is not built
 */
export function worldSeed(number?: number): Promise<WorldSeed> {
  if (number !== undefined) return createSeed(number);
  exampleSeed ??= createSeed();
  return exampleSeed;
}

async function createSeed(number?: number): Promise<WorldSeed> {
  const [{ schema, fixtures }, world] = await Promise.all([readWorldFacts(), readExampleWorld()]);
  const example = { world, fixtures };
  const begun = number === undefined ? example : renamed(schema, example, number);
  return seedOf({ schema, fixtures: begun.fixtures }, begun.world, {
    file: 'generated/world.json',
    text: '',
  });
}
