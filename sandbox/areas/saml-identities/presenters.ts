import type { SamlIdentity } from '../../../generated/tables.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { SuccessOf } from '../../server/handler.ts';
import { person } from '../../sharedPresenters/person.ts';

/** Returns an identity without the internal field `trusted`. */
export function presentSamlIdentity(
  sandbox: Sandbox,
  { extern_uid, user }: SamlIdentity,
): SuccessOf<'getSamlIdentity'> {
  return { extern_uid, user_id: person(sandbox, user).id };
}
