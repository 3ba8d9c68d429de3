/** Reads the files of the example world, each held against its schema, without judging more than its form. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonValue } from '../../contract/case.ts';
import { createAjv } from '../../contract/createAjv.ts';
import type { Discovery, Making } from '../../contract/openapi.ts';
import type { YamlText } from '../../contract/yaml/parseYaml.ts';
import type { Problem } from '../../contract/yaml/problem.ts';
import { problemAt } from '../../contract/yaml/problemAt.ts';
import { SOURCE_DIR, shownPath } from '../paths.ts';

/** The world of the contract. */
export const WORLD_DIR = join(SOURCE_DIR, 'world');

import type { History } from './repositoryOf.ts';

/** A YAML file and what it holds. */
export interface ReadFile<T> extends YamlText {
  data: T;
}

/** A row of a table: fields by name. */
export type Row = { [field: string]: JsonValue };

/** What the files of `openapi/world/` hold, defaults filled in. */
export interface WorldFiles {
  /** Files with tables, and with single values such as `clock`. */
  tables: ReadFile<Record<string, JsonValue>>[];
  /** Histories by the name of the repository. */
  histories: Map<string, ReadFile<History>>;
  fixtures: ReadFile<Record<string, FixtureSource>>;
  /** The schema of the tables: it says what refers to what. */
  schema: WorldSchema;
  /** Files that could not be read, or do not have the form. They are not among the others. */
  problems: Problem[];
}

/** An entry of `fixtures.yaml`. */
export interface FixtureSource {
  description: string;
  /** Table and field: `projects.id`. */
  world?: string;
  row?: Row;
  among?: Row;
  anywhere?: boolean;
  unknown?: string | number;
  thing?: string;
  find?: Discovery | Discovery[];
  make?: Making | Making[];
  value?: string | number;
}

/** `world.schema.yaml`, as far as it is read for more than its form. */
export interface WorldSchema {
  $defs: Record<string, { 'x-key'?: string[]; items?: FieldSchema }>;
}

/** Schema of a field, or of a part of one. */
export interface FieldSchema {
  'x-references'?: string;
  'x-commit'?: true | 'source';
  properties?: Record<string, FieldSchema>;
  items?: FieldSchema;
}

/** @param dir the folder of the world; its schemas are always those of `openapi/world/` */
export async function readWorldFiles(dir = WORLD_DIR): Promise<WorldFiles> {
  const schemaOf = async (name: string) =>
    parseYaml(await readFile(join(WORLD_DIR, name), 'utf8')) as object;
  const [schema, repositorySchema, fixturesSchema] = await Promise.all(
    ['world.schema.yaml', 'repository.schema.yaml', 'fixtures.schema.yaml'].map(schemaOf),
  );
  const ajv = createAjv({ useDefaults: true });
  const isTables = ajv.compile(schema as object);
  const isHistory = ajv.compile(repositorySchema as object);
  const isFixtures = ajv.compile(fixturesSchema as object);
  const problems: Problem[] = [];

  const yamlIn = async (folder: string) =>
    (await readdir(folder))
      .filter((name) => name.endsWith('.yaml') && !name.endsWith('.schema.yaml'))
      .sort()
      .map((name) => join(folder, name));
  const read = async <T>(path: string, validate: ValidateFunction): Promise<ReadFile<T>[]> => {
    const source = { file: shownPath(path, dirname(dir)), text: await readFile(path, 'utf8') };
    const result = dataOf<T>(source, validate);
    if ('data' in result) return [{ ...source, data: result.data }];
    problems.push(...result.problems);
    return [];
  };
  const files = await yamlIn(dir);
  const isFixturesFile = (path: string) => basename(path) === 'fixtures.yaml';
  const tables = await Promise.all(
    files
      .filter((path) => !isFixturesFile(path))
      .map((path) => read<Record<string, JsonValue>>(path, isTables)),
  );
  const histories = await Promise.all(
    (await yamlIn(join(dir, 'repositories'))).map(async (path) =>
      (await read<History>(path, isHistory)).map((file): [string, ReadFile<History>] => [
        basename(path, '.yaml'),
        file,
      ]),
    ),
  );
  const [fixtures] = await read<Record<string, FixtureSource>>(
    join(dir, 'fixtures.yaml'),
    isFixtures,
  );
  return {
    tables: tables.flat(),
    histories: new Map(histories.flat()),
    fixtures: fixtures ?? { file: '', text: '', data: {} },
    schema: schema as WorldSchema,
    problems,
  };
}

function dataOf<T>(
  source: YamlText,
  validate: ValidateFunction,
): { data: T } | { problems: Problem[] } {
  let data: unknown;
  try {
    data = parseYaml(source.text);
  } catch (error) {
    const { reason, message, mark } = error as {
      reason?: string;
      message: string;
      mark?: { line: number; column: number };
    };
    return {
      problems: [
        {
          rule: 'yaml',
          message: `Not valid YAML: ${reason ?? message}`,
          file: source.file,
          line: (mark?.line ?? 0) + 1,
          column: (mark?.column ?? 0) + 1,
        },
      ],
    };
  }
  if (validate(data)) return { data: data as T };
  return {
    problems: (validate.errors ?? []).map(({ instancePath, keyword, message, params }) => {
      const at = instancePath
        .split('/')
        .slice(1)
        .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
      const name = params.additionalProperty ?? params.missingProperty;
      const values = params.allowedValues as unknown[] | undefined;
      return problemAt(
        source,
        keyword === 'additionalProperties' ? [...at, String(name)] : at,
        'world-file',
        `${at.join('.') || 'The file'} ${message}${name ? ` ('${name}')` : ''}${values ? `: ${values.join(', ')}` : ''}; see the schema named in the first line`,
      );
    }),
  };
}
