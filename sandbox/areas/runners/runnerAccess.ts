/** Decides which callers may list, read and update runners (API documentation, document 2). */

import { inArray } from 'drizzle-orm';
import type { Role } from '../../../generated/roles.ts';
import {
  type Group,
  groups,
  type Project,
  projects,
  type Runner,
} from '../../../generated/tables.ts';
import { roleWithLevel } from '../../access/access.ts';
import type { SandboxRequest } from '../../server/handler.ts';
import { rowsWhere } from '../../store/rowsWhere.ts';

type Caller = Pick<SandboxRequest, 'sandbox' | 'access'>;

/** The roles in a group or a project that give access to its runners. */
interface Roles {
  group: Role[];
  project: Role[];
}

const NO_ROLES: Roles = { group: [], project: [] };
const TO_LIST: Roles = { group: ['owner'], project: ['security-manager', 'maintainer', 'owner'] };
const TO_RETRIEVE: Roles = { ...TO_LIST, group: ['maintainer', 'owner'] };
const TO_UPDATE: Roles = { group: ['owner'], project: ['maintainer', 'owner'] };

/** Returns true if a list shows a runner to the caller. Instance runners are shown to everybody. */
export function canList(caller: Caller, runner: Runner): boolean {
  return isShared(runner) || caller.access.isAuditor || hasRole(caller, runner, TO_LIST);
}

/** Returns true if the caller may read the details of a runner. Instance runners are open to every signed-in caller. */
export function canRetrieve(caller: Caller, runner: Runner): boolean {
  return isShared(runner) || caller.access.isAuditor || hasRole(caller, runner, TO_RETRIEVE);
}

/**
 * Returns true if the caller may update a runner. Only administrators may update instance runners. With the
 * token scope `manage_runners`, the roles that may read a runner may also update it.
 */
export function canUpdate(caller: Caller, runner: Runner): boolean {
  const isInScope = caller.access.hasScope('manage_runners');
  return hasRole(caller, runner, isInScope ? TO_RETRIEVE : TO_UPDATE);
}

/**
 * Returns true if the caller may list all runners. Administrators and auditors may. The permission `admin_runners` in a
 * project or group is enough, too. So is a token with the scope `manage_runners`, together with a role that lists the
 * runners of a project or group. The list of such a caller has only the runners that `canList` shows.
 */
export function canListAll(caller: Caller): boolean {
  const { sandbox, access } = caller;
  if (access.isAdministrator || access.isAuditor) return true;
  const places: Places = {
    projects: rowsWhere(sandbox.db, projects),
    groups: rowsWhere(sandbox.db, groups),
  };
  return hasRoleIn(caller, places, access.hasScope('manage_runners') ? TO_LIST : NO_ROLES);
}

/** Returns true if the caller may create a runner of a project or group: the callers who may update it. */
export function canCreateIn(caller: Caller, places: Partial<Places>): boolean {
  const roles = caller.access.hasScope('manage_runners') ? TO_RETRIEVE : TO_UPDATE;
  return hasRoleIn(caller, { projects: [], groups: [], ...places }, roles);
}

/**
 * Returns true if the caller may know that a runner exists. For other callers, the response is a 404 instead of a 403.
 */
export function canSee(caller: Caller, runner: Runner): boolean {
  const { access } = caller;
  return (
    isShared(runner) ||
    listProjects(caller, runner).some(access.canSeeProject) ||
    listGroups(caller, runner).some(access.canSeeGroup) ||
    canRetrieve(caller, runner)
  );
}

/** Returns the projects that a runner is assigned to. */
export function listProjects({ sandbox }: Pick<Caller, 'sandbox'>, runner: Runner): Project[] {
  return sandbox.db.select().from(projects).where(inArray(projects.id, runner.projects)).all();
}

function listGroups({ sandbox }: Caller, runner: Runner): Group[] {
  return sandbox.db.select().from(groups).where(inArray(groups.id, runner.groups)).all();
}

function isShared({ runner_type }: Runner): boolean {
  return runner_type === 'instance_type';
}

/** Projects and groups that have a runner. */
interface Places {
  projects: Project[];
  groups: Group[];
}

function hasRole(caller: Caller, runner: Runner, roles: Roles): boolean {
  return hasRoleIn(
    caller,
    { projects: listProjects(caller, runner), groups: listGroups(caller, runner) },
    roles,
  );
}

/** Returns true if the caller has one of the roles, or the permission `admin_runners`, in a project or a group. */
function hasRoleIn(caller: Caller, places: Places, roles: Roles): boolean {
  const { access } = caller;
  const isAmong = (level: number, among: Role[]) => {
    const role = roleWithLevel(level);
    return role !== undefined && among.includes(role);
  };
  return (
    access.isAdministrator ||
    places.projects.some(
      (project) =>
        isAmong(access.levelInProject(project), roles.project) ||
        access.hasPermission('admin_runners', project),
    ) ||
    places.groups.some(
      (group) =>
        isAmong(access.levelInGroup(group), roles.group) ||
        access.hasPermission('admin_runners', undefined, group),
    )
  );
}
