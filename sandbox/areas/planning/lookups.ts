/** The things of a project that paths name, and what rows refer to. */
import { and, eq, max } from 'drizzle-orm';
import type { SandboxRequest } from '../../server/handler.ts';
import { found } from '../../server/refusal.ts';
import type { Project } from '../../store/coreTables.ts';
import type { Db } from '../../store/openStore.ts';
import {
  type Issue,
  issues,
  type MergeRequest,
  type Milestone,
  mergeRequests,
  milestones,
  type Snippet,
  snippets,
} from './tables.ts';

type InProject = Pick<SandboxRequest, 'sandbox' | 'project'>;

/** The issue with an IID in the project. @throws a Refusal with 404 when there is none */
export function issueOf({ sandbox, project }: InProject, iid: number): Issue {
  const isIssue = and(eq(issues.project_id, project.id), eq(issues.iid, iid));
  return found(sandbox.db.select().from(issues).where(isIssue).get(), 'Issue');
}

/** The merge request with an IID in the project. @throws a Refusal with 404 when there is none */
export function mergeRequestOf({ sandbox, project }: InProject, iid: number): MergeRequest {
  return found(mergeRequestByIid(sandbox.db, project, iid), 'Merge Request');
}

export function mergeRequestByIid(db: Db, project: Project, iid: number): MergeRequest | undefined {
  const isRequest = and(eq(mergeRequests.project_id, project.id), eq(mergeRequests.iid, iid));
  return db.select().from(mergeRequests).where(isRequest).get();
}

export function mergeRequestById(db: Db, id: number): MergeRequest | undefined {
  return db.select().from(mergeRequests).where(eq(mergeRequests.id, id)).get();
}

/** A snippet of the project: personal ones belong to none. @throws a Refusal with 404 when there is none */
export function snippetOf({ sandbox, project }: InProject, id: number): Snippet {
  const isSnippet = and(eq(snippets.project_id, project.id), eq(snippets.id, id));
  return found(sandbox.db.select().from(snippets).where(isSnippet).get(), 'Snippet');
}

/** A milestone of the project, by ID. @throws a Refusal with 404 when there is none */
export function milestoneOf({ sandbox, project }: InProject, id: number): Milestone {
  const isMilestone = and(eq(milestones.project_id, project.id), eq(milestones.id, id));
  return found(sandbox.db.select().from(milestones).where(isMilestone).get(), 'Milestone');
}

export function milestoneById(db: Db, id: number | null): Milestone | undefined {
  return id === null ? undefined : db.select().from(milestones).where(eq(milestones.id, id)).get();
}

/** The next IID of a milestone in a project or a group. */
export function nextMilestoneIid(db: Db, place: 'project_id' | 'group_id', id: number): number {
  const last = db
    .select({ iid: max(milestones.iid) })
    .from(milestones)
    .where(eq(milestones[place], id))
    .get();
  return (last?.iid ?? 0) + 1;
}
