import type { JsonValue } from './case.ts';

/** Returns true if a JSON value is an object: neither null nor an array. */
export function isObject(value: JsonValue | undefined): value is Record<string, JsonValue> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
