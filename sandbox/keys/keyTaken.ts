import { invalid, type Refusal } from '../server/refusal.ts';

/** 400: a user has the key already. */
export function keyTaken(): Refusal {
  return invalid({ fingerprint: ['has already been taken'], key: ['has already been taken'] });
}
