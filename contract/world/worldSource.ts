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
  create?: Creation | Creation[];
  unique?: UniqueKind;
  value?: string | number;
}

/** `world.schema.yaml`: every table, and the types that fields share. */
export interface WorldSchema {
  $defs: Record<string, FieldSchema>;
  /** A fingerprint of the stored tables for each version of the store. */
  'x-versions'?: string[];
}

/** The schema of a table, of a field, or of a part of a field. */
export interface FieldSchema {
  /** Of a table: what one row is called in programs, `MergeRequest`. Without it, nothing stores the table. */
  'x-row'?: string;
  /** Of a table: the fields that tell one row from another. */
  'x-key'?: string[];
  /** Of a table: other sets of fields that are unique together. */
  'x-unique'?: string[][];
  /** Of a table: the sets of fields that have an index. */
  'x-indexes'?: string[][];
  /** Of a table: what the control API of the sandbox does with its rows. */
  'x-control'?: ControlOfTable;
  /** Of a table: the fields that the API computes from other values. */
  'x-derived'?: string[];
  /** Table and field: `users.username`. Or one for each value of another field of the row, which `by` names. */
  'x-references'?: string | { by: string; [value: string]: string };
  /** The value is a commit of the project that this field of the row names. */
  'x-commit'?: string;
  /** The rule for a missing value: see `defaultOf`. */
  'x-default'?: string;
  /** Describes the value that only the control API fills in. */
  'x-control-default'?: string;
  /** Whether the platform assigns the value. */
  'x-id'?: true;
  /** Whether people choose the value. */
  'x-name'?: true;
  'x-immutable'?: true;
  $ref?: string;
  type?: string | string[];
  enum?: JsonValue[];
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

/** The operations of the control API on the rows of a table. */
export interface ControlOfTable {
  /** It creates and changes rows. This is the summary of the operation: `Create an issue`. */
  create?: string;
  /** It lists rows. This is the summary of the operation. */
  list?: string;
  description?: string;
  /** It deletes rows: nothing refers to them. */
  delete?: true;
  /** Fields of its requests and responses that the table does not have. */
  beside?: Record<string, FieldSchema>;
}

/** A table that a sandbox stores. */
export type StoredTable = FieldSchema & { items: FieldSchema };

/** The tables that a sandbox stores, by name. */
export function storedTables({ $defs }: WorldSchema): [string, StoredTable][] {
  return Object.entries($defs).flatMap(([name, table]) =>
    table['x-row'] && table.items ? [[name, { ...table, items: table.items }]] : [],
  );
}

/** The schema of a field with its `$ref` followed. Keywords beside the `$ref` take precedence. */
export function resolved(root: WorldSchema, field: FieldSchema): FieldSchema {
  if (!field.$ref) return field;
  const { $ref, ...own } = field;
  return { ...resolved(root, root.$defs[nameIn($ref)] ?? {}), ...own };
}

/** The name of the definition that a `$ref` leads to. */
export function nameIn(reference: string): string {
  return reference.split('/').at(-1)!;
}

/** The table and field that a value refers to: `users.username`. @param row the object that contains the value */
export function targetOf(
  { 'x-references': target }: FieldSchema,
  row: Row | undefined,
): string | undefined {
  return typeof target === 'object' ? target[String(row?.[target.by])] : target;
}

/**
 * The value that a row leaves out.
 * @param rule the `x-default` of the field: `now`, `administrator`, or a text with fields of the row in braces
 * @returns undefined where nobody is an administrator
 */
export function defaultOf(
  rule: string,
  row: Row,
  { now, administrator }: { now: string; administrator: () => string | undefined },
): JsonValue | undefined {
  if (rule === 'now') return now;
  if (rule === 'administrator') return administrator();
  const [, field] = /^\{(\w+)\}$/.exec(rule) ?? [];
  // A number stays a number.
  if (field !== undefined) return row[field];
  return rule.replaceAll(/\{(\w+)\}/g, (_, name) => String(row[name]));
}
