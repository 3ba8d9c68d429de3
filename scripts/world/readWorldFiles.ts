/** Reads the files of the example world, each held against its schema, without judging more than its form. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { JsonValue } from '../../contract/case.ts';
import type { Schema } from '../../contract/openapi.ts';
import type { History } from '../../contract/world/repositoryOf.ts';
import type {
  FixtureSource,
  ReadFile,
  WorldSchema,
  WorldSource,
} from '../../contract/world/worldSource.ts';
import type { Problem } from '../../contract/yaml/problem.ts';
import { readYaml, type YamlForm, yamlForm } from '../../contract/yaml/readYaml.ts';
import { SOURCE_DIR, shownPath } from '../paths.ts';
import { seedSchema } from './seedSchema.ts';

/** The world of the contract. */
export const WORLD_DIR = join(SOURCE_DIR, 'world');

/** @param dir the folder of the world; its schemas are always those of `openapi/world/` */
export async function readWorldFiles(dir = WORLD_DIR): Promise<WorldSource> {
  const [schema, historySchema, fixturesSchema] = await Promise.all([
    readSchema('world.schema.yaml'),
    readSchema('repository.schema.yaml'),
    readSchema('fixtures.schema.yaml'),
  ]);
  const formOf = (fileSchema: Schema) =>
    yamlForm(
      fileSchema,
      { rule: 'world-file', name: 'the file', hint: 'see the schema named in the first line' },
      { useDefaults: true },
    );
  const problems: Problem[] = [];

  const yamlIn = async (folder: string) =>
    (await readdir(folder))
      .filter((name) => name.endsWith('.yaml') && !name.endsWith('.schema.yaml'))
      .sort()
      .map((name) => join(folder, name));
  const read = async <T>(path: string, form: YamlForm): Promise<ReadFile<T>[]> => {
    const source = { file: shownPath(path, dirname(dir)), text: await readFile(path, 'utf8') };
    const { value, problems: found } = readYaml<T>(source, form);
    if (!found) return [{ ...source, data: value }];
    problems.push(...found);
    return [];
  };
  const files = await yamlIn(dir);
  const isFixturesFile = (path: string) => basename(path) === 'fixtures.yaml';
  const tableForm = formOf(schema);
  const tables = await Promise.all(
    files
      .filter((path) => !isFixturesFile(path))
      .map((path) => read<Record<string, JsonValue>>(path, tableForm)),
  );
  const historyForm = formOf(historySchema);
  const histories = await Promise.all(
    (await yamlIn(join(dir, 'repositories'))).map(async (path) =>
      (await read<History>(path, historyForm)).map((file): [string, ReadFile<History>] => [
        basename(path, '.yaml'),
        file,
      ]),
    ),
  );
  const [fixtures] = await read<Record<string, FixtureSource>>(
    join(dir, 'fixtures.yaml'),
    formOf(fixturesSchema),
  );
  return {
    tables: tables.flat(),
    histories: new Map(histories.flat()),
    fixtures: fixtures ?? { file: '', text: '', data: {} },
    schema: seedSchema(schema, historySchema),
    problems,
  };
}

async function readSchema(name: string): Promise<Schema & WorldSchema> {
  return parse(await readFile(join(WORLD_DIR, name), 'utf8'));
}
