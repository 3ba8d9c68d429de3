import type { Result } from '../engine/result.ts';

/** A run stops if this number of jobs at its beginning fail in the same way. */
const MAX_ALIKE = 12;

/** A run stops if this number of jobs, one after the other, get no response. Each may have waited for the timeout. */
const MAX_UNANSWERED = 6;

/**
 * Watches the results of a run. The run should stop if all jobs since its beginning fail in the same way, or if the
 * server no longer responds.
 * @returns a function that receives each result, and returns the reason to stop or undefined
 */
export function watchFailures(): (result: Result) => string | undefined {
  let last: string | undefined;
  let inARow = 0;
  let isBeginning = true;
  return ({ outcome, findings: [finding], exchanges }) => {
    if (outcome !== 'fail' || !finding) {
      inARow = 0;
      if (outcome === 'pass') isBeginning = false;
      return undefined;
    }
    const kind = `${finding.check}: ${finding.message}`;
    inARow = kind === last ? inARow + 1 : 1;
    last = kind;
    if (!exchanges.at(-1)?.response && inARow >= MAX_UNANSWERED)
      return `the server no longer responds: ${finding.message}`;
    return isBeginning && inARow >= MAX_ALIKE
      ? `every job fails in the same way: ${finding.message}`
      : undefined;
  };
}
