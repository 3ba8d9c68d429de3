import type { RemoteMirror } from '../../../generated/tables.ts';
import type { SuccessOf } from '../../server/handler.ts';
import { pick } from '../../sharedPresenters/person.ts';
import { hostKeyFingerprint } from './hostKey.ts';
import { scrubbedUrl } from './mirrorUrl.ts';

export function presentRemoteMirror(row: RemoteMirror): SuccessOf<'getRemoteMirror'> {
  return {
    id: row.id,
    url: scrubbedUrl(row.url),
    ...pick(row, 'enabled', 'auth_method'),
    host_keys: row.host_keys.flatMap((line) => {
      const fingerprint = hostKeyFingerprint(line);
      return fingerprint ? [{ fingerprint_sha256: fingerprint }] : [];
    }),
    ...pick(
      row,
      'keep_divergent_refs',
      'only_protected_branches',
      'update_status',
      'last_error',
      'last_update_at',
      'last_update_started_at',
      'last_successful_update_at',
    ),
  };
}
