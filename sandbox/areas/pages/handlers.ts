/** Operations on Pages, the static sites of projects (API documentation, document 3). */

import { eq } from 'drizzle-orm';
import { type Pages, pages } from '../../../generated/tables.ts';
import type { Handlers, SandboxRequest } from '../../server/handler.ts';
import { found, invalid, notFound, refuse } from '../../server/refusal.ts';
import { rowWhere } from '../../store/rowsWhere.ts';
import { presentPages } from './presenters.ts';

export const pagesHandlers = {
  getPages: (request) => presentPages(request.sandbox, request.project, findSite(request)),

  updatePages: (request) => {
    const { sandbox, project, body } = request;
    const site = findSite(request);
    const { pages_unique_domain_enabled, pages_https_only, pages_primary_domain: domain } = body;
    if (domain !== undefined && !site.domains.includes(domain))
      refuse(invalid({ pages_primary_domain: ['is not a domain of the site'] }));
    const changed = {
      ...site,
      ...(pages_unique_domain_enabled !== undefined && {
        is_unique_domain_enabled: pages_unique_domain_enabled,
      }),
      ...(pages_https_only !== undefined && { force_https: pages_https_only }),
      ...(domain !== undefined && { primary_domain: domain }),
    };
    sandbox.db.update(pages).set(changed).where(eq(pages.project_id, project.id)).run();
    return presentPages(sandbox, project, changed);
  },

  deletePages: (request) => {
    const { project_id } = findSite(request);
    request.sandbox.db.delete(pages).where(eq(pages.project_id, project_id)).run();
    return undefined;
  },
} satisfies Partial<Handlers>;

/** Returns the site of the project. @throws a Refusal with 404 when Pages is disabled or the project has no site */
function findSite({ sandbox, project }: Pick<SandboxRequest, 'sandbox' | 'project'>): Pages {
  if (project.features.pages === false) refuse(notFound());
  return found(rowWhere(sandbox.db, pages, { project_id: project.id }));
}
