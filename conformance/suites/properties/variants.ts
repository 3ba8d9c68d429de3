/** Finds query parameters with values that change a list, and reads the list with each of them. */
import type { CaseRequest, JsonValue } from '../../../contract/case.ts';
import type { Contract } from '../../../contract/contract.ts';
import { isObject } from '../../../contract/isObject.ts';
import type { Parameter } from '../../../contract/openapi.ts';
import type { Target } from '../../target/target.ts';
import { filtersOf } from './filters.ts';
import { otherValuesOf } from './otherValuesOf.ts';
import { enumOf, isSame, MOST_PER_PAGE, queryOf, type Reader } from './reader.ts';
import { valuesToTry } from './valuesToTry.ts';

/** A list with one more parameter, whose value changes the list. */
export interface Variant {
  parameter: Parameter;
  /** Its name: `state`, or `not.labels` for a member of an object. */
  name: string;
  query: CaseRequest['query'];
  /** The items of the first page of 100. */
  items: JsonValue[];
}

/** Parameters that choose a page. */
const PAGING = ['page', 'per_page', 'page_token', 'pagination'];

/** The number of values of a parameter that are tried. */
export const MOST_VALUES = 4;

/**
 * Reads a list with values of each parameter. A variant is a value that fits.
 * @param all the items of the list without the parameters
 * @param fits decides whether the items with a value are telling
 * @param most the largest number of variants of a parameter
 * @returns the variants, and the names of the parameters without a telling value
 */
export async function readVariants(
  contract: Contract,
  target: Target,
  reader: Reader,
  all: JsonValue[],
  fits: (items: JsonValue[]) => boolean,
  most = 1,
): Promise<{ variants: Variant[]; others: string[] }> {
  const variants: Variant[] = [];
  const others: string[] = [];
  for (const { parameter, name, values } of valuesOf(contract, target, reader, all)) {
    const found: Variant[] = [];
    for (const value of values.slice(0, MOST_VALUES)) {
      const query = { ...requiredBy(contract, reader, parameter), [parameter.name]: value };
      const items = await readAllowed(reader, query);
      if (!items || isSame(items, all) || !fits(items)) continue;
      found.push({ parameter, name, query, items });
      if (found.length === most) break;
    }
    variants.push(...found);
    if (found.length === 0) others.push(name);
  }
  return { variants, others };
}

/** Reads a list of at most 100 items. Undefined if the server refuses the parameters. */
export async function readAllowed(
  reader: Reader,
  query: CaseRequest['query'],
): Promise<JsonValue[] | undefined> {
  const refusals = [400, 403, 404].filter(
    (status) => status in reader.operation.definition.responses,
  );
  const response = await reader.read({ ...query, per_page: MOST_PER_PAGE }, [200, ...refusals]);
  return response.status === 200 ? response.items : undefined;
}

/** Returns the query with the parameters without which a case shows that another one is refused. */
function requiredBy(
  contract: Contract,
  { operation }: Reader,
  { name }: Parameter,
): CaseRequest['query'] {
  const alone = contract.cases.find(
    ({ operation: id, request: { query }, liftedBy }) =>
      id === operation.id && liftedBy !== undefined && isOnly(query, name),
  );
  const required = queryOf(operation).filter((one) => alone?.liftedBy?.includes(one.name));
  return Object.fromEntries(
    required.flatMap((one) => {
      const [value] = enumOf(contract, one) ?? [];
      return value === undefined ? [] : [[one.name, value]];
    }),
  );
}

function isOnly(query: CaseRequest['query'], name: string): boolean {
  return name in query && Object.keys(query).length === 1;
}

/** Returns the values of each query parameter that may change a list, the most telling first. */
export function valuesOf(
  contract: Contract,
  target: Target,
  { operation, request }: Reader,
  all: JsonValue[],
): { parameter: Parameter; name: string; values: JsonValue[] }[] {
  const filters = filtersOf(contract, operation);
  return queryOf(operation).flatMap((parameter) => {
    const { name, required } = parameter;
    if (required || PAGING.includes(name)) return [];
    const own = filters.filter((one) => one.parameter.name === name);
    // The members of `not` are filters of their own.
    if (own.some((one) => one.name !== name && one.name.startsWith('not.')))
      return own.map((one) => ({
        parameter,
        name: one.name,
        values: one.valuesOf(all).map(({ value }) => value),
      }));
    const values = [
      ...own.flatMap((one) => one.valuesOf(all).map(({ value }) => value)),
      ...(name === 'search' ? wordsIn(all) : []),
      ...valuesToTry(contract, target, operation, parameter)(all),
      ...otherValuesOf(contract, target, operation, parameter),
    ].filter((value) => JSON.stringify(value) !== JSON.stringify(request.query[name]));
    return [{ parameter, name, values: [...new Set(values)] }];
  });
}

/** Returns words in the titles or names of items. Those of several items come first, since they go with other filters. */
function wordsIn(items: JsonValue[]): JsonValue[] {
  const counts = new Map<string, number>();
  for (const item of items) {
    const text = isObject(item) ? (item.title ?? item.name) : undefined;
    const words = typeof text === 'string' ? text.match(/[\p{L}\p{N}]{3,}/gu) : undefined;
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const rank = (count: number) => Math.abs(count - items.length / 2);
  return [...counts].sort(([, one], [, other]) => rank(one) - rank(other)).map(([word]) => word);
}

/** Joins the queries of variants. The members of an object come together. */
export function joinQueries(variants: Variant[]): CaseRequest['query'] {
  const joined: Record<string, JsonValue> = {};
  for (const { query } of variants)
    for (const [name, value] of Object.entries(query)) {
      const before = joined[name];
      joined[name] =
        isObject(before) && isObject(value) ? ({ ...before, ...value } as JsonValue) : value;
    }
  return joined;
}
