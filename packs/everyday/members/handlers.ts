import type { operations } from '../../../generated/packs/everyday/types.ts';
import { LEVELS } from '../../../generated/roles.ts';
import type { Rows } from '../../../generated/rows.ts';
import { groupsOnPath, listAncestors } from '../../../sandbox/for-packs/index.ts';
import type { PackContext, PackHandlers } from '../../pack.ts';
import { readLevel } from '../projects/handlers.ts';
import { isNamedLike, presentSummary } from '../users/handlers.ts';

type User = Rows['users'];
type Query = NonNullable<operations['listProjectMembers']['parameters']['query']>;
type New = operations['addProjectMember']['requestBody']['content']['application/json'];
type Changes = operations['updateProjectMember']['requestBody']['content']['application/json'];

/** The parts of a row that a membership shows. */
type Level = Pick<Rows['members'], 'user' | 'access_level' | 'expires_at'>;

/** A membership with its user, whose ID is that of the list's items. */
interface Membership {
  id: number;
  user: User;
  row: Omit<Level, 'user'>;
}

/** The project or the group of a path. */
interface Place {
  /** The columns of its direct members. */
  columns: { project_id: number } | { group_id: number };
  /** The access level of the caller. */
  level: number;
  /** The level from which on a caller may remove others. */
  removesFrom: number;
  /** The members by other ways than a direct membership. */
  inherited: Level[];
}

type Named = PackContext & { path: { user_id: number } };

export const handlers: PackHandlers<operations> = {
  listProjectMembers: (request) =>
    pageOfMembers(request, directMembers(request, inProject(request))),
  listAllProjectMembers: (request) =>
    pageOfMembers(request, allMembers(request, inProject(request))),
  getProjectMember: (request) => presentOne(request, directMembers(request, inProject(request))),
  getAnyProjectMember: (request) => presentOne(request, allMembers(request, inProject(request))),
  addProjectMember: (request) => addMember(request, inProject(request)),
  updateProjectMember: (request) => updateMember(request, inProject(request)),
  removeProjectMember: (request) => removeMember(request, inProject(request)),
  listGroupMembers: (request) => pageOfMembers(request, directMembers(request, inGroup(request))),
  listAllGroupMembers: (request) => pageOfMembers(request, allMembers(request, inGroup(request))),
  getGroupMember: (request) => presentOne(request, directMembers(request, inGroup(request))),
  getAnyGroupMember: (request) => presentOne(request, allMembers(request, inGroup(request))),
  addGroupMember: (request) => addMember(request, inGroup(request)),
  updateGroupMember: (request) => updateMember(request, inGroup(request)),
  removeGroupMember: (request) => removeMember(request, inGroup(request)),
  listProjectUsers: (request) => {
    const { query } = request;
    const skipped = query['skip_users[]'] ?? [];
    const users = allMembers(request, inProject(request))
      .map(({ user }) => user)
      .filter((user) => isNamedLike(user, query.search) && !skipped.includes(user.id));
    return request.pageOf(users, (user) => presentSummary(request, user));
  },
};

/** A project has the members of the groups above it, and of groups that it is shared with. */
function inProject({ rows, sandbox, access, project }: PackContext): Place {
  const above = groupsOnPath(sandbox.db, project.namespace).flatMap(({ id }) =>
    rows('members', { group_id: id }),
  );
  const shared = project.shared_with_groups.flatMap(({ group_id, access_level: most }) =>
    rows('members', { group_id }).map((row) => ({
      ...row,
      access_level: row.access_level < most ? row.access_level : most,
    })),
  );
  const owner = { user: project.namespace, access_level: LEVELS.owner, expires_at: null };
  return {
    columns: { project_id: project.id },
    ...{ level: access.levelInProject(project), removesFrom: LEVELS.maintainer },
    inherited: [owner, ...above, ...shared],
  };
}

