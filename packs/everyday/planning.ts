/** Fields that issues and merge requests share. */
import type { PackContext } from '../pack.ts';
import { presentNamed } from './users/handlers.ts';

type Labels = string | string[];

/** The fields of a request that both kinds read in the same way. */
export interface PlanningFields {
  title?: string;
  description?: string | null;
  assignee_id?: number | null;
  assignee_ids?: number[] | null;
  milestone_id?: number | null;
  labels?: Labels;
  add_labels?: Labels;
  remove_labels?: Labels;
}

/**
 * Returns the columns that a request sets. New labels are created in the project.
 * @param before the labels that the row has
 * @throws a Refusal with 400 for a user or a milestone that does not exist
 */
export async function readPlanning(
  request: PackContext,
  fields: PlanningFields,
  before: readonly string[] = [],
) {
  const { title, description, assignee_id, milestone_id } = fields;
  const assignees =
    fields.assignee_ids ?? (assignee_id === undefined ? undefined : [assignee_id ?? 0]);
  const labels = changedLabels(fields, before);
  for (const name of labels ?? []) await createMissingLabel(request, name);
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description: description ?? '' }),
    ...(assignees && { assignees: findUsernames(request, 'assignee_ids', assignees) }),
    ...(milestone_id !== undefined && { milestone_id: findMilestone(request, milestone_id) }),
    ...(labels && { labels }),
  };
}

/** Returns the usernames of users. 0 stands for nobody. @throws a Refusal with 400 */
export function findUsernames(
  { rows, refuse }: PackContext,
  field: string,
  ids: number[],
): string[] {
  return ids
    .filter((id) => id !== 0)
    .map((id) => rows('users', { id })[0]?.username ?? refuse(400, { [field]: ['is invalid'] }));
}

function findMilestone({ rows, refuse }: PackContext, id: number | null): number | null {
  if (!id) return null;
  if (rows('milestones', { id }).length === 0) refuse(400, { milestone_id: ['is invalid'] });
  return id;
}

function changedLabels(
  { labels, add_labels: added, remove_labels: removed }: PlanningFields,
  before: readonly string[],
): string[] | undefined {
  if (labels === undefined && added === undefined && removed === undefined) return undefined;
  const names = [...(labels === undefined ? before : readLabels(labels)), ...readLabels(added)];
  const without = new Set(readLabels(removed));
  return [...new Set(names)].filter((name) => !without.has(name));
}

/**
 * Returns the page of the users who take part in an issue or a merge request.
 * @param names the usernames of those who have a role in it
 */
export function pageOfParticipants(
  request: PackContext,
  noteable: { noteable_type: 'Issue' | 'MergeRequest'; noteable_id: number },
  names: (string | null)[],
) {
  const { rows, page } = request;
  const writers = rows('notes', noteable).flatMap((one) => (one.system ? [] : one.author));
  return page(
    [...new Set([...names, ...writers])].flatMap(
      (name) => (name && presentNamed(request, name)) || [],
    ),
  );
}

/** Reads labels as a list, or as a text with commas between them. */
export function readLabels(labels: Labels | undefined): string[] {
  const names = typeof labels === 'string' ? labels.split(',') : (labels ?? []);
  return names.map((name) => name.trim()).filter((name) => name !== '');
}

async function createMissingLabel({ rows, insert, project }: PackContext, name: string) {
  const isKnown = rows('labels', { name }).some(
    ({ project_id }) => project_id === null || project_id === project.id,
  );
  if (!isKnown) await insert('labels', { project_id: project.id, name });
}
