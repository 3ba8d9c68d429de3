import type { JsonValue } from '../case.ts';
import { isObject } from '../isObject.ts';

type Keywords = Record<string, JsonValue>;

/** Keywords whose values are data and not schemas. */
export const DATA_KEYWORDS = new Set(['default', 'enum', 'const', 'example', 'examples']);

/** Converts a schema of OpenAPI 3.0, and the schemas within it, to OpenAPI 3.1. */
export function schemaOf31(schema: JsonValue): JsonValue {
  if (Array.isArray(schema)) return schema.map(schemaOf31);
  if (!isObject(schema)) return schema;
  const { nullable, exclusiveMinimum, exclusiveMaximum, example, ...rest }: Keywords =
    Object.fromEntries(
      Object.entries(schema).map(([key, value]) => [
        key,
        // The keys of `properties` are names, which may equal those of keywords.
        key === 'properties' && isObject(value)
          ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, schemaOf31(one)]))
          : DATA_KEYWORDS.has(key)
            ? value
            : schemaOf31(value),
      ]),
    );
  const converted: Keywords = {
    ...rest,
    ...bound('minimum', 'exclusiveMinimum', rest, exclusiveMinimum),
    ...bound('maximum', 'exclusiveMaximum', rest, exclusiveMaximum),
    ...(example !== undefined && { examples: [example] }),
  };
  for (const limit of ['minimum', 'maximum'] as const)
    if (converted[limit] === null) delete converted[limit];
  return nullable === true ? withNull(converted) : converted;
}

/** Converts `minimum: 5, exclusiveMinimum: true` to `exclusiveMinimum: 5`. Null marks a keyword to remove. */
function bound(
  limit: string,
  exclusive: string,
  keywords: Keywords,
  value: JsonValue | undefined,
): Keywords {
  if (value === undefined || value === false) return {};
  const at = keywords[limit];
  if (value !== true) return { [exclusive]: value };
  return at === undefined ? {} : { [exclusive]: at, [limit]: null };
}

function withNull(schema: Keywords): Keywords {
  const { type, enum: values } = schema;
  if (typeof type !== 'string') {
    const { description, ...rest } = schema;
    return { ...(description !== undefined && { description }), anyOf: [rest, { type: 'null' }] };
  }
  return {
    ...schema,
    type: [type, 'null'],
    ...(Array.isArray(values) && !values.includes(null) && { enum: [...values, null] }),
  };
}
