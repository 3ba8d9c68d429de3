/** Operations on milestones of projects (API documentation, document 3). */

import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { LEVELS } from '../../../generated/roles.ts';
import {
  type Issue,
  issues,
  type MergeRequest,
  type Milestone,
  mergeRequests,
  milestoneEvents,
  milestones,
} from '../../../generated/tables.ts';
import { groupOfProject, listAncestors } from '../../access/access.ts';
import { signedIn } from '../../access/people.ts';
import { guarded, type Handlers, type SandboxRequest } from '../../server/handler.ts';
import { pageOfQuery } from '../../server/page.ts';
import { forbidden, found, invalid, refuse } from '../../server/refusal.ts';
import { readTime } from '../../server/time.ts';
import { fullPath } from '../../sharedPresenters/projectSummary.ts';
import { createdRow } from '../../store/createdRow.ts';
import { isOneOf } from '../../store/isOneOf.ts';
import { rowsWhere } from '../../store/rowsWhere.ts';
import { presentMergeRequest } from '../merge-requests/presenters.ts';
import { changeIssue, changeMergeRequest } from '../planning/changes.ts';
import { findMilestone, nextMilestoneIid } from '../planning/lookups.ts';
import { milestoneWithPlace, presentIssue, presentMilestone } from './presenters.ts';

export const milestoneHandlers = {
  /** Lists the milestones of the project, the newest first. On request, it includes milestones of ancestor groups. */
  listMilestones: (request) => {
    const { sandbox, project } = request;
    const selected = sandbox.db
      .select()
      .from(milestones)
      .where(readFilter(request))
      .orderBy(desc(milestones.created_at), desc(milestones.id));
    return pageOfQuery(request, sandbox.db, selected.$dynamic(), (milestone: Milestone) =>
      presentMilestone(sandbox, milestone, project),
    );
  },

  getMilestone: (request) => present(request, findMilestone(request, request.path.milestone_id)),

  createMilestone: guarded(checkMayPlan, (request) => {
    const { sandbox, project, body } = request;
    checkTitle(request, body.title);
    const now = sandbox.clock.now();
    const milestone = createdRow(sandbox.db, milestones, {
      iid: nextMilestoneIid(sandbox.db, 'project_id', project.id),
      project_id: project.id,
      title: body.title,
      description: body.description ?? null,
      start_date: body.start_date ?? null,
      due_date: body.due_date ?? null,
      created_at: now,
      updated_at: now,
    });
    return present(request, milestone);
  }),

  /** Updates a milestone. The `state_event` `close` closes the milestone, and `activate` reopens it. */
  updateMilestone: guarded(checkMayPlan, (request) => {
    const { sandbox, path, body } = request;
    const milestone = findMilestone(request, path.milestone_id);
    const { state_event: event, title, description, start_date, due_date } = body;
    const state = event && ({ close: 'closed', activate: 'active' } as const)[event];
    if (title !== undefined) checkTitle(request, title, milestone);
    const given = { title, description, start_date, due_date, state };
    const changed = sandbox.db
      .update(milestones)
      // Drizzle ignores undefined fields.
      .set({ ...given, updated_at: sandbox.clock.now() })
      .where(eq(milestones.id, milestone.id))
      .returning()
      .get();
    return present(request, changed);
  }),

  /** Deletes a milestone. Its issues and merge requests lose the milestone, and get a note about the change. */
  deleteMilestone: (request) => {
    const { sandbox, path } = request;
    const { db } = sandbox;
    const { id } = findMilestone(request, path.milestone_id);
    const { username } = signedIn(request);
    for (const issue of rowsWhere(db, issues, { milestone_id: id }))
      changeIssue(sandbox, issue, { milestone_id: null }, username);
    const isIn = eq(mergeRequests.milestone_id, id);
    for (const mergeRequest of db.select().from(mergeRequests).where(isIn).all())
      changeMergeRequest(sandbox, mergeRequest, { milestone_id: null }, username);
    db.delete(milestoneEvents).where(eq(milestoneEvents.milestone_id, id)).run();
    db.delete(milestones).where(eq(milestones.id, id)).run();
    return undefined;
  },

  listMilestoneIssues: (request) => {
    const { sandbox, path } = request;
    const milestone = findMilestone(request, path.milestone_id);
    const assigned = sandbox.db
      .select()
      .from(issues)
      .where(eq(issues.milestone_id, milestone.id))
      .orderBy(desc(issues.created_at), desc(issues.id));
    return pageOfQuery(request, sandbox.db, assigned.$dynamic(), (issue: Issue) =>
      presentIssue(sandbox, issue, milestone),
    );
  },

  listMilestoneMergeRequests: (request) => {
    const { sandbox, project, path } = request;
    const { id } = findMilestone(request, path.milestone_id);
    const assigned = sandbox.db
      .select()
      .from(mergeRequests)
      .where(eq(mergeRequests.milestone_id, id))
      .orderBy(desc(mergeRequests.created_at), desc(mergeRequests.id));
    return pageOfQuery(request, sandbox.db, assigned.$dynamic(), (mergeRequest: MergeRequest) =>
      presentMergeRequest(sandbox, mergeRequest, { seenFrom: fullPath(project) }),
    );
  },

  /**
   * Turns a milestone of the project into a milestone of the group. The milestone keeps its issues and merge requests.
   * The caller needs the required role in the group, too.
   */
  promoteMilestone: (request) => {
    const { sandbox, access, project, path } = request;
    const { id } = findMilestone(request, path.milestone_id);
    const group = found(groupOfProject(sandbox.db, project), 'Group');
    if (!access.isAdministrator && access.levelInGroup(group) < LEVELS.planner) refuse(forbidden());
    const promoted = sandbox.db
      .update(milestones)
      .set({
        iid: nextMilestoneIid(sandbox.db, 'group_id', group.id),
        project_id: null,
        group_id: group.id,
        updated_at: sandbox.clock.now(),
      })
      .where(eq(milestones.id, id))
      .returning()
      .get();
    return milestoneWithPlace(sandbox, promoted);
  },

  /** Lists the recorded events of the milestone, such as an added or closed issue, the earliest first. */
  getMilestoneBurndownEvents: (request) => {
    const { db } = request.sandbox;
    const { id } = findMilestone(request, request.path.milestone_id);
    return db
      .select()
      .from(milestoneEvents)
      .where(eq(milestoneEvents.milestone_id, id))
      .orderBy(asc(milestoneEvents.id))
      .all()
      .map(({ issue_id, action, created_at }) => ({ issue_id, action, created_at }));
  },
} satisfies Partial<Handlers>;

