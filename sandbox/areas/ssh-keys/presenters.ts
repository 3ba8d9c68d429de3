import type { SshKey } from '../../../generated/tables.ts';
import type { SuccessOf } from '../../server/handler.ts';
import { pick } from '../../sharedPresenters/person.ts';

export function presentSshKey(row: SshKey): SuccessOf<'getSshKey'> {
  return pick(row, 'id', 'title', 'key', 'usage_type', 'created_at');
}

/** Returns a new key with its expiry. Other responses do not show the expiry. */
export function presentCreatedSshKey(row: SshKey): SuccessOf<'createSshKey'> {
  return { ...presentSshKey(row), expires_at: row.expires_at };
}
