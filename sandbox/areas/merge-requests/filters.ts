/** The filters of the lists of merge requests (API documentation, document 3, list merge requests). */

import { and, eq, inArray, not, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { LEVELS } from '../../../generated/roles.ts';
import {
  awardEmoji,
  deployments,
  environments,
  mergeRequests,
  milestones,
  type Project,
  users,
} from '../../../generated/tables.ts';
import { computeAccess } from '../../access/access.ts';
import { signedIn } from '../../access/people.ts';
import type { SandboxRequest } from '../../server/handler.ts';
import { invalid, refuse } from '../../server/refusal.ts';
import { readTime } from '../../server/time.ts';
import { rowsWhere, rowWhere } from '../../store/rowsWhere.ts';

export type ListRequest = SandboxRequest<'listMergeRequests' | 'listGroupMergeRequests'>;
type Query = SandboxRequest<'listGroupMergeRequests'>['query'];

/** The data that a filter can use in addition to its own value. */
interface Context {
  request: ListRequest;
  query: Query;
  /** The projects whose merge requests are listed. */
  projects: Project[];
}

/** The parameters that have no SQL condition of their own. All other parameters are filters. */
type OtherParameter =
  | 'deployed_after'
  | 'deployed_before'
  | 'environment'
  | 'in'
  | 'non_archived'
  | 'not'
  | 'order_by'
  | 'page'
  | 'per_page'
  | 'scope'
  | 'sort'
  | 'view'
  | 'with_labels_details'
  | 'with_merge_status_recheck';
type Filters = Required<Omit<Query, OtherParameter>> & Required<NonNullable<Query['not']>>;

/** A function for each filter that returns its SQL condition. */
const CONDITIONS: {
  [Name in keyof Filters]: (value: Filters[Name], context: Context) => SQL | undefined;
} = {
  'approved_by_ids[]': (ids, { request }) =>
    isAmong(mergeRequests.approved_by, listed(ids), usernames(request)),
  'approved_by_usernames[]': (names) => isAmong(mergeRequests.approved_by, listed(names)),
  'approver_ids[]': hasEligibleApprovers,
  assignee_id: (id, { request }) =>
    isAmong(mergeRequests.assignees, listed(id), usernames(request)),
  assignee_username: (name) => isAmong(mergeRequests.assignees, [name]),
  'assignee_username[]': (names) => isAmong(mergeRequests.assignees, names),
  author_id: (id, { request }) => isPerson(mergeRequests.author, usernames(request)(id)),
  author_username: (name) => isPerson(mergeRequests.author, name),
  created_after: (time) => isAfter(mergeRequests.created_at, 'created_after', time),
  created_before: (time) => isBefore(mergeRequests.created_at, 'created_before', time),
  draft: (draft) => isDraft(draft),
  labels: (names) => isAmong(mergeRequests.labels, separated(names)),
  merge_user_id: (id, { request }) => isPerson(mergeRequests.merge_user, usernames(request)(id)),
  merge_user_username: (name) => isPerson(mergeRequests.merge_user, name),
  merged_after: (time) => isAfter(mergeRequests.merged_at, 'merged_after', time),
  merged_before: (time) => isBefore(mergeRequests.merged_at, 'merged_before', time),
  milestone: hasMilestone,
  my_reaction_emoji: hasReaction,
  reviewer_id: (id, { request }) =>
    isAmong(mergeRequests.reviewers, listed(id), usernames(request)),
  reviewer_username: (name) => isAmong(mergeRequests.reviewers, [name]),
  search: (text, { query }) =>
    or(...(query.in ?? 'title,description').split(',').map(contains(text))),
  source_branch: (branch) => eq(mergeRequests.source_branch, branch),
  source_project_id: (id) => eq(mergeRequests.source_project_id, id),
  state: (state) => (state === 'all' ? undefined : eq(mergeRequests.state, state)),
  target_branch: (branch) => eq(mergeRequests.target_branch, branch),
  updated_after: (time) => isAfter(mergeRequests.updated_at, 'updated_after', time),
  updated_before: (time) => isBefore(mergeRequests.updated_at, 'updated_before', time),
  wip: (wip) => isDraft(wip === 'yes'),
};

/** Pairs of parameters that a request must not combine. */
const EXCLUSIVE: [keyof Query, keyof Query][] = [
  ['assignee_id', 'assignee_username[]'],
  ['author_id', 'author_username'],
  ['merge_user_id', 'merge_user_username'],
  ['reviewer_id', 'reviewer_username'],
  ['draft', 'wip'],
];

/**
 * Returns the SQL condition for all filters of a request. For filters below `not`, a single match excludes a merge
 * request.
 * @param scope the default for the parameter `scope`
 */
export function createFilter(
  request: ListRequest,
  projects: Project[],
  scope: NonNullable<Query['scope']>,
): SQL | undefined {
  const query: Query = request.query;
  for (const [one, other] of EXCLUSIVE)
    if (query[one] !== undefined && query[other] !== undefined)
      refuse(invalid(`${one}, ${other} are mutually exclusive`));
  const context = { request, query, projects };
  return and(
    inArray(
      mergeRequests.project_id,
      projects.map(({ id }) => id),
    ),
    inScope(request, query.scope ?? scope),
    wasDeployed(query),
    ...createConditions(query, context),
    ...createConditions(query.not ?? {}, context).map(not),
  );
}

function createConditions(filters: object, context: Context): SQL[] {
  return Object.entries(filters).flatMap(([name, value]) => {
    // `hasOwn` is needed because every object inherits names such as `constructor`, which a caller may send.
    if (!Object.hasOwn(CONDITIONS, name)) return [];
    const condition = CONDITIONS[name as keyof Filters] as (
      value: unknown,
      context: Context,
    ) => SQL | undefined;
    return condition(value, context) ?? [];
  });
}

/** Returns the SQL condition for the parameter `scope`; undefined for `all`. */
function inScope(request: ListRequest, scope: NonNullable<Query['scope']>): SQL | undefined {
  if (scope === 'all') return undefined;
  const { username } = signedIn(request);
  return {
    created_by_me: () => isPerson(mergeRequests.author, username),
    assigned_to_me: () => isAmong(mergeRequests.assignees, [username]),
    reviews_for_me: () => isAmong(mergeRequests.reviewers, [username]),
  }[scope]();
}

/** Selects merge requests whose merge commit was deployed. A single deployment must match all given parameters. */
function wasDeployed(query: Query): SQL | undefined {
  const { environment, deployed_after: after, deployed_before: before } = query;
  const conditions = [
    ...(environment === undefined ? [] : [eq(environments.name, environment)]),
    ...(after === undefined ? [] : [isAfter(deployments.finished_at, 'deployed_after', after)]),
    ...(before === undefined ? [] : [isBefore(deployments.finished_at, 'deployed_before', before)]),
  ];
  if (conditions.length === 0) return undefined;
  return sql`EXISTS (
    SELECT 1 FROM ${deployments} JOIN ${environments} ON ${environments.id} = ${deployments.environment_id}
    WHERE ${and(
      eq(deployments.project_id, mergeRequests.project_id),
      eq(deployments.commit, mergeRequests.merge_commit),
      ...conditions,
    )})`;
}

/**
 * Selects rows whose list contains all wanted values. `None` selects empty lists, and `Any` selects lists with items.
 * Without wanted values, the result is undefined: an empty filter selects nothing and excludes nothing.
 * @param findName converts a wanted value, such as a user ID, to the text in the list; undefined for an unknown value
 */
function isAmong(
  column: SQLiteColumn,
  wanted: (number | string)[],
  findName: (value: number | string) => string | undefined = String,
): SQL | undefined {
  const isAny = sql`json_array_length(${column}) > 0`;
  if (wanted.includes('None')) return not(isAny);
  if (wanted.includes('Any')) return isAny;
  const names = [...new Set(wanted)].map(findName);
  if (names.includes(undefined)) return NEVER;
  if (names.length === 0) return undefined;
  // A condition for each value would be too long for SQLite. The first part is quick, so that a long list of wanted
  // values is compared only with rows that can contain all of them.
  const list = JSON.stringify(names);
  return sql`(json_array_length(${column}) >= ${names.length} AND NOT EXISTS (
    SELECT 1 FROM json_each(${list}) AS wanted WHERE wanted.value NOT IN (SELECT value FROM json_each(${column}))))`;
}

const NEVER = sql`0`;

/** Returns the value or values of a parameter as an array. */
function listed(value: number | string | (number | string)[]): (number | string)[] {
  return [value].flat();
}

/** Splits a list that is separated by commas: `bug, paint`. */
function separated(names: string): string[] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Returns a function that converts the ID of a user to the username. */
function usernames({ sandbox: { db } }: ListRequest): (id: number | string) => string | undefined {
  return (id) => rowWhere(db, users, { id: Number(id) })?.username;
}

function isPerson(column: SQLiteColumn, username: string | undefined): SQL {
  return username === undefined ? NEVER : eq(column, username);
}

function isDraft(draft: boolean): SQL {
  return sql`coalesce(${mergeRequests.draft}, 0) = ${draft ? 1 : 0}`;
}

/** Selects rows whose column contains a text. Letter case does not matter. */
function contains(text: string): (column: string) => SQL {
  return (column) =>
    sql`instr(lower(${mergeRequests[column as 'title' | 'description']}), lower(${text})) > 0`;
}

function isAfter(column: SQLWrapper, name: string, time: string): SQL {
  return sql`julianday(${column}) > julianday(${readTime(name, time)})`;
}

function isBefore(column: SQLWrapper, name: string, time: string): SQL {
  return sql`julianday(${column}) < julianday(${readTime(name, time)})`;
}

function hasMilestone(title: string): SQL {
  if (title === 'None') return sql`${mergeRequests.milestone_id} IS NULL`;
  if (title === 'Any') return sql`${mergeRequests.milestone_id} IS NOT NULL`;
  return sql`EXISTS (SELECT 1 FROM ${milestones} WHERE ${and(
    eq(milestones.id, mergeRequests.milestone_id),
    eq(milestones.title, title),
  )})`;
}

/** Selects merge requests by the reactions of the caller. @throws a Refusal with 401 when the caller is anonymous */
function hasReaction(name: string, { request }: Context): SQL {
  const { username } = signedIn(request);
  const hasReacted = sql`EXISTS (SELECT 1 FROM ${awardEmoji} WHERE ${and(
    eq(awardEmoji.awardable_type, 'MergeRequest'),
    eq(awardEmoji.awardable_id, mergeRequests.id),
    eq(awardEmoji.user, username),
    ['None', 'Any'].includes(name) ? undefined : eq(awardEmoji.name, name),
  )})`;
  return name === 'None' ? not(hasReacted) : hasReacted;
}

/**
 * Selects merge requests that the given users could approve: developers and higher roles in the project, except the
 * author.
 */
function hasEligibleApprovers(
  value: Filters['approver_ids[]'],
  { request, projects }: Context,
): SQL {
  const { db } = request.sandbox;
  const wanted = listed(value);
  const isWord = wanted.includes('None') || wanted.includes('Any');
  const candidates = isWord
    ? rowsWhere(db, users)
    : wanted.flatMap((id) => rowsWhere(db, users, { id: Number(id) }));
  if (!isWord && candidates.length < wanted.length) return NEVER;
  const eligibleIn = (project: Project) =>
    candidates.filter(
      (user) =>
        computeAccess(request.sandbox, user, null).levelInProject(project) >= LEVELS.developer,
    );
  const isEligible = or(
    ...projects.flatMap((project) => {
      const names = eligibleIn(project).map(({ username }) => username);
      const inProject = eq(mergeRequests.project_id, project.id);
      if (!isWord)
        return names.length < candidates.length
          ? []
          : and(inProject, not(inArray(mergeRequests.author, names)));
      // The author cannot approve. If a project has a single developer, merge requests of that developer have no
      // approver.
      const [only] = names;
      if (names.length > 1) return inProject;
      return only === undefined ? [] : and(inProject, not(isPerson(mergeRequests.author, only)));
    }),
  );
  const condition = isEligible ?? NEVER;
  return wanted.includes('None') ? not(condition) : condition;
}
