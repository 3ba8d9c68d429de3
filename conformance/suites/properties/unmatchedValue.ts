import type { JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import type { Parameter, Schema } from '../../../contract/openapi.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import { resolveReference } from '../../../contract/reference.ts';
import { documentedResponse } from '../../../judge/index.ts';
import type { Target } from '../../target/target.ts';
import { headersOfEmptyList } from './pages.ts';
import type { Property } from './property.ts';
import {
  type Compared,
  checkJob,
  findingsOf,
  type Mismatch,
  parameterPointer,
  readsOf,
  someOf,
} from './propertyJob.ts';
import { queryOf, type Reader, readFullList } from './reader.ts';
import { MOST_VALUES, readAllowed, valuesOf } from './variants.ts';
import { MissingWitness } from './witness.ts';

export const unmatchedValue: Property = {
  id: 'nothing',
  summary:
    'With a value that no resource has, a list is empty, its page headers too, and a resource is not found.',
  from: 'query parameters; `x-fixture`',
  check: 'filter',
  plan: (contract, target) =>
    readsOf(contract).flatMap((operation) =>
      queryOf(operation).flatMap((parameter) => {
        const value = unmatchedValueOf(contract, operation, parameter);
        if (value === undefined) return [];
        const { name } = parameter;
        const toFindings = findingsOf('filter', parameterPointer(operation, name));
        return [
          checkJob({
            contract,
            target,
            operation,
            name: `nothing.${name.replace('[]', '')}`,
            checks: ['filter'],
            summary: `With a ${name} that no resource has, no resource is found`,
            look: async (reader) => toFindings(await sendUnmatched(contract, reader, name, value)),
          }),
          ...(value === UNKNOWN && operation.definition['x-paginated'] !== undefined
            ? [
                checkJob({
                  contract,
                  target,
                  operation,
                  name: `nothing.${name}.wildcard`,
                  checks: ['filter'],
                  summary: `No sign in a ${name} stands for others`,
                  look: async (reader) => {
                    const { mismatches, missing } = await sendWildcards(
                      contract,
                      target,
                      reader,
                      parameter,
                    );
                    return { findings: toFindings(mismatches), missing };
                  },
                }),
              ]
            : []),
        ];
      }),
    ),
};

/** Parameters that choose a page or its order. They filter no items. */
const PAGING = ['page', 'per_page', 'page_token', 'pagination', 'order_by', 'sort'];

const UNKNOWN = 'fc-that-nothing-has';

/** Returns a value that no resource has. Undefined if the parameter allows no such value, or filters no items. */
function unmatchedValueOf(
  { document, validators }: Contract,
  operation: ContractOperation,
  parameter: Parameter,
): JsonValue | undefined {
  const { name, required } = parameter;
  const namesResource = parameter['x-fixture'] !== undefined;
  const isList = operation.definition['x-paginated'] !== undefined;
  if (required || PAGING.includes(name) || !(isList || namesResource)) return undefined;
  const { value: schema } = resolveReference<Schema>(document, parameter.schema, '');
  const alternatives = [schema, ...((schema.anyOf ?? schema.oneOf ?? []) as Schema[])];
  const types = alternatives.flatMap(({ type }) => type ?? []);
  const has = (type: string) => types.includes(type as never);
  if (alternatives.some((one) => one.enum && one.type !== 'string') || schema.enum)
    return undefined;
  const time = /(after|since)$/.test(name) ? '2999-01-01T00:00:00Z' : '1971-01-01T00:00:00Z';
  const isTime = alternatives.some(({ format }) => format === 'date-time');
  const one = isTime ? time : has('string') ? UNKNOWN : has('integer') ? 987_654_321 : undefined;
  const items = alternatives.find(({ items }) => items)?.items as Schema | undefined;
  const value = items ? [items.type === 'integer' ? 987_654_321 : UNKNOWN] : one;
  const validate = validators[pointerBelow(parameterPointer(operation, name), 'schema')];
  return value !== undefined && (validate?.(value) ?? true) ? value : undefined;
}

async function sendUnmatched(
  contract: Contract,
  reader: Reader,
  name: string,
  value: JsonValue,
): Promise<Mismatch[]> {
  const { operation } = reader;
  const isList = operation.definition['x-paginated'] !== undefined;
  if (isList) await readFullList(reader);
  else await reader.read();
  const refusals = [404, 400].filter((status) =>
    documentedResponse({ contract, operation }, status),
  );
  const response = await reader.read({ [name]: value }, [200, ...refusals]);
  const { status, items } = response;
  if (status >= 400) return [];
  if (isList && items.length === 0) return headersOfEmptyList(response);
  return [
    {
      requirement: `with ${name}=${value}, which no resource has, no resource is found`,
      actual: isList ? `the list shows ${someOf(items)}` : `the response is ${status}`,
    },
  ];
}

/** Signs that stand for any other sign, or for any text, where servers hand a value to their database. */
const WILDCARDS = ['_', '%'];

/** Replaces a letter of a value that has items. A right server looks for the sign itself. */
async function sendWildcards(
  contract: Contract,
  target: Target,
  reader: Reader,
  parameter: Parameter,
): Promise<Compared> {
  const { items: all } = await readFullList(reader);
  const values = valuesOf(contract, target, reader, all).find(
    (one) => one.name === parameter.name,
  )?.values;
  for (const value of values?.slice(0, MOST_VALUES) ?? []) {
    if (typeof value !== 'string' || value.length < 4 || value === 'Any' || value === 'None')
      continue;
    const found = await readAllowed(reader, { [parameter.name]: value });
    if (!found?.length) continue;
    const middle = Math.floor(value.length / 2);
    const mismatches: Mismatch[] = [];
    for (const sign of WILDCARDS) {
      const changed = `${value.slice(0, middle)}${sign}${value.slice(middle + 1)}`;
      const items = (await readAllowed(reader, { [parameter.name]: changed })) ?? [];
      const wrong = items.filter((item) => !JSON.stringify(item).includes(changed));
      if (wrong.length > 0)
        mismatches.push({
          requirement: `with ${parameter.name}=${changed}, the sign ${sign} stands for itself`,
          actual: `the list shows ${someOf(wrong)}`,
        });
    }
    return { mismatches, missing: [] };
  }
  throw new MissingWitness(`an item with a ${parameter.name} of four letters`);
}
