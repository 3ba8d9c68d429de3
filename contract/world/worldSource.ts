/** The source of a world: the files of `openapi/world/`, or one file that is a seed of the sandbox. */
import type { JsonValue } from '../case.ts';
import type { Creation, Discovery, UniqueKind } from '../openapi.ts';
import type { YamlText } from '../yaml/parseYaml.ts';
import type { Problem } from '../yaml/problem.ts';
import type { YamlPath } from '../yaml/problemAt.ts';
import type { History } from './repositoryOf.ts';

/** A row of a table: fields by name. */
export type Row = { [field: string]: JsonValue };

/** The value of a YAML file, or of a part of it. */
export interface ReadFile<T> extends YamlText {
  data: T;
  /** The place of the part in the file. Default: the whole file. */
  at?: YamlPath;
}

/** The files of a world, with defaults filled in. */
export interface WorldSource {
  /** Files with tables, and with single values such as `clock`. */
  tables: ReadFile<Record<string, JsonValue>>[];
  /** Histories by the name of the repository. */
  histories: Map<string, ReadFile<History>>;
  fixtures: ReadFile<Record<string, FixtureSource>>;
  /** The schema of the tables. It says which fields refer to which tables. */
  schema: WorldSchema;
  /** The problems of files that cannot be read or do not fit their schema. The other fields leave out these files. */
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
  resource?: string;
  find?: Discovery | Discovery[];
  make?: Creation | Creation[];
  unique?: UniqueKind;
  value?: string | number;
}

/** The part of `world.schema.yaml` that the build uses beside validation. */
export interface WorldSchema {
  $defs: Record<string, FieldSchema>;
}

/** The schema of a table, of a field, or of a part of a field. */
export interface FieldSchema {
  /** Of a table: the fields that tell one row from another. */
  'x-key'?: string[];
  /** Of a table: other sets of fields that are unique together. */
  'x-unique'?: string[][];
  /** Table and field: `users.username`. Or one for each value of another field of the row, which `by` names. */
  'x-references'?: string | { by: string; [value: string]: string };
  'x-commit'?: true | 'source';
  /** Whether the platform assigns the value. */
  'x-id'?: true;
  /** Whether people choose the value. */
  'x-name'?: true;
  $ref?: string;
  properties?: Record<string, FieldSchema>;
  propertyNames?: FieldSchema;
  additionalProperties?: FieldSchema | boolean;
  items?: FieldSchema;
}

/** The table and field that a value refers to: `users.username`. @param row the object that contains the value */
export function targetOf(
  { 'x-references': target }: FieldSchema,
  row: Row | undefined,
): string | undefined {
  return typeof target === 'object' ? target[String(row?.[target.by])] : target;
}
