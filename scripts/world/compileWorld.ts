/** Compiles the example world, and computes from it everything that the build needs. */

import { type World, worldOf } from '../../contract/world/worldOf.ts';
import type { WorldSource } from '../../contract/world/worldSource.ts';
import type { Problem } from '../../contract/yaml/problem.ts';
import { type FixtureValues, fixtureValues } from './fixtureValues.ts';
import { type PlacedRows, placedRows } from './placedRows.ts';
import { readWorldFiles } from './readWorldFiles.ts';

export interface CompiledWorld {
  source: WorldSource;
  world: World;
  rows: PlacedRows;
  values: FixtureValues;
}

export async function compileWorld(dir?: string): Promise<CompiledWorld> {
  const source = await readWorldFiles(dir);
  const world = worldOf(source);
  const rows = placedRows(world);
  // Fixtures refer to rows, so a mistake in a row would be reported again at each of its fixtures.
  const values =
    world.problems.length > 0
      ? { fixtures: {}, kinds: {}, problems: [] }
      : fixtureValues(world, rows);
  return { source, world, rows, values };
}

/** Returns the problems in the files of the example world. */
export function problemsOfWorld({ world, values }: CompiledWorld): Problem[] {
  return [...world.problems, ...values.problems];
}
