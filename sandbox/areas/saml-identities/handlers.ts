/** Operations on SAML identities of groups (API documentation, document 2). */

import { asc, eq } from 'drizzle-orm';
import { type SamlIdentity, samlIdentities } from '../../../generated/tables.ts';
import { mustOwnToChange, mustOwnToSee } from '../../access/groupOwner.ts';
import { checkPathValue } from '../../server/checkPathValue.ts';
import { guarded, type Handlers, type SandboxRequest } from '../../server/handler.ts';
import { pageOfQuery } from '../../server/page.ts';
import { found, invalid, refuse } from '../../server/refusal.ts';
import { person } from '../../sharedPresenters/person.ts';
import { rowWhere } from '../../store/rowsWhere.ts';
import { sendEmail } from '../../store/sendEmail.ts';
import { presentSamlIdentity } from './presenters.ts';

export const samlIdentityHandlers = {
  listSamlIdentities: (request) => {
    const { sandbox, group } = request;
    mustOwnToSee(request);
    const rows = sandbox.db
      .select()
      .from(samlIdentities)
      .where(eq(samlIdentities.group_id, group.id))
      .orderBy(asc(samlIdentities.id));
    return pageOfQuery(request, sandbox.db, rows.$dynamic(), (row: SamlIdentity) =>
      presentSamlIdentity(sandbox, row),
    );
  },

  getSamlIdentity: (request) => {
    mustOwnToSee(request);
    return presentSamlIdentity(request.sandbox, requireIdentity(request, request.path.uid));
  },

  // An update makes the identity untrusted. To sign in with SAML, the user must link the identity again.
  updateSamlIdentity: guarded(mustOwnToChange, (request) => {
    const { sandbox, body } = request;
    const identity = requireIdentity(request, request.path.uid);
    if (body.extern_uid === undefined) return undefined;
    checkPathValue('extern_uid', body.extern_uid);
    if (!isNameInPath(body.extern_uid)) refuse(invalid({ extern_uid: ['is invalid'] }));
    const other = findIdentity(request, body.extern_uid);
    if (other && other.id !== identity.id)
      refuse(invalid({ extern_uid: ['has already been taken'] }));
    sandbox.db
      .update(samlIdentities)
      .set({ extern_uid: body.extern_uid, trusted: false })
      .where(eq(samlIdentities.id, identity.id))
      .run();
    sendEmail(sandbox, {
      to: person(sandbox, identity.user).email,
      subject: 'Link your SAML identity again',
    });
    return undefined;
  }),

  deleteSamlIdentity: (request) => {
    mustOwnToChange(request);
    const { id } = requireIdentity(request, request.path.uid);
    request.sandbox.db.delete(samlIdentities).where(eq(samlIdentities.id, id)).run();
    return undefined;
  },
} satisfies Partial<Handlers>;

/**
 * Returns true if a path can name an external UID. Clients leave out the segments `.` and `..` of a URL, even if they
 * are encoded, and `identities` is the path of the list.
 */
function isNameInPath(uid: string): boolean {
  return !['.', '..', 'identities'].includes(uid);
}

type InGroup = Pick<SandboxRequest, 'sandbox' | 'group'>;

/**
 * Returns the identity with an external UID in the group.
 * @throws a Refusal with 404 when the identity does not exist
 */
function requireIdentity(request: InGroup, uid: string): SamlIdentity {
  return found(findIdentity(request, uid), 'SAML Identity');
}

function findIdentity({ sandbox, group }: InGroup, uid: string): SamlIdentity | undefined {
  return rowWhere(sandbox.db, samlIdentities, { group_id: group.id, extern_uid: uid });
}
