/**
 * Changes issues and merge requests, and writes notes of the system about the changes (API documentation, document 1).
 */

import { eq } from 'drizzle-orm';
import {
  type Issue,
  issues,
  type MergeRequest,
  type MilestoneAction,
  mergeRequests,
  milestoneEvents,
  type Note,
  type Project,
} from '../../../generated/tables.ts';
import type { Sandbox } from '../../sandbox.ts';
import { createdRow } from '../../store/createdRow.ts';
import type { Db } from '../../store/openStore.ts';
import { rowsWhere } from '../../store/rowsWhere.ts';
import { milestoneById } from './lookups.ts';
import { writeNote } from './writeNote.ts';

type Context = Pick<Sandbox, 'db' | 'clock'>;

/**
 * Changes an issue. Writes a note of the system for each changed field, and records events of the issue's milestones.
 */
export function changeIssue(
  context: Context,
  issue: Issue,
  changes: Partial<Issue>,
  by: string,
): Note[] {
  const { db, clock } = context;
  const changed = { ...issue, updated_at: clock.now(), ...changes };
  db.update(issues).set(changed).where(eq(issues.id, issue.id)).run();
  recordForMilestones(context, issue, changed);
  return describe(db, issue, changed).map((body) =>
    writeNote(context, { type: 'Issue', id: issue.id }, { body, author: by, system: true }),
  );
}

/** Changes a merge request. Writes a note of the system for each changed field. */
export function changeMergeRequest(
  context: Context,
  mergeRequest: MergeRequest,
  changes: Partial<MergeRequest>,
  by: string,
): Note[] {
  const { db, clock } = context;
  const changed = { ...mergeRequest, updated_at: clock.now(), ...changes };
  db.update(mergeRequests).set(changed).where(eq(mergeRequests.id, mergeRequest.id)).run();
  return describe(db, mergeRequest, changed).map((body) =>
    writeNote(
      context,
      { type: 'MergeRequest', id: mergeRequest.id },
      { body, author: by, system: true },
    ),
  );
}

/**
 * Updates the open merge requests that merge a branch, after a new commit on the branch: the commit becomes their head.
 */
export function moveHeads(
  context: Context,
  { id }: Project,
  branch: string,
  head: string,
  by: string,
): void {
  for (const mergeRequest of rowsWhere(context.db, mergeRequests, {
    source_project_id: id,
    source_branch: branch,
    state: 'opened',
  }))
    changeMergeRequest(context, mergeRequest, { head, merge_status: 'unchecked' }, by);
}

/** Records a change of an issue as events of its milestones: `added`, `removed`, `closed` and `reopened`. */
export function recordForMilestones({ db, clock }: Context, before: Issue, after: Issue): void {
  const record = (milestone_id: number | null, action: MilestoneAction) => {
    if (milestone_id === null) return;
    createdRow(db, milestoneEvents, {
      milestone_id,
      issue_id: after.id,
      action,
      created_at: clock.now(),
    });
  };
  if (before.milestone_id !== after.milestone_id) {
    record(before.milestone_id, 'removed');
    record(after.milestone_id, 'added');
  }
  if (before.state !== after.state)
    record(after.milestone_id, after.state === 'closed' ? 'closed' : 'reopened');
}

type Described =
  | Pick<MergeRequest, 'title' | 'description' | 'state' | 'labels' | 'milestone_id' | 'head'>
  | Issue;

/**
 * Describes the changes as texts of notes. The API documentation names these changes, except for title and description.
 */
function describe(db: Db, before: Described, after: Described): string[] {
  const milestone = milestoneById(db, after.milestone_id);
  const added = after.labels.filter((label) => !before.labels.includes(label));
  const removed = before.labels.filter((label) => !after.labels.includes(label));
  return [
    ...(before.title === after.title
      ? []
      : [`changed title from **${before.title}** to **${after.title}**`]),
    ...(before.description === after.description ? [] : ['changed the description']),
    ...(added.length === 0 ? [] : [`added ${quoted(added)}`]),
    ...(removed.length === 0 ? [] : [`removed ${quoted(removed)}`]),
    ...(before.milestone_id === after.milestone_id
      ? []
      : [milestone ? `changed milestone to %"${milestone.title}"` : 'removed milestone']),
    ...('head' in before && 'head' in after && before.head !== after.head ? ['added commits'] : []),
    ...(before.state === after.state ? [] : [STATE_CHANGES[after.state]]),
  ];
}

const STATE_CHANGES = {
  opened: 'reopened',
  closed: 'closed',
  locked: 'locked',
  merged: 'merged',
} as const;

/** Lists labels as the platform writes them: `~"bug" and ~"paint" labels`. */
function quoted(labels: string[]): string {
  const names = labels.map((label) => `~"${label}"`).join(' and ');
  return `${names} ${labels.length === 1 ? 'label' : 'labels'}`;
}
