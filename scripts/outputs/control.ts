import type { Document, PathItem, Reference, Schema } from '../../contract/openapi.ts';
import {
  type FieldSchema,
  nameIn,
  resolved,
  type StoredTable,
  storedTables,
  type WorldSchema,
} from '../../contract/world/worldSource.ts';
import { CONTROL_DIR, rootFile } from '../paths.ts';
import { readSource } from '../read/readSource.ts';
import { isNamedType, pascalCase } from '../world/storedColumns.ts';
import type { WorldOutput } from './output.ts';

/**
 * Writes the document of the control API as JSON, because reading YAML would slow down the sandbox's start.
 */
export const control: WorldOutput = {
  file: 'generated/control.json',
  committed: false,
  ofProject: true,
  text: async ({ world }) => {
    const { files } = await readSource(CONTROL_DIR);
    const written = files.find(({ path }) => path === rootFile(CONTROL_DIR))?.value as Document;
    return JSON.stringify(withTables(written, world.source.schema));
  },
};

/**
 * Adds operations and schemas for all stored tables to the document of the control API. `x-tables` lists the schema of
 * the rows of each table.
 */
export function withTables(written: Document, schema: WorldSchema): Document {
  const tables = storedTables(schema);
  const names = tables.map(([name]) => name);
  const rows = Object.fromEntries(
    tables.map(([, table]) => [table['x-row'], rowSchema(schema, table)]),
  );
  const types = Object.entries(schema.$defs).flatMap(([name, one]) =>
    isNamedType(schema, name) || one.type ? [[pascalCase(name), shown(schema, one)] as const] : [],
  );
  const text = JSON.stringify([written.paths, written.components, rows]);
  const shared = types.filter(([name]) => text.includes(`"#/components/schemas/${name}"`));
  return withResponses({
    ...written,
    'x-tables': Object.fromEntries(tables.map(([name, table]) => [name, table['x-row']])),
    paths: {
      ...Object.fromEntries(
        tables.map(([name, table]) => [`/${name}`, pathItem(schema, name, table)]),
      ),
      ...written.paths,
    },
    components: {
      ...written.components,
      schemas: {
        Table: { type: 'string', enum: names.filter((name) => !(`/${name}` in written.paths)) },
        ChangeableTable: {
          type: 'string',
          enum: tables.flatMap(([name, table]) => (table['x-control'] ? [name] : [])),
        },
        ...Object.fromEntries(shared),
        ...rows,
        ...written.components?.schemas,
      },
    },
  } as Document);
}

/** Replaces each reference to a response with the response itself, as the bundle of the contract does. */
function withResponses({ components, ...rest }: Document): Document {
  const { responses, ...others } = components as { responses: Record<string, unknown> };
  const isResponse = (value: unknown): value is Reference =>
    (value as Reference | null)?.$ref?.startsWith?.('#/components/responses/') === true;
  const text = JSON.stringify({ ...rest, components: others }, (_, value: unknown) =>
    isResponse(value) ? responses[nameIn(value.$ref)] : value,
  );
  return JSON.parse(text);
}

function pathItem(schema: WorldSchema, name: string, table: StoredTable): PathItem {
  const { create, description } = table['x-control'] ?? {};
  const row = { $ref: `#/components/schemas/${table['x-row']}` };
  const refused = (status: string, response: string) => ({
    [status]: { $ref: `#/components/responses/${response}` },
  });
  return {
    get: {
      operationId: `list${pascalCase(name)}`,
      tags: ['Rows'],
      summary: `List ${name.replaceAll('_', ' ')}`,
      description: 'The rows that have all values in the query, in the order of their IDs.',
      parameters: filters(schema, table),
      responses: {
        200: {
          description: table.description ?? 'The rows.',
          ...json({ type: 'array', items: row }),
        },
        ...refused('400', 'Invalid'),
        ...refused('401', 'Unauthorized'),
        ...refused('403', 'Elsewhere'),
      },
    },
    ...(create && {
      post: {
        operationId: `create${table['x-row']}`,
        tags: ['Rows'],
        summary: create,
        ...(description && { description }),
        requestBody: { required: true, ...json({ allOf: [row, requiredRow(schema, table)] }) },
        responses: {
          201: { description: 'The row.', ...json(row) },
          ...refused('400', 'Invalid'),
          ...refused('401', 'Unauthorized'),
          ...refused('403', 'Elsewhere'),
        },
      },
    }),
  } as object;
}

