/**
 * Replaces `allOf`, `anyOf` and `oneOf` with one schema that has all properties. Generators give each alternative its
 * own type and guess which one a value has, or create code that does not compile. Conditions (`if`, `then`, `not`)
 * are removed, since no language has types for them.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Document, Schema } from '../../contract/openapi.ts';
import { resolveReference } from '../../contract/reference.ts';

type Properties = Record<string, Schema>;

/**
 * Flattens a schema.
 * @param schema any schema of the bundle
 * @returns a schema without combining keywords at its top level, which accepts at least the same values. Its `$ref`
 *   may have other keywords beside it, and its types may include `null`
 */
export function flattened(document: Document, schema: Schema): Schema {
  const { allOf = [], anyOf, oneOf, if: _, then: __, else: ___, not: ____, ...own } = schema;
  const alternatives = anyOf ?? oneOf;
  const parts = [
    ...allOf.map((part) => resolved(document, part)),
    ...(alternatives ? [mergedAlternatives(document, alternatives)] : []),
  ];
  return parts.length === 0 ? own : mergedParts([...parts, own]);
}

/**
 * Returns the alternatives of a schema if all of them are references to objects. Such alternatives become a
 * component.
 */
export function alternativeObjects(document: Document, schema: Schema): Schema[] | undefined {
  const alternatives = schema.anyOf ?? schema.oneOf ?? [];
  const areObjects =
    alternatives.length > 1 &&
    alternatives.every((one) => '$ref' in one && isObject(resolved(document, one)));
  return areObjects ? alternatives : undefined;
}

export function resolved(document: Document, schema: Schema): Schema {
  return flattened(document, resolveReference<Schema>(document, schema, '#').value);
}

/**
 * Merges the parts of an `allOf`. If two parts have the same keyword or property, the later part is used: it is more
 * exact.
 */
function mergedParts(parts: Schema[]): Schema {
  const properties: Properties = Object.assign({}, ...parts.map((part) => part.properties));
  const required = [...new Set(parts.flatMap(listRequired))];
  return {
    ...Object.assign({}, ...parts),
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
}

/**
 * Returns a schema that accepts the values of all alternatives. Alternative objects become one object with all
 * properties.
 */
function mergedAlternatives(document: Document, alternatives: Schema[]): Schema {
  const others = alternatives.filter(({ type }) => type !== 'null');
  const hasNull = others.length < alternatives.length;
  const [only] = others;
  if (others.length === 1 && only) return hasNull ? orNull(only) : only;
  const parts = others.map((one) => resolved(document, one));
  const shared = parts.every(isObject)
    ? mergedObjects(document, parts)
    : sharedKeywords(document, parts);
  return hasNull ? orNull(shared) : shared;
}

function orNull(schema: Schema): Schema {
  if ('$ref' in schema) return { ...schema, nullable: true };
  return schema.type === undefined ? schema : { ...schema, type: [...listTypes(schema), 'null'] };
}

/**
 * Returns an object schema with the properties of all alternatives. A property is required if every alternative
 * requires it.
 */
function mergedObjects(document: Document, parts: Schema[]): Schema {
  const names = new Set(parts.flatMap((part) => Object.keys(part.properties ?? {})));
  const properties: Properties = {};
  for (const name of names) {
    const definitions = parts.map((part) => part.properties?.[name]);
    properties[name] = mergedDefinitions(
      document,
      definitions.filter((one) => one !== undefined),
    );
  }
  const required = [...names].filter((name) =>
    parts.every((part) => listRequired(part).includes(name)),
  );
  const descriptions = new Set(parts.flatMap((part) => part.description ?? []));
  return {
    type: 'object',
    ...(descriptions.size > 0 && { description: [...descriptions].join('\n\n') }),
    properties,
    ...(required.length > 0 && { required }),
  };
}

/** Merges the schemas that several alternatives have for the same property. */
function mergedDefinitions(document: Document, definitions: Schema[]): Schema {
  const [first, ...others] = definitions as [Schema, ...Schema[]];
  const { description: _, ...plain } = first;
  const areAlike = others.every(({ description, ...other }) => isDeepStrictEqual(other, plain));
  return areAlike ? first : mergedAlternatives(document, definitions);
}

/** Returns the type, and the keywords that all alternatives share. Empty if the alternatives have different types. */
function sharedKeywords(document: Document, parts: Schema[]): Schema {
  const [first, ...others] = parts as [Schema, ...Schema[]];
  const types = new Set(parts.flatMap(listTypes));
  if (types.size === 0 || parts.some((part) => listTypes(part).length === 0)) return {};
  if ([...types].filter((type) => type !== 'null').length > 1) return {};
  const shared = Object.entries(first).filter(([keyword, value]) =>
    others.every((other) => isDeepStrictEqual(other[keyword], value)),
  );
  const items = parts.flatMap(({ items }) => (items ? [items] : []));
  return {
    ...Object.fromEntries(shared),
    type: types.size === 1 ? [...types][0] : [...types],
    ...(items.length === parts.length && { items: mergedDefinitions(document, items) }),
  };
}

function isObject(schema: Schema): boolean {
  return schema.type === 'object' || (schema.type === undefined && 'properties' in schema);
}

function listRequired({ required = [] }: Schema): string[] {
  return required;
}

/** Returns the types of a schema, including `null`. */
export function listTypes({ type }: Schema): string[] {
  return type === undefined ? [] : [type].flat();
}
