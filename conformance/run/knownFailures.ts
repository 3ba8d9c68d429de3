import type { Result } from '../engine/result.ts';
import type { KnownFailure } from '../target/readProfile.ts';

/**
 * Marks the failures that are known. One that has expired is a failure again, and one that passes is
 * still a pass: both say so in their notes.
 *
 * @param today the day of the run: `2026-11-20`
 */
export function applyKnownFailures(
  results: Result[],
  knownFailures: KnownFailure[],
  today: string,
): Result[] {
  return results.map((result) => {
    const listed = listedFor(result, knownFailures);
    if (!listed) return result;
    const note = (text: string) => ({ ...result, notes: [...result.notes, text] });
    if (result.outcome === 'pass')
      return note(`passes, though it is listed as a known failure: ${listed.link}`);
    if (result.outcome !== 'fail') return result;
    const known = knownFailureOf(result, knownFailures, today);
    return known
      ? {
          ...result,
          outcome: 'known-fail',
          reason: known.expires
            ? `known failure until ${known.expires}: ${known.link}`
            : `known difference: ${known.link}`,
        }
      : note(`was excused until ${listed.expires}: ${listed.link}`);
  });
}

/** The entry that excuses a failure today. */
export function knownFailureOf(
  result: Result,
  knownFailures: KnownFailure[],
  today: string,
): KnownFailure | undefined {
  const listed = listedFor(result, knownFailures);
  return result.outcome === 'fail' && listed && (listed.expires ?? today) >= today
    ? listed
    : undefined;
}

function listedFor({ operations, id }: Result, knownFailures: KnownFailure[]) {
  return knownFailures.find(
    ({ operation, case: name }) =>
      operations.includes(operation) && (name === undefined || `${operation}.${name}` === id),
  );
}