/** A group has the members of the groups above it. */
function inGroup({ rows, sandbox, access, group }: PackContext): Place {
  return {
    columns: { group_id: group.id },
    ...{ level: access.levelInGroup(group), removesFrom: LEVELS.owner },
    inherited: listAncestors(sandbox.db, group)
      .filter((id) => id !== group.id)
      .flatMap((id) => rows('members', { group_id: id })),
  };
}

async function addMember(request: PackContext & { body: New }, place: Place) {
  const { body, rows, insert, refuse } = request;
  const [user] = rows(
    'users',
    body.username === undefined ? { id: Number(body.user_id) } : { username: body.username },
  );
  if (!user) return refuse(404, '404 User Not Found');
  const columns = { ...place.columns, user: user.username };
  if (rows('members', columns).length > 0) refuse(409, 'Member already exists');
  const row = await insert('members', {
    ...columns,
    access_level: grantedLevel(request, place, body.access_level),
    expires_at: endOf(body.expires_at),
  });
  return presentMember(request, { id: user.id, user, row });
}

async function updateMember(request: Named & { body: Changes }, place: Place) {
  const { body, rows, update, refuse } = request;
  const member = findMember(request, directMembers(request, place));
  const [row] = rows('members', { ...place.columns, user: member.user.username });
  if (!row) return refuse(404, '404 Member Not Found');
  const changed = await update('members', row, {
    access_level: grantedLevel(request, place, body.access_level),
    ...(body.expires_at !== undefined && { expires_at: endOf(body.expires_at) }),
  });
  return presentMember(request, { ...member, row: changed });
}

async function removeMember(request: Named, place: Place) {
  const { rows, remove, caller, access, refuse } = request;
  const { user } = findMember(request, directMembers(request, place));
  if (user.id !== caller?.id && !access.isAdministrator && place.level < place.removesFrom)
    refuse(403, '403 Forbidden');
  for (const row of rows('members', { ...place.columns, user: user.username }))
    await remove('members', row);
  return undefined;
}

/** Nobody grants more rights than they have. @throws a Refusal with 400 or 403 */
function grantedLevel(request: PackContext, place: Place, level: number): Level['access_level'] {
  if (!request.access.isAdministrator && level > place.level) request.refuse(403, '403 Forbidden');
  return readLevel(request, level);
}

/** A membership ends at the beginning of a day. */
function endOf(day: string | null | undefined): string | null {
  return day ? `${day}T00:00:00Z` : null;
}

function directMembers(request: PackContext, { columns }: Place): Membership[] {
  return withUsers(request, request.rows('members', columns));
}

/** Returns the direct and the inherited members of a place, each with the highest level. */
function allMembers(request: PackContext, { columns, inherited }: Place): Membership[] {
  const all = withUsers(request, [...request.rows('members', columns), ...inherited]);
  const highest = new Map<number, Membership>();
  for (const one of all)
    if (one.row.access_level > (highest.get(one.id)?.row.access_level ?? 0))
      highest.set(one.id, one);
  return [...highest.values()].toSorted((one, other) => one.id - other.id);
}

function withUsers({ rows }: PackContext, members: Level[]): Membership[] {
  return members.flatMap((row) =>
    rows('users', { username: row.user }).map((user) => ({ id: user.id, user, row })),
  );
}

function findMember({ path, refuse }: Named, members: Membership[]): Membership {
  return members.find(({ id }) => id === path.user_id) ?? refuse(404, '404 Not found');
}

function presentOne(request: Named, members: Membership[]) {
  return presentMember(request, findMember(request, members));
}

function pageOfMembers(request: PackContext & { query: Query }, members: Membership[]) {
  const { query } = request;
  const ids = query['user_ids[]'];
  const wanted = members.filter(
    ({ id, user }) => isNamedLike(user, query.query) && (!ids || ids.includes(id)),
  );
  return request.pageOf(wanted, (member) => presentMember(request, member));
}

function presentMember(request: PackContext, { user, row }: Membership) {
  return {
    ...presentSummary(request, user),
    access_level: row.access_level,
    expires_at: row.expires_at?.slice(0, 10) ?? null,
    created_at: user.created_at,
    membership_state: 'active',
  };
}
