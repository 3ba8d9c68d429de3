/** Compiles the example world, and computes from it everything that the build needs. */

import { buildWorld, type World } from '../../contract/world/buildWorld.ts';
import type { Problem } from '../../contract/yaml/problem.ts';
import { checkEnds } from './checkEnds.ts';
import { type FixtureValues, fixtureValues } from './fixtureValues.ts';
import { type PlacedRows, placedRows } from './placedRows.ts';
import { readWorldFiles, type WorldFiles } from './readWorldFiles.ts';

export interface CompiledWorld {
  source: WorldFiles;
  world: World;
  rows: PlacedRows;
  values: FixtureValues;
}

export async function compileWorld(dir?: string): Promise<CompiledWorld> {
  const source = await readWorldFiles(dir);
  const world = buildWorld(source);
  const rows = placedRows(world);
  // Fixtures refer to rows, so a mistake in a row would be reported again at each of its fixtures.
  const values =
    world.problems.length > 0
      ? { fixtures: {}, kinds: {}, problems: [] }
      : fixtureValues(world, rows);
  return { source, world, rows, values };
}

/** Returns the problems in the files of the example world. */
export function problemsOfWorld(compiled: CompiledWorld): Problem[] {
  const { source, world, values } = compiled;
  const ofRows =
    world.problems.length > 0 ? world.problems : [...values.problems, ...checkEnds(compiled)];
  return [...source.outdated, ...ofRows];
}
