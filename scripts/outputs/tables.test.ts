import { describe, expect, expectTypeOf, test } from 'vitest';
import type { FieldSchema, WorldSchema } from '../../contract/world/worldSource.ts';
import type { Rows, TABLES } from '../../generated/tables.ts';
import { checkVersion } from '../world/checkDeclaration.ts';
import { computeFingerprint } from '../world/storedColumns.ts';
import { withTables } from './control.ts';
import { rowsText, tablesText } from './tables.ts';

/** Returns a `world.schema.yaml` with one table. @param fields fields to add or replace */
function declaration(
  fields: Record<string, FieldSchema> = {},
  table: FieldSchema = {},
): WorldSchema & { $defs: { rockets: FieldSchema } } {
  return {
    $defs: {
      id: { type: 'integer', 'x-id': true, 'x-default': 'next', 'x-immutable': true },
      stage: { enum: ['first', 'second'] },
      rockets: {
        'x-row': 'Rocket',
        'x-key': ['id'],
        ...table,
        items: {
          required: ['name'],
          properties: {
            id: { $ref: '#/$defs/id' },
            name: { type: 'string', description: 'The name of the rocket.' },
            ...fields,
          },
        },
      },
    },
  };
}

describe('the generated table definitions', () => {
  test.each<[string, FieldSchema, string]>([
    ['a text', { type: 'string' }, 'text().notNull()'],
    ['a text that may be null', { type: ['string', 'null'], default: null }, 'text()'],
    ['a number', { type: 'integer', default: 3 }, 'integer().notNull().default(3)'],
    ['a fraction', { type: ['number', 'null'] }, 'real()'],
    ['a boolean', { type: 'boolean', default: false }, 'flag().notNull().default(false)'],
    ['an enum', { enum: ['a', 'b', null] }, "text().$type<'a' | 'b'>()"],
    [
      'a shared type',
      { $ref: '#/$defs/stage', default: 'first' },
      "text().$type<Stage>().notNull().default('first')",
    ],
    [
      'a list',
      { type: 'array', default: [], items: { type: 'string' } },
      'json<string[]>().notNull().default([])',
    ],
    [
      'an object',
      {
        type: 'object',
        required: ['x'],
        properties: { x: { type: 'integer' }, y: { $ref: '#/$defs/stage' } },
      },
      'json<{ x: number; y?: Stage }>().notNull()',
    ],
  ])('have a column for %s', (_, field, column) => {
    expect(tablesText(declaration({ one: field }))).toContain(`  one: ${column},\n`);
  });

  test('have primary keys, unique keys and indexes', () => {
    const text = tablesText(
      declaration({}, { 'x-unique': [['name']], 'x-indexes': [['name', 'id']] }),
    );
    expect(text).toContain('  id: id(),\n');
    expect(text).toContain('  unique().on(table.name),\n');
    expect(text).toContain("  index('rockets_by_name_id').on(table.name, table.id),\n");
    expect(text).toContain('  rockets: rockets,\n');
  });
});

describe('the generated types of rows', () => {
  test.each<[string, FieldSchema, string]>([
    ['a text that may be null', { type: ['string', 'null'], default: null }, 'string | null'],
    ['a number', { type: 'integer', default: 3 }, 'number'],
    ['a boolean', { type: 'boolean', default: false }, 'boolean'],
    ['an enum', { enum: ['a', 'b', null] }, "'a' | 'b' | null"],
    ['a shared type', { $ref: '#/$defs/stage' }, 'Stage'],
    [
      'a list that may be null',
      { type: ['array', 'null'], items: { type: 'string' } },
      'DeepReadonly<string[]> | null',
    ],
  ])('have a member for %s', (_, field, type) => {
    expect(rowsText(declaration({ one: field }))).toContain(`  readonly one: ${type};\n`);
  });

  test('have the row of each table by its name', () => {
    expect(rowsText(declaration())).toContain('  rockets: Rocket;\n');
  });

  test('are the types that Drizzle reads from the tables', () => {
    type Read = { [Name in keyof typeof TABLES]: Readonly<(typeof TABLES)[Name]['$inferSelect']> };
    expectTypeOf<Rows>().toEqualTypeOf<Read>();
  });
});

