import type { operations } from '../../../generated/packs/everyday/types.ts';
import { LEVELS } from '../../../generated/roles.ts';
import type { Rows } from '../../../generated/rows.ts';
import { presentMergeRequest } from '../../../sandbox/for-packs/index.ts';
import type { PackContext, PackHandlers } from '../../pack.ts';
import { orderRows } from '../../resources/orderRows.ts';
import { closedIssueIids } from '../merge-requests/closedIssueIids.ts';
import { isInGroup } from '../namespaces.ts';
import { pageOfParticipants, readLabels, readPlanning } from '../planning.ts';
import { signedIn } from '../users/handlers.ts';
import { findRelated, presentIssue } from './presenters.ts';

type Issue = Rows['issues'];
type Project = Rows['projects'];
type InIssue = PackContext & { path: { issue_iid: number } };
type Query = NonNullable<operations['listIssues']['parameters']['query']>;

export const handlers: PackHandlers<operations> = {
  listIssues: (request) => {
    const { query, rows } = request;
    const { scope = 'created_by_me' } = query;
    signedIn(request);
    return listPage(request, rows('projects'), { ...query, scope });
  },
  listGroupIssues: (request) =>
    listPage(request, request.rows('projects').filter(isInGroup(request)), request.query),
  listProjectIssues: (request) => listPage(request, [request.project], request.query),
  createIssue: async (request) => {
    const { body, caller, project, insert, access } = request;
    const mayChooseTime = access.isAdministrator || request.accessLevel >= LEVELS.owner;
    const row = await insert('issues', {
      ...(await readFields(request, body)),
      project_id: project.id,
      author: caller?.username ?? '',
      ...(body.created_at !== undefined && mayChooseTime && { created_at: body.created_at }),
    });
    return presentIssue(request, row);
  },
  getIssue: (request) => presentIssue(request, findIssue(request)),
  updateIssue: async (request) => {
    const { body, caller, access, now, refuse, update } = request;
    const issue = findIssue(request);
    const level = access.isAdministrator ? LEVELS.owner : request.accessLevel;
    if (issue.author !== caller?.username && level < LEVELS.reporter) refuse(403, '403 Forbidden');
    const { state_event: event, updated_at } = body;
    await update('issues', issue, {
      ...(await readFields(request, body, issue)),
      ...(updated_at !== undefined && level >= LEVELS.owner && { updated_at }),
      ...(event === 'close' && {
        state: 'closed',
        closed_at: now(),
        closed_by: caller?.username ?? null,
      }),
      ...(event === 'reopen' && { state: 'opened', closed_at: null, closed_by: null }),
    });
    return presentIssue(request, findIssue(request));
  },
  deleteIssue: async (request) => {
    await request.remove('issues', findIssue(request));
    return undefined;
  },
  listMergeRequestsClosingIssue: (request) => {
    const issue = findIssue(request);
    const closing = findRelated(request, issue).filter(({ title, description }) =>
      closedIssueIids(`${title}\n${description}`).includes(issue.iid),
    );
    return request.page(closing.map((one) => presentMergeRequest(request.sandbox, one)));
  },
  listIssueParticipants: (request) => {
    const { id, author, assignees } = findIssue(request);
    const noteable = { noteable_type: 'Issue', noteable_id: id } as const;
    return pageOfParticipants(request, noteable, [author, ...assignees]);
  },
  listMergeRequestsRelatedToIssue: (request) => {
    const related = findRelated(request, findIssue(request));
    return request.page(related.map((one) => presentMergeRequest(request.sandbox, one)));
  },
};

/** Returns the issue of the path that the caller may see. @throws a Refusal with 404 */
export function findIssue(request: InIssue): Issue {
  const { rows, project, path, refuse } = request;
  const [issue] = rows('issues', { project_id: project.id, iid: path.issue_iid });
  return issue && maySee(request, project, issue) ? issue : refuse(404, '404 Issue Not Found');
}

/** A confidential issue is for reporters, its author and its assignees. */
export function maySee({ access, caller }: PackContext, project: Project, issue: Issue): boolean {
  if (!access.canSeeProject(project)) return false;
  if (!issue.confidential || access.isAtLeast('reporter', project)) return true;
  return caller !== undefined && [issue.author, ...issue.assignees].includes(caller.username);
}

