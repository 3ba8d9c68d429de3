import { countOutcomes, isJudged, type Result, type Verdict } from '../engine/result.ts';
import { timeOver } from '../reports/durationText.ts';

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

/** The part of the cases that a run in limited time needs for a verdict. */
const LEAST_PART = 0.1;

/**
 * Says that the time of a run was over before it could tell much about the target.
 * @param limitMs the time of the run, in milliseconds
 * @param done the number of cases that ran
 * @param planned the number of cases that the run would have sent
 * @returns undefined if enough cases ran
 */
export function stoppedEarly(limitMs: number, done: number, planned: number): string | undefined {
  return done < planned * LEAST_PART
    ? `${timeOver(limitMs)} before a tenth of the cases had run`
    : undefined;
}
