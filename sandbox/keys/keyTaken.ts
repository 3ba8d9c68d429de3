import { invalid, type Refusal } from '../server/refusal.ts';

/** Returns the refusal with 400 for a key that a user already has. */
export function keyTaken(): Refusal {
  return invalid({ fingerprint: ['has already been taken'], key: ['has already been taken'] });
}
