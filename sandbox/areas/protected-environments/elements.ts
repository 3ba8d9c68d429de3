/**
 * Validates and changes the lists of a protected environment: access levels and approval rules (API documentation,
 * document 3).
 */

import {
  type ApprovalRule,
  type DeployAccessLevel,
  type Project,
  users,
} from '../../../generated/tables.ts';
import { computeAccess } from '../../access/access.ts';
import type { Sandbox } from '../../sandbox.ts';
import { forbidden, invalid, refuse } from '../../server/refusal.ts';
import { rowWhere } from '../../store/rowsWhere.ts';

/** The names of the lists that a protected environment has. */
export type ListName = 'deploy_access_levels' | 'approval_rules';

/**
 * An element of a list in a request. The contract requires that exactly one of `access_level`, `user_id` and `group_id`
 * is valid.
 */
export interface SentElement {
  id?: number;
  _destroy?: boolean;
  access_level?: 30 | 40 | 60;
  user_id?: number;
  group_id?: number;
  group_inheritance_type?: 0 | 1;
  required_approvals?: number;
}

/** Checks that the project has CI/CD. @throws a Refusal with 403 otherwise */
export function checkCiCd({ features }: Project): void {
  if (features.ci_cd === false) refuse(forbidden('CI/CD is disabled for this project'));
}

/** The most elements of a list in one request. */
const MAX_ELEMENTS = 1_000;

/**
 * Checks the elements in a request. Users must have access to the project, and the project must be shared with groups
 * that an element names.
 * @throws a Refusal with 400 otherwise
 */
export function checkElements(
  sandbox: Sandbox,
  project: Project,
  list: ListName,
  elements: SentElement[],
): void {
  if (elements.length > MAX_ELEMENTS)
    refuse(invalid({ [list]: [`is too long (the maximum is ${MAX_ELEMENTS} items)`] }));
  for (const element of elements) checkTypes(list, element);
  for (const { user_id, group_id, _destroy } of elements) {
    // A removed element is not checked, because its user may have lost access to the project.
    if (_destroy) continue;
    if (user_id !== undefined && !hasAccess(sandbox, project, user_id))
      refuse(invalid({ [list]: [`the user ${user_id} has no access to the project`] }));
    if (group_id !== undefined && !isShared(project, group_id))
      refuse(invalid({ [list]: [`the project is not shared with the group ${group_id}`] }));
  }
}

/**
 * Returns a list after the changes of a request. A change with an ID updates the element with this ID, or removes the
 * element if `_destroy` is true. A change without an ID adds an element.
 * @param nextId returns the ID for a new element
 * @throws a Refusal with 400 when the list has no element with an ID
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
    const existing = elements[place];
    if (!existing) refuse(invalid({ [name]: [`there is no element with the ID ${sent.id}`] }));
    if (sent._destroy) elements.splice(place, 1);
    else elements[place] = { ...existing, ...readChanges(name, sent) };
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
    ...readChanges(list, sent),
    id,
  };
}

/**
 * Returns the changed fields of an element. If the request names a role, a user or a group, the other two become null.
 */
function readChanges(list: ListName, sent: SentElement): Partial<ApprovalRule> {
  const { access_level, user_id, group_id, group_inheritance_type, required_approvals } = sent;
  const namesHolder = [access_level, user_id, group_id].some((value) => value !== undefined);
  return {
    ...(namesHolder && {
      access_level: access_level ?? null,
      user_id: user_id ?? null,
      group_id: group_id ?? null,
    }),
    ...(group_inheritance_type !== undefined && { group_inheritance_type }),
    ...(list === 'approval_rules' && required_approvals !== undefined && { required_approvals }),
  };
}

function hasAccess(sandbox: Sandbox, project: Project, userId: number): boolean {
  const user = rowWhere(sandbox.db, users, { id: userId });
  return user !== undefined && computeAccess(sandbox, user, null).levelInProject(project) > 0;
}

function isShared({ shared_with_groups }: Project, groupId: number): boolean {
  return shared_with_groups.some(({ group_id }) => group_id === groupId);
}

/**
 * Checks that all IDs and the role in an element are valid. The contract accepts an element if one of these fields is
 * valid and the others are not.
 */
function checkTypes(list: ListName, { user_id, group_id, access_level }: SentElement): void {
  const isId = (value: unknown) => value === undefined || Number.isInteger(value);
  const isRole = access_level === undefined || [30, 40, 60].includes(access_level);
  if (!isId(user_id) || !isId(group_id) || !isRole)
    refuse(invalid({ [list]: ['must have the ID of a user or a group, or the level of a role'] }));
}
