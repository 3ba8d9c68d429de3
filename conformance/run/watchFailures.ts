import type { Result } from '../engine/result.ts';

/** How many failures of one kind, one after the other, are enough. */
const ENOUGH = 12;

/** The same for requests without a response: each may have been waited for. */
const ENOUGH_UNANSWERED = 6;

/**
 * Makes a function that is told each result, and says when a run is not worth going on with: from its
 * beginning everything fails alike, or the server does not answer any more.
 * @returns of each result: why the run should stop, or undefined
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
    if (!exchanges.at(-1)?.response && inARow >= ENOUGH_UNANSWERED)
      return `the server does not answer any more: ${finding.message}`;
    return isBeginning && inARow >= ENOUGH
      ? `everything fails alike: ${finding.message}`
      : undefined;
  };
}
