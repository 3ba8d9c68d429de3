import { groups, type Issue, type Milestone, type Project } from '../../../generated/tables.ts';
import { groupPath } from '../../access/access.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { SuccessOf } from '../../server/handler.ts';
import { person, pick } from '../../sharedPresenters/person.ts';
import { fullPath, projectOfRow } from '../../sharedPresenters/projectSummary.ts';
import { referredRow } from '../../store/rowsWhere.ts';

/**
 * Returns a milestone. The API documentation does not list `group_id` and `web_url`, which deployments show.
 * @param project the project that lists the milestone, which may belong to a group of the project
 */
export function presentMilestone(
  sandbox: Sandbox,
  milestone: Milestone,
  project: Project,
): SuccessOf<'listMilestones'>[number] {
  const undocumented = {
    ...(milestone.group_id !== null && { group_id: milestone.group_id }),
    web_url: milestoneUrl(sandbox, milestone),
  };
  return {
    ...pick(milestone, 'id', 'iid'),
    project_id: milestone.project_id ?? project.id,
    ...pick(milestone, 'title', 'description', 'due_date', 'start_date', 'state'),
    ...pick(milestone, 'updated_at', 'created_at'),
    expired: isExpired(sandbox, milestone),
    ...undocumented,
  };
}

/** Returns a milestone with its project or group, as merge requests show it. */
export function milestoneWithPlace(sandbox: Sandbox, milestone: Milestone) {
  return {
    ...pick(milestone, 'created_at', 'description', 'due_date'),
    expired: isExpired(sandbox, milestone),
    ...pick(milestone, 'group_id', 'id', 'iid', 'project_id', 'start_date', 'state', 'title'),
    updated_at: milestone.updated_at,
    web_url: milestoneUrl(sandbox, milestone),
  };
}

/** Returns an issue. The API documentation does not list the fields of an issue, so the sandbox chooses them. */
export function presentIssue(sandbox: Sandbox, issue: Issue, milestone: Milestone) {
  const project = projectOfRow(sandbox, issue.project_id);
  return {
    ...pick(issue, 'id', 'iid', 'project_id', 'title', 'description', 'state'),
    ...pick(issue, 'created_at', 'updated_at', 'labels'),
    milestone: milestoneWithPlace(sandbox, milestone),
    author: pick(person(sandbox, issue.author), 'id', 'username', 'name', 'state'),
    web_url: `${sandbox.webOrigin}/${fullPath(project)}/-/issues/${issue.iid}`,
  };
}

/** Returns true if the milestone's due date is before the day of the sandbox's clock. */
function isExpired({ clock }: Sandbox, { due_date }: Milestone): boolean {
  return due_date !== null && due_date < clock.now().slice(0, 10);
}

function milestoneUrl(sandbox: Sandbox, milestone: Milestone): string {
  return `${placeUrl(sandbox, milestone)}/-/milestones/${milestone.iid}`;
}

function placeUrl(sandbox: Sandbox, { project_id, group_id }: Milestone): string {
  const { db, webOrigin } = sandbox;
  if (project_id !== null) return `${webOrigin}/${fullPath(projectOfRow(sandbox, project_id))}`;
  const group = referredRow(db, groups, { id: group_id ?? 0 });
  return `${webOrigin}/groups/${groupPath(db, group)}`;
}
