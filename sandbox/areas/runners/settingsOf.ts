import type { BodyOf } from '../../server/handler.ts';

/**
 * Returns the settings of a runner that a request changes. The field `active` is the deprecated opposite of `paused`.
 */
export function settingsOf({ active, paused, ...body }: BodyOf<'updateRunner'>) {
  const { description, tag_list, run_untagged, locked } = body;
  const { access_level, maximum_timeout, maintenance_note } = body;
  return {
    paused: paused ?? (active === undefined ? undefined : !active),
    description,
    tag_list,
    run_untagged,
    locked,
    access_level,
    maximum_timeout,
    maintenance_note,
  };
}
