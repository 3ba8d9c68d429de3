import {
  type FieldSchema,
  type StoredTable,
  storedTables,
  type WorldSchema,
} from '../../contract/world/worldSource.ts';
import {
  camelCase,
  isNamedType,
  listColumns,
  pascalCase,
  typeText,
  uniqueSets,
} from '../world/storedColumns.ts';
import { BANNER } from './banner.ts';
import type { WorldOutput } from './output.ts';

/** Writes the database tables of the sandbox for the library Drizzle. */
export const tables: WorldOutput = {
  file: 'generated/tables.ts',
  committed: true,
  ofProject: true,
  text: ({ world }) => tablesText(world.source.schema),
};

/** Returns the source code of `generated/tables.ts`. @param schema the content of `world.schema.yaml` */
export function tablesText(schema: WorldSchema): string {
  const stored = storedTables(schema);
  const types = namedTypes(schema).map(([name]) => pascalCase(name));
  return `// ${BANNER}
import { index, integer, real, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core';
import type { ${['DeepReadonly', ...types].sort().join(', ')} } from './rows.ts';

export type * from './rows.ts';

/** The version of these tables: the number of fingerprints in \`x-versions\` of \`openapi/world/world.schema.yaml\`. */
export const SCHEMA_VERSION = ${schema['x-versions']?.length ?? 0};

/** The ID of a row. A new row gets the next number. The ID of a deleted row is never used again. */
const id = () => integer().primaryKey({ autoIncrement: true });
/** A boolean, which SQLite stores as 0 or 1. */
const flag = () => integer({ mode: 'boolean' });
/** A list or an object, stored as JSON. It is read-only, because several readers share a row. */
const json = <T>() => text({ mode: 'json' }).$type<DeepReadonly<T>>();

${stored.map(([name, table]) => tableText(schema, name, table)).join('\n')}
/** Every table by its name. */
export const TABLES = {
${stored.map(([name]) => `  ${name}: ${camelCase(name)},\n`).join('')}};
`;
}

/** Writes the types of the rows, which need no type of Drizzle. */
export const rows: WorldOutput = {
  file: 'generated/rows.ts',
  committed: true,
  ofProject: true,
  text: ({ world }) => rowsText(world.source.schema),
};

/** Returns the source code of `generated/rows.ts`. @param schema the content of `world.schema.yaml` */
export function rowsText(schema: WorldSchema): string {
  const stored = storedTables(schema);
  return `// ${BANNER}

/** A list or an object in a row. It is read-only, because several readers share a row. */
export type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

${namedTypes(schema)
  .map(
    ([name, type]) =>
      `${comment(type)}export type ${pascalCase(name)} = ${typeText(schema, type)};\n`,
  )
  .join('')}
${stored.map(([, table]) => rowText(schema, table)).join('\n')}
/** The row of every table, by the name of the table. */
export type Rows = {
${stored.map(([name, table]) => `  ${name}: ${table['x-row']};\n`).join('')}};
`;
}

function namedTypes(schema: WorldSchema): [string, FieldSchema][] {
  return Object.entries(schema.$defs).filter(([name]) => isNamedType(schema, name));
}

function rowText(schema: WorldSchema, table: StoredTable): string {
  const members = listColumns(schema, table).map(
    ({ name, field, rowType }) => `${comment(field, '  ')}  readonly ${name}: ${rowType};\n`,
  );
  return `${comment(table)}export type ${table['x-row']} = {
${members.join('')}};
`;
}

function tableText(schema: WorldSchema, name: string, table: StoredTable): string {
  const columns = listColumns(schema, table).map(
    ({ name, declaration, field }) => `${comment(field, '  ')}  ${name}: ${declaration},\n`,
  );
  const over = (fields: string[]) => fields.map((field) => `table.${field}`).join(', ');
  const constraints = [
    ...uniqueSets(table).map((fields) => `unique().on(${over(fields)})`),
    ...(table['x-indexes'] ?? []).map(
      (fields) => `index('${name}_by_${fields.join('_')}').on(${over(fields)})`,
    ),
  ];
  return `${comment(table)}export const ${camelCase(name)} = sqliteTable('${name}', {
${columns.join('')}}${constraints.length > 0 ? `, (table) => [\n${constraints.map((one) => `  ${one},\n`).join('')}]` : ''});
`;
}

function comment({ description }: FieldSchema, indent = ''): string {
  return description ? `${indent}/** ${description} */\n` : '';
}
