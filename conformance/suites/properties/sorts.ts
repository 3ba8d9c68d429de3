import type { JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import type { Parameter, Schema } from '../../../contract/openapi.ts';
import { fieldAt, type ItemField, itemFields } from './itemFields.ts';
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
  from: 'the enum of `order_by`, `x-ordered-by`',
  plan: (contract, target) =>
    listsOf(contract).flatMap((operation) => {
      const parameters = queryOf(operation);
      const orderBy = parameters.find(({ name }) => name === 'order_by');
      if (!orderBy || !parameters.some(({ name }) => name === 'sort')) return [];
      return (enumOf(contract, orderBy) ?? []).flatMap((value) => {
        const sortKey = sortKeyOf(contract, operation, orderBy, String(value));
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
              otherOrders(contract, operation, orderBy, value),
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

/** Reads the sort key of an item. */
type SortKey = Pick<ItemField, 'read' | 'format' | 'types'>;

function hasNumbers({ format, types }: SortKey): boolean {
  return format === VERSION || types.some((type) => type === 'integer' || type === 'number');
}

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

/** Checks the order of numbers, or of versions, for which the order as text differs: 9 and 10. */
async function checkNumbers(reader: Reader, orderBy: string, key: SortKey): Promise<Compared> {
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
  const isText = key.format === VERSION;
  return {
    mismatches: [],
    missing: [
      ...(hasTellingNumbers(values, isText ? coreOf : (value) => [String(value)])
        ? []
        : [`two items whose order by the numbers in ${orderBy} differs from that as text`]),
      ...(!isText || hasTellingNumbers(values, preReleaseOf)
        ? []
        : ['two pre-releases whose order by number differs from that as text: rc.9 and rc.10']),
    ],
  };
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

function coreOf(text: string): string[] | undefined {
  return versionOf(text)?.core;
}

/** Returns the identifiers of a pre-release, after the numbers of its version. */
function preReleaseOf(text: string): string[] | undefined {
  const version = versionOf(text);
  return version && version.preRelease.length > 0
    ? [version.core.join('.'), ...version.preRelease]
    : undefined;
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

/** The parts of a semantic version: `1.0.0-rc.1` has the numbers 1, 0 and 0, and the identifiers `rc` and `1`. */
interface Version {
  core: string[];
  preRelease: string[];
}

/** Reads a semantic version, with or without `v`. Undefined for other texts. */
function versionOf(text: string): Version | undefined {
  const parts = /^v?(\d+)\.(\d+)\.(\d+)(?:-([\dA-Za-z.-]+))?$/.exec(text);
  return parts ? { core: parts.slice(1, 4), preRelease: parts[4]?.split('.') ?? [] } : undefined;
}

/** Returns true if both texts are semantic versions, and `a` is later. Other texts may be anywhere. */
function isLaterVersion(a: string, b: string): boolean {
  const [one, other] = [versionOf(a), versionOf(b)];
  if (!one || !other) return false;
  const at = one.core.findIndex((number, index) => Number(number) !== Number(other.core[index]));
  if (at !== -1) return Number(one.core[at]) > Number(other.core[at]);
  if (one.preRelease.length === 0 || other.preRelease.length === 0)
    return one.preRelease.length < other.preRelease.length;
  const differing = one.preRelease.findIndex((part, index) => part !== other.preRelease[index]);
  if (differing === -1) return false;
  const [part, against] = [one.preRelease[differing]!, other.preRelease[differing]];
  if (against === undefined) return true;
  const [isNumber, isOtherNumber] = [NUMBER.test(part), NUMBER.test(against)];
  if (isNumber && isOtherNumber) return Number(part) > Number(against);
  return isNumber === isOtherNumber ? part > against : isOtherNumber;
}
