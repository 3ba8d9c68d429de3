import type { JsonValue } from '../../../contract/case.ts';
import type { Property } from './property.ts';
import {
  type Compared,
  checkJob,
  listsOf,
  lookedBy,
  parameterPointer,
  someOf,
} from './propertyJob.ts';
import { keyOf, queryOf, type Reader, readFullList, readList, without } from './reader.ts';
import { valuesToTry } from './valuesToTry.ts';

export const allOf: Property = {
  id: 'all-of',
  summary: 'A filter with two values shows the items that each of the values shows.',
  from: '`x-all-of`',
  check: 'filter',
  plan: (contract, target) =>
    listsOf(contract).flatMap((operation) =>
      queryOf(operation)
        .filter((parameter) => parameter['x-all-of'])
        .map((parameter) => {
          const { name } = parameter;
          const toLooked = lookedBy('filter', parameterPointer(operation, name));
          return checkJob({
            contract,
            target,
            operation,
            name: `all-of.${name.replace('[]', '')}`,
            checks: ['filter'],
            summary: `With two values of ${name}, the list has the items with both`,
            look: async (reader) => {
              const values = valuesToTry(contract, target, operation, parameter);
              return toLooked(await checkPair(reader, name, values));
            },
          });
        }),
    ),
};

/** A value, and the items that it alone shows. */
interface Shown {
  value: JsonValue;
  items: JsonValue[];
}

/** Asks for two values at once. The items of each value alone tell which items have both. */
async function checkPair(
  reader: Reader,
  name: string,
  valuesOf: (items: JsonValue[]) => JsonValue[],
): Promise<Compared> {
  const { items: all } = await readFullList(reader);
  const alone: Shown[] = [];
  for (const value of valuesOf(all)) {
    const { items, isWhole } = await readList(reader, { [name]: [value] });
    if (isWhole && items.length > 0) alone.push({ value, items });
  }
  const pair = tellingPair(alone);
  if (!pair)
    return {
      mismatches: [],
      missing: [`an item with two values of ${name}, and an item with one of them`],
    };
  const values = pair.map(({ value }) => value);
  const both = inBoth(pair);
  for (const asked of [values, values.toReversed()]) {
    const { items } = await readList(reader, { [name]: asked });
    const [wrong, lost] = [without(items, both), without(both, items)];
    if (wrong.length > 0 || lost.length > 0)
      return {
        mismatches: [
          {
            requirement: `${name}=${JSON.stringify(asked)} shows the items that each of the values shows`,
            actual:
              wrong.length > 0 ? `it shows ${someOf(wrong)}` : `it leaves out ${someOf(lost)}`,
          },
        ],
        missing: [],
      };
  }
  return { mismatches: [], missing: [] };
}

/** Returns two values that some item has together, and of which another item has only one. */
function tellingPair(alone: Shown[]): [Shown, Shown] | undefined {
  const pairs = alone.flatMap((one, index) =>
    alone.slice(index + 1).map((other): [Shown, Shown] => [one, other]),
  );
  return pairs.find((pair) => {
    const both = inBoth(pair).length;
    return both > 0 && pair.some(({ items }) => items.length > both);
  });
}

function inBoth([one, other]: [Shown, Shown]): JsonValue[] {
  const keys = new Set(other.items.map(keyOf));
  return one.items.filter((item) => keys.has(keyOf(item)));
}