function readFilter({
  sandbox: { db },
  project,
  query,
}: SandboxRequest<'listMilestones'>): SQL | undefined {
  const { state, title, search, updated_after: after, updated_before: before } = query;
  const isOfProject = eq(milestones.project_id, project.id);
  const withAncestors = query.include_ancestors ?? query.include_parent_milestones ?? false;
  const group = groupOfProject(db, project);
  const isInPlace =
    withAncestors && group
      ? or(isOfProject, inArray(milestones.group_id, listAncestors(db, group)))
      : isOfProject;
  const iids = query['iids[]'];
  const contains = (column: typeof milestones.title | typeof milestones.description) =>
    sql`instr(lower(${column}), lower(${search})) > 0`;
  return and(
    isInPlace,
    // If the list includes milestones of groups, the IID is no filter, because a project and its groups may use the
    // same IID.
    iids === undefined || withAncestors ? undefined : isOneOf(milestones.iid, iids),
    state && eq(milestones.state, state),
    title === undefined ? undefined : eq(milestones.title, title),
    search === undefined
      ? undefined
      : or(contains(milestones.title), contains(milestones.description)),
    after === undefined
      ? undefined
      : sql`julianday(${milestones.updated_at}) > julianday(${readTime('updated_after', after)})`,
    before === undefined
      ? undefined
      : sql`julianday(${milestones.updated_at}) < julianday(${readTime('updated_before', before)})`,
  );
}

/**
 * Checks that no other milestone of the project or of its groups has a title.
 * @throws a Refusal with 400 otherwise
 */
function checkTitle(
  { sandbox: { db }, project }: Pick<SandboxRequest, 'sandbox' | 'project'>,
  title: string,
  own?: Milestone,
): void {
  const group = groupOfProject(db, project);
  const groupIds = group ? listAncestors(db, group) : [];
  const isInPlace = or(
    eq(milestones.project_id, project.id),
    inArray(milestones.group_id, groupIds),
  );
  const all = db.select().from(milestones).where(isInPlace).all();
  if (all.some((other) => other.title === title && other.id !== own?.id))
    refuse(invalid({ title: ['has already been taken'] }));
}

/**
 * Checks that the caller may create and update milestones: planners and higher roles may. The contract itself states
 * the roles that may delete milestones.
 */
function checkMayPlan({ access, project }: Pick<SandboxRequest, 'access' | 'project'>): void {
  if (!access.isAtLeast('planner', project)) refuse(forbidden());
}

function present(
  { sandbox, project }: Pick<SandboxRequest, 'sandbox' | 'project'>,
  row: Milestone,
) {
  return presentMilestone(sandbox, row, project);
}
