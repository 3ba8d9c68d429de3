import type { CaseRequest } from '../../contract/case.ts';
import type { Contract, ContractOperation } from '../../contract/contract.ts';
import { propertiesOf } from '../../contract/walkSchema.ts';
import type { Target } from './target.ts';

/** Why a deployment should not have an operation. */
export interface Exclusion {
  /** `the profile says that the tier is free, and the operation needs premium or ultimate` */
  reason: string;
  /** Where the contract says so. */
  pointer: string;
}

/** Why a deployment should not have an operation, by its tier, its offering and its flags; undefined when it should. */
export function exclusionOf(
  { definition, pointer }: ContractOperation,
  { tier, offering, flags }: Target,
): Exclusion | undefined {
  const needs = (what: string, have: string | undefined, allowed: string[] | undefined) =>
    have !== undefined && allowed && !allowed.includes(have)
      ? {
          reason: `the profile says that the ${what} is ${have}, and the operation needs ${allowed.join(' or ')}`,
          pointer: `${pointer}/x-${what}`,
        }
      : undefined;
  const flag = definition['x-feature-flag'];
  return (
    needs('tier', tier, definition['x-tier']) ??
    needs('offering', offering, definition['x-offering']) ??
    (flag && !(flags[flag.name] ?? flag.default)
      ? {
          reason: `the feature flag ${flag.name} is off ${flag.name in flags ? 'in the profile' : 'by default'}`,
          pointer: `${pointer}/x-feature-flag`,
        }
      : undefined)
  );
}

/** Why a deployment should not take a parameter or field of a request, by its tier; undefined when it takes all. */
export function fieldExclusion(
  { document }: Contract,
  { definition, pointer }: ContractOperation,
  { query, body, contentType = '' }: CaseRequest,
  { tier }: Pick<Target, 'tier'>,
): string | undefined {
  if (tier === undefined) return undefined;
  const schema = definition.requestBody?.content[contentType]?.schema;
  const fields = schema ? propertiesOf(document, schema, pointer) : [];
  const parts = [
    ...(definition.parameters ?? [])
      .filter(({ name }) => name in query)
      .map((parameter) => ({ name: parameter.name, value: parameter })),
    ...fields.filter(({ name }) => body instanceof Object && name in body),
  ] as { name: string; value: { 'x-tier'?: string[] } }[];
  const beyond = parts.find(({ value }) => value['x-tier']?.includes(tier) === false);
  return (
    beyond &&
    `the profile says that the tier is ${tier}, and ${beyond.name} needs ${beyond.value['x-tier']!.join(' or ')}`
  );
}
