import { and, count, eq, inArray } from 'drizzle-orm';
import { awardEmoji, labels, type MergeRequest, notes } from '../../../generated/tables.ts';
import { groupOfProject, listAncestors } from '../../access/access.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { SuccessOf } from '../../server/handler.ts';
import { person, pick } from '../../sharedPresenters/person.ts';
import { fullPath, projectOfRow } from '../../sharedPresenters/projectSummary.ts';
import { rowWhere } from '../../store/rowsWhere.ts';
import { milestoneWithPlace } from '../milestones/presenters.ts';
import { milestoneById } from '../planning/lookups.ts';

/** Options for the form of a merge request in a response. */
export interface MergeRequestView {
  /** Full path of the project or group to which references are relative. By default, references are full paths. */
  seenFrom?: string;
  /** If true, labels are objects instead of names. Default: false. */
  withLabelDetails?: boolean;
}

/** Returns a merge request in the form that `view=simple` requests. */
export function presentSimpleMergeRequest(sandbox: Sandbox, mergeRequest: MergeRequest) {
  return {
    ...pick(mergeRequest, 'iid', 'title', 'description', 'state'),
    web_url: webUrl(sandbox, mergeRequest),
  };
}

/** Returns a merge request as lists show it. */
export function presentMergeRequest(
  sandbox: Sandbox,
  mergeRequest: MergeRequest,
  { seenFrom = '', withLabelDetails = false }: MergeRequestView = {},
): SuccessOf<'createMergeRequestBlock'>['blocking_merge_request'] {
  const { db, settings } = sandbox;
  const { id, iid, draft, allow_collaboration } = mergeRequest;
  const presentOptional = (username: string | null) =>
    username === null ? null : presentPerson(sandbox, username);
  const assignees = mergeRequest.assignees.map((name) => presentPerson(sandbox, name));
  const mergeUser = presentOptional(mergeRequest.merge_user);
  const milestone = milestoneById(db, mergeRequest.milestone_id);
  const project = fullPath(projectOfRow(sandbox, mergeRequest.project_id));
  const isFromFork = mergeRequest.source_project_id !== mergeRequest.project_id;
  return {
    ...pick(mergeRequest, 'id', 'iid', 'project_id', 'title', 'description', 'state'),
    ...pick(mergeRequest, 'created_at', 'updated_at', 'closed_at', 'merged_at', 'prepared_at'),
    merge_after: mergeRequest.merge_after,
    author: presentPerson(sandbox, mergeRequest.author),
    closed_by: presentOptional(mergeRequest.closed_by),
    merge_user: mergeUser,
    merged_by: mergeUser,
    assignees,
    assignee: assignees[0] ?? null,
    reviewers: mergeRequest.reviewers.map((name) => presentPerson(sandbox, name)),
    ...pick(mergeRequest, 'source_branch', 'target_branch', 'source_project_id'),
    target_project_id: mergeRequest.project_id,
    user_notes_count: userNotes(sandbox, id),
    upvotes: votes(sandbox, id, 'thumbsup'),
    downvotes: votes(sandbox, id, 'thumbsdown'),
    labels: withLabelDetails ? labelDetails(sandbox, mergeRequest) : [...mergeRequest.labels],
    milestone: milestone ? milestoneWithPlace(sandbox, milestone) : null,
    draft,
    work_in_progress: draft,
    ...pick(mergeRequest, 'merge_when_pipeline_succeeds', 'merge_status', 'detailed_merge_status'),
    sha: mergeRequest.head,
    merge_commit_sha: mergeRequest.merge_commit,
    squash_commit_sha: null,
    ...pick(mergeRequest, 'discussion_locked', 'force_remove_source_branch'),
    should_remove_source_branch: mergeRequest.should_remove_source_branch,
    reference: `!${iid}`,
    references: {
      short: `!${iid}`,
      relative: `${relativePath(project, seenFrom)}!${iid}`,
      full: `${project}!${iid}`,
    },
    web_url: webUrl(sandbox, mergeRequest),
    time_stats: {
      ...pick(mergeRequest, 'time_estimate', 'total_time_spent'),
      human_time_estimate: humanTime(mergeRequest.time_estimate),
      human_total_time_spent: humanTime(mergeRequest.total_time_spent),
    },
    ...pick(mergeRequest, 'squash', 'squash_on_merge', 'task_completion_status'),
    has_conflicts: mergeRequest.merge_status === 'cannot_be_merged',
    // The sandbox has no threads on merge requests, so unresolved threads cannot block a merge.
    blocking_discussions_resolved: true,
    ...(isFromFork && { allow_collaboration, allow_maintainer_to_push: allow_collaboration }),
    ...(settings.tier !== 'free' && pick(mergeRequest, 'approvals_before_merge')),
    ...pick(mergeRequest, 'imported', 'imported_from'),
  };
}

