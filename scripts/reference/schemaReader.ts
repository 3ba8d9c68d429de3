/** Describes the fields, types and limits of schemas for readers. */
import { isObject } from '../../contract/isObject.ts';
import type { Document, Reference, Schema } from '../../contract/openapi.ts';
import { valueAt } from '../../contract/pointer.ts';

export interface Field {
  name: string;
  schema: Schema;
  required: boolean;
}

/** The functions that describe the schemas of a document. */
export type SchemaReader = ReturnType<typeof schemaReader>;

export function schemaReader(definition: Pick<Document, 'components'>) {
  /** Resolves a reference. Keywords beside the reference replace those of the target. */
  function resolved<T extends object>(node: T | Reference): T {
    const { $ref, ...beside } = node as Partial<Reference> & T;
    if ($ref === undefined) return node as T;
    return { ...resolved(valueAt(definition, $ref) as T), ...beside };
  }

  /** Returns the fields of an object schema, including the fields of its `allOf`. */
  function listFields(written: Schema): Field[] {
    const schema = resolved(written);
    const own = Object.entries(schema.properties ?? {}).map(([name, field]) => ({
      name,
      schema: resolved(field),
      required: (schema.required ?? []).includes(name),
    }));
    const parts = (schema.allOf ?? []).flatMap(listFields);
    return [...new Map([...parts, ...own].map((field) => [field.name, field])).values()];
  }

  /** Returns the alternatives of a schema: the schemas in its `oneOf` or `anyOf`. */
  function listAlternatives(written: Schema): Schema[] {
    const schema = resolved(written);
    return [...(schema.oneOf ?? schema.anyOf ?? [])];
  }

  /** Returns the schema whose fields are shown: for an array, the items' schema, and for a map, the values' schema. */
  function findInner(written: Schema): Schema {
    const schema = resolved(written);
    if (listFields(schema).length > 0) return schema;
    const inner = schema.items ?? schema.additionalProperties;
    return typeof inner === 'object' ? findInner(inner) : schema;
  }

  /** Describes the type of a schema: `array of Tag`, `string (date-time) or null`. */
  function typeText(written: Schema): string {
    const { $ref } = written;
    if ($ref !== undefined) return $ref.replace(/.*\//, '');
    const { type, format, items, enum: values, const: only, additionalProperties } = written;
    const alternatives = listAlternatives(written);
    if (only !== undefined) return JSON.stringify(only);
    if (type === undefined && alternatives.length > 0)
      return [...new Set(alternatives.map(typeText))].join(' or ');
    if (type === undefined)
      return listFields(written).length > 0 ? 'object' : values ? 'one of' : 'any';
    return [type]
      .flat()
      .map((name) => {
        if (name === 'array' && items) return `array of ${typeText(items)}`;
        if (name === 'object' && typeof additionalProperties === 'object')
          return `map of ${typeText(additionalProperties)}`;
        return format && name === typeOfFormat(format) ? `${name} (${format})` : String(name);
      })
      .join(' or ');
  }

  /** Describes the limits of a value in addition to its type, and its default. */
  function describeLimits(written: Schema): string[] {
    const schema = resolved(written);
    const values = schema.enum ?? schema.items?.enum;
    return [
      ...(values ? [`one of ${values.map((value) => `\`${value}\``).join(', ')}`] : []),
      ...(schema.default === undefined ? [] : [`default \`${JSON.stringify(schema.default)}\``]),
      ...Object.entries(LIMITS).flatMap(([keyword, words]) =>
        schema[keyword] === undefined ? [] : [`${words} \`${schema[keyword]}\``],
      ),
    ];
  }

  /** Returns the differences of a deployment (`x-differences`) in a node and below it. References are followed. */
  function differencesBelow(node: unknown, seen = new Set<string>()): string[] {
    if (Array.isArray(node)) return node.flatMap((item) => differencesBelow(item, seen));
    if (!isObject(node)) return [];
    const { $ref, 'x-differences': differences } = node;
    const own = Array.isArray(differences) ? differences.map(String) : [];
    const children = Object.entries(node).filter(([key]) => key !== 'x-differences');
    const below = children.flatMap(([, child]) => differencesBelow(child, seen));
    if (typeof $ref !== 'string' || seen.has($ref)) return [...own, ...below];
    seen.add($ref);
    return [...own, ...below, ...differencesBelow(valueAt(definition, $ref), seen)];
  }

  return {
    resolved,
    listFields,
    listAlternatives,
    findInner,
    typeText,
    describeLimits,
    differencesBelow,
  };
}

/** Returns the JSON type that a format belongs to. */
function typeOfFormat(format: unknown): string {
  return /^int/.test(String(format))
    ? 'integer'
    : /^(float|double)$/.test(String(format))
      ? 'number'
      : 'string';
}

const LIMITS: Record<string, string> = {
  minimum: 'at least',
  maximum: 'at most',
  minLength: 'shortest length',
  maxLength: 'longest length',
  minItems: 'fewest items',
  maxItems: 'most items',
  pattern: 'pattern',
};
