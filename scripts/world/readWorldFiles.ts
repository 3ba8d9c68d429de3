/** Reads the files of the example world, and validates each file with its schema. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { JsonValue } from '../../contract/case.ts';
import type { Role, Schema } from '../../contract/openapi.ts';
import type { History } from '../../contract/world/buildRepository.ts';
import type {
  FixtureSource,
  ReadFile,
  WorldSchema,
  WorldSource,
} from '../../contract/world/worldSource.ts';
import type { YamlText } from '../../contract/yaml/parseYaml.ts';
import type { Problem } from '../../contract/yaml/problem.ts';
import { readYaml, type YamlForm, yamlForm } from '../../contract/yaml/readYaml.ts';
import { packFiles } from '../packs/packFiles.ts';
import { SOURCE_DIR, shownPath } from '../paths.ts';
import { addPackTables } from './addPackTables.ts';
import { checkVersion } from './checkDeclaration.ts';
import { seedSchema } from './seedSchema.ts';

/** The folder with the source files of the example world. */
export const WORLD_DIR = join(SOURCE_DIR, 'world');
const WORLD_SCHEMA = 'world.schema.yaml';

/** The files of the example world, and the roles of its callers. */
export interface WorldFiles extends WorldSource {
  roles: ReadFile<Record<string, Role>>;
  /** The problem that `x-versions` lacks the fingerprint of the tables. All rows are readable without it. */
  outdated: Problem[];
}

/**
 * Reads the example world. That of the project also has the tables and rows of the packs.
 * @param dir the folder of the world, with the declaration of its tables. The other schemas are those of `openapi/world/`
 */
export async function readWorldFiles(dir = WORLD_DIR): Promise<WorldFiles> {
  const packs = dir === WORLD_DIR ? packFiles() : [];
  const [declared, historySchema, fixturesSchema, rolesSchema] = await Promise.all([
    readSchema(WORLD_SCHEMA, dir),
    readSchema('repository.schema.yaml'),
    readSchema('fixtures.schema.yaml'),
    readSchema('roles.schema.yaml'),
  ]);
  const createForm = (fileSchema: Schema) =>
    yamlForm(
      fileSchema,
      { rule: 'world-file', name: 'the file', hint: 'see the schema named in the first line' },
      { useDefaults: true },
    );
  const schema = await addPackTables(declared, packs);
  const { problems } = schema;
  const outdated = problems.length > 0 ? [] : checkVersion(declared.source, declared.value);
  outdated.push(...schema.outdated);

  const yamlIn = async (folder: string) =>
    (existsSync(folder) ? await readdir(folder) : [])
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
  const isTable = (path: string) => !['fixtures.yaml', 'roles.yaml'].includes(basename(path));
  const tableForm = createForm(schema.value);
  const tables = await Promise.all(
    [...files.filter(isTable), ...packs.flatMap(({ rows }) => rows)].map((path) =>
      read<Record<string, JsonValue>>(path, tableForm),
    ),
  );
  const historyForm = createForm(historySchema.value);
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
    createForm(fixturesSchema.value),
  );
  const [roles] = await read<Record<string, Role>>(
    join(dir, 'roles.yaml'),
    createForm(rolesSchema.value),
  );
  return {
    tables: tables.flat(),
    histories: new Map(histories.flat()),
    fixtures: fixtures ?? { file: '', text: '', data: {} },
    roles: roles ?? { file: '', text: '', data: {} },
    schema: seedSchema(schema.value, historySchema.value),
    problems,
    outdated,
  };
}

/** Reads the declaration of all tables, with those of the packs. */
export async function readWorldSchema(): Promise<WorldSchema> {
  return (await addPackTables(await readSchema(WORLD_SCHEMA), packFiles())).value;
}

async function readSchema(
  name: string,
  dir = WORLD_DIR,
): Promise<{ source: YamlText; value: Schema & WorldSchema }> {
  const path = join(dir, name);
  const text = await readFile(path, 'utf8');
  return { source: { file: shownPath(path, dirname(dir)), text }, value: parse(text) };
}
