import type { SshKey } from '../../../generated/tables.ts';
import type { SuccessOf } from '../../server/handler.ts';
import { pick } from '../../sharedPresenters/person.ts';

/** Returns a key. The documents show the expiry of a new key only, and deployments show it always. */
export function presentSshKey(
  row: SshKey,
): SuccessOf<'getSshKey'> & Pick<SuccessOf<'createSshKey'>, 'expires_at'> {
  return pick(row, 'id', 'title', 'key', 'usage_type', 'created_at', 'expires_at');
}
