import type { Contract } from '../../contract/contract.ts';
import { didYouMean } from '../../contract/nearest.ts';
import type { Sandbox, Settings } from '../sandbox.ts';
import { invalid, refuse } from '../server/refusal.ts';

/**
 * Changes the given settings, feature flags and instance settings of a sandbox. Settings that are not given stay.
 * @returns all settings after the change
 * @throws a Refusal with 400 for a feature flag that the contract does not have
 */
export function changeSettings(sandbox: Sandbox, change: Partial<Settings>): Settings {
  const { settings } = sandbox;
  const wrong = wrongFlag(sandbox.contract, Object.keys(change.flags ?? {}));
  if (wrong !== undefined) refuse(invalid({ flags: [wrong] }));
  Object.assign(settings, change, {
    flags: { ...settings.flags, ...change.flags },
    instance: { ...settings.instance, ...change.instance },
  });
  return settings;
}

/** Returns a message about the first name that is not a feature flag of the contract; undefined if all names are. */
export function wrongFlag(
  contract: Pick<Contract, 'document'>,
  names: string[],
): string | undefined {
  // Collecting the flags is slow, and the conformance suite changes settings before each case, mostly without flags.
  if (names.length === 0) return undefined;
  const known = listFlags(contract);
  const unknown = names.find((name) => !known.has(name));
  if (unknown === undefined) return undefined;
  return `there is no flag ${unknown}${didYouMean(unknown, known)} (the flags are ${[...known].join(', ')})`;
}

/** Collects the names of all feature flags in the contract. */
function listFlags({ document }: Pick<Contract, 'document'>): Set<string> {
  const names = new Set<string>();
  const visit = (node: unknown): void => {
    if (!(node instanceof Object)) return;
    const { 'x-feature-flag': flag } = node as { 'x-feature-flag'?: { name?: string } };
    if (flag?.name !== undefined) names.add(flag.name);
    Object.values(node).forEach(visit);
  };
  visit(document);
  return names;
}
