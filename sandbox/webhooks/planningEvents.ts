/** Changes of issues and merge requests as events. */
import { type Issue, type MergeRequest, projects } from '../../generated/tables.ts';
import { referredRow } from '../store/rowsWhere.ts';
import {
  type EventContext,
  type FoundEvent,
  findUserId,
  showCommit,
  showLabels,
  showProject,
  showRepository,
  showUser,
} from './payloadParts.ts';

type Planned = Issue | MergeRequest;

/** The columns whose changes an event tells. Approvals are events of their own. */
const COLUMNS = new Set(
  'state title description labels assignees reviewers milestone_id due_date confidential draft target_branch head discussion_locked squash'.split(
    ' ',
  ),
);

/** The actions of new states. */
const ACTIONS = { opened: 'reopen', closed: 'close', merged: 'merge', locked: 'update' };

export function readIssueEvent(
  context: EventContext,
  before: Issue | null,
  now: Issue | null,
): FoundEvent | undefined {
  const action = now && readAction(before, now);
  if (!now || !action) return undefined;
  const { project_id, iid } = now;
  return {
    trigger: now.confidential ? 'confidential_issues_events' : 'issues_events',
    project_id,
    readPayload: (project) => {
      const shown = showProject(context, project);
      return {
        object_kind: 'issue',
        event_type: now.confidential ? 'confidential_issue' : 'issue',
        ...{ user: showUser(context, context.actor.username), project: shown },
        object_attributes: {
          ...showIssue(context, now),
          ...{ url: `${shown.web_url}/-/issues/${iid}`, action },
        },
        ...showRest(context, before, now),
        repository: showRepository(shown),
      };
    },
  };
}

export function readMergeRequestEvent(
  context: EventContext,
  before: MergeRequest | null,
  now: MergeRequest | null,
): FoundEvent | undefined {
  const action = now && (readApproval(before, now) ?? readAction(before, now));
  if (!now || !action) return undefined;
  const { project_id, iid } = now;
  return {
    trigger: 'merge_requests_events',
    project_id,
    readPayload: async (project) => {
      const shown = showProject(context, project);
      return {
        ...{ object_kind: 'merge_request', event_type: 'merge_request' },
        ...{ user: showUser(context, context.actor.username), project: shown },
        object_attributes: {
          ...(await showMergeRequest(context, now)),
          ...{ url: `${shown.web_url}/-/merge_requests/${iid}`, action },
          ...(before && before.head !== now.head && { oldrev: before.head }),
        },
        ...showRest(context, before, now),
        reviewers: now.reviewers.map((name) => showUser(context, name)),
        repository: showRepository(shown),
      };
    },
  };
}

function readAction(before: Planned | null, now: Planned): string | undefined {
  if (before === null) return 'open';
  if (before.state !== now.state) return ACTIONS[now.state];
  return listChanged(before, now).length > 0 ? 'update' : undefined;
}

function readApproval(before: MergeRequest | null, now: MergeRequest): string | undefined {
  const [old, current] = [before?.approved_by.length ?? 0, now.approved_by.length];
  if (!before || old === current) return undefined;
  return current > old ? 'approved' : 'unapproved';
}

/** Returns the changed columns that an event tells. */
function listChanged(before: Planned, now: Planned): string[] {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.entries(now).flatMap(([name, value]) =>
    COLUMNS.has(name) && JSON.stringify(old.get(name)) !== JSON.stringify(value) ? [name] : [],
  );
}

/** Shows the columns of an issue, with IDs instead of usernames. */
export function showIssue(context: EventContext, issue: Issue) {
  const { author, closed_by: _, ...rest } = issue;
  return { ...rest, ...showPeople(context, issue, author) };
}

/** Shows the columns of a merge request, with IDs instead of usernames, and its last commit. */
export async function showMergeRequest(context: EventContext, row: MergeRequest) {
  const { author, approved_by: _, closed_by: _by, merge_user, head, merge_commit, ...rest } = row;
  const project = (id: number) => referredRow(context.db, projects, { id });
  const [target, source] = [project(row.project_id), project(row.source_project_id)];
  const repository = await context.git.repository(source);
  const [commit] = await repository.commits([head]);
  const shown = showProject(context, source);
  return {
    ...rest,
    ...showPeople(context, row, author),
    reviewer_ids: row.reviewers.map((name) => findUserId(context, name)),
    target_project_id: target.id,
    ...{ target: showProject(context, target), source: shown },
    ...{ work_in_progress: row.draft, merge_commit_sha: merge_commit },
    merge_user_id: merge_user === null ? null : findUserId(context, merge_user),
    last_commit: commit && showCommit(commit, shown.web_url),
  };
}

function showPeople(
  context: EventContext,
  { assignees, labels, project_id }: Planned,
  author: string,
) {
  const ids = assignees.map((name) => findUserId(context, name));
  return {
    ...{ author_id: findUserId(context, author), assignee_ids: ids, assignee_id: ids[0] ?? null },
    labels: showLabels(context, project_id, labels),
  };
}

/** Shows the parts beside the attributes: people, labels, and the values before and after a change. */
function showRest(context: EventContext, before: Planned | null, now: Planned) {
  const show = (name: string, row: Planned): unknown => {
    const value = Object.entries(row).find(([column]) => column === name)?.[1];
    if (name === 'labels') return showLabels(context, row.project_id, row.labels);
    if (name === 'assignees' || name === 'reviewers')
      return (value as string[]).map((one) => showUser(context, one));
    return value;
  };
  const changed = before === null ? [] : listChanged(before, now);
  return {
    labels: showLabels(context, now.project_id, now.labels),
    assignees: now.assignees.map((name) => showUser(context, name)),
    changes: Object.fromEntries(
      changed.map((name) => [
        name,
        { previous: before && show(name, before), current: show(name, now) },
      ]),
    ),
  };
}
