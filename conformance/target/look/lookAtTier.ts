/** Looks whether the deployment has the tier that the profile says. */
import {
  type Contract,
  type ContractOperation,
  changesNothing,
} from '../../../contract/contract.ts';
import { findExclusion } from '../exclusion.ts';
import { pathRequest } from '../pathRequest.ts';
import { callersToTry } from '../tokenFor.ts';
import type { Ask } from './ask.ts';
import type { Diagnosis } from './diagnosis.ts';
import type { LookedAt } from './probes.ts';

/** The number of areas whose lists must all be absent, since a deployment may lack one of them for another reason. */
const LEAST_AREAS = 2;

/**
 * Reports a tier above that of the deployment: the lists that only this tier has get 404 from every caller, in each of
 * several areas.
 */
export async function lookAtTier(
  contract: Contract,
  target: LookedAt,
  ask: Ask,
): Promise<Diagnosis | undefined> {
  const { tier } = target;
  if (tier === undefined) return undefined;
  const areas = new Set<string>();
  const absent: string[] = [];
  for (const operation of listsOfTier(contract, target)) {
    const request = pathRequest(operation, target.fixtures);
    for (const { token } of callersToTry(undefined, target))
      if ((await ask(operation, request, token)).response?.status !== 404) return undefined;
    areas.add(operation.definition.tags.join());
    absent.push(operation.id);
  }
  return areas.size < LEAST_AREAS
    ? undefined
    : {
        fault: 'profile',
        problem: `tier: ${tier}: the deployment has none of the lists of this tier (${absent.join(', ')}: 404). Write the tier that it has.`,
      };
}

/** Returns the lists that lower tiers lack, and whose only parameter is a project or a group. */
function listsOfTier({ operations }: Contract, target: LookedAt): ContractOperation[] {
  return [...operations.values()].filter(
    (operation) =>
      operation.method === 'get' &&
      changesNothing(operation) &&
      operation.definition['x-paginated'] !== undefined &&
      operation.definition['x-tier'] !== undefined &&
      (operation.path?.match(/\{/g) ?? []).length === 1 &&
      !findExclusion(operation, target) &&
      pathRequest(operation, target.fixtures) !== undefined,
  );
}
