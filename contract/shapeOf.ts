/** The form of a JSON value without its data. */
import type { JsonValue } from './case.ts';
import type { Schema } from './openapi.ts';

export const TYPES = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'] as const;
export type JsonType = (typeof TYPES)[number];

/** The type of a value; a whole number is an `integer`. */
export function typeOf(value: JsonValue): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : (typeof value as JsonType);
}

/**
 * The schema of a value, with types and names of fields but no values. It leaves out a field whose name is not a plain
 * word, since such a name may be data.
 */
export function shapeOf(value: JsonValue): Schema {
  if (Array.isArray(value))
    return { type: 'array', ...(value.length > 0 && { items: value.map(shapeOf).reduce(common) }) };
  if (value === null || typeof value !== 'object') return { type: typeOf(value) };
  const fields = Object.entries(value).filter(([name]) => isPlainWord(name));
  return {
    type: 'object',
    ...(fields.length > 0 && {
      required: fields.map(([name]) => name),
      properties: Object.fromEntries(fields.map(([name, field]) => [name, shapeOf(field)])),
    }),
  };
}

/** The narrowest schema of this form that both values fit. */
function common(one: Schema, other: Schema): Schema {
  const types = [...new Set([one.type, other.type].flat())] as JsonType[];
  if (types.length > 1) return { type: types.sort() };
  if (types[0] !== 'object') return one.items ? one : other;
  const [properties, others] = [one.properties ?? {}, other.properties ?? {}] as [
    Record<string, Schema>,
    Record<string, Schema>,
  ];
  const required = ((one.required ?? []) as string[]).filter((name) => name in others);
  const all = Object.keys({ ...properties, ...others }).map((name) => {
    const [here, there] = [properties[name], others[name]];
    return [name, here && there ? common(here, there) : (here ?? there)];
  });
  return { type: 'object', required, properties: Object.fromEntries(all) };
}

/**
 * Returns true if a text looks like a name that a developer chose, rather than an address, a token or a sentence.
 */
export function isPlainWord(text: string): boolean {
  return (
    /^[\p{L}_][\p{L}\p{N}_.-]{0,39}$/u.test(text) &&
    // A part that is long, or that mixes letters and digits, comes from a machine.
    !text
      .split(/[_.-]/)
      .some(
        (part) => part.length > 20 || (part.length > 7 && /\d/.test(part) && /\p{L}/u.test(part)),
      )
  );
}
