/** Rights in a group that only its owners have. */
import type { SandboxRequest } from '../server/handler.ts';
import { forbidden, notFound, refuse } from '../server/refusal.ts';
import { LEVELS } from './access.ts';

type InGroup = Pick<SandboxRequest, 'access' | 'group'>;

/** Refuses with 403 a caller who is no owner */
export function mustOwnToChange({ access, group }: InGroup): void {
  if (!isOwner(access, group)) refuse(forbidden());
}

/** Refuses with 404 a caller who is no owner: these operations declare no 403 */
export function mustOwnToSee({ access, group }: InGroup): void {
  if (!isOwner(access, group) && !access.isAuditor) refuse(notFound(), 'role');
}

function isOwner(access: InGroup['access'], group: InGroup['group']): boolean {
  return access.isAdministrator || access.levelInGroup(group) >= LEVELS.owner;
}
