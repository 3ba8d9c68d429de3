/** Quick actions: commands in the body of a note on a merge request. The API documentation names only `/merge`. */
import { and, eq, ne } from 'drizzle-orm';
import {
  type MergeRequest,
  mergeRequestBlocks,
  mergeRequests,
  type Note,
  type User,
} from '../../../generated/tables.ts';
import { signedIn } from '../../access/people.ts';
import { repositoryToWrite } from '../../access/repositoryAccess.ts';
import type { SandboxRequest } from '../../server/handler.ts';
import { forbidden, invalid, type Refusal, refuse } from '../../server/refusal.ts';
import { changeMergeRequest, moveHeads } from '../planning/changes.ts';

/**
 * Reads the body of a note. `text` is the body without quick actions, and `isMerge` is true if the body has a line
 * `/merge`.
 */
export function readQuickActions(body: string): { text: string; isMerge: boolean } {
  const lines = body.split(/\r?\n/);
  const rest = lines.filter((line) => line.trim() !== '/merge');
  const isMerge = rest.length < lines.length;
  return { text: isMerge ? rest.join('\n').trim() : body, isMerge };
}

/**
 * Merges a merge request with a commit on the target branch. The request must name the current head of the merge
 * request, so that a caller cannot merge commits without knowing them. Developers and higher roles may merge.
 * @param message the message of the merge commit. Default: the branches, and the title of the merge request
 * @returns the note that the system wrote about the merge
 */
export async function merge(
  request: SandboxRequest<'createMergeRequestNote'>,
  mergeRequest: MergeRequest,
  message?: string,
): Promise<Note> {
  const { sandbox, access, project, body } = request;
  const { merge_request_diff_head_sha: head } = body;
  if (head === undefined) refuse(invalid({ merge_request_diff_head_sha: ['is missing'] }));
  if (!access.isAtLeast('developer', project)) refuse(forbidden());
  if (head !== mergeRequest.head)
    refuse(invalid({ merge_request_diff_head_sha: ['is not the head of the merge request'] }));
  const obstacle = findObstacle(request, mergeRequest);
  if (obstacle) refuse(cannotMerge(obstacle));
  const caller = signedIn(request);
  const changes = {
    merge_commit: await writeMerge(request, mergeRequest, caller, message),
    state: 'merged',
    merged_at: sandbox.clock.now(),
    merge_user: caller.username,
    merge_when_pipeline_succeeds: false,
    detailed_merge_status: 'not_open',
  } as const;
  const [written] = changeMergeRequest(sandbox, mergeRequest, changes, caller.username);
  return written!;
}

/** Merges in git. @returns the SHA of the merge commit */
async function writeMerge(
  request: SandboxRequest<'createMergeRequestNote'>,
  { source_project_id, source_branch, target_branch, head, title }: MergeRequest,
  { name, email, username }: User,
  message = `Merge branch '${source_branch}' into '${target_branch}'\n\n${title}`,
): Promise<string> {
  const { git, clock } = request.sandbox;
  const repository = await repositoryToWrite(request);
  await repository.fetch(await git.repository({ id: source_project_id }), head);
  const branch = repository.branch(target_branch);
  const tree = branch && (await repository.mergedTree(branch, head));
  if (branch === undefined || tree === undefined) refuse(cannotMerge(IN_CONFLICT));
  const commit = await repository.writeMerge({
    parents: [branch, head],
    tree,
    author: { name, email, date: clock.now() },
    message: `${message}\n`,
  });
  repository.setBranch(target_branch, commit);
  moveHeads(request.sandbox, request.project, target_branch, commit, username);
  return commit;
}

const IN_CONFLICT = 'its branches are in conflict';

function cannotMerge(obstacle: string): Refusal {
  return invalid(`The merge request cannot be merged: ${obstacle}`);
}

/** Returns the reason why a merge request cannot be merged; undefined if it can be merged. */
function findObstacle(
  { sandbox: { db, clock } }: SandboxRequest<'createMergeRequestNote'>,
  mergeRequest: MergeRequest,
): string | undefined {
  const { id, state, draft, merge_status, merge_after, approved_by } = mergeRequest;
  if (state !== 'opened') return `it is ${state}`;
  if (draft) return 'it is a draft';
  if (merge_status === 'cannot_be_merged') return IN_CONFLICT;
  if (merge_after !== null && Date.parse(merge_after) > clock.time())
    return `it must not be merged before ${merge_after}`;
  if (approved_by.length < mergeRequest.approvals_before_merge) return 'it lacks approvals';
  const waitsFor = db
    .select()
    .from(mergeRequestBlocks)
    .innerJoin(mergeRequests, eq(mergeRequests.id, mergeRequestBlocks.blocking_merge_request_id))
    .where(and(eq(mergeRequestBlocks.merge_request_id, id), ne(mergeRequests.state, 'merged')))
    .get();
  return waitsFor ? 'it waits for another merge request' : undefined;
}
