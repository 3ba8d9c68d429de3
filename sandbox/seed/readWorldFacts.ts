/** What the build has made of the example world. */
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

/** What there is to know about any world. */
export interface WorldFacts {
  /** What a world in one file is like: what refers to what, and what can be renamed. */
  schema: Schema & FieldSchema & WorldSchema;
  /** Where in a world the value of a fixture is, by the keys of `x-fixtures`. */
  fixtures: Record<string, FixtureSource>;
}

/** @throws an Error when they are not built */
export async function readWorldFacts(): Promise<WorldFacts> {
  const [schema, fixtures] = await Promise.all([
    readGenerated<WorldFacts['schema']>('world.schema.json'),
    readGenerated<WorldFacts['fixtures']>('fixtures.json'),
  ]);
  return { schema, fixtures };
}

/** The example world in one file. @throws an Error when it is not built */
export function readExampleWorld(): Promise<Row> {
  return readGenerated('world.json');
}

async function readGenerated<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(join(GENERATED_DIR, name), 'utf8')) as T;
}
