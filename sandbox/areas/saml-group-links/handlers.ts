/** Operations on SAML group links (API documentation, document 2). */

import { asc, eq } from 'drizzle-orm';
import { type SamlGroupLink, samlGroupLinks } from '../../../generated/tables.ts';
import { findMemberRole } from '../../access/findMemberRole.ts';
import { mustOwnToChange, mustOwnToSee } from '../../access/groupOwner.ts';
import { checkPathValue } from '../../server/checkPathValue.ts';
import { guarded, type Handlers, type SandboxRequest } from '../../server/handler.ts';
import { pageOfQuery } from '../../server/page.ts';
import { found, invalid, Refusal, refuse } from '../../server/refusal.ts';
import { createdRow } from '../../store/createdRow.ts';
import { rowsWhere } from '../../store/rowsWhere.ts';
import { presentSamlGroupLink } from './presenters.ts';

export const samlGroupLinkHandlers = {
  listSamlGroupLinks: (request) => {
    const { sandbox, group } = request;
    mustOwnToSee(request);
    const rows = sandbox.db
      .select()
      .from(samlGroupLinks)
      .where(eq(samlGroupLinks.group_id, group.id))
      .orderBy(asc(samlGroupLinks.id));
    return pageOfQuery(request, sandbox.db, rows.$dynamic(), presentSamlGroupLink);
  },

  getSamlGroupLink: (request) => {
    mustOwnToSee(request);
    return presentSamlGroupLink(findLink(request));
  },

  createSamlGroupLink: guarded(mustOwnToChange, (request) => {
    const { sandbox, group, body } = request;
    const { saml_group_name: name, access_level, member_role_id = null, provider = null } = body;
    checkPathValue('saml_group_name', name);
    if (findLinks(request, name).some((link) => link.provider === provider))
      refuse(invalid({ saml_group_name: ['has already been taken'] }));
    if (member_role_id !== null && !findMemberRole(sandbox.db, member_role_id, group))
      refuse(invalid({ member_role_id: ['is invalid'] }));
    return presentSamlGroupLink(
      createdRow(sandbox.db, samlGroupLinks, {
        group_id: group.id,
        name,
        access_level,
        member_role_id,
        provider,
      }),
    );
  }),

  deleteSamlGroupLink: (request) => {
    mustOwnToChange(request);
    const { id } = findLink(request);
    request.sandbox.db.delete(samlGroupLinks).where(eq(samlGroupLinks.id, id)).run();
    return undefined;
  },
} satisfies Partial<Handlers>;

type InGroup = Pick<SandboxRequest, 'sandbox' | 'group'>;

/**
 * Returns the link with the name in the path. If several links have the name, the request must select one with
 * `provider`. An empty `provider` selects the link without a provider.
 * @throws a Refusal: 404 when no link matches, 422 when several links match and `provider` is missing
 */
function findLink(
  request: InGroup & { path: { saml_group_name: string }; query: { provider?: string } },
): SamlGroupLink {
  const { provider } = request.query;
  const named = findLinks(request, request.path.saml_group_name);
  if (provider === undefined && named.length > 1)
    refuse(new Refusal(422, 'provider is required, since several SAML group links have this name'));
  const link =
    provider === undefined
      ? named[0]
      : named.find((candidate) => (candidate.provider || null) === (provider || null));
  return found(link, 'SAML Group Link');
}

function findLinks({ sandbox, group }: InGroup, name: string): SamlGroupLink[] {
  return rowsWhere(sandbox.db, samlGroupLinks, { group_id: group.id, name });
}
