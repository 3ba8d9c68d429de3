import { countOutcomes, type Result, type Verdict } from '../engine/result.ts';

/**
 * Sums a run up. Incomplete goes before violations: what was found is not all that there may be.
 *
 * @param stopped whether the run ended before every case had its turn
 */
export function verdict(results: Pick<Result, 'outcome' | 'count'>[], stopped: boolean): Verdict {
  const counts = countOutcomes(results);
  const judged = counts.pass + counts.fail + counts['known-fail'] + counts.unsupported;
  if (stopped || counts.error > 0 || counts.blocked > 0 || judged === 0) return 4;
  return counts.fail > 0 ? 1 : 0;
}
