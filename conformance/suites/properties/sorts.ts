import type { JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import type { Parameter, Schema } from '../../../contract/openapi.ts';
import { fieldAt, type ItemField, itemFields } from './itemFields.ts';
import type { Property } from './property.ts';
import {
  type Compared,
  checkJob,
  listsOf,
  lookedBy,
  type Mismatch,
  parameterPointer,
  someOf,
} from './propertyJob.ts';
import { enumOf, queryOf, type Reader, readFullList, readList, shown, without } from './reader.ts';

export const sorts: Property = {
  id: 'sort',
  summary: 'A sorted list is in order and complete.',
  from: 'the enum of `order_by`, `x-ordered-by`',
  plan: (contract, target) =>
    listsOf(contract).flatMap((operation) => {
      const parameters = queryOf(operation);
      const orderBy = parameters.find(({ name }) => name === 'order_by');
      if (!orderBy || !parameters.some(({ name }) => name === 'sort')) return [];
      const toLooked = lookedBy('sort', parameterPointer(operation, orderBy.name));
      return (enumOf(contract, orderBy) ?? []).map((value) => {
        const sortKey = sortKeyOf(contract, operation, orderBy, String(value));
        return checkJob({
          contract,
          target,
          operation,
          name: `sort.${value}`,
          summary: sortKey
            ? `Ordered by ${value}, the list is sorted and complete`
            : `Ordered by ${value}, the list is complete`,
          look: async (reader) =>
            toLooked(
              await checkOrder(
                reader,
                String(value),
                sortKey,
                otherOrders(contract, operation, orderBy, value),
              ),
            ),
        });
      });
    }),
};

/** Reads the sort key of an item. */
type SortKey = Pick<ItemField, 'read' | 'format'>;

/** The format of texts that are compared as versions. */
const VERSION = 'version';

/** Returns the field by which a value of `order_by` sorts. Undefined if no field shows it. */
function sortKeyOf(
  contract: Contract,
  operation: ContractOperation,
  orderBy: Parameter,
  value: string,
): SortKey | undefined {
  const shownBy = orderBy['x-ordered-by']?.[value];
  if (!shownBy) return itemFields(contract, operation).find(({ name }) => name === value);
  const field = fieldAt(contract, operation, shownBy.field);
  return field && { ...field, ...(shownBy.as === 'version' && { format: VERSION }) };
}

/**
 * Returns the queries of the orders that a faulty server may use instead: the other values, and the default. An order
 * that no field shows may begin with the same key, such as a priority that is decided by a due date.
 */
function otherOrders(
  contract: Contract,
  operation: ContractOperation,
  orderBy: Parameter,
  value: JsonValue,
): Record<string, JsonValue>[] {
  const others = (enumOf(contract, orderBy) ?? []).filter(
    (one) => one !== value && sortKeyOf(contract, operation, orderBy, String(one)) !== undefined,
  );
  const hasDefault = (orderBy.schema as Schema).default !== undefined;
  return [
    ...others.map((other) => ({ order_by: other })),
    // A default that is no value of `order_by` is another order. An only value may well be the default.
    ...(hasDefault || others.length === 0 ? [] : [{}]),
  ];
}

async function checkOrder(
  reader: Reader,
  orderBy: string,
  sortKey: SortKey | undefined,
  others: Record<string, JsonValue>[],
): Promise<Compared> {
  const { items: all, isWhole } = await readFullList(reader, 2);
  const mismatches: Mismatch[] = [];
  let ascending: JsonValue[] = [];
  const isUnsorted = (items: JsonValue[], sort: string) =>
    sortKey &&
    firstUnsorted(
      items.map((item) => sortKey.read(item)[0]),
      sort,
      sortKey,
    );
  for (const sort of ['asc', 'desc']) {
    const asked = `order_by=${orderBy}&sort=${sort}`;
    const { items } = await readList(reader, { order_by: orderBy, sort });
    if (sort === 'asc') ascending = items;
    const differing = isWhole ? [...without(all, items), ...without(items, all)] : [];
    if (differing.length > 0)
      mismatches.push({
        requirement: `${asked} shows the same items as the list`,
        actual: `the two differ in ${someOf(differing)}`,
      });
    const wrong = isUnsorted(items, sort);
    if (wrong)
      mismatches.push({
        requirement: `${asked} is sorted by ${orderBy}`,
        actual: `${shown(wrong[0])} comes before ${shown(wrong[1])}`,
      });
  }
  if (mismatches.length > 0) return { mismatches, missing: [] };
  if (!sortKey) return { mismatches, missing: isWhole ? [] : ['a list with fewer than 100 items'] };

  // A server that ignores `sort` or `order_by` responds with one of these lists. Each must be in the wrong order.
  if (!isUnsorted(ascending, 'desc'))
    return { mismatches, missing: [`two items that differ in ${orderBy}`] };
  const alike: string[] = [];
  for (const other of others) {
    const { items } = await readList(reader, { ...other, sort: 'asc' });
    if (!isUnsorted(items, 'asc')) alike.push(String(other.order_by ?? 'default'));
  }
  const missing =
    alike.length > 0
      ? [`items whose order by ${orderBy} differs from that by ${alike.join(', ')}`]
      : [];
  return { mismatches, missing };
}

/** Returns the first two neighbours in the wrong order. Missing values and nulls may be anywhere. */
export function firstUnsorted(
  values: (JsonValue | undefined)[],
  sort: string,
  { format }: Pick<ItemField, 'format'>,
): [JsonValue, JsonValue] | undefined {
  const present = values.filter((value) => value !== undefined && value !== null) as JsonValue[];
  for (const [index, next] of present.entries()) {
    const before = present[index - 1];
    if (before === undefined) continue;
    const [low, high] = sort === 'asc' ? [before, next] : [next, before];
    if (isGreater(low, high, format)) return [before, next];
  }
  return undefined;
}

/** Returns true if `a` is greater than `b` in every usual collation, since the collations of deployments differ. */
function isGreater(a: JsonValue, b: JsonValue, format: string | undefined): boolean {
  if (format === VERSION) return isLaterVersion(String(a), String(b));
  if (format === 'date-time' || format === 'date')
    return Date.parse(String(a)) > Date.parse(String(b));
  if (typeof a === 'number' && typeof b === 'number') return a > b;
  const [one, other] = [String(a), String(b)];
  const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return (
    one > other && one.localeCompare(other) > 0 && letters(one).localeCompare(letters(other)) > 0
  );
}

/** Returns true if both texts are versions, and the numbers of `a` are greater. Other texts may be anywhere. */
function isLaterVersion(a: string, b: string): boolean {
  const [one, other] = [a, b].map((text) =>
    /^v?(\d+)\.(\d+)\.(\d+)(?:-[\w.-]+)?$/.exec(text)?.slice(1, 4),
  );
  if (!one || !other) return false;
  const at = one.findIndex((number, index) => Number(number) !== Number(other[index]));
  return at !== -1 && Number(one[at]) > Number(other[at]);
}
