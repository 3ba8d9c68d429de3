/** Walks through a JSON value together with its schema. */
import type { JsonValue } from '../../contract/case.ts';
import type { Document, Reference, Schema } from '../../contract/openapi.ts';
import { resolveReference } from '../../contract/reference.ts';

/** A part of a value, with its schemas. */
export interface Place {
  value: JsonValue;
  /** The path of the part in the case: `['response', 'body', 0, 'author']`. */
  path: (string | number)[];
  /** The schemas that apply to the part: all alternatives, and the targets of all `$ref`. */
  schemas: Schema[];
}

const COMBINERS = ['allOf', 'anyOf', 'oneOf'];

/** Returns a value and all values inside it. A value comes before its parts. */
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
          schemas.flatMap(({ items }) => (items ? [items] : [])),
        ),
      )
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, item]) =>
          within(
            item,
            name,
            schemas.flatMap(({ properties }) => {
              const property = properties?.[name];
              return property ? [property] : [];
            }),
          ),
        )
      : [];
  return [{ value, path, schemas }, ...inside];
}

/** Returns a schema and all schemas that may apply beside it: the targets of `$ref`, and the parts of `allOf` and the like. */
export function alternatives(
  document: Document,
  schema: Schema | Reference,
  seen = new Set<unknown>(),
): Schema[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { value } = resolveReference<Schema>(document, schema, '#');
  return [
    // Keywords beside a `$ref` apply as well, so they count as a schema of their own.
    ...('$ref' in schema ? [{ ...schema, $ref: undefined } as Schema] : []),
    value,
    ...COMBINERS.flatMap((combiner) =>
      ((value[combiner] ?? []) as (Schema | Reference)[]).flatMap((branch) =>
        alternatives(document, branch, seen),
      ),
    ),
  ];
}
