import type { operations } from '../../../generated/packs/everyday/types.ts';
import type { Rows } from '../../../generated/rows.ts';
import type { PackContext, PackHandlers } from '../../pack.ts';
import { presentSummary } from '../users/handlers.ts';
import { readLevel } from './handlers.ts';
import { groupsAbove } from './presenters.ts';

type User = Rows['users'];
type Query = NonNullable<operations['listProjectMembers']['parameters']['query']>;

/** A membership with its user, whose ID is that of the list's items. */
interface Membership {
  id: number;
  user: User;
  row: Pick<Rows['members'], 'access_level' | 'expires_at'>;
}

export const handlers: PackHandlers<operations> = {
  listProjectMembers: (request) => pageOfMembers(request, request.query, directMembers(request)),
  listAllProjectMembers: (request) => pageOfMembers(request, request.query, allMembers(request)),
  getProjectMember: (request) =>
    presentMember(request, findMember(request, directMembers(request))),
  getAnyProjectMember: (request) =>
    presentMember(request, findMember(request, allMembers(request))),
  addProjectMember: async (request) => {
    const { body, rows, insert, project, refuse } = request;
    const [user] = rows(
      'users',
      body.username === undefined ? { id: Number(body.user_id) } : { username: body.username },
    );
    if (!user) return refuse(404, '404 User Not Found');
    if (rows('members', { project_id: project.id, user: user.username }).length > 0)
      refuse(409, 'Member already exists');
    const row = await insert('members', {
      ...{ project_id: project.id, user: user.username },
      access_level: grantedLevel(request, body.access_level),
      expires_at: endOf(body.expires_at),
    });
    return presentMember(request, { id: user.id, user, row });
  },
  updateProjectMember: async (request) => {
    const { body, rows, update, project, refuse } = request;
    const member = findMember(request, directMembers(request));
    const [row] = rows('members', { project_id: project.id, user: member.user.username });
    if (!row) return refuse(404, '404 Member Not Found');
    const changed = await update('members', row, {
      access_level: grantedLevel(request, body.access_level),
      ...(body.expires_at !== undefined && { expires_at: endOf(body.expires_at) }),
    });
    return presentMember(request, { ...member, row: changed });
  },
  removeProjectMember: async (request) => {
    const { rows, remove, project, caller, access, refuse } = request;
    const { user } = findMember(request, directMembers(request));
    if (user.id !== caller?.id && !access.isAtLeast('maintainer', project))
      refuse(403, '403 Forbidden');
    for (const row of rows('members', { project_id: project.id, user: user.username }))
      await remove('members', row);
    return undefined;
  },
  listProjectUsers: (request) => {
    const { query } = request;
    const skipped = query['skip_users[]'] ?? [];
    const users = allMembers(request)
      .map(({ user }) => user)
      .filter((user) => contains(user, query.search) && !skipped.includes(user.id));
    return request.pageOf(users, (user) => presentSummary(request, user));
  },
};

/** Nobody grants more rights than they have. @throws a Refusal with 400 or 403 */
function grantedLevel(request: PackContext, level: number): Rows['members']['access_level'] {
  const { access, project, refuse } = request;
  if (!access.isAdministrator && level > access.levelInProject(project))
    refuse(403, '403 Forbidden');
  return readLevel(request, level);
}

/** A membership ends at the beginning of a day. */
function endOf(day: string | null | undefined): string | null {
  return day ? `${day}T00:00:00Z` : null;
}

function directMembers({ rows, project }: PackContext): Membership[] {
  return withUsers({ rows }, rows('members', { project_id: project.id }));
}

/** Returns the members of a project, of the groups above it and of groups that it is shared with, each with the highest level. */
function allMembers({ rows, project }: PackContext): Membership[] {
  const above = groupsAbove({ rows }, project.namespace).flatMap(({ id }) =>
    rows('members', { group_id: id }),
  );
  const shared = project.shared_with_groups.flatMap(({ group_id, access_level: most }) =>
    rows('members', { group_id }).map((row) => ({
      ...row,
      access_level: row.access_level < most ? row.access_level : most,
    })),
  );
  const owner = { user: project.namespace, access_level: 50 as const, expires_at: null };
  const direct = rows('members', { project_id: project.id });
  const all = withUsers({ rows }, [owner, ...direct, ...above, ...shared]);
  const highest = new Map<number, Membership>();
  for (const one of all)
    if (one.row.access_level > (highest.get(one.id)?.row.access_level ?? 0))
      highest.set(one.id, one);
  return [...highest.values()].toSorted((one, other) => one.id - other.id);
}

function withUsers(
  { rows }: Pick<PackContext, 'rows'>,
  members: (Membership['row'] & { user: string })[],
): Membership[] {
  return members.flatMap((row) =>
    rows('users', { username: row.user }).map((user) => ({ id: user.id, user, row })),
  );
}

function findMember(
  { path, refuse }: PackContext & { path: { user_id: number } },
  members: Membership[],
): Membership {
  return members.find(({ id }) => id === path.user_id) ?? refuse(404, '404 Not found');
}

function pageOfMembers(request: PackContext, query: Query, members: Membership[]) {
  const ids = query['user_ids[]'];
  const wanted = members.filter(
    ({ id, user }) => contains(user, query.query) && (!ids || ids.includes(id)),
  );
  return request.pageOf(wanted, (member) => presentMember(request, member));
}

function contains({ name, username }: User, text = ''): boolean {
  return [name, username].some((one) => one.toLowerCase().includes(text.toLowerCase()));
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
