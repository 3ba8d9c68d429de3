import type { Rows } from '../../../generated/rows.ts';
import { fullPath, milestoneWithPlace } from '../../../sandbox/for-packs/index.ts';
import type { PackContext } from '../../pack.ts';
import { presentNamed } from '../users/handlers.ts';

type Issue = Rows['issues'];

/** Returns the merge requests of a project whose text names an issue. */
export function findRelated({ rows }: PackContext, { project_id, iid }: Issue) {
  const name = new RegExp(`#${iid}(?!\\d)`);
  return rows('merge_requests', { project_id }).filter(({ title, description }) =>
    name.test(`${title}\n${description}`),
  );
}

export function presentIssue(request: PackContext, issue: Issue) {
  const { rows, sandbox } = request;
  const { id, iid, project_id, milestone_id, assignees, closed_by } = issue;
  const presentUser = (username: string) => presentNamed(request, username) ?? null;
  const shownAssignees = assignees.map(presentUser);
  const notes = rows('notes', { noteable_type: 'Issue', noteable_id: id });
  const votes = rows('award_emoji', { awardable_type: 'Issue', awardable_id: id });
  const countVotes = (name: string) => votes.filter((vote) => vote.name === name).length;
  const [milestone] = milestone_id === null ? [] : rows('milestones', { id: milestone_id });
  const [project] = rows('projects', { id: project_id });
  if (!project) throw new Error(`Issue ${id} has no project ${project_id}`);
  const {
    title,
    description,
    state,
    created_at,
    updated_at,
    closed_at,
    labels,
    due_date,
    confidential,
  } = issue;
  return {
    ...{ id, iid, project_id, title, description, state, created_at, updated_at, closed_at },
    closed_by: closed_by === null ? null : presentUser(closed_by),
    labels: [...labels],
    milestone: milestone ? milestoneWithPlace(sandbox, milestone) : null,
    ...{ assignees: shownAssignees, assignee: shownAssignees[0] ?? null },
    author: presentUser(issue.author),
    ...{ type: 'ISSUE', issue_type: 'issue' },
    user_notes_count: notes.filter(({ system }) => !system).length,
    merge_requests_count: findRelated(request, issue).length,
    ...{ upvotes: countVotes('thumbsup'), downvotes: countVotes('thumbsdown') },
    ...{ due_date, confidential, discussion_locked: null },
    web_url: `${sandbox.webOrigin}/${fullPath(project)}/-/issues/${iid}`,
    references: { short: `#${iid}`, relative: `#${iid}`, full: `${fullPath(project)}#${iid}` },
    time_stats: {
      time_estimate: 0,
      total_time_spent: 0,
      human_time_estimate: null,
      human_total_time_spent: null,
    },
    task_completion_status: { count: 0, completed_count: 0 },
  };
}
