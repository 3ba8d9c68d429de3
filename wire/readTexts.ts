import type { JsonValue } from '../contract/case.ts';
import type { Document, Schema } from '../contract/openapi.ts';
import type { Located } from '../contract/reference.ts';
import { listBranches, schemaBelow, type WrittenSchema } from '../contract/walkSchema.ts';

/**
 * Converts the texts in a query or a form to the types of the schema. A text that the schema does not allow becomes a
 * number, a boolean, null or an empty array, if it can mean such a value. Any other text stays.
 */
export function readTexts(
  document: Document,
  schema: Located<WrittenSchema>,
  value: JsonValue,
): JsonValue {
  return read(document, listBranches(document, schema.value, schema.pointer), value);
}

/** @param branches all schemas that apply to the value, with references resolved */
function read(document: Document, branches: Located<Schema>[], value: JsonValue): JsonValue {
  const below = (key: string | number, child: JsonValue) =>
    read(
      document,
      branches.flatMap((branch) => {
        const schema = schemaBelow(branch, key);
        return schema ? listBranches(document, schema.value, schema.pointer) : [];
      }),
      child,
    );
  if (typeof value === 'string')
    return readText(
      branches.map(({ value: schema }) => schema),
      value,
    );
  if (Array.isArray(value)) return value.map((item, index) => below(index, item));
  if (value instanceof Object)
    return Object.fromEntries(
      Object.entries(value).map(([name, child]) => [name, below(name, child)]),
    );
  return value;
}

function readText(schemas: Schema[], text: string): JsonValue {
  const typesOf = ({ type, enum: values }: Schema) => [
    ...(type === undefined ? [] : [type].flat()),
    ...(values ?? []).map((value) => typeof value),
  ];
  const isOneOf = ({ enum: values }: Schema) => !values || values.includes(text);
  const types = new Set(schemas.flatMap(typesOf));
  if (schemas.some((schema) => typesOf(schema).includes('string') && isOneOf(schema))) return text;
  if (text === '' && types.has('null')) return null;
  if (text === '' && types.has('array')) return [];
  if ((types.has('integer') || types.has('number')) && NUMBER.test(text)) return Number(text);
  if (types.has('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

const NUMBER = /^-?\d+(\.\d+)?$/;
