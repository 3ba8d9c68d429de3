/** A schema of OpenAPI 3.1 as one of 3.0 that generators understand: the rules that hold for one schema. */
import type { Document, Schema } from '../../contract/openapi.ts';
import { flattened, typesOf } from './alternatives.ts';

/** What is left in. All else is for validators (`if`, `pattern`s of keys), for readers (`examples`) or ours (`x-`). */
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

/** @returns a schema without combining keywords: objects, arrays and values only. It takes at least what this one takes. */
export function portableSchema(document: Document, schema: Schema): Schema {
  const rules = [constAsEnum, defaultAsText, withoutNullType, mixedLeftOpen, withFormat, onlyKnown];
  const own = rules.reduce((derived, rule) => rule(derived), flattened(document, schema));
  return wrappedReference(withChildren(own, (child) => portableSchema(document, child)));
}

/** 3.0 has no `const`. */
function constAsEnum({ const: value, ...rest }: Schema): Schema {
  return value === undefined ? rest : { type: typeof value, ...rest, enum: [value] };
}

/** Generated clients send defaults, in updates too. What the server takes when nothing is sent is for readers. */
export function defaultAsText({ default: value, ...rest }: Schema): Schema {
  if (value === undefined) return rest;
  const text = `Default: \`${JSON.stringify(value)}\`.`;
  return { ...rest, description: [rest.description, text].filter(Boolean).join(' ') };
}

/** `null` is no type in 3.0; an enum keeps its null. */
function withoutNullType(schema: Schema): Schema {
  const types = typesOf(schema);
  const others = types.filter((type) => type !== 'null');
  if (others.length === types.length) return schema;
  return { ...schema, type: others.length === 1 ? others[0] : others, nullable: true };
}

/** What may be of several types may be anything. */
function mixedLeftOpen(schema: Schema): Schema {
  const { description } = schema;
  if (typesOf(schema).length < 2) return schema;
  return description === undefined ? {} : { description };
}

/** Without a format, generators take 32 bits. */
function withFormat(schema: Schema): Schema {
  const formats: Record<string, string> = { integer: 'int64', number: 'double' };
  const format = formats[schema.type as string];
  return format === undefined || schema.enum ? schema : { format, ...schema };
}

function onlyKnown(schema: Schema): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => KEYWORDS.has(keyword)));
}

/**
 * In 3.0 nothing stands beside a `$ref`. Where it is nullable no type is added: with one, openapi-python-client forgets
 * the null.
 */
function wrappedReference(schema: Schema): Schema {
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
        Object.entries(properties as Record<string, Schema>).map(([name, child]) => [
          name,
          change(child),
        ]),
      ),
    }),
    ...(items !== undefined && { items: change(items as Schema) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: change(additionalProperties as Schema),
    }),
    // 3.0 wants to know of an array what is in it.
    ...(schema.type === 'array' && items === undefined && { items: {} }),
  };
}
