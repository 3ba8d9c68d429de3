import type { CaseRequest } from '../../contract/case.ts';
import type { Contract, ContractOperation } from '../../contract/contract.ts';
import { listProperties } from '../../contract/walkSchema.ts';
import type { Target } from './target.ts';

/** The reason why a deployment should not have an operation. */
export interface Exclusion {
  /** The reason as text: `the profile says that the tier is free, and the operation needs premium or ultimate`. */
  reason: string;
  /** The JSON Pointer to the restriction, such as `x-tier`, in the bundled contract. */
  pointer: string;
  /** True if the deviations file says so. Then nothing is known about the body of the refusal. */
  isAbsent?: true;
}

/**
 * Returns the reason why a deployment should not have an operation: its tier, its offering or a feature flag.
 * Undefined if it should have the operation.
 */
export function findExclusion(
  { definition, pointer }: ContractOperation,
  { tier, offering, flags }: Pick<Target, 'tier' | 'offering' | 'flags'>,
): Exclusion | undefined {
  if (definition['x-absent'])
    return {
      reason: 'the deviations file says that the deployment does not have the operation',
      pointer: `${pointer}/x-absent`,
      isAbsent: true,
    };
  const limit = (name: string, actual: string | undefined, allowed: string[] | undefined) =>
    actual !== undefined && allowed && !allowed.includes(actual)
      ? {
          reason: `the profile says that the ${name} is ${actual}, and the operation needs ${allowed.join(' or ')}`,
          pointer: `${pointer}/x-${name}`,
        }
      : undefined;
  const flag = definition['x-feature-flag'];
  return (
    limit('tier', tier, definition['x-tier']) ??
    limit('offering', offering, definition['x-offering']) ??
    (flag && !(flags[flag.name] ?? flag.default)
      ? {
          reason: `the feature flag ${flag.name} is off ${flag.name in flags ? 'in the profile' : 'by default'}`,
          pointer: `${pointer}/x-feature-flag`,
        }
      : undefined)
  );
}

/**
 * Returns the reason why a deployment should not accept a field or parameter of a request. Undefined if its tier
 * includes all of them.
 */
export function fieldExclusion(
  { document }: Contract,
  { definition, pointer }: ContractOperation,
  { query, body, contentType = '' }: Pick<CaseRequest, 'query' | 'body' | 'contentType'>,
  { tier }: Pick<Target, 'tier'>,
): string | undefined {
  if (tier === undefined) return undefined;
  const schema = definition.requestBody?.content[contentType]?.schema;
  const fields = schema ? listProperties(document, schema, pointer) : [];
  const parts = [
    ...(definition.parameters ?? [])
      .filter(({ name }) => name in query)
      .map((parameter) => ({ name: parameter.name, value: parameter })),
    ...fields.filter(({ name }) => body instanceof Object && name in body),
  ] as { name: string; value: { 'x-tier'?: string[] } }[];
  const excluded = parts.find(({ value }) => value['x-tier']?.includes(tier) === false);
  return (
    excluded &&
    `the profile says that the tier is ${tier}, and ${excluded.name} needs ${excluded.value['x-tier']!.join(' or ')}`
  );
}
