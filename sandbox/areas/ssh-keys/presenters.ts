import type { SuccessOf } from '../../server/handler.ts';
import type { SshKeyRow } from './tables.ts';

export function presentSshKey(row: SshKeyRow): SuccessOf<'getSshKey'> {
  const { user: _, expires_at: __, ...shown } = row;
  return shown;
}

/** The response to a create tells when the key expires, too. */
export function presentCreatedSshKey({ user: _, ...shown }: SshKeyRow): SuccessOf<'createSshKey'> {
  return shown;
}
