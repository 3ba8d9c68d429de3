import type { Target } from '../target/target.ts';
import { waitOn } from '../target/waitOn.ts';
import { noteRerun, type Rerun } from './lookAgain.ts';
import { failedPerformance, type Performable } from './performJob.ts';
import type { Result } from './result.ts';
import type { Absence } from './trackAbsences.ts';
import { Disturbed } from './watchTarget.ts';

/** The end of one attempt at a job. */
export interface Attempt {
  /** The result, or the reason to perform the job again. */
  seen: Result | Rerun;
  /** As in `PerformedJob`. */
  disturbance: string | undefined;
}

/** Looks again at a result. If the target goes away during the look, or the run ends, the result does not count. */
export async function undisturbed(
  result: Result,
  look: () => Promise<Result | Rerun>,
): Promise<Attempt> {
  try {
    return { seen: await look(), disturbance: undefined };
  } catch (error) {
    if (error instanceof Disturbed) return { seen: result, disturbance: error.message };
    const failed = failedPerformance(error as Error);
    if (failed.outcome === 'error') throw error;
    return { seen: { ...result, findings: [], ...failed }, disturbance: undefined };
  }
}

/** How often a job is performed if the target is away in the middle of it each time. */
const MAX_ATTEMPTS = 4;

/** Performs a job, and again if the target was away in the middle of it, or if a second look needs it. */
export async function repeatJob(
  { isOnce }: Performable,
  target: Target,
  absences: readonly Absence[],
  attemptJob: (attempt: number, last: Rerun | undefined) => Promise<Attempt>,
): Promise<Result> {
  let disturbed: { reason: string; wasAway: boolean } | undefined;
  let last: Rerun | undefined;
  for (let attempt = 1; ; attempt += 1) {
    const absencesBefore = absences.length;
    const { seen, disturbance } = await attemptJob(attempt, last);
    if ('pauseS' in seen) {
      last = seen;
      await waitOn(target, seen.pauseS);
      continue;
    }
    const result = disturbed ? noteRerun(seen, disturbed.reason, disturbed.wasAway) : seen;
    if (disturbance === undefined) return result;
    if (isOnce || attempt >= MAX_ATTEMPTS)
      return {
        ...result,
        outcome: 'blocked',
        fault: 'network',
        reason: `was disturbed${attempt === 1 ? '' : ` ${attempt} times`}: ${disturbance}`,
      };
    disturbed = { reason: disturbance, wasAway: absences.length > absencesBefore };
  }
}
