import type { ErrorTrackingClientKey, ErrorTrackingSettings } from '../../../generated/tables.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { SuccessOf } from '../../server/handler.ts';

/**
 * Returns the settings for a response. While error tracking is integrated, the fields of the external service are null.
 */
export function presentErrorTrackingSettings({
  active,
  integrated,
  project_name,
  errtrack_external_url,
  api_url,
}: ErrorTrackingSettings): SuccessOf<'getErrorTrackingSettings'> {
  const external = { project_name, errtrack_external_url, api_url };
  const none = { project_name: null, errtrack_external_url: null, api_url: null };
  return { active, ...(integrated ? none : external), integrated };
}

export function presentClientKey(
  { webOrigin }: Sandbox,
  { id, project_id, active, public_key }: ErrorTrackingClientKey,
): SuccessOf<'createErrorTrackingClientKey'> {
  const { protocol, host } = new URL(webOrigin);
  return {
    id,
    active,
    public_key,
    errtrack_dsn: `${protocol}//${public_key}@${host}/error_tracking/${project_id}`,
  };
}
