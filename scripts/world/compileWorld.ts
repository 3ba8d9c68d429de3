/** The world with everything that the build makes of it. */
import type { Problem } from '../../contract/yaml/problem.ts';
import { type FixtureValues, fixtureValues } from './fixtureValues.ts';
import { readWorld, type World } from './readWorld.ts';
import { type ShownTables, shownTables } from './shownTables.ts';

export interface CompiledWorld {
  world: World;
  shown: ShownTables;
  values: FixtureValues;
}

export async function compileWorld(dir?: string): Promise<CompiledWorld> {
  const world = await readWorld(dir);
  const shown = shownTables(world);
  return { world, shown, values: fixtureValues(world, shown) };
}

/** What is wrong in the files of the world. Fixtures speak of rows: these come first. */
export function problemsOfWorld({ world, values }: CompiledWorld): Problem[] {
  return world.problems.length > 0 ? world.problems : values.problems;
}
