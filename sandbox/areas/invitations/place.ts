/** What people are invited to: a group or a project, which have the same rules. */
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import {
  type Group,
  groups,
  invitations,
  members,
  type Project,
  type User,
} from '../../../generated/tables.ts';
import { type Access, accessOf, ancestorsOf, groupOfProject } from '../../access/access.ts';
import type { Sandbox } from '../../sandbox.ts';

export interface Place {
  ids: { group_id: number | null; project_id: number | null };
  /** Whether a row of the invitations is for this place. */
  isHere: SQL | undefined;
  /** The group itself, or that of the project; undefined for the project of a user. */
  group: Group | undefined;
  /** Whether a user is a member of the place itself, and not only of a group above. */
  isDirectMember(user: User): boolean;
  /** The access level that a user has here, by whichever membership. 0 for none. */
  levelOf(user: User): number;
}

export function groupPlace({ db }: Sandbox, group: Group): Place {
  return {
    ids: { group_id: group.id, project_id: null },
    isHere: and(eq(invitations.group_id, group.id), isNull(invitations.project_id)),
    group,
    isDirectMember: ({ username }) =>
      db
        .select()
        .from(members)
        .where(and(eq(members.group_id, group.id), eq(members.user, username)))
        .get() !== undefined,
    levelOf: (user) => accessOf(db, user, null).levelInGroup(group),
  };
}

export function projectPlace({ db }: Sandbox, project: Project): Place {
  return {
    ids: { group_id: null, project_id: project.id },
    isHere: eq(invitations.project_id, project.id),
    group: groupOfProject(db, project),
    isDirectMember: ({ username }) =>
      project.namespace === username ||
      db
        .select()
        .from(members)
        .where(and(eq(members.project_id, project.id), eq(members.user, username)))
        .get() !== undefined,
    levelOf: (user) => accessOf(db, user, null).levelInProject(project),
  };
}

/** Whether the group of a project, or one above it, takes no members of single projects. */
export function isMembershipLocked({ db }: Sandbox, access: Access, { group }: Place): boolean {
  if (!group || access.isAdministrator) return false;
  const above = inArray(groups.id, ancestorsOf(db, group));
  return db
    .select()
    .from(groups)
    .where(above)
    .all()
    .some(({ membership_lock }) => membership_lock === true);
}
