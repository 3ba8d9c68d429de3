import type { Rows } from '../../../generated/rows.ts';
import { groupPath, groupsOnPath } from '../../../sandbox/for-packs/index.ts';
import type { PackContext } from '../../pack.ts';

/** Shows a group as lists do. */
export function presentGroup({ sandbox }: PackContext, group: Rows['groups']) {
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
