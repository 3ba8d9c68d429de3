import type { JsonValue } from '../../../contract/case.ts';
import { type ItemField, itemFields } from './itemFields.ts';
import type { Property } from './property.ts';
import {
  checkJob,
  findingsOf,
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
      const fields = itemFields(contract, operation);
      const toFindings = findingsOf('sort', parameterPointer(operation, orderBy.name));
      return (enumOf(contract, orderBy) ?? []).map((value) =>
        checkJob({
          contract,
          target,
          operation,
          name: `sort.${value}`,
          summary: `Ordered by ${value}, the list is sorted and complete`,
          look: async (reader) => {
            const field = fields.find(({ name }) => name === value);
            return toFindings(await checkOrder(reader, String(value), field));
          },
        }),
      );
    }),
};

async function checkOrder(
  reader: Reader,
  orderBy: string,
  field: ItemField | undefined,
): Promise<Mismatch[]> {
  const { items: all, isWhole } = await readFullList(reader, 2);
  const mismatches: Mismatch[] = [];
  for (const sort of ['asc', 'desc']) {
    const asked = `order_by=${orderBy}&sort=${sort}`;
    const { items } = await readList(reader, { order_by: orderBy, sort });
    const differing = isWhole ? [...without(all, items), ...without(items, all)] : [];
    if (differing.length > 0)
      mismatches.push({
        requirement: `${asked} shows the same items as the list`,
        actual: `the two differ in ${someOf(differing)}`,
      });
    const wrong =
      field &&
      firstUnsorted(
        items.map((item) => field.read(item)[0]),
        sort,
        field,
      );
    if (wrong)
      mismatches.push({
        requirement: `${asked} is sorted by ${orderBy}`,
        actual: `${shown(wrong[0])} comes before ${shown(wrong[1])}`,
      });
  }
  return mismatches;
}

/** Returns the first two neighbours in the wrong order. Missing values and nulls may be anywhere. */
export function firstUnsorted(
  values: (JsonValue | undefined)[],
  sort: string,
  { format }: Pick<ItemField, 'format'>,
): [JsonValue, JsonValue] | undefined {
  const present = values.filter((value) => value !== undefined && value !== null) as JsonValue[];
  const isTime = format === 'date-time' || format === 'date';
  for (const [index, next] of present.entries()) {
    const before = present[index - 1];
    if (before === undefined) continue;
    const [low, high] = sort === 'asc' ? [before, next] : [next, before];
    if (isGreater(low, high, isTime)) return [before, next];
  }
  return undefined;
}

/** Returns true if `a` is greater than `b` in every usual collation, since the collations of deployments differ. */
function isGreater(a: JsonValue, b: JsonValue, isTime: boolean): boolean {
  if (isTime) return Date.parse(String(a)) > Date.parse(String(b));
  if (typeof a === 'number' && typeof b === 'number') return a > b;
  const [one, other] = [String(a), String(b)];
  const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return (
    one > other && one.localeCompare(other) > 0 && letters(one).localeCompare(letters(other)) > 0
  );
}
