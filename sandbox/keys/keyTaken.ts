import { invalid, type Refusal } from '../server/refusal.ts';

/** Returns a 400 for a key that already exists. */
export function keyTaken(): Refusal {
  return invalid({ fingerprint: ['has already been taken'], key: ['has already been taken'] });
}
