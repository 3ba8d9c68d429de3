import type { JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import type { Schema } from '../../../contract/openapi.ts';
import { type ItemField, itemFields } from './itemFields.ts';
import type { Property } from './property.ts';
import {
  type Compared,
  comparisonJob,
  listsOf,
  type Mismatch,
  parameterPointer,
  someOf,
} from './propertyJob.ts';
import { enumOf, queryOf, type Reader, readFullList, readList, shown, without } from './reader.ts';

export const sorts: Property = {
  id: 'sort',
  summary: 'A sorted list is in order and complete.',
  from: 'the enum of `order_by`',
  plan: (contract, target) =>
    listsOf(contract).flatMap((operation) => {
      const parameters = queryOf(operation);
      const orderBy = parameters.find(({ name }) => name === 'order_by');
      if (!orderBy || !parameters.some(({ name }) => name === 'sort')) return [];
      return (enumOf(contract, orderBy) ?? []).flatMap((value) => {
        const fields = itemFields(contract, operation);
        const sortKey = fields.find(({ name }) => name === value);
        const pointer = parameterPointer(operation, orderBy.name);
        const common = { contract, target, operation, check: 'sort', pointer };
        const order = comparisonJob({
          ...common,
          name: `sort.${value}`,
          summary: sortKey
            ? `Ordered by ${value}, the list is sorted and complete`
            : `Ordered by ${value}, the list is complete`,
          compare: (reader) =>
            checkOrder(
              reader,
              String(value),
              sortKey,
              otherOrders(contract, operation, String(value)),
            ),
        });
        if (!sortKey || !hasNumbers(sortKey)) return [order];
        const numbers = comparisonJob({
          ...common,
          name: `sort.${value}.numbers`,
          summary: `Ordered by ${value}, numbers are not compared as texts`,
          compare: (reader) => checkNumbers(reader, String(value), sortKey),
        });
        return [order, numbers];
      });
    }),
};

/** Reads the value by which an item is sorted. */
export interface SortKey extends Pick<ItemField, 'read' | 'format' | 'types'> {
  /** Returns true if a value must come after another. Default: numbers, times and texts in their usual order. */
  isGreater?: (a: JsonValue, b: JsonValue) => boolean;
  /** The numbers in a value, for `checkNumbers`. Default: the value itself. */
  numbers?: NumbersIn[];
}

/** The parts of a text that are compared one by one, such as those of a version. */
interface NumbersIn {
  /** Two values whose order differs from that as text, as a phrase. */
  witness: string;
  /** Returns the parts. Undefined for a text without them. */
  read: (text: string) => string[] | undefined;
}

function hasNumbers({ types }: SortKey): boolean {
  return types.some((type) => type === 'integer' || type === 'number');
}

/**
 * Returns the queries of the orders that a faulty server may use instead: the other values, and the default. An order
 * that no field shows may begin with the same key, such as a priority that is decided by a due date.
 */
export function otherOrders(
  contract: Contract,
  operation: ContractOperation,
  value: string,
): Record<string, JsonValue>[] {
  const orderBy = queryOf(operation).find(({ name }) => name === 'order_by');
  if (!orderBy) return [];
  const fields = itemFields(contract, operation).map(({ name }) => name);
  const others = (enumOf(contract, orderBy) ?? []).filter(
    (one) => one !== value && fields.includes(String(one)),
  );
  const hasDefault = (orderBy.schema as Schema).default !== undefined;
  return [
    ...others.map((other) => ({ order_by: other })),
    // A default that is no value of `order_by` is another order. An only value may well be the default.
    ...(hasDefault || others.length === 0 ? [] : [{}]),
  ];
}

/** Checks that a list is in the order of a key, in both directions, and complete. */
export async function checkOrder(
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
    const sends = [`order_by=${orderBy}`, `sort=${sort}`];
    const asked = sends.join('&');
    const { items } = await readList(reader, { order_by: orderBy, sort });
    if (sort === 'asc') ascending = items;
    const differing = isWhole ? [...without(all, items), ...without(items, all)] : [];
    if (differing.length > 0)
      mismatches.push({
        sends,
        requirement: `${asked} shows the same items as the list`,
        actual: `the two differ in ${someOf(differing)}`,
      });
    const wrong = isUnsorted(items, sort);
    if (wrong)
      mismatches.push({
        sends,
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

/** Checks the order of numbers, or of versions, for which the order as text differs: 9 and 10. */
export async function checkNumbers(
  reader: Reader,
  orderBy: string,
  key: SortKey,
): Promise<Compared> {
  await readFullList(reader, 2);
  const { items } = await readList(reader, { order_by: orderBy, sort: 'asc' });
  const values = items.flatMap((item) => key.read(item).slice(0, 1));
  const wrong = firstUnsorted(values, 'asc', key);
  if (wrong)
    return {
      mismatches: [
        {
          requirement: `order_by=${orderBy}&sort=asc is sorted by ${orderBy}`,
          actual: `${shown(wrong[0])} comes before ${shown(wrong[1])}`,
        },
      ],
      missing: [],
    };
  const numbers = key.numbers ?? [
    {
      witness: `two items whose order by the numbers in ${orderBy} differs from that as text`,
      read: (text) => [text],
    },
  ];
  const missing = numbers.flatMap(({ witness, read }) =>
    hasTellingNumbers(values, read) ? [] : [witness],
  );
  return { mismatches: [], missing };
}

/** Returns true if two values first differ in a number, and their order as text is another. */
function hasTellingNumbers(
  values: JsonValue[],
  partsOf: (value: string) => string[] | undefined,
): boolean {
  const all = values.flatMap((value) => [partsOf(String(value)) ?? []]);
  return all.some((one) =>
    all.some((other) => {
      const at = one.findIndex((part, index) => part !== other[index]);
      const [part, against] = [one[at], other[at]];
      if (part === undefined || against === undefined) return false;
      if (!NUMBER.test(part) || !NUMBER.test(against)) return false;
      return Number(part) < Number(against) && part > against;
    }),
  );
}

const NUMBER = /^\d+$/;

/** Returns the first two neighbours in the wrong order. Missing values and nulls may be anywhere. */
export function firstUnsorted(
  values: (JsonValue | undefined)[],
  sort: string,
  { format, isGreater = isGreaterIn(format) }: Pick<SortKey, 'format' | 'isGreater'>,
): [JsonValue, JsonValue] | undefined {
  const present = values.filter((value) => value !== undefined && value !== null) as JsonValue[];
  for (const [index, next] of present.entries()) {
    const before = present[index - 1];
    if (before === undefined) continue;
    const [low, high] = sort === 'asc' ? [before, next] : [next, before];
    if (isGreater(low, high)) return [before, next];
  }
  return undefined;
}

/** Returns a comparison that holds in every usual collation, since the collations of deployments differ. */
function isGreaterIn(format: string | undefined) {
  return (a: JsonValue, b: JsonValue): boolean => {
    if (format === 'date-time' || format === 'date')
      return Date.parse(String(a)) > Date.parse(String(b));
    if (typeof a === 'number' && typeof b === 'number') return a > b;
    const [one, other] = [String(a), String(b)];
    const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
    return (
      one > other && one.localeCompare(other) > 0 && letters(one).localeCompare(letters(other)) > 0
    );
  };
}
