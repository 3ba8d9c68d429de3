/** Types for the source of a world: the files in `openapi/world/`, or one seed file of the sandbox. */
import type { JsonValue } from '../case.ts';
import type { Creation, Discovery, UniqueKind } from '../openapi.ts';
import type { YamlText } from '../yaml/parseYaml.ts';
import type { Problem } from '../yaml/problem.ts';
import type { YamlPath } from '../yaml/problemAt.ts';
import type { History, Repository } from './buildRepository.ts';

/** A row of a table: its values by the names of the fields. */
export type Row = { [field: string]: JsonValue };

/** The parsed value of a YAML file, or of a part of the file. */
export interface ReadFile<T> extends YamlText {
  data: T;
  /** The position of the part in the file. Default: the value is the whole file. */
  at?: YamlPath;
}

/** The files of a world. Missing fields are filled in with their defaults. */
export interface WorldSource {
  /** The files with tables, and with single values such as `clock`. */
  tables: ReadFile<Record<string, JsonValue>>[];
  /** The histories of git repositories, by the name of the repository. */
  histories: Map<string, ReadFile<History>>;
  /** Further repositories by name, which have no written history. Default: none. */
  repositories?: Map<string, Repository>;
  fixtures: ReadFile<Record<string, FixtureSource>>;
  /** The schema of the tables, which also says which fields refer to other tables. */
  schema: WorldSchema;
  /**
   * Problems of files that cannot be read or do not fit their schema. The other fields do not contain these files.
   */
  problems: Problem[];
}

/** An entry of `fixtures.yaml`. */
export interface FixtureSource {
  description: string;
  /** The table and field in the example world that hold the value: `projects.id`. */
  world?: string;
  row?: Row;
  among?: Row;
  anywhere?: boolean;
  unknown?: string | number;
  resource?: string;
  find?: Discovery | Discovery[];
  create?: Creation | Creation[];
  unique?: UniqueKind;
  value?: string | number;
}

/** The content of `world.schema.yaml`: the schemas of all tables, and types that several fields share. */
export interface WorldSchema {
  /** The tables and single values that the files of the world may give. */
  properties?: Record<string, FieldSchema>;
  $defs: Record<string, FieldSchema>;
  /** For each version of the sandbox's database, a fingerprint of the stored tables. */
  'x-versions'?: string[];
}

/** The schema of a table, of a field, or of a part of a field's value. */
export interface FieldSchema {
  /** For a table: the name of a row's type in programs, such as `MergeRequest`. A table without it is not stored. */
  'x-row'?: string;
  /** For a table: the fields that identify a row. */
  'x-key'?: string[];
  /** For a table: further sets of fields. Two rows never have equal values in all fields of a set. */
  'x-unique'?: string[][];
  /** For a table: the sets of fields for which the database has an index. */
  'x-indexes'?: string[][];
  /** For a table: the operations that the sandbox's control API offers on its rows. */
  'x-control'?: ControlOfTable;
  /** For a table: the fields that the API computes from other values. */
  'x-derived'?: string[];
  /**
   * The table and field that the value refers to: `users.username`. If that depends on another field, `by` names the
   * field.
   */
  'x-references'?: string | { by: string; [value: string]: string };
  /** Whether control deletes the row together with the row that the field refers to, although the field may be null. */
  'x-on-delete'?: 'delete';
  /** The value is a commit. This names the field of the row with the commit's project. */
  'x-commit'?: string;
  /** The default of a missing value, as a rule that `findDefault` evaluates. */
  'x-default'?: string;
  /** A text that describes the default, if only the control API fills it in. */
  'x-control-default'?: string;
  /** Whether the platform assigns the value, as it does for IDs. */
  'x-id'?: true;
  /** Whether people choose the value, as they do for names. */
  'x-name'?: true;
  'x-immutable'?: true;
  $ref?: string;
  type?: string | string[];
  enum?: JsonValue[];
  format?: string;
  'x-enum-varnames'?: string[];
  anyOf?: FieldSchema[];
  oneOf?: FieldSchema[];
  default?: JsonValue;
  description?: string;
  required?: string[];
  properties?: Record<string, FieldSchema>;
  propertyNames?: FieldSchema;
  additionalProperties?: FieldSchema | boolean;
  items?: FieldSchema;
}

/** The operations that the sandbox's control API offers on the rows of a table, besides reading them. */
export interface ControlOfTable {
  /** The summary of the operation that creates rows: `Create an issue`. Control also changes and deletes the rows. */
  create: string;
  description?: string;
  /** Additional fields of requests and responses that are not fields of the table. */
  beside?: Record<string, FieldSchema>;
}

/** The schema of a table that the sandbox stores. */
export type StoredTable = FieldSchema & { items: FieldSchema };

/** Returns the tables that the sandbox stores, each with its name. */
export function storedTables({ $defs }: WorldSchema): [string, StoredTable][] {
  return Object.entries($defs).flatMap(([name, table]) =>
    table['x-row'] && table.items ? [[name, { ...table, items: table.items }]] : [],
  );
}

/** Returns the schema of a field with its `$ref` resolved. Keywords beside the `$ref` take precedence. */
export function resolved(root: WorldSchema, field: FieldSchema): FieldSchema {
  if (!field.$ref) return field;
  const { $ref, ...own } = field;
  return { ...resolved(root, root.$defs[nameIn($ref)] ?? {}), ...own };
}

/** Returns the name of the definition that a `$ref` leads to. */
export function nameIn(reference: string): string {
  return reference.split('/').at(-1)!;
}

/**
 * Returns the table and field that a value refers to: `users.username`. @param row the object that contains the value
 */
export function findReferenced(
  { 'x-references': target }: FieldSchema,
  row: Row | undefined,
): string | undefined {
  return typeof target === 'object' ? target[String(row?.[target.by])] : target;
}

/**
 * Computes the default of a field that a row leaves out.
 * @param rule the `x-default` of the field: `now`, `administrator`, or a text with fields of the row in braces
 * @returns the value, or undefined if the rule is `administrator` and no user is an administrator
 */
export function findDefault(
  rule: string,
  row: Row,
  { now, administrator }: { now: string; administrator: () => string | undefined },
): JsonValue | undefined {
  if (rule === 'now') return now;
  if (rule === 'administrator') return administrator();
  const [, field] = /^\{(\w+)\}$/.exec(rule) ?? [];
  // A rule with only one field in braces returns the field's value, so that a number stays a number.
  if (field !== undefined) return row[field];
  return rule.replaceAll(/\{(\w+)\}/g, (_, name) => String(row[name]));
}
