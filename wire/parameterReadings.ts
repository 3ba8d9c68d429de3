/** How the parameters of a query are named and what their values may stand for. */
import type { JsonValue } from '../contract/case.ts';

/** `approved_by_ids[]` without the sign that it is an array. */
export function stemOf(name: string): string {
  return name.replace(/\[\]$/, '');
}

/**
 * What a value of a query may stand for: `ids[]=None` for a word beside the array, `ids=1` for an array of one item.
 * @param name the name of the parameter as the contract has it: `ids[]`
 */
export function readingsOf(name: string, value: JsonValue): JsonValue[] {
  if (!name.endsWith('[]')) return [value];
  if (!Array.isArray(value)) return [[value], value];
  return value.length === 1 ? [value, value[0]!] : [value];
}
