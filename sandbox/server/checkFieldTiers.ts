import type { ContractOperation } from '../../contract/contract.ts';
import { propertiesOf } from '../../contract/walkSchema.ts';
import type { Sandbox } from '../sandbox.ts';
import type { ReadRequest } from './readRequest.ts';
import { invalid } from './refusal.ts';

/**
 * Refuses parameters and fields that the tier does not have: the contract marks them with `x-tier`.
 * @throws a Refusal with 400 that names them
 */
export function checkFieldTiers(
  { contract, settings }: Pick<Sandbox, 'contract' | 'settings'>,
  { definition, pointer }: ContractOperation,
  { query, body }: ReadRequest,
): void {
  const parameters = (definition.parameters ?? []).filter(({ name }) => name in query);
  const [content] = Object.values(definition.requestBody?.content ?? {});
  const properties = content?.schema
    ? propertiesOf(contract.document, content.schema, pointer).filter(
        ({ name }) => body instanceof Object && name in body,
      )
    : [];
  const given = [
    ...parameters.map((parameter) => ({ name: parameter.name, value: parameter })),
    ...properties,
  ] as { name: string; value: { 'x-tier'?: string[] } }[];
  const missing = given.filter(({ value }) => value['x-tier']?.includes(settings.tier) === false);
  if (missing.length > 0)
    throw invalid(
      Object.fromEntries(
        missing.map(({ name }) => [name, [`is not available in the ${settings.tier} tier`]]),
      ),
    );
}
