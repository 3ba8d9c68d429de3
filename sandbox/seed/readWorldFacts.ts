/**
 * Reads the files about worlds that the build generates. A world is a set of rows, such as the example world
 * (openapi/world).
 */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GENERATED_DIR } from '../../contract/contract.ts';
import { isObject } from '../../contract/isObject.ts';
import type { Schema } from '../../contract/openapi.ts';
import type {
  FieldSchema,
  FixtureSource,
  Row,
  WorldSchema,
} from '../../contract/world/worldSource.ts';

/** The schema of a world file and the places of the fixtures. They are the same for every world. */
export interface WorldFacts {
  /** The schema of a world file. It marks references between rows, and names that may be replaced. */
  schema: Schema & FieldSchema & WorldSchema;
  /** The table and row in which the value of each fixture is found, by the keys of `x-fixtures`. */
  fixtures: Record<string, FixtureSource>;
}

/** Reads the schema and the fixtures. @throws an Error if the project is not built */
export async function readWorldFacts(): Promise<WorldFacts> {
  const [schema, fixtures] = await Promise.all([
    readGenerated<WorldFacts['schema']>('world.schema.json'),
    readGenerated<WorldFacts['fixtures']>('fixtures.json'),
  ]);
  return { schema, fixtures };
}

/** Reads the example world from the generated file `world.json`. @throws an Error if the project is not built */
export function readExampleWorld(): Promise<Row> {
  return readGenerated('world.json');
}

/** Returns the rows of a table, or the items of another list of objects. */
export function rowsIn(world: Row, name: string): Row[] {
  const rows = world[name];
  return Array.isArray(rows) ? rows.filter(isObject) : [];
}

async function readGenerated<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(join(GENERATED_DIR, name), 'utf8'));
}
