import type { SshKey } from '../../../generated/tables.ts';
import type { SuccessOf } from '../../server/handler.ts';

export function presentSshKey(row: SshKey): SuccessOf<'getSshKey'> {
  const { user: _, expires_at: __, ...shown } = row;
  return shown;
}

/** The response to a create tells when the key expires, too. */
export function presentCreatedSshKey({ user: _, ...shown }: SshKey): SuccessOf<'createSshKey'> {
  return shown;
}
