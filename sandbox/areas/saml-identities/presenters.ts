import type { Sandbox } from '../../sandbox.ts';
import type { SuccessOf } from '../../server/handler.ts';
import { person } from '../../sharedPresenters/person.ts';
import type { SamlIdentityRow } from './tables.ts';

/** Whether the identity is trusted is not shown. */
export function presentSamlIdentity(
  sandbox: Sandbox,
  { extern_uid, user }: SamlIdentityRow,
): SuccessOf<'getSamlIdentity'> {
  return { extern_uid, user_id: person(sandbox, user).id };
}
