import type { JsonValue } from './case.ts';

/** An object of JSON whose fields have not been checked. */
export type JsonObject = Record<string, JsonValue>;

/** Returns true if a JSON value is an object: neither null nor an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
