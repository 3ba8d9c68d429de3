/** Computes the contact state of a runner from the time of its last contact. */

import type { Runner } from '../../../generated/tables.ts';
import type { Clock } from '../../store/clock.ts';

export type ContactState = 'online' | 'offline' | 'stale' | 'never_contacted';

const HOUR = 3_600_000;

/** The time in milliseconds during which a runner is online after a contact. */
const ONLINE_FOR = 2 * HOUR;

/** The time in milliseconds after the last contact until a runner becomes stale. */
const STALE_AFTER = 90 * 24 * HOUR;

export function contactState(clock: Clock, { contacted_at }: Runner): ContactState {
  if (contacted_at === null) return 'never_contacted';
  const age = clock.time() - Date.parse(contacted_at);
  if (age <= ONLINE_FOR) return 'online';
  return age > STALE_AFTER ? 'stale' : 'offline';
}
