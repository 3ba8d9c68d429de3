/** Converts a schema of OpenAPI 3.1 to a schema of OpenAPI 3.0 that client generators understand. */
import type { Document, Schema } from '../../contract/openapi.ts';
import { pascalCase } from '../world/storedColumns.ts';
import { flattened, listTypes, resolved } from './alternatives.ts';
import type { PortableDocument } from './portableDocument.ts';

/**
 * The keywords that are kept. Others are for validators (`if`), for readers (`examples`) or for this project (`x-…`).
 */
const KEYWORDS = new Set([
  '$ref',
  'type',
  'format',
  'nullable',
  'description',
  'deprecated',
  'readOnly',
  'writeOnly',
  'enum',
  'x-enum-varnames',
  'properties',
  'required',
  'additionalProperties',
  'items',
  ...['minimum', 'maximum', 'minLength', 'maxLength', 'pattern', 'minItems', 'maxItems'],
]);

/** Converts a schema. @returns a schema without combining keywords. It accepts at least the same values */
export function portableSchema(document: Document, schema: Schema): Schema {
  const rules = [
    constAsEnum,
    defaultAsText,
    withoutNullType,
    withoutMixedTypes,
    withFormat,
    withKnownKeywords,
  ];
  const own = rules.reduce((converted, rule) => rule(converted), flattened(document, schema));
  const converted = withChildren(own, (child) => portableSchema(document, child));
  return withWrappedReference(withoutNullableReference(document, converted));
}

/** Replaces `const`, which OpenAPI 3.0 does not have, with an `enum`. */
function constAsEnum({ const: value, ...rest }: Schema): Schema {
  return value === undefined ? rest : { type: typeof value, ...rest, enum: [value] };
}

/** Moves the default to the description. Otherwise generated clients would send the default, even in updates. */
export function defaultAsText({ default: value, ...rest }: Schema): Schema {
  if (value === undefined) return rest;
  const text = `Default: \`${JSON.stringify(value)}\`.`;
  return { ...rest, description: [rest.description, text].filter(Boolean).join(' ') };
}

/**
 * Replaces a list of types, which OpenAPI 3.0 does not have, with the type beside `null`, and `null` with `nullable`. An
 * enum keeps its null. A value that is always null may have any type.
 */
function withoutNullType({ type, ...rest }: Schema): Schema {
  const types = listTypes({ type });
  const others = types.filter((one) => one !== 'null');
  if (others.length === 0) return rest;
  return {
    type: others.length === 1 ? others[0] : others,
    ...rest,
    ...(others.length < types.length && { nullable: true }),
  };
}

/** Replaces a schema with several types by a schema that accepts any value. */
function withoutMixedTypes(schema: Schema): Schema {
  const { description } = schema;
  if (listTypes(schema).length < 2) return schema;
  return description === undefined ? {} : { description };
}

/** Adds a format to numbers. Without a format, generators assume 32 bits. */
function withFormat(schema: Schema): Schema {
  const formats: Record<string, string> = { integer: 'int64', number: 'double' };
  const format = formats[schema.type as string];
  return format === undefined || schema.enum ? schema : { format, ...schema };
}

function withKnownKeywords(schema: Schema): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => KEYWORDS.has(keyword)));
}

/** The end of the name of a schema that also accepts null. `withNullableSchemas` adds these schemas. */
const OR_NULL = 'OrNull';

/**
 * Replaces a nullable reference. In OpenAPI 3.0, `nullable` has an effect only beside a `type`, and generators ignore it
 * beside a reference with a `type`. So an object gets a second schema that accepts null. A reference to a list of values
 * becomes its type, because some generators accept no null in such a list.
 */
function withoutNullableReference(document: Document, schema: Schema): Schema {
  const { $ref, nullable, ...rest } = schema;
  if (typeof $ref !== 'string' || nullable !== true) return schema;
  const { enum: values, type, description } = resolved(document, { $ref });
  return values === undefined
    ? { ...rest, $ref: $ref + OR_NULL }
    : withFormat({ ...(description !== undefined && { description }), ...rest, type, nullable });
}

/** Adds a schema that also accepts null for each reference to one, such as `MilestoneOrNull`. */
export function withNullableSchemas(document: PortableDocument): PortableDocument {
  const schemas = document.components.schemas as Record<string, Schema>;
  const pattern = new RegExp(`(?<="#/components/schemas/)\\w+(?=${OR_NULL}")`, 'g');
  const names = new Set(JSON.stringify(document).match(pattern));
  const added = [...names].flatMap((name): [string, Schema][] => {
    const { schema, parts } = withNamedParts(name, schemas[name]!);
    return [[name, schema], [name + OR_NULL, { ...schema, nullable: true }], ...parts];
  });
  return {
    ...document,
    components: {
      ...document.components,
      schemas: { ...schemas, ...Object.fromEntries(added) },
    },
  };
}

/**
 * Gives the objects in the properties of a schema names of their own. openapi-python-client fails on an object that
 * stands in two schemas.
 */
function withNamedParts(
  name: string,
  { properties = {}, ...rest }: Schema,
): { schema: Schema; parts: [string, Schema][] } {
  const isPart = ([, { type }]: [string, Schema]) => type === 'object';
  const nameOf = (property: string) => name + pascalCase(property);
  const all = Object.entries(properties);
  const parts = all.filter(isPart);
  const references = parts.map(([property]) => [
    property,
    { $ref: `#/components/schemas/${nameOf(property)}` },
  ]);
  return {
    schema: {
      ...rest,
      ...(all.length > 0 && { properties: { ...properties, ...Object.fromEntries(references) } }),
    },
    parts: parts.map(([property, part]) => [nameOf(property), part]),
  };
}

/** Moves a `$ref` with keywords beside it into an `allOf`, since OpenAPI 3.0 ignores keywords beside a `$ref`. */
function withWrappedReference(schema: Schema): Schema {
  const { $ref, ...rest } = schema;
  return $ref === undefined || Object.keys(rest).length === 0
    ? schema
    : { ...rest, allOf: [{ $ref }] };
}

function withChildren(schema: Schema, change: (child: Schema) => Schema): Schema {
  const { properties, items, additionalProperties } = schema;
  return {
    ...schema,
    ...(properties !== undefined && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, child]) => [name, change(child)]),
      ),
    }),
    ...(items !== undefined && { items: change(items) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: change(additionalProperties),
    }),
    // In OpenAPI 3.0, an array must have `items`.
    ...(schema.type === 'array' && items === undefined && { items: {} }),
  };
}
