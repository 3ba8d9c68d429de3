import type { SuccessOf } from '../../server/handler.ts';
import type { SshKeyRow } from './tables.ts';

export function presentSshKey({ user: _, ...shown }: SshKeyRow): SuccessOf<'createSshKey'> {
  return shown;
}
