/** What an element of a protection may be, and how a list of elements is changed: document 3. */
import { eq } from 'drizzle-orm';
import {
  type ApprovalRule,
  type DeployAccessLevel,
  type Project,
  users,
} from '../../../generated/tables.ts';
import { accessOf } from '../../access/access.ts';
import { forbidden, invalid, refuse } from '../../server/refusal.ts';
import type { Db } from '../../store/openStore.ts';

/** The lists of a protected environment. */
export type ListName = 'deploy_access_levels' | 'approval_rules';

/** An element of a request: the contract has seen to it that it names at most one of the three. */
export interface SentElement {
  id?: number;
  _destroy?: boolean;
  access_level?: 30 | 40 | 60;
  user_id?: number;
  group_id?: number;
  group_inheritance_type?: 0 | 1;
  required_approvals?: number;
}

/** Environments of a project without CI/CD cannot be protected, nor looked at. @throws a Refusal with 403 */
export function checkCiCd({ features }: Project): void {
  if (features.ci_cd === false) refuse(forbidden('CI/CD is disabled for this project'));
}

/** Users need access to the project, and groups need the project to be shared with them. */
export function checkElements(db: Db, project: Project, list: ListName, elements: SentElement[]) {
  for (const element of elements) checkNames(list, element);
  for (const { user_id, group_id, _destroy } of elements) {
    // Who has lost access is removed all the same.
    if (_destroy) continue;
    if (user_id !== undefined && !hasAccess(db, project, user_id))
      refuse(invalid({ [list]: [`the user ${user_id} has no access to the project`] }));
    if (group_id !== undefined && !isShared(project, group_id))
      refuse(invalid({ [list]: [`the project is not shared with the group ${group_id}`] }));
  }
}

/**
 * A list after a change: an element with an ID changes the one that is there, or removes it with
 * `_destroy`; one without an ID is added.
 * @param nextId gives IDs to new elements
 * @throws a Refusal with 400 when there is no element with an ID
 */
export function changedList<Element extends DeployAccessLevel>(
  name: ListName,
  list: readonly Element[],
  changes: SentElement[],
  nextId: () => number,
): Element[] {
  const elements = [...list];
  for (const sent of changes) {
    if (sent.id === undefined) {
      elements.push(newElement(name, sent, nextId()) as Element);
      continue;
    }
    const place = elements.findIndex(({ id }) => id === sent.id);
    const there = elements[place];
    if (!there) refuse(invalid({ [name]: [`there is no element with the ID ${sent.id}`] }));
    if (sent._destroy) elements.splice(place, 1);
    else elements[place] = { ...there, ...changesOf(name, sent) };
  }
  return elements;
}

function newElement(
  list: ListName,
  sent: SentElement,
  id: number,
): DeployAccessLevel | ApprovalRule {
  return {
    access_level: null,
    user_id: null,
    group_id: null,
    group_inheritance_type: 0,
    ...(list === 'approval_rules' && { required_approvals: 1 }),
    ...changesOf(list, sent),
    id,
  };
}

/** What was sent of an element's fields, with null for the two ways of naming somebody that were not taken. */
function changesOf(list: ListName, sent: SentElement): Partial<ApprovalRule> {
  const { access_level, user_id, group_id, group_inheritance_type, required_approvals } = sent;
  const isNamed = [access_level, user_id, group_id].some((value) => value !== undefined);
  return {
    ...(isNamed && {
      access_level: access_level ?? null,
      user_id: user_id ?? null,
      group_id: group_id ?? null,
    }),
    ...(group_inheritance_type !== undefined && { group_inheritance_type }),
    ...(list === 'approval_rules' && required_approvals !== undefined && { required_approvals }),
  };
}

function hasAccess(db: Db, project: Project, userId: number): boolean {
  const user = db.select().from(users).where(eq(users.id, userId)).get();
  return user !== undefined && accessOf(db, user, null).levelInProject(project) > 0;
}

function isShared({ shared_with_groups }: Project, groupId: number): boolean {
  return shared_with_groups.some(({ group_id }) => group_id === groupId);
}

/** An element that is named rightly by one thing may be named wrongly by another beside it. */
function checkNames(list: ListName, { user_id, group_id, access_level }: SentElement): void {
  const isId = (value: unknown) => value === undefined || Number.isInteger(value);
  const isRole = access_level === undefined || [30, 40, 60].includes(access_level);
  if (!isId(user_id) || !isId(group_id) || !isRole)
    refuse(invalid({ [list]: ['names a user or a group by its ID, or a role by its level'] }));
}
