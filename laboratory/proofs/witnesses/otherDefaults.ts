import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import type { Schema } from '../../../contract/openapi.ts';
import { resolveReference } from '../../../contract/reference.ts';

/** Returns the values that a parameter could have as a default, but does not have. Only closed sets have such values. */
export function otherDefaults(
  { document }: Pick<Contract, 'document'>,
  { definition }: ContractOperation,
  parameter: string,
): string[] {
  const found = definition.parameters?.find(({ name }) => name === parameter);
  if (!found) return [];
  const { value } = resolveReference<Schema>(document, found.schema, '');
  const values = value.type === 'boolean' ? [true, false] : (value.enum ?? []);
  return values.filter((one) => one !== value.default).map(String);
}
