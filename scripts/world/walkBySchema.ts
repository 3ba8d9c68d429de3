/** Walks through a JSON value together with its schema. */
import type { JsonValue } from '../../contract/case.ts';
import type { Document, Reference, Schema } from '../../contract/openapi.ts';
import { resolveReference } from '../../contract/reference.ts';

/** A value inside a value, and its schemas. */
export interface Place {
  value: JsonValue;
  /** The path of the value: `['response', 'body', 0, 'author']`. */
  path: (string | number)[];
  /** The schemas of the value: each alternative, and the target of each `$ref`. */
  schemas: Schema[];
}

const COMBINERS = ['allOf', 'anyOf', 'oneOf'];

/** Returns the value itself and every value in it, outer before inner. */
export function walkBySchema(
  document: Document,
  value: JsonValue,
  given: (Schema | Reference)[],
  path: (string | number)[],
): Place[] {
  const schemas = given.flatMap((schema) => alternatives(document, schema));
  const within = (inner: JsonValue, part: string | number, next: (Schema | Reference)[]) =>
    walkBySchema(document, inner, next, [...path, part]);
  const inside = Array.isArray(value)
    ? value.flatMap((item, index) =>
        within(
          item,
          index,
          schemas.flatMap(({ items }) => (items ? [items as Schema] : [])),
        ),
      )
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, item]) =>
          within(
            item,
            name,
            schemas.flatMap(({ properties }) => {
              const property = (properties as Record<string, Schema> | undefined)?.[name];
              return property ? [property] : [];
            }),
          ),
        )
      : [];
  return [{ value, path, schemas }, ...inside];
}

function alternatives(
  document: Document,
  schema: Schema | Reference,
  seen = new Set<unknown>(),
): Schema[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { value } = resolveReference<Schema>(document, schema, '#');
  return [
    // Keywords beside a `$ref` belong to the place.
    ...('$ref' in schema ? [{ ...schema, $ref: undefined } as Schema] : []),
    value,
    ...COMBINERS.flatMap((combiner) =>
      ((value[combiner] ?? []) as (Schema | Reference)[]).flatMap((branch) =>
        alternatives(document, branch, seen),
      ),
    ),
  ];
}
