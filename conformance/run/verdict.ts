import { countOutcomes, type Result, type Verdict } from '../engine/result.ts';

/**
 * Returns the exit status of a run. A failure (1) takes precedence over an incomplete run (4): the server breaks the
 * contract, no matter what else the run did not reach.
 *
 * @param stopped whether the run ended before it reached every case
 */
export function verdict(results: Pick<Result, 'outcome' | 'count'>[], stopped: boolean): Verdict {
  const counts = countOutcomes(results);
  const judged = counts.pass + counts.fail + counts['known-fail'] + counts.unsupported;
  if (counts.fail > 0) return 1;
  return stopped || counts.error > 0 || counts.blocked > 0 || judged === 0 ? 4 : 0;
}
