import type { SuccessOf } from '../../server/handler.ts';
import type { SamlGroupLinkRow } from './tables.ts';

/** A link without a custom role shows none. */
export function presentSamlGroupLink({
  name,
  access_level,
  member_role_id,
  provider,
}: SamlGroupLinkRow): SuccessOf<'getSamlGroupLink'> {
  return { name, access_level, ...(member_role_id !== null && { member_role_id }), provider };
}
