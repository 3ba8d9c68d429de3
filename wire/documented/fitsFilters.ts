import type { CaseRequest, JsonValue } from '../../contract/case.ts';
import type { Operation } from '../../contract/openapi.ts';
import { withoutBrackets } from '../parameterReadings.ts';

/** The fields by which the parameters of a query filter, such as `author.id` for `author_id`. */
export type Filters = Record<string, string>;

/** Returns the fields by which the parameters of an operation filter: those in `x-echoed-as`, or else by their names. */
export function describeFilters({ parameters = [] }: Operation): Filters {
  return Object.fromEntries(
    parameters
      .filter((one) => one.in === 'query')
      .map((one): [string, string] => {
        const name = withoutBrackets(one.name);
        return [name, one['x-echoed-as'] ?? guessMember(name)];
      }),
  );
}

/**
 * Returns true if all items of a list have the values that the request filters by, such as `state=merged`. A filter is
 * a parameter that has the name of a field, or whose `x-echoed-as` names one. Without items or such filters, the result
 * is false.
 */
export function fitsFilters(
  fields: Filters,
  query: CaseRequest['query'],
  items: JsonValue[],
): boolean {
  const filters = Object.entries(query).flatMap(([name, value]) => {
    const path = fields[name]?.split('.');
    if (!path || value instanceof Object) return [];
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
