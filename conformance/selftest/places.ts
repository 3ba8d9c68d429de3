import type { JsonValue } from '../../contract/case.ts';
import { pointerTo, resolveReference } from '../../contract/contract.ts';
import type { Document, Reference, Schema } from '../../contract/openapi.ts';

const TYPES = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'] as const;
export type JsonType = (typeof TYPES)[number];

/** A value within a JSON body, and what the contract says about it. */
export interface Place {
  /** The keys that lead to it. */
  path: (string | number)[];
  /** The same for every item of an array: `/[]/commit/id`. Empty for the body itself. */
  name: string;
  value: JsonValue;
  /** Every type that is right here. A `number` may be an integer. */
  types: Set<JsonType>;
  /**
   * The schemas that all hold for the value that is there: the place's own, those of `allOf`, and of
   * `anyOf` and `oneOf` the one that takes its type.
   */
  schemas: Schema[];
  /** Whether several alternatives take its type: which of them holds cannot be told, and none is in `schemas`. */
  undecided: boolean;
}

/** Every value in a body that the contract speaks of, from the body itself down. */
export function placesOf(document: Document, schema: Schema | Reference, body: JsonValue): Place[] {
  return walk([schema], body, [], '');

  function walk(
    given: (Schema | Reference)[],
    value: JsonValue,
    path: (string | number)[],
    name: string,
  ): Place[] {
    const types = given.map((one) => typesOf(document, one)).reduce(intersection);
    const schemas = given.flatMap((one) => holding(document, one, value));
    const undecided = schemas.some((schema) =>
      choicesOf(schema).some((choice) => takersOf(document, choice, value).length > 1),
    );
    return [
      { path, name, value, types, schemas, undecided },
      ...childrenOf(value).flatMap(([key, child]) => {
        const below = schemas.flatMap((schema) => schemaBelow(schema, key));
        const step = typeof key === 'number' ? '/[]' : pointerTo(key).slice(1);
        return below.length > 0 ? walk(below, child, [...path, key], `${name}${step}`) : [];
      }),
    ];
  }
}

/** The type of a value; a whole number is an `integer`. */
export function typeOf(value: JsonValue): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : (typeof value as JsonType);
}

const CONSTRAINTS = ['enum', 'const', 'format', 'pattern', 'maxLength', 'maximum'];

/** Whether the contract allows any value of its type at a place. A lower limit does not count. */
export function isFree({ schemas, undecided }: Place): boolean {
  return !undecided && !schemas.some((schema) => CONSTRAINTS.some((keyword) => keyword in schema));
}

/** The same body with another value at a path; without the member if the value is undefined. */
export function withValue(
  body: JsonValue,
  [key, ...rest]: (string | number)[],
  value: JsonValue | undefined,
): JsonValue {
  if (key === undefined) return value ?? null;
  if (Array.isArray(body))
    return body.map((item, index) => (index === key ? withValue(item, rest, value) : item));
  const { [key]: child = null, ...others } = body as { [key: string]: JsonValue };
  return rest.length === 0 && value === undefined
    ? others
    : { ...(body as object), [key]: withValue(child, rest, value) };
}

function childrenOf(value: JsonValue): [string | number, JsonValue][] {
  if (Array.isArray(value)) return value.map((item, index) => [index, item]);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function schemaBelow(schema: Schema, key: string | number): (Schema | Reference)[] {
  const properties = schema.properties as Record<string, Schema> | undefined;
  const below =
    typeof key === 'number' ? schema.items : (properties?.[key] ?? schema.additionalProperties);
  return typeof below === 'object' && below !== null ? [below as Schema] : [];
}

function holding(document: Document, schema: Schema | Reference, value: JsonValue): Schema[] {
  const { value: own } = resolveReference<Schema>(document, schema, '');
  const chosen = choicesOf(own).flatMap((alternatives) => {
    const takers = takersOf(document, alternatives, value);
    return takers.length === 1 ? takers : [];
  });
  return [own, ...[...partsOf(own), ...chosen].flatMap((part) => holding(document, part, value))];
}

/** The alternatives that take the type of a value. */
function takersOf(
  document: Document,
  alternatives: (Schema | Reference)[],
  value: JsonValue,
): (Schema | Reference)[] {
  return alternatives.filter((one) => typesOf(document, one).has(typeOf(value)));
}

function typesOf(document: Document, schema: Schema | Reference): Set<JsonType> {
  const { value: own } = resolveReference<Schema>(document, schema, '');
  const stated = own.type === undefined ? TYPES : ([own.type].flat() as JsonType[]);
  return [
    new Set([...stated, ...(stated.includes('number') ? (['integer'] as const) : [])]),
    ...partsOf(own).map((part) => typesOf(document, part)),
    ...choicesOf(own).map(
      (alternatives) => new Set(alternatives.flatMap((one) => [...typesOf(document, one)])),
    ),
  ].reduce(intersection);
}

function partsOf(schema: Schema): (Schema | Reference)[] {
  return (schema.allOf as (Schema | Reference)[] | undefined) ?? [];
}

function choicesOf({ anyOf, oneOf }: Schema): (Schema | Reference)[][] {
  return [anyOf, oneOf].filter((choice) => choice !== undefined) as (Schema | Reference)[][];
}

function intersection<T>(one: Set<T>, other: Set<T>): Set<T> {
  return new Set([...one].filter((value) => other.has(value)));
}
