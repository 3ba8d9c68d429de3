/** Checks for operations that only the owners of a group may call. */

import { LEVELS } from '../../generated/roles.ts';
import type { SandboxRequest } from '../server/handler.ts';
import { forbidden, notFound, refuse } from '../server/refusal.ts';

type InGroup = Pick<SandboxRequest, 'access' | 'group'>;

/** Refuses a caller who is not an owner with 403. */
export function mustOwnToChange({ access, group }: InGroup): void {
  if (!isOwner(access, group)) refuse(forbidden());
}

/**
 * Refuses a caller who is neither an owner nor an auditor. The status is 404, because these operations declare no 403.
 */
export function mustOwnToSee({ access, group }: InGroup): void {
  if (!isOwner(access, group) && !access.isAuditor) refuse(notFound());
}

function isOwner(access: InGroup['access'], group: InGroup['group']): boolean {
  return access.isAdministrator || access.levelInGroup(group) >= LEVELS.owner;
}