describe('the version of the sandbox database', () => {
  const before = computeFingerprint(declaration());

  test.each<[string, WorldSchema]>([
    ['a new column', declaration({ height: { type: 'integer' } })],
    ['another type', declaration({ name: { type: 'integer' } })],
    ['a column that may be null', declaration({ name: { type: ['string', 'null'] } })],
    ['a default', declaration({ name: { type: 'string', default: '' } })],
    ['a unique key', declaration({}, { 'x-unique': [['name']] })],
    ['another key', declaration({}, { 'x-key': ['name'] })],
  ])('changes with %s', (_, changed) => {
    expect(computeFingerprint(changed)).not.toBe(before);
  });

  test.each<[string, WorldSchema]>([
    ['another description', declaration({ name: { type: 'string' } })],
    ['an index', declaration({}, { 'x-indexes': [['name']] })],
  ])('does not change with %s', (_, changed) => {
    expect(computeFingerprint(changed)).toBe(before);
  });

  test('must be listed in x-versions, or the build fails', () => {
    const source = { file: 'world.schema.yaml', text: "title: x\nx-versions: ['0']\n" };
    const check = (versions: string[]) =>
      checkVersion(source, { ...declaration(), 'x-versions': versions });
    expect(check([before])).toEqual([]);
    expect(check(['0', before])).toEqual([]);
    expect(check(['0'])).toMatchObject([
      {
        file: 'world.schema.yaml',
        line: 2,
        message: expect.stringContaining(
          `Add '${before}' to x-versions, so that the store has version 2`,
        ),
      },
    ]);
    expect(tablesText({ ...declaration(), 'x-versions': ['0', before] })).toContain(
      'export const SCHEMA_VERSION = 2;',
    );
  });
});

describe('the document of the control API', () => {
  const written = { openapi: '3.1.0', paths: {}, components: { responses: {}, schemas: {} } };
  const documentOf = (schema: WorldSchema) => withTables(written as never, schema);

  test('has an operation that creates rows of a table with x-control, and requires the fields without a default', () => {
    const { paths, components } = documentOf(
      declaration(
        {
          owner: { type: 'string', 'x-default': 'administrator', 'x-references': 'users.username' },
          code: { type: 'string', 'x-name': true, 'x-default': '{name}-1' },
          pad: {
            type: 'integer',
            'x-references': 'pads.id',
            'x-control-default': 'Default: the nearest.',
          },
        },
        { 'x-control': { create: 'Create a rocket' } },
      ),
    );
    expect(paths['/rockets']).toMatchObject({
      post: { operationId: 'createRocket', summary: 'Create a rocket' },
    });
    expect(JSON.stringify(paths['/rockets'])).toContain('{"required":["name"]}');
    expect(components?.schemas?.Rocket).toMatchObject({
      additionalProperties: false,
      properties: {
        owner: { description: 'Default: an administrator.' },
        code: { description: 'Default: `<name>-1`.' },
        pad: { format: 'int64', description: 'Default: the nearest.' },
      },
    });
    expect(components?.schemas).toMatchObject({
      Table: { enum: ['rockets'] },
      ChangeableTable: { enum: ['rockets'] },
      Id: { format: 'int64', 'x-immutable': true },
    });
  });

  test('only lists the rows of a table without x-control, with a filter for each single value', () => {
    const { paths, components, ...document } = documentOf(
      declaration({
        parts: { type: 'array', default: [], items: { type: 'string' } },
        stage: { enum: ['first', null], default: null },
        pad: { type: ['integer', 'null'], default: null },
      }),
    );
    expect(paths['/rockets']).toMatchObject({
      get: {
        operationId: 'listRockets',
        parameters: [
          { name: 'id', schema: { type: 'integer', format: 'int64' } },
          { name: 'name', schema: { type: 'string' } },
          { name: 'stage', schema: { enum: ['first'] } },
          { name: 'pad', schema: { type: 'integer' } },
        ],
      },
    });
    expect(paths['/rockets']).not.toHaveProperty('post');
    expect(components?.schemas).toMatchObject({ ChangeableTable: { enum: [] } });
    expect(document).toMatchObject({ 'x-tables': { rockets: 'Rocket' } });
  });
});
