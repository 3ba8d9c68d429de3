import type { operations } from '../../../generated/packs/everyday/types.ts';
import { LEVELS } from '../../../generated/roles.ts';
import type { Rows } from '../../../generated/rows.ts';
import {
  changeMergeRequest,
  compare,
  listPage,
  merge,
  presentCommit,
  presentDiff,
  presentMergeRequest,
  Refusal,
  recheckMergeStatus,
  writeNote,
} from '../../../sandbox/for-packs/index.ts';
import type { PackContext, PackHandlers } from '../../pack.ts';
import { presentIssue } from '../issues/presenters.ts';
import { findUsernames, pageOfParticipants, readPlanning } from '../planning.ts';
import { presentSummary, signedIn } from '../users/handlers.ts';
import { closedIssueIids } from './closedIssueIids.ts';

type MergeRequest = Rows['merge_requests'];
type InMergeRequest = PackContext & { path: { merge_request_iid: number } };

export const handlers: PackHandlers<operations> = {
  listProjectMergeRequests: (request) => {
    const { asContract, project, sandbox, query } = request;
    const { iids } = query;
    // The list of the contract has no parameter `iids`, so a list with it has one page.
    if (iids)
      return request.page(
        rowsIn(request)
          .filter(({ iid }) => iids.includes(iid))
          .map((one) => presentMergeRequest(sandbox, one)),
      );
    return listPage(
      asContract('listMergeRequests', { query: query as never }),
      ({ id }) => id === project.id,
      'all',
      (one) =>
        presentMergeRequest(sandbox, one, { withLabelDetails: query.with_labels_details ?? false }),
    );
  },
  createMergeRequest: async (request) => {
    const { body, project, caller, rows, insert, refuse } = request;
    const { source_branch, target_branch, target_project_id = project.id } = body;
    const target = rows('projects', { id: target_project_id })[0];
    if (!target || !request.access.canSeeProject(target))
      return refuse(404, '404 Project Not Found');
    await checkBranches(request, target.id);
    const [open] = rows('merge_requests', {
      project_id: target.id,
      source_branch,
      state: 'opened',
    }).filter((one) => one.source_project_id === project.id && one.target_branch === target_branch);
    if (open)
      refuse(409, {
        base: [`Another open merge request already exists for this source branch: !${open.iid}`],
      });
    const row = await insert('merge_requests', {
      ...(await readFields(request, body)),
      ...{ project_id: target.id, source_project_id: project.id, source_branch, target_branch },
      author: caller?.username ?? '',
      prepared_at: request.now(),
    });
    return presentFresh(request, row);
  },
  getMergeRequest: async (request) => {
    const row = findMergeRequest(request);
    const changes = await findChanges(request, row);
    const shown = await presentFresh(request, row, changes);
    if (!request.query.include_diverged_commits_count) return shown;
    const { start, repository, other } = changes;
    const missing =
      start === undefined
        ? []
        : await (other ?? repository).commitsBetween(row.head, start, repository);
    return { ...shown, diverged_commits_count: missing.length };
  },
  updateMergeRequest: async (request) => {
    const { body, caller, refuse } = request;
    const row = findMergeRequest(request);
    const { state_event: event, target_branch, discussion_locked } = body;
    if (
      row.author !== caller?.username &&
      request.accessLevel < LEVELS.developer &&
      !request.access.isAdministrator
    )
      refuse(403, '403 Forbidden');
    if (event && row.state === 'merged')
      refuse(400, 'A merged merge request cannot be closed or reopened');
    await request.update('merge_requests', row, {
      ...(await readFields(request, body, row)),
      ...(target_branch !== undefined && { target_branch }),
      ...(discussion_locked !== undefined && { discussion_locked }),
      ...(event && { state: event === 'close' ? 'closed' : 'opened' }),
    });
    return presentFresh(request, findMergeRequest(request));
  },
  deleteMergeRequest: async (request) => {
    await request.remove('merge_requests', findMergeRequest(request));
    return undefined;
  },
  mergeMergeRequest: async (request) => {
    const { project, refuse } = request;
    const {
      sha,
      merge_commit_message: message,
      should_remove_source_branch: isLast,
    } = request.body;
    const row = findMergeRequest(request);
    if (sha !== undefined && sha !== row.head)
      refuse(409, 'SHA does not match HEAD of source branch');
    const body = { body: '', merge_request_diff_head_sha: row.head };
    await merge(request.asContract('createMergeRequestNote', { body }), row, message).catch(
      (error: unknown) => {
        // A client reads 405 as "not now".
        if (error instanceof Refusal && error.status === 400) refuse(405, '405 Method Not Allowed');
        throw error;
      },
    );
    if (isLast !== undefined)
      await request.update('merge_requests', findMergeRequest(request), {
        should_remove_source_branch: isLast,
      });
    if ((isLast ?? row.force_remove_source_branch) && row.source_project_id === project.id)
      (await request.repository('write')).setBranch(row.source_branch, undefined);
    await closeIssues(request, row);
    return presentFresh(request, findMergeRequest(request));
  },
  approveMergeRequest: async (request) => {
    const row = findMergeRequest(request);
    const { body, refuse } = request;
    if (body.sha !== undefined && body.sha !== row.head)
      refuse(409, 'SHA does not match HEAD of source branch');
    const { username } = signedIn(request);
    if (row.approved_by.includes(username) || row.author === username)
      refuse(401, '401 Unauthorized');
    return presentApprovals(
      request,
      changeApprovals(request, row, [...row.approved_by, username], 'approved'),
    );
  },
  unapproveMergeRequest: async (request) => {
    const row = findMergeRequest(request);
    const { caller, refuse, reply } = request;
    if (!caller || !row.approved_by.includes(caller.username)) return refuse(404, '404 Not Found');
    changeApprovals(
      request,
      row,
      row.approved_by.filter((name) => name !== caller.username),
      'unapproved',
    );
    return reply(201);
  },
  getMergeRequestApprovals: (request) => presentApprovals(request, findMergeRequest(request)),
  getMergeRequestChanges: async (request) => {
    const row = findMergeRequest(request);
    const changes = await findChanges(request, row);
    const shown = await presentFresh(request, row, changes);
    return { ...shown, changes: presentDiffs(changes), overflow: false };
  },
  listMergeRequestDiffs: async (request) =>
    request.page(
      presentDiffs(
        await findChanges(request, findMergeRequest(request)),
        request.query.unidiff ?? false,
      ),
    ),
  listMergeRequestCommits: async (request) => {
    const row = findMergeRequest(request);
    const { start, repository, other } = await findRange(request, row);
    const shas = start === undefined ? [] : await repository.commitsBetween(start, row.head, other);
    const commits = await repository.commits(shas);
    return request.page(
      commits.reverse().map((one) => presentCommit(request.sandbox, request.project, one)),
    );
  },
  listMergeRequestParticipants: (request) => {
    const { id, author, assignees, reviewers } = findMergeRequest(request);
    const noteable = { noteable_type: 'MergeRequest', noteable_id: id } as const;
    return pageOfParticipants(request, noteable, [author, ...assignees, ...reviewers]);
  },
  listIssuesClosedByMergeRequest: (request) =>
    request.page(
      issuesToClose(request, findMergeRequest(request)).map((one) => presentIssue(request, one)),
    ),
  listCommitMergeRequests: async (request) => {
    const { path, query, sandbox, refuse, page } = request;
    const repository = await request.repository('read');
    const sha = (await repository.resolve(path.sha)) ?? refuse(404, '404 Commit Not Found');
    const shown = [];
    for (const row of rowsIn(request)) {
      if (query.state !== undefined && query.state !== row.state) continue;
      const { start, repository: source, other } = await findRange(request, row);
      const shas = start === undefined ? [] : await source.commitsBetween(start, row.head, other);
      if (shas.includes(sha) || row.merge_commit === sha)
        shown.push(presentMergeRequest(sandbox, row));
    }
    return page(shown);
  },
};

