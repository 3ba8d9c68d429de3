import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import type { Schema } from '../../../contract/openapi.ts';
import { resolveReference } from '../../../contract/reference.ts';

/** Returns the values that a parameter could have as a default, but does not have. Only closed sets have such values. */
export function otherDefaults(
  contract: Pick<Contract, 'document'>,
  operation: ContractOperation,
  parameter: string,
): string[] {
  const schema = schemaOf(contract, operation, parameter);
  const values = schema?.type === 'boolean' ? [true, false] : (schema?.enum ?? []);
  return values.filter((one) => one !== schema?.default).map(String);
}

/** Returns true for a parameter with its default: `order_by=updated`. A server that ignores it does the same. */
export function isDefault(
  contract: Pick<Contract, 'document'>,
  operation: ContractOperation,
  sent: string,
): boolean {
  const [name = '', value] = sent.split('=');
  const schema = schemaOf(contract, operation, name);
  return value !== undefined && schema !== undefined && String(schema.default) === value;
}

function schemaOf(
  { document }: Pick<Contract, 'document'>,
  { definition }: ContractOperation,
  parameter: string,
): Schema | undefined {
  const found = definition.parameters?.find(({ name }) => name === parameter);
  return found && resolveReference<Schema>(document, found.schema, '').value;
}
