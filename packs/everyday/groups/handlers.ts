import type { operations } from '../../../generated/packs/everyday/types.ts';
import type { Rows } from '../../../generated/rows.ts';
import { groupPath, groupsOnPath } from '../../../sandbox/for-packs/index.ts';
import type { PackContext, PackHandlers } from '../../pack.ts';
import { orderRows } from '../../resources/orderRows.ts';
import { presentProject } from '../projects/presenters.ts';

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
    const shown = { ...presentGroup(request, group), shared_with_groups: [] };
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
};

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
    level >= Math.max(isAll ? 0 : 1, query.min_access_level ?? 0, owned ? 50 : 0) &&
    texts.some((one) => one.toLowerCase().includes(search)) &&
    !(query.top_level_only && group.parent_id !== null) &&
    !query.skip_groups?.includes(group.id) &&
    (query.visibility === undefined || query.visibility === group.visibility)
  );
}

function presentGroup({ sandbox }: PackContext, group: Group) {
  const { id, name, path, description, visibility, parent_id, created_at } = group;
  const full_path = groupPath(sandbox.db, group);
  const names = groupsOnPath(sandbox.db, full_path).map((one) => one.name);
  return {
    ...{ id, name, path, description, visibility, parent_id, created_at, full_path },
    ...{ full_name: names.join(' / '), web_url: `${sandbox.webOrigin}/groups/${full_path}` },
    ...{ avatar_url: null, membership_lock: group.membership_lock },
    ...{ share_with_group_lock: false, request_access_enabled: true, lfs_enabled: true },
    ...{ require_two_factor_authentication: false, two_factor_grace_period: 48 },
    ...{ project_creation_level: 'developer', subgroup_creation_level: 'maintainer' },
    ...{ auto_devops_enabled: null, emails_enabled: true, emails_disabled: false },
    ...{ mentions_disabled: null, default_branch: null, default_branch_protection: 2 },
  };
}