function rowsIn({ rows, project }: PackContext): MergeRequest[] {
  return rows('merge_requests', { project_id: project.id });
}

/** Returns the merge request of the path. @throws a Refusal with 404 */
function findMergeRequest({ rows, project, path, refuse }: InMergeRequest): MergeRequest {
  const [row] = rows('merge_requests', { project_id: project.id, iid: path.merge_request_iid });
  return row ?? refuse(404, '404 Merge Request Not Found');
}

type Fields = Parameters<typeof readPlanning>[1] & {
  reviewer_ids?: number[];
  remove_source_branch?: boolean;
  squash?: boolean;
  allow_collaboration?: boolean;
};

/** Returns the columns that a request sets. */
async function readFields(request: PackContext, fields: Fields, before?: MergeRequest) {
  const { title, reviewer_ids, remove_source_branch, squash, allow_collaboration } = fields;
  return {
    ...(await readPlanning(request, fields, before?.labels)),
    ...(title !== undefined && { draft: /^(\[Draft\]|\(Draft\)|Draft:)/i.test(title) }),
    ...(reviewer_ids && { reviewers: findUsernames(request, 'reviewer_ids', reviewer_ids) }),
    ...(remove_source_branch !== undefined && { force_remove_source_branch: remove_source_branch }),
    ...(squash !== undefined && { squash }),
    ...(allow_collaboration !== undefined && { allow_collaboration }),
  };
}

async function checkBranches(
  {
    body,
    sandbox,
    repository,
    refuse,
  }: PackContext & { body: { source_branch: string; target_branch: string } },
  target: number,
) {
  const { source_branch, target_branch } = body;
  const [from, into] = [await repository('read'), await sandbox.git.repository({ id: target })];
  if (from.branch(source_branch) === undefined) refuse(400, { source_branch: ['does not exist'] });
  if (into.branch(target_branch) === undefined) refuse(400, { target_branch: ['does not exist'] });
  if (from.dir === into.dir && source_branch === target_branch)
    refuse(400, { branch_conflict: ["You can't use same project/branch for source and target"] });
}

