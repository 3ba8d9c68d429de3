/** What follows from the last contact of a runner. */

import type { Runner } from '../../../generated/tables.ts';
import type { Clock } from '../../store/clock.ts';

export type ContactState = 'online' | 'offline' | 'stale' | 'never_contacted';

const HOUR = 3_600_000;

/** A runner is online for so long after a contact, in milliseconds. */
const ONLINE_FOR = 2 * HOUR;

/** Without a contact for so long, in milliseconds, it is stale. */
const STALE_AFTER = 90 * 24 * HOUR;

export function contactState(clock: Clock, { contacted_at }: Runner): ContactState {
  if (contacted_at === null) return 'never_contacted';
  const age = clock.time() - Date.parse(contacted_at);
  if (age <= ONLINE_FOR) return 'online';
  return age > STALE_AFTER ? 'stale' : 'offline';
}
