/** Reads the names and the possible values of parameters in a query. */
import type { JsonValue } from '../contract/case.ts';
import type { Document, Parameter } from '../contract/openapi.ts';
import { listBranches } from '../contract/walkSchema.ts';

/** Returns the name of an array without `[]`: `approved_by_ids` of `approved_by_ids[]`. */
export function withoutBrackets(name: string): string {
  return name.replace(/\[\]$/, '');
}

/**
 * Returns the values that a text in a query may mean. For a parameter `ids[]`, `ids[]=None` may mean the word `None` or
 * an array, and `ids=1` may mean an array of one item.
 * @param name the name of the parameter in the contract, such as `ids[]`
 */
export function readParameter(name: string, value: JsonValue): JsonValue[] {
  if (!name.endsWith('[]')) return [value];
  if (!Array.isArray(value)) return [[value], value];
  return value.length === 1 ? [value, value[0]!] : [value];
}

/** The characters between the items of an array in one text, by the style of the parameter. */
const SEPARATORS: Record<string, string> = { spaceDelimited: ' ', pipeDelimited: '|' };

/**
 * Returns the values that a parameter of any OpenAPI document may mean. An array need not be named `ids[]` there: it may
 * be one text with commas (`explode: false`), or a parameter that comes several times.
 */
export function readingsOfParameter(
  document: Document,
  { name, in: place, style, explode, schema }: Parameter,
  value: JsonValue,
): JsonValue[] {
  const readings = readParameter(name, value);
  const isArray = listBranches(document, schema, '#').some(({ value: { type, items } }) =>
    [type ?? (items ? 'array' : [])].flat().includes('array'),
  );
  if (!isArray || name.endsWith('[]') || typeof value !== 'string') return readings;
  const isOneText = place !== 'query' || explode === false || (style ?? 'form') !== 'form';
  const items = isOneText ? value.split(SEPARATORS[style ?? ''] ?? ',') : [value];
  return [items, ...readings];
}
