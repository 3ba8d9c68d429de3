import type { Pages, Project } from '../../../generated/tables.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { SuccessOf } from '../../server/handler.ts';
import { fullPath } from '../../sharedPresenters/projectSummary.ts';

/**
 * Returns a site. Its host name begins with the top-level group or user. A parallel deployment has a path below the
 * site's URL.
 */
export function presentPages(
  { pagesDomain }: Sandbox,
  project: Project,
  { is_unique_domain_enabled, force_https, primary_domain, deployments }: Pages,
): SuccessOf<'getPages'> {
  const [owner, ...path] = fullPath(project).split('/');
  const url = `https://${owner}.${pagesDomain}/${path.join('/')}`;
  return {
    url,
    is_unique_domain_enabled,
    force_https,
    primary_domain,
    deployments: deployments.map(({ created_at, path_prefix, root_directory }) => ({
      created_at,
      url: path_prefix === null ? url : `${url}/${path_prefix}`,
      ...(path_prefix !== null && { path_prefix }),
      root_directory,
    })),
  };
}
