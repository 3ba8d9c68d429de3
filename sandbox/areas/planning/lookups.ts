/** Finds issues, merge requests, snippets and milestones by the IDs in paths and rows. */
import { eq, max } from 'drizzle-orm';
import {
  type Issue,
  issues,
  type MergeRequest,
  type Milestone,
  mergeRequests,
  milestones,
  type Project,
  type Snippet,
  snippets,
} from '../../../generated/tables.ts';
import type { SandboxRequest } from '../../server/handler.ts';
import { found } from '../../server/refusal.ts';
import type { Db } from '../../store/openStore.ts';
import { rowWhere } from '../../store/rowsWhere.ts';

type InProject = Pick<SandboxRequest, 'sandbox' | 'project'>;

/** Returns the issue with an IID in the project. @throws a Refusal with 404 when it does not exist */
export function findIssue({ sandbox, project }: InProject, iid: number): Issue {
  return found(rowWhere(sandbox.db, issues, { project_id: project.id, iid }), 'Issue');
}

/** Returns the merge request with an IID in the project. @throws a Refusal with 404 when it does not exist */
export function findMergeRequest({ sandbox, project }: InProject, iid: number): MergeRequest {
  return found(mergeRequestByIid(sandbox.db, project, iid), 'Merge Request');
}

export function mergeRequestByIid(db: Db, project: Project, iid: number): MergeRequest | undefined {
  return rowWhere(db, mergeRequests, { project_id: project.id, iid });
}

export function mergeRequestById(db: Db, id: number): MergeRequest | undefined {
  return rowWhere(db, mergeRequests, { id });
}

/** Returns a snippet of the project. @throws a Refusal with 404 when the project has no such snippet */
export function findSnippet({ sandbox, project }: InProject, id: number): Snippet {
  return found(rowWhere(sandbox.db, snippets, { project_id: project.id, id }), 'Snippet');
}

/** Returns the milestone with an ID in the project. @throws a Refusal with 404 when it does not exist */
export function findMilestone({ sandbox, project }: InProject, id: number): Milestone {
  return found(rowWhere(sandbox.db, milestones, { project_id: project.id, id }), 'Milestone');
}

export function milestoneById(db: Db, id: number | null): Milestone | undefined {
  return id === null ? undefined : rowWhere(db, milestones, { id });
}

/** Returns the next unused IID for a milestone in a project or a group. */
export function nextMilestoneIid(db: Db, place: 'project_id' | 'group_id', id: number): number {
  const last = db
    .select({ iid: max(milestones.iid) })
    .from(milestones)
    .where(eq(milestones[place], id))
    .get();
  return (last?.iid ?? 0) + 1;
}
