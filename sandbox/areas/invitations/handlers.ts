/** Operations on invitations to groups and projects (API documentation, document 2). */
import { and, asc, eq } from 'drizzle-orm';
import { invitations } from '../../../generated/tables.ts';
import { signedIn } from '../../access/people.ts';
import type { Handlers, SandboxRequest } from '../../server/handler.ts';
import { pageItems } from '../../server/page.ts';
import { forbidden, found, invalid, Refusal, refuse } from '../../server/refusal.ts';
import { readTime } from '../../server/time.ts';
import {
  computeExpiry,
  findInvitation,
  inviteAll,
  isAccepted,
  isLevel,
  needsApproval,
  pendingAmong,
  pendingInvitation,
  userWithEmail,
} from './invite.ts';
import { groupPlace, isMembershipLocked, type Place, projectPlace } from './place.ts';
import { presentInvitation, presentTerms } from './presenters.ts';
import { isReserved } from './reserved.ts';

export const invitationHandlers = {
  listGroupInvitations: (request) => list(request, ofGroup(request)),
  createGroupInvitation: (request) => create(request, ofGroup(request)),
  updateGroupInvitation: (request) => update(request, ofGroup(request)),
  deleteGroupInvitation: (request) => remove(request, ofGroup(request)),

  listProjectInvitations: (request) => list(request, ofProject(request)),
  createProjectInvitation: (request) => create(request, ofProject(request)),
  updateProjectInvitation: (request) => update(request, ofProject(request)),
  deleteProjectInvitation: (request) => remove(request, ofProject(request)),
} satisfies Partial<Handlers>;

function ofGroup({ sandbox, group }: Pick<SandboxRequest, 'sandbox' | 'group'>): Place {
  return groupPlace(sandbox, group);
}

/**
 * Returns the project as the place of an invitation.
 * @throws a Refusal with 403 while its group locks the membership of projects
 */
function ofProject(request: Pick<SandboxRequest, 'sandbox' | 'access' | 'project'>): Place {
  const { sandbox, access, project } = request;
  const place = projectPlace(sandbox, project);
  if (isMembershipLocked(sandbox, access, place))
    refuse(forbidden('the membership of the group is locked'));
  return place;
}

function list(
  request: SandboxRequest<'listGroupInvitations' | 'listProjectInvitations'>,
  place: Place,
) {
  const { sandbox, query } = request;
  const matchesQuery = query.query ? eq(invitations.invite_email, query.query) : undefined;
  const rows = sandbox.db
    .select()
    .from(invitations)
    .where(and(place.isHere, matchesQuery))
    .orderBy(asc(invitations.id))
    .all();
  return pageItems(request, pendingAmong(sandbox, place, rows), (row) =>
    presentInvitation(sandbox, row),
  );
}

function create(
  request: SandboxRequest<'createGroupInvitation' | 'createProjectInvitation'>,
  place: Place,
) {
  const { sandbox, access, body } = request;
  if (isReserved(sandbox, 'invitations') && !access.isAdministrator)
    refuse(forbidden('an administrator has to add users'));
  return inviteAll(request, place, signedIn(request), body);
}

/** Changes the access level or the expiry of a pending invitation. */
function update(
  request: SandboxRequest<'updateGroupInvitation' | 'updateProjectInvitation'>,
  place: Place,
) {
  const { sandbox, path, body } = request;
  const row = found(pendingInvitation(sandbox, place, path.email), 'Invitation');
  const { access_level: level = row.access_level } = body;
  // Null clears the expiry (see the leniency `empty-date`). The invitation then expires when a new one would.
  const { expires_at: expiry = row.expires_at } = body;
  const expires_at = expiry === null ? computeExpiry(sandbox, {}) : readTime('expires_at', expiry);
  if (!isLevel(level)) refuse(invalid({ access_level: ['does not have a valid value'] }));
  const user = userWithEmail(sandbox, row.invite_email);
  if (level > row.access_level && needsApproval(sandbox, place, signedIn(request), user, level))
    refuse(forbidden('an administrator has to approve the higher role'));
  const changed = sandbox.db
    .update(invitations)
    .set({ access_level: level, expires_at })
    .where(eq(invitations.id, row.id))
    .returning()
    .get();
  return presentTerms(changed);
}

function remove(
  { sandbox, path }: SandboxRequest<'deleteGroupInvitation' | 'deleteProjectInvitation'>,
  place: Place,
) {
  const row = found(findInvitation(sandbox, place, path.email), 'Invitation');
  if (isAccepted(sandbox, place, row))
    refuse(new Refusal(409, 'The invitation could not be deleted'));
  sandbox.db.delete(invitations).where(eq(invitations.id, row.id)).run();
  return undefined;
}
