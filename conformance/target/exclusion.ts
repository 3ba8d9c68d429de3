import type { ContractOperation } from '../../contract/contract.ts';
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
