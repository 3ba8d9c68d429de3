/** What names nothing finds nothing: a list is empty then, and a thing is not found. */
import type { JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import type { Parameter, Schema } from '../../../contract/openapi.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import { resolveReference } from '../../../contract/reference.ts';
import { documentedResponse } from '../../../judge/index.ts';
import {
  checkJob,
  findingsOf,
  type Mismatch,
  type Property,
  parameterPointer,
  readsOf,
  someOf,
} from './property.ts';
import { queryOf, type Reader, readFullList } from './reader.ts';

export const nothing: Property = (contract, target) =>
  readsOf(contract).flatMap((operation) =>
    queryOf(operation).flatMap((parameter) => {
      const value = valueOfNothing(contract, operation, parameter);
      if (value === undefined) return [];
      const { name } = parameter;
      const found = findingsOf('filter', parameterPointer(operation, name));
      return [
        checkJob({
          contract,
          target,
          operation,
          name: `nothing.${name.replace('[]', '')}`,
          checks: ['filter'],
          summary: `With a ${name} that nothing has, nothing is found`,
          look: async (reader) => found(await lookAt(contract, reader, name, value)),
        }),
      ];
    }),
  );

/** Which page is shown, and how. */
const PAGING = ['page', 'per_page', 'page_token', 'pagination', 'order_by', 'sort'];

const UNKNOWN = 'fc-that-nothing-has';

/** A value that nothing has; undefined where there is none, or it would not choose anything. */
function valueOfNothing(
  { document, validators }: Contract,
  operation: ContractOperation,
  parameter: Parameter,
): JsonValue | undefined {
  const { name, required } = parameter;
  const isNamed = parameter['x-fixture'] !== undefined;
  const isList = operation.definition['x-paginated'] !== undefined;
  if (required || PAGING.includes(name) || !(isList || isNamed)) return undefined;
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

async function lookAt(
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
  const { status, items } = await reader.read({ [name]: value }, [200, ...refusals]);
  if (status >= 400 || (isList && items.length === 0)) return [];
  return [
    {
      requirement: `with ${name}=${value}, which nothing has, nothing is found`,
      actual: isList ? `the list shows ${someOf(items)}` : `the response is ${status}`,
    },
  ];
}
