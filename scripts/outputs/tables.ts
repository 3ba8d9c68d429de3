import {
  type FieldSchema,
  type StoredTable,
  storedTables,
  type WorldSchema,
} from '../../contract/world/worldSource.ts';
import {
  camelCase,
  columnsOf,
  isNamedType,
  pascalCase,
  typeText,
  uniqueSets,
} from '../world/storedColumns.ts';
import { BANNER } from './banner.ts';
import type { Output } from './output.ts';

/** Writes the database tables of the sandbox for the library Drizzle, with the types of their rows. */
export const tables: Output = {
  file: 'generated/tables.ts',
  committed: true,
  ofSandbox: true,
  text: ({ world }) => tablesText(world.source.schema),
};

/** Returns the source code of `generated/tables.ts`. @param schema the content of `world.schema.yaml` */
export function tablesText(schema: WorldSchema): string {
  const stored = storedTables(schema);
  const types = Object.entries(schema.$defs).filter(([name]) => isNamedType(schema, name));
  return `// ${BANNER}
import { index, integer, real, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core';

/** The version of these tables: the number of fingerprints in \`x-versions\` of \`openapi/world/world.schema.yaml\`. */
export const SCHEMA_VERSION = ${schema['x-versions']?.length ?? 0};

/** The ID of a row. A new row gets the next number. The ID of a deleted row is never used again. */
const id = () => integer().primaryKey({ autoIncrement: true });
/** A boolean, which SQLite stores as 0 or 1. */
const flag = () => integer({ mode: 'boolean' });
/** A list or an object, stored as JSON. It is read-only, because several readers share a row. */
const json = <T>() => text({ mode: 'json' }).$type<DeepReadonly<T>>();
type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

${types.map(([name, type]) => `${comment(type)}export type ${pascalCase(name)} = ${typeText(schema, type)};\n`).join('')}
${stored.map(([name, table]) => tableText(schema, name, table)).join('\n')}
/** Every table by its name. */
export const TABLES = {
${stored.map(([name]) => `  ${name}: ${camelCase(name)},\n`).join('')}};
`;
}

function tableText(schema: WorldSchema, name: string, table: StoredTable): string {
  const columns = columnsOf(schema, table).map(
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
export type ${table['x-row']} = Readonly<typeof ${camelCase(name)}.$inferSelect>;
`;
}

function comment({ description }: FieldSchema, indent = ''): string {
  return description ? `${indent}/** ${description} */\n` : '';
}
