import { countOutcomes, isJudged, type Result, type Verdict } from '../engine/result.ts';

/**
 * Returns the exit status of a run. A failure (1) takes precedence over an incomplete run (4): the server breaks the
 * contract, no matter what else the run did not reach. Advice has no effect.
 *
 * @param stopped whether the run ended before it reached every case
 */
export function verdict(results: Pick<Result, 'outcome' | 'count'>[], stopped: boolean): Verdict {
  const counts = countOutcomes(results);
  if (counts.fail > 0) return 1;
  const isIncomplete = stopped || counts.error > 0 || counts.blocked > 0;
  return isIncomplete || !results.some(isJudged) ? 4 : 0;
}
