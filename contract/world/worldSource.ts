/** A world as it is written: in the files of `openapi/world/`, or in one file that is a seed of the sandbox. */
import type { JsonValue } from '../case.ts';
import type { Creation, Discovery, UniqueKind } from '../openapi.ts';
import type { YamlText } from '../yaml/parseYaml.ts';
import type { Problem } from '../yaml/problem.ts';
import type { YamlPath } from '../yaml/problemAt.ts';
import type { History } from './repositoryOf.ts';

/** A row of a table: fields by name. */
export type Row = { [field: string]: JsonValue };

/** What a YAML file holds, or a part of one. */
export interface ReadFile<T> extends YamlText {
  data: T;
  /** Where in the file it stands. Default: it is the whole file. */
  at?: YamlPath;
}

/** What was written, with defaults filled in. */
export interface WorldSource {
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
  resource?: string;
  find?: Discovery | Discovery[];
  make?: Creation | Creation[];
  unique?: UniqueKind;
  value?: string | number;
}

/** `world.schema.yaml`, as far as it is read for more than its form. */
export interface WorldSchema {
  $defs: Record<string, FieldSchema>;
}

/** Schema of a table, of a field, or of a part of one. */
export interface FieldSchema {
  /** Of a table: the fields that tell one row from another. */
  'x-key'?: string[];
  /** Of a table: other sets of fields that do so. */
  'x-unique'?: string[][];
  /** Table and field: `users.username`; or one for each value of the field of the row that is named in `by`. */
  'x-references'?: string | { by: string; [value: string]: string };
  'x-commit'?: true | 'source';
  /** Given out by the platform. */
  'x-id'?: true;
  /** Chosen by people. */
  'x-name'?: true;
  $ref?: string;
  properties?: Record<string, FieldSchema>;
  propertyNames?: FieldSchema;
  additionalProperties?: FieldSchema | boolean;
  items?: FieldSchema;
}

/** What a value refers to, as table and field: `users.username`. @param row the object that the value is in */
export function targetOf(
  { 'x-references': target }: FieldSchema,
  row: Row | undefined,
): string | undefined {
  return typeof target === 'object' ? target[String(row?.[target.by])] : target;
}