/** Returns the commits of a merge request: the repository of its head, and the commit of the target to compare with. */
async function findRange({ sandbox }: PackContext, row: MergeRequest) {
  const repository = await sandbox.git.repository({ id: row.source_project_id });
  const target = await sandbox.git.repository({ id: row.project_id });
  const other = row.source_project_id === row.project_id ? undefined : target;
  const merged = row.merge_commit === null ? undefined : await target.commit(row.merge_commit);
  return {
    repository,
    other,
    start: merged ? merged.parents[0] : target.branch(row.target_branch),
  };
}

/** Returns the range of a merge request, the commit where its branches part, and the changes since then. */
async function findChanges(request: PackContext, row: MergeRequest) {
  const range = await findRange(request, row);
  const { repository, other, start } = range;
  if (start === undefined) return { ...range, base: undefined, diffs: [] };
  const base = await repository.mergeBase(start, row.head, other);
  const ends = { from: base ?? start, to: row.head, straight: true };
  const { diffs } = await compare({ repository, other, ...ends });
  return { ...range, base, diffs };
}

type Changes = Awaited<ReturnType<typeof findChanges>>;

export function presentDiffs({ diffs }: Pick<Changes, 'diffs'>, unidiff = false) {
  // Deployments show the mode of a missing file as 0, and clients require a text.
  return diffs.map((one) => {
    const { a_mode, b_mode, ...diff } = presentDiff(one, unidiff);
    return { ...diff, a_mode: a_mode ?? '0', b_mode: b_mode ?? '0' };
  });
}

/** Shows a merge request after its status is computed anew. @param changes its changes, if the caller has read them */
async function presentFresh(request: PackContext, row: MergeRequest, changes?: Changes) {
  const { sandbox, access, rows } = request;
  await recheckMergeStatus({ sandbox, access }, [row]);
  const [fresh = row] = rows('merge_requests', { id: row.id });
  const { base, start, diffs } = changes ?? (await findChanges(request, fresh));
  const pipeline = rows('pipelines', { project_id: fresh.source_project_id }).findLast(
    (one) => one.commit === fresh.head,
  );
  const shownPipeline = pipeline
    ? {
        id: pipeline.id,
        project_id: pipeline.project_id,
        sha: pipeline.commit,
        ref: pipeline.ref,
        status: pipeline.status,
      }
    : null;
  return {
    ...presentMergeRequest(sandbox, fresh),
    detailed_merge_status: readDetailedStatus(fresh),
    subscribed: fresh.author === request.caller?.username,
    changes_count: String(diffs.length),
    user: { can_merge: access.isAdministrator || request.accessLevel >= LEVELS.developer },
    diff_refs: base && start ? { base_sha: base, head_sha: fresh.head, start_sha: start } : null,
    ...{ merge_error: null, first_contribution: false },
    ...{ head_pipeline: shownPipeline, pipeline: shownPipeline },
  };
}

function readDetailedStatus({
  state,
  draft,
  merge_status,
  approved_by,
  approvals_before_merge,
}: MergeRequest) {
  if (state !== 'opened') return 'not_open';
  if (draft) return 'draft_status';
  if (merge_status === 'cannot_be_merged') return 'conflict';
  return approved_by.length < approvals_before_merge ? 'not_approved' : 'mergeable';
}

/** Changes who has approved a merge request, with a note of the system. */
function changeApprovals(
  request: PackContext,
  row: MergeRequest,
  approved_by: string[],
  verb: string,
): MergeRequest {
  const { sandbox, caller } = request;
  const author = caller?.username ?? '';
  changeMergeRequest(sandbox, row, { approved_by }, author);
  const about = { type: 'MergeRequest', id: row.id } as const;
  writeNote(sandbox, about, { body: `${verb} this merge request`, author, system: true });
  return { ...row, approved_by };
}

function presentApprovals(request: PackContext, row: MergeRequest) {
  const { rows, caller, accessLevel } = request;
  const { id, iid, project_id, title, state, approved_by, approvals_before_merge: required } = row;
  const left = Math.max(0, required - approved_by.length);
  const has = caller !== undefined && approved_by.includes(caller.username);
  return {
    ...{ id, iid, project_id, title, state, approvals_required: required, approvals_left: left },
    approved: left === 0,
    approved_by: approved_by
      .flatMap((username) => rows('users', { username }))
      .map((user) => ({ user: presentSummary(request, user) })),
    user_has_approved: has,
    user_can_approve: !has && accessLevel >= LEVELS.developer && row.author !== caller?.username,
  };
}

/** Returns the issues that a merge of a merge request closes, or has closed. */
function issuesToClose({ rows }: PackContext, { project_id, description, title }: MergeRequest) {
  const iids = closedIssueIids(`${title}\n${description}`);
  return rows('issues', { project_id }).filter(({ iid }) => iids.includes(iid));
}

async function closeIssues(request: PackContext, row: MergeRequest): Promise<void> {
  for (const issue of issuesToClose(request, row))
    if (issue.state === 'opened') await request.update('issues', issue, { state: 'closed' });
}
