import type { JsonValue } from '../../contract/case.ts';
import { findType, type JsonType } from '../../contract/deriveShape.ts';
import type { Document, Schema } from '../../contract/openapi.ts';
import { resolveReference } from '../../contract/reference.ts';
import type { WrittenSchema } from '../../contract/walkSchema.ts';

/** The facts that a schema states about a value. Schemas with different keywords may state the same facts. */
export interface Outline {
  /** The allowed types. Undefined if every type is allowed. An integer is a number, too. */
  types: Set<JsonType> | undefined;
  /** The allowed values, apart from null. Undefined if every value is allowed. */
  values: JsonValue[] | undefined;
  formats: Set<string>;
  fields: Map<string, WrittenSchema>;
  required: Set<string>;
  items: WrittenSchema | undefined;
}

/** Schemas that are nested deeper in `allOf` and the like are taken as schemas that allow every value. */
const MAX_DEPTH = 20;

/** Returns the facts that a schema states, with those of its `$ref`, `allOf`, `anyOf` and `oneOf`. */
export function readOutline(document: Document, written: WrittenSchema, depth = 0): Outline {
  if (typeof written !== 'object' || depth > MAX_DEPTH) return ANYTHING;
  const { value: schema } = resolveReference<Schema>(document, written, '#');
  const beside = '$ref' in written ? withoutReference(written) : undefined;
  const parts = (keyword: string) =>
    ((schema[keyword] ?? []) as WrittenSchema[]).map((part) =>
      readOutline(document, part, depth + 1),
    );
  return together([
    ownOutline(schema),
    ...(beside ? [ownOutline(beside)] : []),
    ...parts('allOf'),
    ...[parts('anyOf'), parts('oneOf')].filter(({ length }) => length > 0).map(joinAlternatives),
  ]);
}

const ANYTHING: Outline = {
  types: undefined,
  values: undefined,
  formats: new Set(),
  fields: new Map(),
  required: new Set(),
  items: undefined,
};

function withoutReference(written: WrittenSchema): Schema | undefined {
  const { $ref: _, ...rest } = written;
  return Object.keys(rest).length > 0 ? rest : undefined;
}

function ownOutline(schema: Schema): Outline {
  const { type, format, properties, required, items } = schema;
  const values = schema.enum ?? ('const' in schema ? [schema.const] : undefined);
  const types =
    type !== undefined
      ? ([type].flat() as JsonType[])
      : values
        ? values.map(findType)
        : properties
          ? (['object'] as const)
          : items
            ? (['array'] as const)
            : undefined;
  return {
    // With `enum`, a type is possible only if a value has it.
    types:
      types &&
      new Set(
        values && type !== undefined
          ? [...types].filter((one) => values.some((value) => isOfType(value, new Set([one]))))
          : types,
      ),
    values: values?.filter((value) => value !== null),
    formats: new Set(typeof format === 'string' ? [format] : []),
    fields: new Map(Object.entries(properties ?? {})),
    required: new Set(required ?? []),
    items: items,
  };
}

/** Joins schemas that hold together (`allOf`). */
function together(parts: Outline[]): Outline {
  return parts.reduce((one, other) => ({
    types: bothTypes(one.types, other.types),
    values:
      one.values && other.values
        ? one.values.filter((value) => includes(other.values!, value))
        : (one.values ?? other.values),
    formats: new Set([...one.formats, ...other.formats]),
    fields: joined(one.fields, other.fields, 'allOf'),
    required: new Set([...one.required, ...other.required]),
    items:
      one.items && other.items ? { allOf: [one.items, other.items] } : (one.items ?? other.items),
  }));
}

/** Joins schemas of which one holds (`anyOf`, `oneOf`). */
function joinAlternatives(parts: Outline[]): Outline {
  const isNull = ({ types }: Outline) => types?.size === 1 && types.has('null');
  const others = parts.filter((part) => !isNull(part));
  const objects = others.filter(({ types }) => !types || types.has('object'));
  const [first, ...rest] = objects;
  const items = others.flatMap((part): WrittenSchema[] => (part.items ? [part.items] : []));
  return {
    types: parts.every(({ types }) => types)
      ? new Set(parts.flatMap(({ types }) => [...types!]))
      : undefined,
    values:
      others.length > 0 && others.every(({ values }) => values)
        ? others.flatMap(({ values }) => values!)
        : undefined,
    formats: new Set(others.flatMap(({ formats }) => [...formats])),
    fields: objects.reduce(
      (all, { fields }) => joined(all, fields, 'anyOf'),
      new Map<string, WrittenSchema>(),
    ),
    required: new Set(
      [...(first?.required ?? [])].filter((name) =>
        rest.every(({ required }) => required.has(name)),
      ),
    ),
    items: items.length > 1 ? { anyOf: items } : items[0],
  };
}

function joined(
  one: Map<string, WrittenSchema>,
  other: Map<string, WrittenSchema>,
  keyword: 'allOf' | 'anyOf',
): Map<string, WrittenSchema> {
  const all = new Map(one);
  for (const [name, schema] of other) {
    const known = all.get(name);
    all.set(name, known && known !== schema ? { [keyword]: [known, schema] } : schema);
  }
  return all;
}

function bothTypes(one: Outline['types'], other: Outline['types']): Outline['types'] {
  if (!one || !other) return one ?? other;
  const common = [...one].filter(
    (type) => other.has(type) || (type === 'integer' && other.has('number')),
  );
  const integers = one.has('number') && other.has('integer') ? (['integer'] as const) : [];
  return new Set([...common, ...integers]);
}

export function includes(values: JsonValue[], value: JsonValue): boolean {
  return values.some((one) => JSON.stringify(one) === JSON.stringify(value));
}

/** Returns true if a value has one of the types. */
export function isOfType(value: JsonValue, types: Outline['types']): boolean {
  if (!types) return true;
  const type = findType(value);
  return types.has(type) || (type === 'integer' && types.has('number'));
}

/** Returns true if an outline allows a value. Fields and items are not looked at. */
export function allows({ types, values }: Outline, value: JsonValue): boolean {
  return isOfType(value, types) && (!values || value === null || includes(values, value));
}
