/** A field, or a form of it, that comes only when it is asked for is there then, and not otherwise. */
import type { JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import type { Schema } from '../../../contract/openapi.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import { type Located, resolveReference } from '../../../contract/reference.ts';
import { CannotPerform } from '../../engine/job.ts';
import { itemProperties, responseItem } from './itemFields.ts';
import { checkJob, findingsOf, type Mismatch, type Property, readsOf, someOf } from './property.ts';
import { enumOf, isSame, queryOf, type Reader, shown } from './reader.ts';

export const conditions: Property = (contract, target) => [
  ...fields(contract, target),
  ...forms(contract, target),
];

const fields: Property = (contract, target) =>
  readsOf(contract).flatMap((operation) => {
    const parameters = queryOf(operation).map(({ name }) => name);
    return itemProperties(contract, operation).flatMap((property) => {
      const { value, pointer } = located(property);
      const [condition] = [value['x-present-with'] ?? []]
        .flat()
        .filter((name) => parameters.includes(name as string)) as string[];
      if (condition === undefined) return [];
      const { name } = property;
      return [
        checkJob({
          contract,
          target,
          operation,
          name: `condition.${name}`,
          summary: `${name} is there with ${condition}=true, and not without`,
          look: async (reader) =>
            findingsOf(
              'condition',
              `${pointer}/x-present-with`,
            )(await lookAtCondition(reader, name, condition)),
        }),
      ];

      // What stands beside a reference is not part of what it refers to.
      function located({ value, pointer }: Located<object>): Located<Schema> {
        return 'x-present-with' in value
          ? { value: value as Schema, pointer }
          : resolveReference<Schema>(contract.document, value as Schema, pointer);
      }
    });
  });

async function lookAtCondition(
  reader: Reader,
  field: string,
  condition: string,
): Promise<Mismatch[]> {
  const isDefault = queryOf(reader.operation).some(
    ({ name, schema }) => name === condition && (schema as Schema).default === true,
  );
  const ways: [query: Record<string, JsonValue>, isThere: boolean][] = [
    [{ [condition]: true }, true],
    [{ [condition]: false }, false],
    [{}, isDefault],
  ];
  const mismatches: Mismatch[] = [];
  for (const [query, isThere] of ways) {
    const { body, items } = await reader.read(query);
    const shown = Array.isArray(body) ? items : [body as JsonValue];
    if (shown.length === 0) throw new CannotPerform('not-run', 'the list is empty');
    const wrong = shown.filter((item) => field in (item as object) !== isThere);
    const asked =
      condition in query ? `with ${condition}=${query[condition]}` : `without ${condition}`;
    if (wrong.length > 0)
      mismatches.push({
        requirement: `${asked}, ${field} is ${isThere ? 'there' : 'absent'}`,
        actual: `it is ${isThere ? 'absent from' : 'in'} ${someOf(wrong)}`,
        location: `/${field}`,
      });
  }
  return mismatches;
}

/** One of the forms that something may have comes with a parameter: another response has another one. */
const forms: Property = (contract, target) =>
  readsOf(contract).flatMap((operation) =>
    formsOf(contract, operation).map(({ field, condition, value, pointer }) =>
      checkJob({
        contract,
        target,
        operation,
        name: `condition.${condition}`,
        summary: `${field ?? 'What is shown'} has another form with ${condition}=${shown(value)}`,
        look: async (reader) =>
          findingsOf(
            'condition',
            `${pointer}/x-present-with`,
          )(await lookAtForm(reader, field, { [condition]: value })),
      }),
    ),
  );

/** A form that comes with a parameter, of a field or, without one, of a whole item. */
interface Form {
  field?: string;
  condition: string;
  value: JsonValue;
  pointer: string;
}

function formsOf(contract: Contract, operation: ContractOperation): Form[] {
  const { document } = contract;
  const item = responseItem(contract, operation);
  const ofItem = item ? [{ ...item, field: undefined }] : [];
  const ofFields = itemProperties(contract, operation).map(({ name, value, pointer }) => ({
    ...resolveReference<Schema>(document, value as Schema, pointer),
    field: name,
  }));
  return [...ofItem, ...ofFields].flatMap(({ field, value: schema, pointer }) =>
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

async function lookAtForm(
  reader: Reader,
  field: string | undefined,
  asked: Record<string, JsonValue>,
): Promise<Mismatch[]> {
  const [usual, other] = [await reader.read(), await reader.read(asked)].map(({ items }) =>
    items
      .map((item) => (field === undefined ? item : (item as Record<string, JsonValue>)[field]!))
      // What is empty is so in any form.
      .filter((value) => !Array.isArray(value) || value.length > 0),
  ) as [JsonValue[], JsonValue[]];
  if (usual.length === 0)
    throw new CannotPerform(
      'not-run',
      `no item has ${field ?? 'anything'} to show in another form`,
    );
  return isSame(usual, other)
    ? [
        {
          requirement: `${field ?? 'what is shown'} has another form with ${JSON.stringify(asked)}`,
          actual: `it is ${someOf(other)} with and without`,
        },
      ]
    : [];
}
