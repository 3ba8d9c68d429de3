/** Carries out the options of a push, such as `git push -o merge_request.create`. */
import {
  labels,
  type MergeRequest,
  mergeRequests,
  milestones,
  type Project,
  users,
} from '../../generated/tables.ts';
import { changeMergeRequest } from '../areas/planning/changes.ts';
import { findKind } from '../control/rowKinds.ts';
import { createRow } from '../control/rows.ts';
import type { Sandbox } from '../sandbox.ts';
import { Refusal } from '../server/refusal.ts';
import { fullPath } from '../sharedPresenters/projectSummary.ts';
import { rowsWhere, rowWhere } from '../store/rowsWhere.ts';

/** A ref after a push. */
interface Pushed {
  name: string;
  now: string | undefined;
}

const BRANCH = 'refs/heads/';
const OPTION = 'merge_request.';

/**
 * Creates a merge request for each pushed branch, or changes the open one. Options of other names have no effect.
 * @param origin scheme and host of the sandbox
 * @returns the lines that git shows to the caller
 */
export async function followOptions(
  sandbox: Sandbox,
  project: Project,
  pushed: Pushed[],
  options: string[],
  { caller, origin }: { caller: string; origin: string },
): Promise<string[]> {
  const given = options.flatMap((option) => {
    if (!option.startsWith(OPTION)) return [];
    const [, name = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(option.slice(OPTION.length)) ?? [];
    return [{ name, value }];
  });
  if (given.length === 0) return [];
  const lines: string[] = [];
  for (const { name, now } of pushed) {
    if (!name.startsWith(BRANCH) || now === undefined) continue;
    const branch = name.slice(BRANCH.length);
    try {
      const { iid } = await setMergeRequest(sandbox, project, branch, given, { caller, origin });
      lines.push(
        `View merge request for ${branch}:`,
        `  ${sandbox.webOrigin}/${fullPath(project)}/-/merge_requests/${iid}`,
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      lines.push(`WARNING: no merge request for ${branch}: ${error.message}`);
    }
  }
  return lines;
}

type Given = { name: string; value: string }[];

async function setMergeRequest(
  sandbox: Sandbox,
  project: Project,
  branch: string,
  given: Given,
  { caller, origin }: { caller: string; origin: string },
): Promise<Pick<MergeRequest, 'iid'>> {
  const { db } = sandbox;
  const target = given.findLast(({ name }) => name === 'target')?.value;
  const open = rowsWhere(db, mergeRequests, {
    source_project_id: project.id,
    source_branch: branch,
    state: 'opened',
  });
  const known = open.find(({ target_branch }) => target_branch === (target ?? target_branch));
  const before = known?.labels ?? [];
  // Deployments create an unknown label, too.
  for (const { name, value } of given)
    if (name === 'label' && !rowWhere(db, labels, { name: value }))
      await createRow(sandbox, findKind('labels'), { project_id: project.id, name: value }, origin);
  const changes = {
    ...readChanges(sandbox, project, given, before),
    ...(target && { target_branch: target }),
  };
  if (known) {
    changeMergeRequest(sandbox, known, changes, caller);
    return known;
  }
  if (!given.some(({ name }) => name === 'create'))
    throw new Refusal(400, 'there is none to change. Add the option merge_request.create');
  const values = { project_id: project.id, source_branch: branch, author: caller, ...changes };
  const created = await createRow(sandbox, findKind('merge_requests'), values, origin);
  return created as Pick<MergeRequest, 'iid'>;
}

/** Reads the options as columns of a merge request. @throws a Refusal for an unknown user or milestone */
function readChanges(
  { db }: Sandbox,
  project: Project,
  given: Given,
  before: readonly string[],
): Partial<MergeRequest> {
  const all = (wanted: string) =>
    given.filter(({ name }) => name === wanted).map(({ value }) => value);
  const last = (wanted: string) => all(wanted).at(-1);
  const title = last('title');
  const description = last('description');
  const milestone = last('milestone');
  const isDraft = last('draft') !== undefined;
  const removed = all('unlabel');
  const assignees = all('assign').map((name) => {
    const username = name.replace(/^@/, '');
    if (!rowWhere(db, users, { username })) throw new Refusal(400, `there is no user ${username}`);
    return username;
  });
  const found =
    milestone === undefined
      ? undefined
      : rowWhere(db, milestones, { project_id: project.id, title: milestone });
  if (milestone !== undefined && !found)
    throw new Refusal(400, `the project has no milestone ${milestone}`);
  return {
    ...(title && { title }),
    ...(description !== undefined && { description }),
    ...(isDraft && { draft: true }),
    ...(last('squash') !== undefined && { squash: true }),
    ...(last('remove_source_branch') !== undefined && { force_remove_source_branch: true }),
    ...(assignees.length > 0 && { assignees }),
    ...(found && { milestone_id: found.id }),
    ...((all('label').length > 0 || removed.length > 0) && {
      labels: [...new Set([...before, ...all('label')])].filter((name) => !removed.includes(name)),
    }),
  };
}
