import { readExampleWorld, readWorldFacts } from './readWorldFacts.ts';
import { renamed } from './renamed.ts';
import { seedOf, type WorldSeed } from './seedOf.ts';
import { withMoreRows } from './withMoreRows.ts';

/** The seed of the example world. All sandboxes of a process share it, and never change it. */
let exampleSeed: Promise<WorldSeed> | undefined;

/**
 * Returns the seed of the example world, which the build generates.
 * @param number if given, IDs and names are replaced as `renamed` describes, and there are more rows (`withMoreRows`).
 *   Default: the example world unchanged
 * @throws an Error if the project is not built
 */
export function worldSeed(number?: number): Promise<WorldSeed> {
  if (number !== undefined) return createSeed(number);
  exampleSeed ??= createSeed();
  return exampleSeed;
}

async function createSeed(number?: number): Promise<WorldSeed> {
  const [{ schema, fixtures }, world] = await Promise.all([readWorldFacts(), readExampleWorld()]);
  const begun =
    number === undefined
      ? { world, fixtures }
      : renamed(schema, { world: withMoreRows(world), fixtures }, number);
  return seedOf({ schema, fixtures: begun.fixtures }, begun.world, {
    file: 'generated/world.json',
    text: '',
  });
}
