import { type Group, memberRoles } from '../../generated/tables.ts';
import type { Db } from '../store/openStore.ts';
import { rowWhere } from '../store/rowsWhere.ts';
import { listAncestors } from './access.ts';

/** Finds a custom role by its ID; undefined if the role does not belong to the group or an ancestor group. */
export function findMemberRole(db: Db, id: number, group: Group) {
  const role = rowWhere(db, memberRoles, { id });
  return role?.group_id != null && listAncestors(db, group).includes(role.group_id)
    ? role
    : undefined;
}
