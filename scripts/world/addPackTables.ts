import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Schema } from '../../contract/openapi.ts';
import type { FieldSchema, WorldSchema } from '../../contract/world/worldSource.ts';
import { parseYaml, type YamlText } from '../../contract/yaml/parseYaml.ts';
import { type Problem, ProblemsError } from '../../contract/yaml/problem.ts';
import type { PackFiles } from '../packs/packFiles.ts';
import { PROJECT_DIR } from '../paths.ts';
import { checkDeclaration, checkVersion } from './checkDeclaration.ts';

/** The declaration of all tables. */
interface Declaration {
  value: Schema & WorldSchema;
  /** Wrong names in it. */
  problems: Problem[];
  /** Packs whose `x-versions` lacks the fingerprint of their tables. */
  outdated: Problem[];
}

/** Adds the tables of packs to those of the contract's world, so that the sandbox has one store for both. */
export async function addPackTables(
  { source, value }: { source: YamlText; value: Schema & WorldSchema },
  packs: PackFiles[],
): Promise<Declaration> {
  const read = await Promise.all(
    packs.map(async ({ pack, tables }) => ({
      pack: await readFileWithPlaces<WorldSchema>(pack),
      files: await Promise.all(tables.map(readFileWithPlaces<WorldSchema>)),
    })),
  );
  const files = read.flatMap((one) => one.files);
  const added = files.flatMap((one) => Object.entries(one.value.$defs));
  const isTable = ([, { 'x-row': row }]: [string, FieldSchema]) => row !== undefined;
  const properties = added
    .filter(isTable)
    .map(([name]) => [name, { $ref: `#/$defs/${name}` }] as const);
  const versions = [value, ...read.map(({ pack }) => pack.value)].flatMap(
    (one) => one['x-versions'] ?? [],
  );
  const merged = {
    ...value,
    ...(value['x-versions'] && { 'x-versions': versions }),
    properties: { ...value.properties, ...Object.fromEntries(properties) },
    $defs: { ...value.$defs, ...Object.fromEntries(added) },
  } as Schema & WorldSchema;
  const problems = [
    ...checkDeclaration(source, merged, Object.keys(value.$defs)),
    ...files.flatMap((one) => checkDeclaration(one.source, merged, Object.keys(one.value.$defs))),
  ];
  const outdated = read.flatMap(({ pack, files: own }) => {
    const names = own.flatMap((one) => Object.keys(one.value.$defs));
    const schema = { ...merged, 'x-versions': pack.value['x-versions'] ?? [] };
    return names.length === 0 ? [] : checkVersion(pack.source, schema, names);
  });
  return { value: merged, problems, outdated };
}

/** Reads a YAML file. @throws ProblemsError if it is not YAML */
async function readFileWithPlaces<T>(path: string): Promise<{ source: YamlText; value: T }> {
  const source = { file: relative(PROJECT_DIR, path), text: await readFile(path, 'utf8') };
  const { value, problems } = parseYaml(source);
  if (problems) throw new ProblemsError(problems);
  return { source, value: value as T };
}
