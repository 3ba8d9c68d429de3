import type { ContractOperation } from '../../contract/contract.ts';
import { listProperties } from '../../contract/walkSchema.ts';
import type { Sandbox } from '../sandbox.ts';
import type { ReadRequest } from './readRequest.ts';
import { invalid, refuse } from './refusal.ts';

/**
 * Creates a check of the parameters and fields in a request. The contract marks with `x-tier` that a parameter or field
 * is available only in some tiers.
 * @returns a function that throws a Refusal with 400 if the sandbox's tier lacks a parameter or field
 */
export function fieldTierCheck(
  sandbox: Pick<Sandbox, 'contract' | 'settings'>,
  { definition, pointer }: ContractOperation,
): (request: ReadRequest) => void {
  const [content] = Object.values(definition.requestBody?.content ?? {});
  const properties = content?.schema
    ? listProperties(sandbox.contract.document, content.schema, pointer)
    : [];
  const limited = (fields: { name: string; value: object }[]) =>
    fields.flatMap(({ name, value }) => {
      const { 'x-tier': tiers } = value as { 'x-tier'?: string[] };
      return tiers ? [{ name, tiers }] : [];
    });
  const inQuery = limited(
    (definition.parameters ?? []).map((value) => ({ name: value.name, value })),
  );
  const inBody = limited(properties);
  return ({ query, body }) => {
    const { tier } = sandbox.settings;
    const given = [
      ...inQuery.filter(({ name }) => name in query),
      ...inBody.filter(({ name }) => body instanceof Object && name in body),
    ];
    const missing = given.filter(({ tiers }) => !tiers.includes(tier));
    if (missing.length === 0) return;
    const text = `is not available in the ${tier} tier`;
    refuse(invalid(Object.fromEntries(missing.map(({ name }) => [name, [text]]))));
  };
}
