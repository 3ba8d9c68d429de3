import type { Contract } from './contract.ts';

/** Returns the names of all feature flags in the contract. */
export function featureFlags({ operations }: Pick<Contract, 'operations'>): string[] {
  const names = [...operations.values()].flatMap(
    ({ definition }) => definition['x-feature-flag']?.name ?? [],
  );
  return [...new Set(names)];
}

/** Returns settings in which every feature flag of the contract is on. */
export function allFlagsOn(contract: Pick<Contract, 'operations'>): Record<string, boolean> {
  return Object.fromEntries(featureFlags(contract).map((name) => [name, true]));
}
