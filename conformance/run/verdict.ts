import { countOutcomes, type Result, type Verdict } from '../engine/result.ts';

/**
 * Returns the exit status of a run. Incomplete (4) takes precedence over failures (1), because an incomplete run may
 * hide more failures.
 *
 * @param stopped whether the run ended before it reached every case
 */
export function verdict(results: Pick<Result, 'outcome' | 'count'>[], stopped: boolean): Verdict {
  const counts = countOutcomes(results);
  const judged = counts.pass + counts.fail + counts['known-fail'] + counts.unsupported;
  if (stopped || counts.error > 0 || counts.blocked > 0 || judged === 0) return 4;
  return counts.fail > 0 ? 1 : 0;
}
