/**
 * Schemas that are put together of others, as one that is not: `allOf`, `anyOf` and `oneOf` become the
 * properties that there may be. Generators give each alternative a type of its own and then guess
 * which one has come, or don't compile. Conditions (`if`, `then`, `not`) are left out: no language has them.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Document, Schema } from '../../contract/openapi.ts';
import { resolveReference } from '../../contract/reference.ts';

type Properties = Record<string, Schema>;

/**
 * @param schema any schema of the bundle
 * @returns a schema that takes at least what this one takes, without combining keywords at its top.
 *   `$ref` may stand beside others there, and `null` among the types.
 */
export function flattened(document: Document, schema: Schema): Schema {
  const { allOf = [], anyOf, oneOf, if: _, then: __, else: ___, not: ____, ...own } = schema;
  const alternatives = (anyOf ?? oneOf) as Schema[] | undefined;
  const parts = [
    ...(allOf as Schema[]).map((part) => resolved(document, part)),
    ...(alternatives ? [anyOfThese(document, alternatives)] : []),
  ];
  return parts.length === 0 ? own : allOfThese([...parts, own]);
}

/** The alternatives of a schema where each is a reference to an object: they become a component. */
export function alternativeObjects(document: Document, schema: Schema): Schema[] | undefined {
  const alternatives = (schema.anyOf ?? schema.oneOf ?? []) as Schema[];
  const areObjects =
    alternatives.length > 1 &&
    alternatives.every((one) => '$ref' in one && isObject(resolved(document, one)));
  return areObjects ? alternatives : undefined;
}

function resolved(document: Document, schema: Schema): Schema {
  return flattened(document, resolveReference<Schema>(document, schema, '#').value);
}

/** What all of some schemas say. Of what two say of the same, the later is the more exact. */
function allOfThese(parts: Schema[]): Schema {
  const properties: Properties = Object.assign({}, ...parts.map((part) => part.properties));
  const required = [...new Set(parts.flatMap(requiredOf))];
  return {
    ...Object.assign({}, ...parts),
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
}

/** What is true of all alternatives: one with `null` is that one or null, objects are an object with all properties. */
function anyOfThese(document: Document, alternatives: Schema[]): Schema {
  const others = alternatives.filter(({ type }) => type !== 'null');
  const hasNull = others.length < alternatives.length;
  const [only] = others;
  if (others.length === 1 && only) return hasNull ? orNull(only) : only;
  const parts = others.map((one) => resolved(document, one));
  const shared = parts.every(isObject) ? anyObject(document, parts) : whatAllSay(document, parts);
  return hasNull ? orNull(shared) : shared;
}

function orNull(schema: Schema): Schema {
  if ('$ref' in schema) return { ...schema, nullable: true };
  return schema.type === undefined ? schema : { ...schema, type: [...typesOf(schema), 'null'] };
}

/** An object with the properties of all; those that all require are required. */
function anyObject(document: Document, parts: Schema[]): Schema {
  const names = new Set(parts.flatMap((part) => Object.keys(part.properties ?? {})));
  const properties: Properties = {};
  for (const name of names) {
    const said = parts.map((part) => (part.properties as Properties | undefined)?.[name]);
    properties[name] = anyOfSaid(
      document,
      said.filter((one) => one !== undefined),
    );
  }
  const required = [...names].filter((name) =>
    parts.every((part) => requiredOf(part).includes(name)),
  );
  const [{ description } = {} as Schema] = parts;
  return {
    type: 'object',
    ...(description !== undefined && { description }),
    properties,
    ...(required.length > 0 && { required }),
  };
}

/** A property of which several alternatives speak. */
function anyOfSaid(document: Document, said: Schema[]): Schema {
  const [first, ...others] = said as [Schema, ...Schema[]];
  const { description: _, ...plain } = first;
  const areAlike = others.every(({ description, ...other }) => isDeepStrictEqual(other, plain));
  return areAlike ? first : anyOfThese(document, said);
}

/** Types with the keywords on which all agree; nothing where the types differ. */
function whatAllSay(document: Document, parts: Schema[]): Schema {
  const [first, ...others] = parts as [Schema, ...Schema[]];
  const types = new Set(parts.flatMap(typesOf));
  if (types.size === 0 || parts.some((part) => typesOf(part).length === 0)) return {};
  if ([...types].filter((type) => type !== 'null').length > 1) return {};
  const agreed = Object.entries(first).filter(([keyword, value]) =>
    others.every((other) => isDeepStrictEqual(other[keyword], value)),
  );
  const items = parts.flatMap(({ items }) => (items ? [items as Schema] : []));
  return {
    ...Object.fromEntries(agreed),
    type: types.size === 1 ? [...types][0] : [...types],
    ...(items.length === parts.length && { items: anyOfSaid(document, items) }),
  };
}

function isObject(schema: Schema): boolean {
  return schema.type === 'object' || (schema.type === undefined && 'properties' in schema);
}

function requiredOf({ required = [] }: Schema): string[] {
  return required as string[];
}

/** The types that a schema names, `null` among them. */
export function typesOf({ type }: Schema): string[] {
  return type === undefined ? [] : ([type].flat() as string[]);
}
