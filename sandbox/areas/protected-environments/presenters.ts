import { eq } from 'drizzle-orm';
import {
  type DeployAccessLevel,
  groups,
  type ProtectedEnvironment,
  users,
} from '../../../generated/tables.ts';
import type { SuccessOf } from '../../server/handler.ts';
import type { Db } from '../../store/openStore.ts';
import { rowWhere } from '../../store/rowsWhere.ts';

export function presentProtectedEnvironment(
  db: Db,
  { name, deploy_access_levels, approval_rules }: ProtectedEnvironment,
): SuccessOf<'getProtectedEnvironment'> {
  const described = <Element extends DeployAccessLevel>(element: Element) => ({
    ...element,
    access_level_description: description(db, element),
  });
  return {
    name,
    deploy_access_levels: deploy_access_levels.map(described),
    approval_rules: approval_rules.map(described),
    required_approval_count: approval_rules.reduce(
      (sum, { required_approvals }) => sum + required_approvals,
      0,
    ),
  };
}

/** The texts of levels in a protection. */
export const LEVEL_TEXTS = {
  0: 'No one',
  30: 'Developers + Maintainers',
  40: 'Maintainers',
  60: 'Administrators',
};

/** Returns the name of the role, user or group that an element gives access to. */
function description(db: Db, { access_level, user_id, group_id }: DeployAccessLevel): string {
  if (access_level !== null) return LEVEL_TEXTS[access_level];
  const named =
    user_id !== null
      ? rowWhere(db, users, { id: user_id })
      : db.select().from(groups).where(eq(groups.id, group_id!)).get();
  return named?.name ?? '';
}
