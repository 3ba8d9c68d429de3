/** What in a group only its owners may do, and nobody else sees. */
import type { SandboxRequest } from '../server/handler.ts';
import { forbidden, notFound, refuse } from '../server/refusal.ts';
import { LEVELS } from './access.ts';

type InGroup = Pick<SandboxRequest, 'access' | 'group'>;

/** Refuses a caller who is no owner with 403 */
export function mustOwnToChange({ access, group }: InGroup): void {
  if (!isOwner(access, group)) refuse(forbidden());
}

/** Refuses a caller who is no owner with 404: reading is declared without a 403 */
export function mustOwnToSee({ access, group }: InGroup): void {
  if (!isOwner(access, group) && !access.isAuditor) refuse(notFound(), 'role');
}

function isOwner(access: InGroup['access'], group: InGroup['group']): boolean {
  return access.isAdministrator || access.levelInGroup(group) >= LEVELS.owner;
}
