import { eq } from 'drizzle-orm';
import { type MergeRequest, mergeRequests } from '../../../generated/tables.ts';
import type { SandboxRequest } from '../../server/handler.ts';
import { projectOfRow } from '../../sharedPresenters/projectSummary.ts';

/**
 * Updates the merge status of open merge requests. While the feature flag `restrict_merge_status_recheck` is on, it skips
 * merge requests of projects in which the caller is below developer.
 */
export async function recheckMergeStatus(
  { sandbox, access }: Pick<SandboxRequest, 'sandbox' | 'access'>,
  candidates: MergeRequest[],
): Promise<void> {
  const { db, git, settings } = sandbox;
  const isRestricted = settings.flags.restrict_merge_status_recheck === true;
  for (const { id, state, project_id, source_project_id, target_branch, head } of candidates) {
    const project = projectOfRow(sandbox, project_id);
    if (state !== 'opened' || (isRestricted && !access.isAtLeast('developer', project))) continue;
    const target = await git.repository(project);
    const source = await git.repository({ id: source_project_id });
    const branch = target.branch(target_branch);
    const tree = branch && (await target.mergedTree(branch, head, source));
    db.update(mergeRequests)
      .set({ merge_status: tree === undefined ? 'cannot_be_merged' : 'can_be_merged' })
      .where(eq(mergeRequests.id, id))
      .run();
  }
}
