import type { BodyOf } from '../../server/handler.ts';
import { invalid, refuse } from '../../server/refusal.ts';

/** The most tags of a runner. */
const MAX_TAGS = 1_000;

/**
 * Returns the settings of a runner that a request changes. The field `active` is the deprecated opposite of `paused`.
 */
export function readSettings({ active, paused, ...body }: BodyOf<'updateRunner'>) {
  const { description, tag_list, run_untagged, locked } = body;
  if ((tag_list?.length ?? 0) > MAX_TAGS)
    refuse(invalid({ tag_list: [`is too long (the maximum is ${MAX_TAGS} items)`] }));
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
