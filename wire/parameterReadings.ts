/** Reads the names and the possible values of parameters in a query. */
import type { JsonValue } from '../contract/case.ts';

/** Returns the name of an array without `[]`: `approved_by_ids` of `approved_by_ids[]`. */
export function stemOf(name: string): string {
  return name.replace(/\[\]$/, '');
}

/**
 * Returns the values that a text in a query may mean. For a parameter `ids[]`, `ids[]=None` may mean the word `None` or
 * an array, and `ids=1` may mean an array of one item.
 * @param name the name of the parameter in the contract, such as `ids[]`
 */
export function readingsOf(name: string, value: JsonValue): JsonValue[] {
  if (!name.endsWith('[]')) return [value];
  if (!Array.isArray(value)) return [[value], value];
  return value.length === 1 ? [value, value[0]!] : [value];
}
