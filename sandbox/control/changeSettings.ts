import type { Contract } from '../../contract/contract.ts';
import type { Sandbox, Settings } from '../sandbox.ts';
import { invalid } from '../server/refusal.ts';

/** What of the settings is to change; the rest stays. */
export type SettingsChange = Partial<Pick<Settings, 'tier' | 'offering' | 'flags' | 'rateLimits'>>;

/**
 * Changes the settings of a sandbox.
 * @param known the names of all flags
 * @returns the settings as they are then
 * @throws a Refusal with 400 for a flag that the contract does not know
 */
export function changeSettings(
  { settings }: Sandbox,
  known: Set<string>,
  change: SettingsChange,
): SettingsChange {
  const { flags = {}, ...others } = change;
  const unknown = Object.keys(flags).find((name) => !known.has(name));
  if (unknown !== undefined)
    throw invalid({ flags: [`there is no flag ${unknown}; there are ${[...known].join(', ')}`] });
  Object.assign(settings, others);
  settings.flags = { ...settings.flags, ...flags };
  const { tier, offering, rateLimits } = settings;
  return { tier, offering, flags: settings.flags, rateLimits };
}

/** The names of all feature flags that operations, parameters and fields of the contract depend on. */
export function flagsOf({ document }: Pick<Contract, 'document'>): Set<string> {
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
