/** Reads the files of the build about worlds. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GENERATED_DIR } from '../../contract/contract.ts';
import type { Schema } from '../../contract/openapi.ts';
import type {
  FieldSchema,
  FixtureSource,
  Row,
  WorldSchema,
} from '../../contract/world/worldSource.ts';

/** The facts that hold for every world. */
export interface WorldFacts {
  /** The schema of a world in one file. It marks references, and names that may be replaced. */
  schema: Schema & FieldSchema & WorldSchema;
  /** The place of each fixture in a world, by the keys of `x-fixtures`. */
  fixtures: Record<string, FixtureSource>;
}

/** Reads the facts. @throws an Error if the project is not built */
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

async function readGenerated<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(join(GENERATED_DIR, name), 'utf8')) as T;
}
