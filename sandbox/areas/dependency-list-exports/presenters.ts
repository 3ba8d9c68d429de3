import { BASE_PATH } from '../../../contract/deployment.ts';
import type { DependencyListExport } from '../../../generated/tables.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { SuccessOf } from '../../server/handler.ts';

export function presentExport(
  { webOrigin }: Sandbox,
  { id, status, export_type, send_email, expires_at }: DependencyListExport,
): SuccessOf<'getDependencyListExport'> {
  const self = `${webOrigin}${BASE_PATH}/dependency_list_exports/${id}`;
  return {
    id,
    status,
    has_finished: status === 'finished',
    export_type,
    send_email,
    expires_at,
    self,
    download: `${self}/download`,
  };
}
