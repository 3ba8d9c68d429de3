/** Walks through the schemas of the bundle. Each schema is returned with its JSON pointer. */
import type { Document, Schema } from './openapi.ts';
import { pointerBelow } from './pointer.ts';
import { type Located, resolveReference } from './reference.ts';

/** A schema whose `$ref` is not resolved yet. */
export type WrittenSchema = Schema;

/** A property of an object schema. */
export interface Property extends Located<WrittenSchema> {
  name: string;
}

const COMBINERS = ['allOf', 'anyOf', 'oneOf'] as const;

/** Returns the schemas in the list of `allOf`, `anyOf` or `oneOf`. */
export function listParts(
  { value, pointer }: Located<Schema>,
  keyword: (typeof COMBINERS)[number],
): Located<WrittenSchema>[] {
  return (value[keyword] ?? []).map((part, index) => ({
    value: part,
    pointer: pointerBelow(pointer, keyword, index),
  }));
}

/** Returns a schema and all schemas that its `$ref`, `allOf`, `anyOf` and `oneOf` lead to, without duplicates. */
export function listBranches(
  document: Document,
  schema: WrittenSchema,
  pointer: string,
  seen = new Set<string>(),
): Located<Schema>[] {
  const resolved = resolveReference<Schema>(document, schema, pointer);
  if (seen.has(resolved.pointer)) return [];
  seen.add(resolved.pointer);
  return [
    resolved,
    ...COMBINERS.flatMap((keyword) =>
      listParts(resolved, keyword).flatMap((part) =>
        listBranches(document, part.value, part.pointer, seen),
      ),
    ),
  ];
}

/** Returns the properties of a schema, and of the schemas that its `$ref`, `allOf`, `anyOf` and `oneOf` lead to. */
export function listProperties(
  document: Document,
  schema: WrittenSchema,
  pointer: string,
): Property[] {
  return listBranches(document, schema, pointer).flatMap(({ value, pointer }) =>
    Object.entries(value.properties ?? {}).map(([name, property]) => ({
      name,
      value: property,
      pointer: pointerBelow(pointer, 'properties', name),
    })),
  );
}

/**
 * Returns the schema for a member of an object (by its name) or for an item of an array (by its index). It considers
 * neither `$ref` nor `allOf`, `anyOf` and `oneOf`. Returns undefined if the schema says nothing about the member.
 */
export function schemaBelow(
  { value, pointer }: Located<Schema>,
  key: string | number,
): Located<WrittenSchema> | undefined {
  const properties = value.properties ?? {};
  const [keywords, below] =
    typeof key === 'number'
      ? [['items'], value.items]
      : Object.hasOwn(properties, key)
        ? [['properties', key], properties[key]]
        : [['additionalProperties'], value.additionalProperties];
  return typeof below === 'object' && below !== null
    ? { value: below as WrittenSchema, pointer: pointerBelow(pointer, ...keywords) }
    : undefined;
}

/** Returns the members of an object or the items of an array, with their keys. Other values have no children. */
export function listChildren<T>(value: T): [key: string | number, child: T][] {
  if (Array.isArray(value)) return value.map((item, index) => [index, item]);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
