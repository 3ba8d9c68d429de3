/** Who may know of a runner, see it and change it: document 2, below the table of the endpoints. */
import { inArray } from 'drizzle-orm';
import {
  type Group,
  groups,
  type Project,
  projects,
  type Runner,
} from '../../../generated/tables.ts';
import { type Role, roleWithLevel } from '../../access/access.ts';
import type { SandboxRequest } from '../../server/handler.ts';

type Caller = Pick<SandboxRequest, 'sandbox' | 'access'>;

/** The roles that it takes, by what a runner belongs to. */
interface Roles {
  group: Role[];
  project: Role[];
}

const TO_LIST: Roles = { group: ['owner'], project: ['security-manager', 'maintainer', 'owner'] };
const TO_RETRIEVE: Roles = { ...TO_LIST, group: ['maintainer', 'owner'] };
const TO_UPDATE: Roles = { group: ['owner'], project: ['maintainer', 'owner'] };

/** Instance runners are listed to everybody. */
export function canList(caller: Caller, runner: Runner): boolean {
  return isShared(runner) || caller.access.isAuditor || isHeld(caller, runner, TO_LIST);
}

/** The details of instance runners are open to everybody who is signed in. */
export function canRetrieve(caller: Caller, runner: Runner): boolean {
  return isShared(runner) || caller.access.isAuditor || isHeld(caller, runner, TO_RETRIEVE);
}

/**
 * Instance runners are for administrators. With the token scope `manage_runners`, a role will do that is
 * enough to retrieve the others.
 */
export function canUpdate(caller: Caller, runner: Runner): boolean {
  const isInScope = caller.access.hasScope('manage_runners');
  return isHeld(caller, runner, isInScope ? TO_RETRIEVE : TO_UPDATE);
}

/** Whether a caller may know that there is a runner: they see a place where it is. */
export function mayKnow(caller: Caller, runner: Runner): boolean {
  const { access } = caller;
  return (
    isShared(runner) ||
    projectsOf(caller, runner).some(access.canSeeProject) ||
    groupsOf(caller, runner).some(access.canSeeGroup) ||
    canRetrieve(caller, runner)
  );
}

/** The projects of a project runner. */
export function projectsOf({ sandbox }: Pick<Caller, 'sandbox'>, runner: Runner): Project[] {
  return sandbox.db.select().from(projects).where(inArray(projects.id, runner.projects)).all();
}

function groupsOf({ sandbox }: Caller, runner: Runner): Group[] {
  return sandbox.db.select().from(groups).where(inArray(groups.id, runner.groups)).all();
}

function isShared({ runner_type }: Runner): boolean {
  return runner_type === 'instance_type';
}

/** Whether a caller has one of the roles, or the permission `admin_runners`, in a place of a runner. */
function isHeld(caller: Caller, runner: Runner, roles: Roles): boolean {
  const { access } = caller;
  const isAmong = (level: number, among: Role[]) => {
    const role = roleWithLevel(level);
    return role !== undefined && among.includes(role);
  };
  return (
    access.isAdministrator ||
    projectsOf(caller, runner).some(
      (project) =>
        isAmong(access.levelInProject(project), roles.project) ||
        access.hasPermission('admin_runners', project),
    ) ||
    groupsOf(caller, runner).some(
      (group) =>
        isAmong(access.levelInGroup(group), roles.group) ||
        access.hasPermission('admin_runners', undefined, group),
    )
  );
}
