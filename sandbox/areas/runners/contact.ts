/** The contact state of a runner. */

import type { Runner } from '../../../generated/tables.ts';
import type { Clock } from '../../store/clock.ts';

export type ContactState = 'online' | 'offline' | 'stale' | 'never_contacted';

const HOUR = 3_600_000;

/** How long a runner is online after a contact, in milliseconds. */
const ONLINE_FOR = 2 * HOUR;

/** How long after a contact a runner becomes stale, in milliseconds. */
const STALE_AFTER = 90 * 24 * HOUR;

export function contactState(clock: Clock, { contacted_at }: Runner): ContactState {
  if (contacted_at === null) return 'never_contacted';
  const age = clock.time() - Date.parse(contacted_at);
  if (age <= ONLINE_FOR) return 'online';
  return age > STALE_AFTER ? 'stale' : 'offline';
}
