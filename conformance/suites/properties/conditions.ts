import type { JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import type { Schema } from '../../../contract/openapi.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import { type Located, resolveReference } from '../../../contract/reference.ts';
import { itemProperties, responseItem } from './itemFields.ts';
import type { Property } from './property.ts';
import { checkJob, findingsOf, type Mismatch, readsOf, someOf } from './propertyJob.ts';
import { enumOf, isSame, queryOf, type Reader, readFullList, shown } from './reader.ts';
import { MissingWitness } from './witness.ts';

export const conditions: Property = {
  id: 'condition',
  summary: 'A field, or a form of it, is present with its parameter and absent without it.',
  from: '`x-present-with`',
  plan: (contract, target) => [...fields(contract, target), ...forms(contract, target)],
};

const fields: Property['plan'] = (contract, target) =>
  readsOf(contract).flatMap((operation) => {
    const parameters = queryOf(operation).map(({ name }) => name);
    return itemProperties(contract, operation).flatMap((property) => {
      const { value, pointer } = located(property);
      const { name } = property;
      // Servers show such a field only with a parameter that the contract does not have.
      if (Array.isArray(value['x-present-with']) && value['x-present-with'].length === 0)
        return [
          checkJob({
            contract,
            target,
            operation,
            name: `condition.${name}`,
            summary: `${name} is absent, since no parameter asks for it`,
            look: async (reader) =>
              findingsOf('condition', `${pointer}/x-present-with`)(await checkAbsent(reader, name)),
          }),
        ];
      const [condition] = [value['x-present-with'] ?? []]
        .flat()
        .filter((name) => parameters.includes(name as string)) as string[];
      if (condition === undefined) return [];
      return [
        checkJob({
          contract,
          target,
          operation,
          name: `condition.${name}`,
          summary: `${name} is present with ${condition}=true, and absent without it`,
          look: async (reader) =>
            findingsOf(
              'condition',
              `${pointer}/x-present-with`,
            )(await checkCondition(reader, name, condition)),
        }),
      ];

      // `x-present-with` may stand beside a `$ref`, or in the schema that the `$ref` names.
      function located({ value, pointer }: Located<object>): Located<Schema> {
        return 'x-present-with' in value
          ? { value: value as Schema, pointer }
          : resolveReference<Schema>(contract.document, value as Schema, pointer);
      }
    });
  });

async function checkAbsent(reader: Reader, field: string): Promise<Mismatch[]> {
  const { items } = await readFullList(reader);
  const wrong = items.filter((item) => field in (item as object));
  return wrong.length === 0
    ? []
    : [
        {
          requirement: `${field} is absent without a parameter that asks for it`,
          actual: `it is in ${someOf(wrong)}`,
          location: `/${field}`,
        },
      ];
}

async function checkCondition(
  reader: Reader,
  field: string,
  condition: string,
): Promise<Mismatch[]> {
  const isDefault = queryOf(reader.operation).some(
    ({ name, schema }) => name === condition && (schema as Schema).default === true,
  );
  const ways: [query: Record<string, JsonValue>, isPresent: boolean][] = [
    [{ [condition]: true }, true],
    [{ [condition]: false }, false],
    [{}, isDefault],
  ];
  const mismatches: Mismatch[] = [];
  for (const [query, isPresent] of ways) {
    const { body, items } = await reader.read(query);
    const shown = Array.isArray(body) ? items : [body as JsonValue];
    if (shown.length === 0) throw new MissingWitness('an item in the list');
    const wrong = shown.filter((item) => field in (item as object) !== isPresent);
    const asked =
      condition in query ? `with ${condition}=${query[condition]}` : `without ${condition}`;
    if (wrong.length > 0)
      mismatches.push({
        requirement: `${asked}, ${field} is ${isPresent ? 'present' : 'absent'}`,
        actual: `it is ${isPresent ? 'absent from' : 'in'} ${someOf(wrong)}`,
        location: `/${field}`,
      });
  }
  return mismatches;
}

/** With a parameter, a field or an item has another form: another branch of the `anyOf` in its schema. */
const forms: Property['plan'] = (contract, target) =>
  readsOf(contract).flatMap((operation) =>
    formsOf(contract, operation).map(({ field, condition, value, pointer }) =>
      checkJob({
        contract,
        target,
        operation,
        name: `condition.${condition}`,
        summary: `${field ?? 'Each item'} has another form with ${condition}=${shown(value)}`,
        look: async (reader) =>
          findingsOf(
            'condition',
            `${pointer}/x-present-with`,
          )(await checkForm(reader, field, { [condition]: value })),
      }),
    ),
  );

/** A form that comes with a parameter: of a field, or of the whole item if `field` is absent. */
interface Form {
  field?: string;
  condition: string;
  value: JsonValue;
  pointer: string;
}

function formsOf(contract: Contract, operation: ContractOperation): Form[] {
  const { document } = contract;
  const item = responseItem(contract, operation);
  const wholeItem = item ? [{ ...item, field: undefined }] : [];
  const itemFields = itemProperties(contract, operation).map(({ name, value, pointer }) => ({
    ...resolveReference<Schema>(document, value as Schema, pointer),
    field: name,
  }));
  return [...wholeItem, ...itemFields].flatMap(({ field, value: schema, pointer }) =>
    ((schema.anyOf ?? []) as Schema[]).flatMap((form, index) => {
      const conditions = [form['x-present-with'] ?? []].flat();
      const parameter = queryOf(operation).find(({ name }) => conditions.includes(name));
      if (!parameter) return [];
      const [value = true] = enumOf(contract, parameter) ?? [];
      const at = pointerBelow(pointer, 'anyOf', index);
      return [{ ...(field && { field }), condition: parameter.name, value, pointer: at }];
    }),
  );
}

async function checkForm(
  reader: Reader,
  field: string | undefined,
  asked: Record<string, JsonValue>,
): Promise<Mismatch[]> {
  const [usual, other] = [await reader.read(), await reader.read(asked)].map(({ items }) =>
    items
      .map((item) => (field === undefined ? item : (item as Record<string, JsonValue>)[field]!))
      // An empty list is the same in each form.
      .filter((value) => !Array.isArray(value) || value.length > 0),
  ) as [JsonValue[], JsonValue[]];
  if (usual.length === 0)
    throw new MissingWitness(
      field === undefined ? 'an item in the list' : `an item whose ${field} is not empty`,
    );
  return isSame(usual, other)
    ? [
        {
          requirement: `${field ?? 'each item'} has another form with ${JSON.stringify(asked)}`,
          actual: `it is ${someOf(other)} with and without the parameter`,
        },
      ]
    : [];
}
