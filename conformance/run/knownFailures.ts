import type { CaseResult } from './result.ts';

/** A failure that somebody works on. */
export interface KnownFailure {
  operation: string;
  /** The name of one case; without it, every case of the operation. */
  case?: string;
  /** Where the failure is worked on. */
  link: string;
  /** The last day on which it is excused: `2027-03-31`. */
  expires: string;
}

/**
 * Marks the failures that are known. One that has expired is a failure again, and one that passes is
 * still a pass: both say so in their notes.
 *
 * @param today the day of the run: `2026-11-20`
 */
export function applyKnownFailures(
  results: CaseResult[],
  knownFailures: KnownFailure[],
  today: string,
): CaseResult[] {
  return results.map((result) => {
    const known = knownFailures.find(
      ({ operation, case: name }) =>
        operation === result.operation &&
        (name === undefined || `${operation}.${name}` === result.case),
    );
    if (!known) return result;
    const note = (text: string) => ({ ...result, notes: [...result.notes, text] });
    if (result.outcome === 'pass')
      return note(`passes, though it is listed as a known failure: ${known.link}`);
    if (result.outcome !== 'fail') return result;
    if (known.expires < today) return note(`was excused until ${known.expires}: ${known.link}`);
    return {
      ...result,
      outcome: 'known-fail',
      reason: `known failure until ${known.expires}: ${known.link}`,
    };
  });
}
