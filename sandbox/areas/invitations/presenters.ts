import type { Invitation } from '../../../generated/tables.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { SuccessOf } from '../../server/handler.ts';
import { person, pick } from '../../sharedPresenters/person.ts';

export function presentInvitation(
  sandbox: Sandbox,
  row: Invitation,
): SuccessOf<'listGroupInvitations'>[number] {
  return {
    ...pick(row, 'id', 'invite_email', 'created_at', 'access_level', 'expires_at', 'user_name'),
    created_by_name: person(sandbox, row.created_by).name,
  };
}

/** Returns the response to an update of an invitation. */
export function presentTerms(row: Invitation): SuccessOf<'updateGroupInvitation'> {
  return pick(row, 'expires_at', 'access_level');
}
