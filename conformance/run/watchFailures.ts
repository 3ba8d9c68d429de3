import type { Result } from '../engine/result.ts';

/** A run stops if this number of jobs at its beginning fail in the same way. */
const MAX_ALIKE = 12;

/**
 * Watches the results of a run. The run should stop if all jobs since its beginning fail in the same way. An absence
 * of the target is found by its watch (`watchTarget`).
 * @returns a function that receives each result, and returns the reason to stop or undefined
 */
export function watchFailures(): (result: Result) => string | undefined {
  let last: string | undefined;
  let inARow = 0;
  let isBeginning = true;
  return ({ outcome, findings: [finding] }) => {
    if (outcome !== 'fail' || !finding) {
      inARow = 0;
      if (outcome === 'pass') isBeginning = false;
      return undefined;
    }
    const kind = `${finding.check}: ${finding.message}`;
    inARow = kind === last ? inARow + 1 : 1;
    last = kind;
    return isBeginning && inARow >= MAX_ALIKE
      ? `every job fails in the same way: ${finding.message}`
      : undefined;
  };
}