/** Returns a query parameter for each field with a single value. */
function filters(schema: WorldSchema, { items }: StoredTable): object[] {
  return Object.entries(items.properties ?? {}).flatMap(([name, field]) => {
    const whole = resolved(schema, field);
    const one = whole.anyOf?.map((other) => resolved(schema, other))[0] ?? whole;
    const type = [one.type].flat().find((kind) => kind !== 'null');
    if (one.enum === undefined && (type === 'array' || type === 'object')) return [];
    return {
      name,
      in: 'query',
      description: `Only rows with this value. ${whole.description ?? ''}`.trim(),
      schema: filterSchema(one, type),
    };
  });
}

function filterSchema(field: FieldSchema, type: string | undefined): object {
  const { enum: values, format, 'x-enum-varnames': names } = field;
  if (values)
    return {
      enum: values.filter((value) => value !== null),
      ...(names && { 'x-enum-varnames': names }),
    };
  return { type, ...(type === 'integer' ? { format: 'int64' } : format && { format }) };
}

function json(schema: object): object {
  return { content: { 'application/json': { schema } } };
}

/** Returns the schema of the request that creates a row. Fields without a default are required. */
function requiredRow(schema: WorldSchema, { items }: StoredTable): Schema {
  const { required = [], properties = {}, oneOf } = items;
  return {
    required: required.filter((name) => !properties[name]?.['x-control-default']),
    ...(oneOf && { oneOf: oneOf.map((one) => shown(schema, one)) }),
  } as Schema;
}

function rowSchema(schema: WorldSchema, table: StoredTable): Schema {
  const { create, beside } = table['x-control'] ?? {};
  const properties = Object.entries({ ...table.items.properties, ...beside });
  return {
    type: 'object',
    additionalProperties: false,
    ...(!create && { required: properties.map(([name]) => name) }),
    properties: Object.fromEntries(properties.map(([name, field]) => [name, shown(schema, field)])),
  } as Schema;
}

/**
 * Returns the schema of a field for the document. Its description includes the default, and IDs get the format
 * `int64`.
 */
function shown(schema: WorldSchema, field: FieldSchema): Schema {
  const whole = resolved(schema, field);
  // A shared type that may be null is copied into the field, because a `$ref` cannot add null to a type.
  const { $ref, ...written } = whole.anyOf ? whole : field;
  const {
    'x-id': _,
    'x-name': __,
    'x-control-default': byControl,
    default: value,
    ...rest
  } = written;
  const text = [whole.description, byControl ?? defaultText(whole['x-default'])]
    .filter(Boolean)
    .join(' ');
  const isId = whole['x-references'] !== undefined || whole['x-id'];
  const all = (fields: Record<string, FieldSchema>) =>
    Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, shown(schema, one)]));
  return {
    ...($ref && { $ref: `#/components/schemas/${pascalCase(nameIn($ref))}` }),
    ...rest,
    ...(rest.items && { items: shown(schema, rest.items) }),
    ...(rest.properties && { properties: all(rest.properties) }),
    ...(rest.anyOf && { anyOf: rest.anyOf.map((one) => shown(schema, one)) }),
    ...(isId && [rest.type].flat().includes('integer') && { format: 'int64' }),
    ...(value !== undefined && byControl === undefined && { default: value }),
    ...(text && { description: text }),
  } as Schema;
}

/** Describes the default of a field in words. */
function defaultText(rule: string | undefined): string {
  const words: Record<string, string> = {
    now: 'now',
    administrator: 'an administrator',
    next: 'the next one',
  };
  return rule === undefined
    ? ''
    : `Default: ${words[rule] ?? `\`${rule.replaceAll('{', '<').replaceAll('}', '>')}\``}.`;
}