function presentPerson(sandbox: Sandbox, username: string) {
  return pick(
    person(sandbox, username),
    'id',
    'username',
    'name',
    'state',
    'locked',
    'avatar_url',
    'web_url',
    'public_email',
  );
}

function userNotes({ db }: Sandbox, id: number): number {
  const isComment = and(
    eq(notes.noteable_type, 'MergeRequest'),
    eq(notes.noteable_id, id),
    eq(notes.system, false),
  );
  return db.select({ count: count() }).from(notes).where(isComment).get()?.count ?? 0;
}

function votes({ db }: Sandbox, id: number, name: string): number {
  const isVote = and(
    eq(awardEmoji.awardable_type, 'MergeRequest'),
    eq(awardEmoji.awardable_id, id),
    eq(awardEmoji.name, name),
  );
  return db.select({ count: count() }).from(awardEmoji).where(isVote).get()?.count ?? 0;
}

function labelDetails(sandbox: Sandbox, { project_id, labels: names }: MergeRequest) {
  const { db } = sandbox;
  const group = groupOfProject(db, projectOfRow(sandbox, project_id));
  const above = group ? listAncestors(db, group) : [];
  return names.flatMap((name) => {
    const isOfGroup = and(inArray(labels.group_id, above), eq(labels.name, name));
    const label =
      rowWhere(db, labels, { project_id, name }) ?? db.select().from(labels).where(isOfGroup).get();
    if (!label) return [];
    return {
      ...pick(label, 'archived', 'color', 'description'),
      description_html: label.description,
      ...pick(label, 'id', 'name', 'text_color'),
    };
  });
}

function webUrl(sandbox: Sandbox, { project_id, iid }: MergeRequest): string {
  const project = projectOfRow(sandbox, project_id);
  return `${sandbox.webOrigin}/${fullPath(project)}/-/merge_requests/${iid}`;
}

/**
 * Returns the path of a project relative to a group or project, `seenFrom`. The result is empty if both are the same.
 * Seen from `acme` or a project in it, `acme/launchpad` becomes `launchpad`. Seen from elsewhere, it stays unchanged.
 */
function relativePath(path: string, seenFrom: string): string {
  if (path === seenFrom) return '';
  const bases = [seenFrom, seenFrom.slice(0, Math.max(0, seenFrom.lastIndexOf('/')))];
  const base = bases.find((one) => one !== '' && path.startsWith(`${one}/`));
  return base === undefined ? path : path.slice(base.length + 1);
}

/** Formats a duration in seconds as `1h 30m`; null for 0 seconds. */
function humanTime(seconds: number): string | null {
  const parts = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor((seconds % 3600) / 60), 'm'],
    [seconds % 60, 's'],
  ];
  const shown = parts
    .filter(([amount]) => amount !== 0)
    .map(([amount, unit]) => `${amount}${unit}`);
  return shown.length === 0 ? null : shown.join(' ');
}
