import type { operations } from '../../../generated/packs/everyday/types.ts';
import { LEVELS } from '../../../generated/roles.ts';
import type { Rows } from '../../../generated/rows.ts';
import { groupPath } from '../../../sandbox/for-packs/index.ts';
import type { PackContext, PackHandlers } from '../../pack.ts';
import { orderRows } from '../../resources/orderRows.ts';
import { readLevel } from '../projects/handlers.ts';
import { presentProject } from '../projects/presenters.ts';
import { signedIn } from '../users/handlers.ts';
import { presentGroup } from './presentGroup.ts';

type Group = Rows['groups'];
type Query = NonNullable<operations['listGroups']['parameters']['query']>;

export const handlers: PackHandlers<operations> = {
  listGroups: (request) => pageOfGroups(request, request.query, request.rows('groups')),
  listSubgroups: (request) =>
    pageOfGroups(request, request.query, request.rows('groups', { parent_id: request.group.id })),
  listDescendantGroups: (request) => {
    const { rows, sandbox, group } = request;
    const path = groupPath(sandbox.db, group);
    const below = rows('groups').filter((one) => groupPath(sandbox.db, one).startsWith(`${path}/`));
    return pageOfGroups(request, request.query, below);
  },
  getGroup: async (request) => {
    const { group, query, rows, access, sandbox } = request;
    const shown = presentShared(request, group);
    if (query.with_projects === false) return shown;
    const visible = rows('projects').filter((one) => access.canSeeProject(one));
    const path = groupPath(sandbox.db, group);
    const presentAll = (isMeant: (project: Rows['projects']) => boolean) =>
      Promise.all(visible.filter(isMeant).map((one) => presentProject(request, one)));
    return {
      ...shown,
      projects: await presentAll(({ namespace }) => namespace === path),
      shared_projects: await presentAll(({ shared_with_groups: groups }) =>
        groups.some(({ group_id }) => group_id === group.id),
      ),
    };
  },
  createGroup: async (request) => {
    const { body, access, insert, refuse } = request;
    const caller = signedIn(request);
    const { visibility = 'private', parent_id = null } = body;
    const parent = parent_id ? findOther(request, parent_id) : undefined;
    if (parent && !access.isAdministrator && access.levelInGroup(parent) < LEVELS.maintainer)
      refuse(403, '403 Forbidden');
    const group = await insert('groups', { ...pickColumns(body), parent_id, visibility });
    const { username: user } = caller;
    await insert('members', { group_id: group.id, user, access_level: LEVELS.owner });
    return presentGroup(request, group);
  },
  updateGroup: async (request) =>
    presentGroup(request, await request.update('groups', request.group, pickColumns(request.body))),
  deleteGroup: async ({ remove, group }) => {
    await remove('groups', group);
    return { message: '202 Accepted' };
  },
  transferGroup: async (request) => {
    const { group, body, update } = request;
    const parent_id = body.group_id === undefined ? null : findOther(request, body.group_id).id;
    return presentGroup(request, await update('groups', group, { parent_id }));
  },
  shareGroup: async (request) => {
    const { group, body, rows, insert, refuse } = request;
    const { group_access, expires_at = null } = body;
    const place = { group_id: group.id, shared_with_id: findOther(request, body.group_id).id };
    if (rows('group_shares', place).length > 0)
      refuse(400, 'The group is already shared with this group');
    const access_level = readLevel(request, group_access);
    await insert('group_shares', { ...place, access_level, expires_at });
    return presentShared(request, group);
  },
  unshareGroup: async ({ group, path, rows, remove, refuse }) => {
    const [share] = rows('group_shares', { group_id: group.id, shared_with_id: path.group_id });
    await remove('group_shares', share ?? refuse(404, '404 Not Found'));
    return undefined;
  },
};

/** Returns the columns that a request sets. */
function pickColumns({ name, path, description, visibility, membership_lock }: Partial<Group>) {
  const columns = { name, path, description, visibility, membership_lock };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** @throws a Refusal with 404 for a group that the caller may not see */
function findOther({ rows, access, refuse }: PackContext, id: number): Group {
  const [other] = rows('groups', { id });
  return other && access.canSeeGroup(other) ? other : refuse(404, '404 Group Not Found');
}

function pageOfGroups(request: PackContext, query: Query, groups: Group[]) {
  const { order_by: by = 'name', sort = 'asc' } = query;
  const wanted = groups.filter(
    (one) => request.access.canSeeGroup(one) && isWanted(request, one, query),
  );
  return request.pageOf(orderRows(wanted, by === 'similarity' ? 'name' : by, sort), (one) =>
    presentGroup(request, one),
  );
}

function isWanted({ access, caller, sandbox }: PackContext, group: Group, query: Query): boolean {
  const { all_available: isAll = !caller || access.isAdministrator, owned } = query;
  const level = access.levelInGroup(group);
  const search = query.search?.toLowerCase() ?? '';
  const texts = [group.name, groupPath(sandbox.db, group)];
  return (
    level >= Math.max(isAll ? 0 : 1, query.min_access_level ?? 0, owned ? LEVELS.owner : 0) &&
    texts.some((one) => one.toLowerCase().includes(search)) &&
    !(query.top_level_only && group.parent_id !== null) &&
    !query.skip_groups?.includes(group.id) &&
    (query.visibility === undefined || query.visibility === group.visibility)
  );
}

/** Shows a group with the groups that it is shared with. */
function presentShared(request: PackContext, group: Group) {
  const { rows, sandbox } = request;
  const shared_with_groups = rows('group_shares', { group_id: group.id }).flatMap((share) =>
    rows('groups', { id: share.shared_with_id }).map((other) => ({
      ...{ group_id: other.id, group_name: other.name, expires_at: share.expires_at },
      group_full_path: groupPath(sandbox.db, other),
      group_access_level: share.access_level,
    })),
  );
  return { ...presentGroup(request, group), shared_with_groups };
}
