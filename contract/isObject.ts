import type { JsonValue } from './case.ts';

/** Whether a JSON value is an object: neither null nor an array. */
export function isObject(value: JsonValue | undefined): value is Record<string, JsonValue> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
