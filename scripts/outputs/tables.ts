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

/** Writes the sandbox's tables for Drizzle, with the types of their rows. */
export const tables: Output = {
  file: 'generated/tables.ts',
  committed: true,
  text: ({ world }) => tablesText(world.source.schema),
};

/** Returns the source of `tables.ts`. @param schema the declaration of all tables */
export function tablesText(schema: WorldSchema): string {
  const stored = storedTables(schema);
  const types = Object.entries(schema.$defs).filter(([name]) => isNamedType(schema, name));
  return `// ${BANNER}
import { index, integer, real, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core';

/** The version of these tables: how many fingerprints \`openapi/world/world.schema.yaml\` has in \`x-versions\`. */
export const SCHEMA_VERSION = ${schema['x-versions']?.length ?? 0};

/** The ID of a row; a new row gets the next one, and never that of a row that was deleted. */
const id = () => integer().primaryKey({ autoIncrement: true });
/** A boolean is 0 or 1 in SQLite. */
const flag = () => integer({ mode: 'boolean' });
/** A list or an object, as JSON. Read rows are shared, so nothing in them may change. */
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
