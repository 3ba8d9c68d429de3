import type { SamlGroupLink } from '../../../generated/tables.ts';
import type { SuccessOf } from '../../server/handler.ts';

/** Returns a link. The field `member_role_id` is absent if the link has no custom role. */
export function presentSamlGroupLink({
  name,
  access_level,
  member_role_id,
  provider,
}: SamlGroupLink): SuccessOf<'getSamlGroupLink'> {
  return { name, access_level, ...(member_role_id !== null && { member_role_id }), provider };
}
