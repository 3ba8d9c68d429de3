import type { JsonValue } from '../contract/case.ts';
import { withoutBrackets } from '../wire/parameterReadings.ts';
import type { MockRequest } from './mockRequest.ts';

/**
 * Returns true if all items of a list have the values that the request filters by, such as `state=merged`. A filter is
 * a parameter that has the name of a field, or whose `x-echoed-as` names one. Without items or such filters, the result
 * is false.
 */
export function fitsFilters(
  { operation, query }: Pick<MockRequest, 'operation' | 'query'>,
  items: JsonValue[],
): boolean {
  const filters = Object.entries(query).flatMap(([name, value]) => {
    const parameter = operation.definition.parameters?.find(
      (one) => withoutBrackets(one.name) === name,
    );
    if (!parameter || value instanceof Object) return [];
    const path = (parameter['x-echoed-as'] ?? guessMember(name)).split('.');
    const isField = items.some((item) => readMember(item, path) !== undefined);
    return isField ? [{ path, value: String(value) }] : [];
  });
  return (
    filters.length > 0 &&
    filters.every(({ path, value }) =>
      items.every((item) => hasValue(readMember(item, path), value)),
    )
  );
}

/** Returns the field that a parameter filters by according to its name: `author.id` for `author_id`. */
function guessMember(name: string): string {
  return name.replace(/_(id|username)$/, '.$1');
}

function readMember(item: JsonValue, path: string[]): JsonValue | undefined {
  const [name = '', ...rest] = path;
  if (!(item instanceof Object) || Array.isArray(item)) return undefined;
  // `source_project_id` is a field of its own, and not the field `id` of `source_project`.
  const whole = item[path.join('_')];
  if (whole !== undefined) return whole;
  const value = item[name];
  return rest.length === 0 || value === undefined ? value : readMember(value, rest);
}

function hasValue(field: JsonValue | undefined, value: string): boolean {
  if (Array.isArray(field)) return field.some((item) => hasValue(item, value));
  return field !== undefined && !(field instanceof Object) && String(field) === value;
}
