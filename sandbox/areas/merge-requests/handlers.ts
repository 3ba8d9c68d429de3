/** The operations that list merge requests (API documentation, document 3). */

import {
  type MergeRequest,
  mergeRequests,
  type Project,
  projects,
} from '../../../generated/tables.ts';
import { groupOfProject, groupPath } from '../../access/access.ts';
import type { Handlers } from '../../server/handler.ts';
import { pageOfQuery } from '../../server/page.ts';
import { fullPath, projectOfRow } from '../../sharedPresenters/projectSummary.ts';
import { rowsWhere } from '../../store/rowsWhere.ts';
import { createFilter, type ListRequest } from './filters.ts';
import { chooseOrder } from './order.ts';
import { presentMergeRequest, presentSimpleMergeRequest } from './presenters.ts';
import { recheckMergeStatus } from './recheckMergeStatus.ts';

export const mergeRequestHandlers = {
  /**
   * Lists merge requests of all projects. By default, it lists merge requests that the caller created, and includes
   * archived projects.
   */
  listMergeRequests: (request) => {
    const { query, sandbox } = request;
    const isIncluded = ({ archived }: Project) => !(query.non_archived ?? false) || !archived;
    return listPage(request, isIncluded, 'created_by_me', (mergeRequest) =>
      presentMergeRequest(sandbox, mergeRequest, {
        withLabelDetails: query.with_labels_details ?? false,
      }),
    );
  },

  /** Lists merge requests of a group and its subgroups. By default, archived projects are excluded. */
  listGroupMergeRequests: (request) => {
    const { query, sandbox, group } = request;
    const seenFrom = groupPath(sandbox.db, group);
    const isIncluded = (project: Project) =>
      fullPath(project).startsWith(`${seenFrom}/`) &&
      (!(query.non_archived ?? true) || !project.archived);
    return listPage(request, isIncluded, 'all', (mergeRequest) => {
      const project = projectOfRow(sandbox, mergeRequest.project_id);
      return {
        ...presentMergeRequest(sandbox, mergeRequest, {
          seenFrom,
          withLabelDetails: query.with_labels_details ?? false,
        }),
        group_id: groupOfProject(sandbox.db, project)!.id,
      };
    });
  },
} satisfies Partial<Handlers>;

export async function listPage(
  request: ListRequest,
  isIncluded: (project: Project) => boolean,
  scope: 'created_by_me' | 'all',
  present: (mergeRequest: MergeRequest) => unknown,
) {
  const { sandbox, access, query } = request;
  const visible = rowsWhere(sandbox.db, projects).filter(
    (project) => isIncluded(project) && access.canSeeProject(project),
  );
  const selected = sandbox.db
    .select()
    .from(mergeRequests)
    .where(createFilter(request, visible, scope))
    .orderBy(...chooseOrder(request));
  const listed: MergeRequest[] = [];
  const page = pageOfQuery(
    request,
    sandbox.db,
    selected.$dynamic(),
    (mergeRequest: MergeRequest) => {
      listed.push(mergeRequest);
      return query.view === 'simple'
        ? presentSimpleMergeRequest(sandbox, mergeRequest)
        : present(mergeRequest);
    },
  );
  // The response was built before the recheck and shows the old merge status. The next response shows the new status.
  if (query.with_merge_status_recheck && !sandbox.readOnly)
    await recheckMergeStatus(request, listed);
  return page;
}
