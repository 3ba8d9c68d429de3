import type { JsonValue } from '../../../contract/case.ts';
import type { Contract } from '../../../contract/contract.ts';
import type { Parameter, Schema } from '../../../contract/openapi.ts';
import { branchesOf, type WrittenSchema } from '../../../contract/walkSchema.ts';
import { fieldOf, type ItemField } from './itemFields.ts';
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
import { queryOf, type Reader, readFullList, readList, without } from './reader.ts';
import { valuesToTry } from './valuesToTry.ts';

/** The words that stand for items without a value, and for items with any value. */
const [NONE, ANY] = ['None', 'Any'];

export const noneAndAny: Property = {
  id: 'none-and-any',
  summary:
    'The value `None` of a filter selects the items without a value, and `Any` selects all others.',
  from: 'the enum of a parameter, `x-none-and-any`',
  check: 'filter',
  plan: (contract, target) =>
    listsOf(contract).flatMap((operation) =>
      queryOf(operation)
        .filter((parameter) => takesWords(contract, parameter))
        .map((parameter) => {
          const { name } = parameter;
          const toLooked = lookedBy('filter', parameterPointer(operation, name));
          return checkJob({
            contract,
            target,
            operation,
            name: `none-and-any.${name.replace('[]', '')}`,
            checks: ['filter'],
            summary: `${name}=${NONE} shows the items without a value, and ${ANY} the others`,
            look: async (reader) => {
              const values = valuesToTry(contract, target, operation, parameter);
              return toLooked(await checkWords(contract, reader, parameter, values));
            },
          });
        }),
    ),
};

function takesWords({ document }: Contract, parameter: Parameter): boolean {
  if (parameter['x-none-and-any']) return true;
  return branchesOf(document, parameter.schema as WrittenSchema, '').some(({ value }) => {
    const { enum: words = [] } = value as Schema & { enum?: JsonValue[] };
    return words.includes(NONE!) && words.includes(ANY!);
  });
}

/**
 * Compares the two lists with the field of the items that the parameter filters by. If the items do not show the field,
 * the lists must be each other's opposite, and any value selects only items of `Any`.
 */
async function checkWords(
  contract: Contract,
  reader: Reader,
  parameter: Parameter,
  valuesOf: (items: JsonValue[]) => JsonValue[],
): Promise<Compared> {
  const { name } = parameter;
  const { items: all, isWhole } = await readFullList(reader);
  const field = fieldOf(contract, reader.operation, parameter);
  const none = await readList(reader, { [name]: NONE! });
  const any = await readList(reader, { [name]: ANY! });
  const mismatches: Mismatch[] = [];
  const claim = (requirement: string, wrong: JsonValue[], what = 'it shows') => {
    if (wrong.length > 0) mismatches.push({ requirement, actual: `${what} ${someOf(wrong)}` });
  };
  const sides = [
    { word: NONE!, ...none, fits: (item: JsonValue) => !hasValue(field, item) },
    { word: ANY!, ...any, fits: (item: JsonValue) => hasValue(field, item) },
  ];
  const missing = sides.flatMap(({ word, items }) =>
    items.length > 0 ? [] : [`an item that ${name}=${word} shows`],
  );
  if (field) {
    for (const { word, items, isWhole: hasAll, fits } of sides) {
      const asked = `${name}=${word}`;
      claim(
        `${asked} shows only items ${word === NONE ? 'without' : 'with'} a value of ${field.name}`,
        items.filter((item) => !fits(item)),
      );
      if (hasAll)
        claim(
          `${asked} shows all items ${word === NONE ? 'without' : 'with'} a value of ${field.name}`,
          without(all.filter(fits), items),
          'it leaves out',
        );
    }
    return { mismatches, missing };
  }
  claim(
    `${name}=${NONE} and ${name}=${ANY} show no item in common`,
    none.items.filter((item) => without([item], any.items).length === 0),
    'both show',
  );
  if (isWhole && none.isWhole && any.isWhole)
    claim(
      `${name}=${NONE} and ${name}=${ANY} show all items together`,
      without(all, [...none.items, ...any.items]),
      'neither shows',
    );
  let isTold = false;
  for (const value of valuesOf(all)) {
    const { items } = await readList(reader, { [name]: name.endsWith('[]') ? [value] : value });
    isTold ||= items.length > 0;
    if (any.isWhole)
      claim(
        `${name}=${ANY} shows every item that ${name}=${value} shows`,
        without(items, any.items),
        'it leaves out',
      );
  }
  return {
    mismatches,
    missing: [...missing, ...(isTold ? [] : [`an item that a value of ${name} shows`])],
  };
}

function hasValue(field: ItemField | undefined, item: JsonValue): boolean {
  return (field?.read(item) ?? []).length > 0;
}
