/** Chooses values of a query parameter, other than its default. */
import type { JsonValue } from '../../../contract/case.ts';
import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import type { Parameter, Schema } from '../../../contract/openapi.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import { resolveReference } from '../../../contract/reference.ts';
import type { Target } from '../../target/target.ts';
import { parameterPointer } from './propertyJob.ts';
import { enumOf } from './reader.ts';
import { valuesToTry } from './valuesToTry.ts';

/** The size of a page that shows one item. */
const SMALLEST_PAGE = 1;

/**
 * Returns valid values of a query parameter, the most telling first. They are the other values of its enum or boolean,
 * the fixtures of the target, the values of cases, or a usual time. They exclude the default.
 */
export function otherValuesOf(
  contract: Contract,
  target: Target,
  operation: ContractOperation,
  parameter: Parameter,
): JsonValue[] {
  const { name } = parameter;
  const { value: schema } = resolveReference<Schema>(contract.document, parameter.schema, '');
  const validate =
    contract.validators[pointerBelow(parameterPointer(operation, name), 'schema')] ?? (() => true);
  const isOther = (value: JsonValue) =>
    JSON.stringify(value) !== JSON.stringify(schema.default) && validate(value);
  if (name === 'per_page') return [SMALLEST_PAGE];
  if (schema.type === 'boolean') return [true, false].filter(isOther);
  const keys = [parameter['x-fixture'] ?? []].flat();
  const fixtures = keys.flatMap((key) => target.fixtures[key] ?? []);
  const forms = [schema, ...((schema.anyOf ?? []) as Schema[])];
  const isList = forms.some(({ type }) => type === 'array');
  const time = /(after|since)$/.test(name) ? '2001-01-01T00:00:00Z' : '2101-01-01T00:00:00Z';
  const values: JsonValue[] = enumOf(contract, parameter) ?? [
    ...fixtures.map((value) => (isList ? [value] : value)),
    ...(keys.length > 0 ? [] : valuesToTry(contract, target, operation, parameter)([])),
    ...(schema.format === 'date-time' ? [time] : []),
  ];
  return values.filter(isOther);
}
