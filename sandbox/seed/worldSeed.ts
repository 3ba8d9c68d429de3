import { readExampleWorld, readWorldFacts } from './readWorldFacts.ts';
import { renamed } from './renamed.ts';
import { seedOf, type WorldSeed } from './seedOf.ts';

/** The example seed, read once for all sandboxes of a process. No sandbox changes it. */
let exampleSeed: Promise<WorldSeed> | undefined;

/**
 * Returns the seed of the example world from the build.
 * @param number gives the world other IDs and names: see `renamed`. Default: those of the example world
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
