/**
 * Operations on blocks: a block makes a merge request wait for another merge request (API documentation, document 3).
 */

import { asc, eq, inArray } from 'drizzle-orm';
import {
  type MergeRequest,
  type MergeRequestBlock,
  mergeRequestBlocks,
  mergeRequests,
} from '../../../generated/tables.ts';
import { projectByIdOrPath } from '../../access/access.ts';
import { signedIn } from '../../access/people.ts';
import type { Handlers, SandboxRequest, SuccessOf } from '../../server/handler.ts';
import { pageItems } from '../../server/page.ts';
import { forbidden, found, invalid, Refusal, refuse } from '../../server/refusal.ts';
import { fullPath, projectOfRow } from '../../sharedPresenters/projectSummary.ts';
import { createdRow } from '../../store/createdRow.ts';
import type { Db } from '../../store/openStore.ts';
import { referredRow, rowWhere } from '../../store/rowsWhere.ts';
import { presentMergeRequest } from '../merge-requests/presenters.ts';
import { findMergeRequest, mergeRequestById, mergeRequestByIid } from '../planning/lookups.ts';

export const mergeRequestDependencyHandlers = {
  /** Lists the blocks that make this merge request wait. Blocks with a hidden merge request are left out. */
  listMergeRequestBlocks: (request) => listBlocks(request, 'merge_request_id'),
  /**
   * Lists the blocks that make other merge requests wait for this one. Blocks with a hidden merge request are left out.
   */
  listMergeRequestBlockees: (request) => listBlocks(request, 'blocking_merge_request_id'),

  createMergeRequestBlock: (request) => {
    const { db } = request.sandbox;
    const blocked = findMergeRequest(request, request.path.merge_request_iid);
    checkMayUpdate(request, blocked);
    const blocking = findBlocking(request);
    const pair = { merge_request_id: blocked.id, blocking_merge_request_id: blocking.id };
    if (blockingIds(db, [blocked.id]).includes(blocking.id))
      refuse(new Refusal(409, 'Block already exists'));
    if (waitsFor(db, blocking.id, blocked.id))
      refuse(invalid({ blocking_merge_request: ['waits for the merge request itself'] }));
    return presentBlock(request, createdRow(db, mergeRequestBlocks, pair));
  },

  deleteMergeRequestBlock: (request) => {
    const { sandbox, path } = request;
    const blocked = findMergeRequest(request, path.merge_request_iid);
    const block = found(
      rowWhere(sandbox.db, mergeRequestBlocks, { id: path.block_id, merge_request_id: blocked.id }),
      'Block',
    );
    checkMayUpdate(request, blocked);
    if (!canRead(request, block.blocking_merge_request_id)) refuse(forbidden());
    sandbox.db.delete(mergeRequestBlocks).where(eq(mergeRequestBlocks.id, block.id)).run();
    return undefined;
  },
} satisfies Partial<Handlers>;

type Request = Pick<SandboxRequest, 'sandbox' | 'access' | 'project' | 'caller'>;

function listBlocks(
  request: SandboxRequest<'listMergeRequestBlocks' | 'listMergeRequestBlockees'>,
  end: 'merge_request_id' | 'blocking_merge_request_id',
) {
  const { id } = findMergeRequest(request, request.path.merge_request_iid);
  const readable = request.sandbox.db
    .select()
    .from(mergeRequestBlocks)
    .where(eq(mergeRequestBlocks[end], id))
    .orderBy(asc(mergeRequestBlocks.id))
    .all()
    .filter(
      (block) =>
        canRead(request, block.blocking_merge_request_id) &&
        canRead(request, block.merge_request_id),
    );
  return pageItems(request, readable, (block) => presentBlock(request, block));
}

/**
 * Returns the blocking merge request that a request names by ID, or by IID and project.
 * By default, the project is the project in the path.
 */
function findBlocking(request: SandboxRequest<'createMergeRequestBlock'>): MergeRequest {
  const { sandbox, access, project, body } = request;
  // The contract describes the body as a choice of types. This type has the fields of all of them.
  const {
    blocking_merge_request_id: id,
    blocking_merge_request_iid: iid,
    blocking_project_id: projectId,
  } = body;
  if (id !== undefined) {
    const blocking = found(mergeRequestById(sandbox.db, id), 'Merge Request');
    if (!canRead(request, id)) refuse(forbidden());
    return blocking;
  }
  const blockingProject =
    projectId === undefined ? project : found(projectByIdOrPath(sandbox.db, projectId), 'Project');
  if (!access.canSeeProject(blockingProject)) refuse(forbidden());
  return found(mergeRequestByIid(sandbox.db, blockingProject, iid!), 'Merge Request');
}

/** Checks that the caller may update a merge request: the author, developers and higher roles may. */
function checkMayUpdate(request: Request, { author }: MergeRequest): void {
  const isAuthor = author === signedIn(request).username;
  if (!isAuthor && !request.access.isAtLeast('developer', request.project)) refuse(forbidden());
}

function canRead({ sandbox, access }: Pick<Request, 'sandbox' | 'access'>, id: number): boolean {
  const { project_id } = referredRow(sandbox.db, mergeRequests, { id });
  return access.canSeeProject(projectOfRow(sandbox, project_id));
}

/**
 * Returns true if merge request `id` waits for merge request `other`, directly or through others, or if they are the
 * same.
 */
function waitsFor(db: Db, id: number, other: number): boolean {
  const seen = new Set([id]);
  let next = [id];
  while (next.length > 0) {
    if (next.includes(other)) return true;
    next = blockingIds(db, next).filter((blocking) => !seen.has(blocking));
    for (const blocking of next) seen.add(blocking);
  }
  return false;
}

function blockingIds(db: Db, ids: number[]): number[] {
  return db
    .select()
    .from(mergeRequestBlocks)
    .where(inArray(mergeRequestBlocks.merge_request_id, ids))
    .all()
    .map(({ blocking_merge_request_id }) => blocking_merge_request_id);
}

/** Returns a block. References to both merge requests are relative to the project of the blocked merge request. */
function presentBlock(
  { sandbox }: Pick<Request, 'sandbox'>,
  { id, merge_request_id, blocking_merge_request_id }: MergeRequestBlock,
): SuccessOf<'createMergeRequestBlock'> {
  const blocked = referredRow(sandbox.db, mergeRequests, { id: merge_request_id });
  const view = { seenFrom: fullPath(projectOfRow(sandbox, blocked.project_id)) };
  const blocking = referredRow(sandbox.db, mergeRequests, { id: blocking_merge_request_id });
  return {
    id,
    blocking_merge_request: presentMergeRequest(sandbox, blocking, view),
    blocked_merge_request: presentMergeRequest(sandbox, blocked, view),
    project_id: blocked.project_id,
  };
}
