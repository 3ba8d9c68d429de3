/** Derives the SQLite columns of each table from `world.schema.yaml`, and their TypeScript types. */
import { createHash } from 'node:crypto';
import type { JsonValue } from '../../contract/case.ts';
import {
  type FieldSchema,
  nameIn,
  resolved,
  type StoredTable,
  storedTables,
  type WorldSchema,
} from '../../contract/world/worldSource.ts';

export interface Column {
  name: string;
  /** The code that declares the column: `text().notNull().default('opened')`. */
  declaration: string;
  /** The TypeScript type of its values, as code: `string | null`. */
  rowType: string;
  field: FieldSchema;
}

/** Returns the columns of a table. */
export function listColumns(schema: WorldSchema, table: StoredTable): Column[] {
  const primary = findPrimary(table);
  return Object.entries(table.items.properties ?? {}).map(([name, field]) => ({
    name,
    declaration: writeDeclaration(schema, field, name === primary),
    rowType: rowTypeText(schema, field),
    field,
  }));
}

/** Returns the primary key of a table: its ID, or the only field of its key. */
function findPrimary({ items, 'x-key': key = [] }: StoredTable): string | undefined {
  if (items.properties?.id) return 'id';
  return key.length === 1 ? key[0] : undefined;
}

/** Returns the unique keys of a table, without the primary key. */
export function uniqueSets(table: StoredTable): string[][] {
  return [table['x-key'] ?? [], ...(table['x-unique'] ?? [])].filter(
    (fields) => fields.join() !== findPrimary(table),
  );
}

function writeDeclaration(schema: WorldSchema, field: FieldSchema, isPrimary: boolean): string {
  const { default: value = null } = resolved(schema, field);
  const kinds = listKinds(schema, field);
  const kind = kinds.find((one) => one !== 'null')!;
  if (isPrimary)
    return kind === 'integer' && field.$ref ? 'id()' : `${COLUMNS[kind]}().primaryKey()`;
  const type = typeText(schema, field, false);
  const isPlain = ['boolean', 'number', 'string'].includes(type);
  return [
    kind === 'object' || kind === 'array' ? `json<${type}>()` : `${COLUMNS[kind]}()`,
    kind in COLUMNS && !isPlain ? `.$type<${type}>()` : '',
    kinds.includes('null') ? '' : '.notNull()',
    value === null ? '' : `.default(${literal(value)})`,
  ].join('');
}

function rowTypeText(schema: WorldSchema, field: FieldSchema): string {
  const kinds = listKinds(schema, field);
  if (!kinds.includes('object') && !kinds.includes('array')) return typeText(schema, field);
  const type = `DeepReadonly<${typeText(schema, field, false)}>`;
  return kinds.includes('null') ? `${type} | null` : type;
}

/** The column type for each JSON type. */
const COLUMNS: Record<string, string> = {
  boolean: 'flag',
  integer: 'integer',
  number: 'real',
  string: 'text',
};

/** Returns the JSON types of a field. */
function listKinds(schema: WorldSchema, field: FieldSchema): string[] {
  const { type, enum: values, anyOf } = resolved(schema, field);
  if (anyOf) return anyOf.flatMap((one) => listKinds(schema, one));
  if (!values) return [type ?? []].flat();
  return values.map((value) =>
    value === null ? 'null' : typeof value === 'number' ? 'integer' : typeof value,
  );
}

/**
 * Returns the TypeScript type of a field, as code.
 * @param orNull whether the type includes null if the field may be null. Default: true
 */
export function typeText(schema: WorldSchema, field: FieldSchema, orNull = true): string {
  const name = field.$ref && nameIn(field.$ref);
  if (name && isNamedType(schema, name)) return pascalCase(name);
  const { enum: values, anyOf, items = {}, properties, required = [] } = resolved(schema, field);
  if (anyOf)
    return [...new Set(anyOf.map((one) => typeText(schema, one)))]
      .filter((one) => orNull || one !== 'null')
      .join(' | ');
  if (values)
    return values
      .filter((one) => orNull || one !== null)
      .map(literal)
      .join(' | ');
  const texts: Record<string, () => string> = {
    array: () => {
      const item = typeText(schema, items);
      return /^[\w.]+$/.test(item) ? `${item}[]` : `Array<${item}>`;
    },
    object: () => {
      if (!properties) return 'Record<string, unknown>';
      const members = Object.entries(properties).map(([name, property]) => {
        const isThere = required.includes(name) || 'default' in property;
        return `${name}${isThere ? '' : '?'}: ${typeText(schema, property)}`;
      });
      return `{ ${members.join('; ')} }`;
    },
    integer: () => 'number',
  };
  return listKinds(schema, field)
    .filter((kind) => orNull || kind !== 'null')
    .map((kind) => texts[kind]?.() ?? kind)
    .join(' | ');
}

/** Returns true if a definition is a type of its own that several fields share: an enum or an object. */
export function isNamedType({ $defs }: WorldSchema, name: string): boolean {
  const { enum: values, properties } = $defs[name] ?? {};
  return name !== 'settings' && Boolean(values ?? properties);
}

function literal(value: JsonValue): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : JSON.stringify(value);
}

/**
 * Returns a hash of everything that decides whether stored rows can be read: columns, types, defaults and unique
 * keys.
 * @param tables the names of the tables that count. Default: all tables, and the types that they share
 */
export function computeFingerprint(schema: WorldSchema, tables?: string[]): string {
  const counted = storedTables(schema).filter(([name]) => tables?.includes(name) ?? true);
  const stored = counted.map(([name, table]) => [
    name,
    Object.entries(table.items.properties ?? {})
      .map(([name, field]) => [
        name,
        listKinds(schema, field),
        typeText(schema, field),
        resolved(schema, field).default ?? null,
      ])
      .sort(),
    findPrimary(table),
    uniqueSets(table),
  ]);
  const types = Object.keys(schema.$defs)
    .filter((name) => !tables && isNamedType(schema, name))
    .map((name) => [name, typeText(schema, schema.$defs[name]!)]);
  return createHash('sha256')
    .update(JSON.stringify([stored.sort(), types.sort()]))
    .digest('hex')
    .slice(0, 12);
}

/** Converts a name to the form of variables: `mergeRequests` for `merge_requests`. */
export function camelCase(name: string): string {
  return name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** Converts a name to the form of types: `AccessLevel` for `access_level`. */
export function pascalCase(name: string): string {
  return camelCase(`_${name}`);
}
