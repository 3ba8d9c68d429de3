/** The place of an invitation: a group or a project. Invitations work in the same way for both. */

import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import {
  type Group,
  groups,
  invitations,
  members,
  type Project,
  type User,
} from '../../../generated/tables.ts';
import { type Access, computeAccess, groupOfProject, listAncestors } from '../../access/access.ts';
import type { Sandbox } from '../../sandbox.ts';
import { rowWhere } from '../../store/rowsWhere.ts';

export interface Place {
  ids: { group_id: number | null; project_id: number | null };
  /** SQL condition that selects the invitations to this group or project. */
  isHere: SQL | undefined;
  /** The group itself, or the group that the project belongs to; undefined for the project of a user. */
  group: Group | undefined;
  /**
   * Returns true if a user is a member of this group or project itself. Membership in an ancestor group does not count.
   */
  isDirectMember(user: User): boolean;
  /** Returns the highest access level that a user has here, including through ancestor groups; 0 without any. */
  readLevel(user: User): number;
}

export function groupPlace(sandbox: Sandbox, group: Group): Place {
  const { db } = sandbox;
  return {
    ids: { group_id: group.id, project_id: null },
    isHere: and(eq(invitations.group_id, group.id), isNull(invitations.project_id)),
    group,
    isDirectMember: ({ username }) =>
      rowWhere(db, members, { group_id: group.id, user: username }) !== undefined,
    readLevel: (user) => computeAccess(sandbox, user, null).levelInGroup(group),
  };
}

export function projectPlace(sandbox: Sandbox, project: Project): Place {
  const { db } = sandbox;
  return {
    ids: { group_id: null, project_id: project.id },
    isHere: eq(invitations.project_id, project.id),
    group: groupOfProject(db, project),
    isDirectMember: ({ username }) =>
      project.namespace === username ||
      rowWhere(db, members, { project_id: project.id, user: username }) !== undefined,
    readLevel: (user) => computeAccess(sandbox, user, null).levelInProject(project),
  };
}

/** Returns true if the group or an ancestor group locks the membership of its projects. Administrators are exempt. */
export function isMembershipLocked({ db }: Sandbox, access: Access, { group }: Place): boolean {
  if (!group || access.isAdministrator) return false;
  const isAncestor = inArray(groups.id, listAncestors(db, group));
  return db
    .select()
    .from(groups)
    .where(isAncestor)
    .all()
    .some(({ membership_lock }) => membership_lock === true);
}
