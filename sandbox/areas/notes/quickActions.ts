/** Lines of a note on a merge request that are commands. The documents name one: `/merge`. */
import { and, eq, ne } from 'drizzle-orm';
import { signedIn } from '../../access/people.ts';
import type { SandboxRequest } from '../../server/handler.ts';
import { forbidden, invalid } from '../../server/refusal.ts';
import { changeMergeRequest } from '../planning/changes.ts';
import {
  type MergeRequest,
  mergeRequestBlocks,
  mergeRequests,
  type NoteRow,
} from '../planning/tables.ts';

/** A body without its quick actions, and whether `/merge` is among them. */
export function readQuickActions(body: string): { text: string; isMerge: boolean } {
  const lines = body.split(/\r?\n/);
  const rest = lines.filter((line) => line.trim() !== '/merge');
  const isMerge = rest.length < lines.length;
  return { text: isMerge ? rest.join('\n').trim() : body, isMerge };
}

/**
 * Merges a merge request whose head is the one that the caller knows, so that nothing is merged that was
 * changed meanwhile. Developers and above may.
 * @returns what the system wrote about it
 */
export function merge(
  request: SandboxRequest<'createMergeRequestNote'>,
  mergeRequest: MergeRequest,
): NoteRow {
  const { sandbox, access, project, body } = request;
  const { merge_request_diff_head_sha: head } = body;
  if (head === undefined) throw invalid({ merge_request_diff_head_sha: ['is missing'] });
  if (!access.isAtLeast('developer', project)) throw forbidden();
  if (head !== mergeRequest.head)
    throw invalid({ merge_request_diff_head_sha: ['is not the head of the merge request'] });
  const obstacle = obstacleOf(request, mergeRequest);
  if (obstacle) throw invalid(`The merge request cannot be merged: ${obstacle}`);
  const { username } = signedIn(request);
  const changes = {
    state: 'merged',
    merged_at: sandbox.clock.now(),
    merge_user: username,
    merge_when_pipeline_succeeds: false,
    detailed_merge_status: 'not_open',
  } as const;
  const [written] = changeMergeRequest(sandbox, mergeRequest, changes, username);
  return written!;
}

/** What keeps a merge request from being merged. */
function obstacleOf(
  { sandbox: { db, clock } }: SandboxRequest<'createMergeRequestNote'>,
  mergeRequest: MergeRequest,
): string | undefined {
  const { id, state, draft, merge_status, merge_after, approved_by } = mergeRequest;
  if (state !== 'opened') return `it is ${state}`;
  if (draft) return 'it is a draft';
  if (merge_status === 'cannot_be_merged') return 'its branches are in conflict';
  if (merge_after !== null && Date.parse(merge_after) > clock.time())
    return `not before ${merge_after}`;
  if (approved_by.length < mergeRequest.approvals_before_merge) return 'it lacks approvals';
  const waitsFor = db
    .select()
    .from(mergeRequestBlocks)
    .innerJoin(mergeRequests, eq(mergeRequests.id, mergeRequestBlocks.blocking_merge_request_id))
    .where(and(eq(mergeRequestBlocks.merge_request_id, id), ne(mergeRequests.state, 'merged')))
    .get();
  return waitsFor ? 'it waits for another one' : undefined;
}