type Fields = Parameters<typeof readPlanning>[1] & {
  confidential?: boolean;
  due_date?: string | null;
};

async function readFields(request: PackContext, fields: Fields, before?: Issue) {
  const { confidential, due_date } = fields;
  return {
    ...(await readPlanning(request, fields, before?.labels)),
    ...(confidential !== undefined && { confidential }),
    ...(due_date !== undefined && { due_date: due_date || null }),
  };
}

function listPage(request: PackContext, projects: Project[], query: Query) {
  const { rows, pageOf } = request;
  const wanted = createFilter(request, query);
  const found = projects.flatMap((project) =>
    rows('issues', { project_id: project.id }).filter(
      (issue) => maySee(request, project, issue) && wanted(issue),
    ),
  );
  const ordered = orderRows(found, query.order_by ?? 'created_at', query.sort ?? 'desc');
  return pageOf(ordered, (issue) => {
    const shown = presentIssue(request, issue);
    if (!query.with_labels_details) return shown;
    return {
      ...shown,
      labels: issue.labels.flatMap((name) => rows('labels', { name }).slice(0, 1)),
    };
  });
}

/** Returns the condition for all filters of a list. */
function createFilter(request: PackContext, query: Query): (issue: Issue) => boolean {
  const { rows, caller } = request;
  const { scope = 'all', state = 'all', milestone, iids, confidential } = query;
  const usernameOf = (id: number) => rows('users', { id })[0]?.username;
  const author =
    query.author_username ??
    (query.author_id === undefined ? undefined : (usernameOf(query.author_id) ?? ''));
  const title = (id: number | null) =>
    id === null ? undefined : rows('milestones', { id })[0]?.title;
  const isAssigned = readAssignee(query, usernameOf);
  const labels = query.labels === undefined ? undefined : readLabels(query.labels);
  const inFields = (query.in ?? 'title,description').split(',');
  const text = query.search?.toLowerCase();
  return (issue) =>
    (scope === 'all' ||
      (scope === 'created_by_me' ? [issue.author] : issue.assignees).includes(
        caller?.username ?? '',
      )) &&
    (state === 'all' || issue.state === state) &&
    (author === undefined || issue.author === author) &&
    isAssigned(issue) &&
    (labels === undefined || hasLabels(issue, labels)) &&
    (milestone === undefined || isNamed(milestone, title(issue.milestone_id))) &&
    (iids === undefined || iids.includes(issue.iid)) &&
    (confidential === undefined || issue.confidential === confidential) &&
    (text === undefined ||
      (inFields.includes('title') && issue.title.toLowerCase().includes(text)) ||
      (inFields.includes('description') && issue.description.toLowerCase().includes(text))) &&
    isWithin(issue.created_at, query.created_after, query.created_before) &&
    isWithin(issue.updated_at, query.updated_after, query.updated_before);
}

function readAssignee(query: Query, usernameOf: (id: number) => string | undefined) {
  const { assignee_id: id, assignee_username: names } = query;
  const wanted = [
    ...(names === undefined ? [] : [names].flat()),
    ...(typeof id === 'number' ? [usernameOf(id) ?? ''] : []),
  ];
  return ({ assignees }: Issue) =>
    (id === 'None' ? assignees.length === 0 : id !== 'Any' || assignees.length > 0) &&
    wanted.every((name) => assignees.includes(name));
}

function hasLabels({ labels }: Issue, wanted: string[]): boolean {
  const [first = ''] = wanted;
  if (/^none$/i.test(first)) return labels.length === 0;
  return /^any$/i.test(first) ? labels.length > 0 : wanted.every((name) => labels.includes(name));
}

function isNamed(wanted: string, title: string | undefined): boolean {
  if (/^none$/i.test(wanted)) return title === undefined;
  return /^any$/i.test(wanted) ? title !== undefined : title === wanted;
}

function isWithin(time: string, after: string | undefined, before: string | undefined): boolean {
  const at = Date.parse(time);
  return (
    (after === undefined || at >= Date.parse(after)) &&
    (before === undefined || at <= Date.parse(before))
  );
}
