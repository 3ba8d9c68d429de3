import type { Result } from '../engine/result.ts';
import type { Known } from '../target/resolveTarget.ts';

/**
 * Marks a failure as known if an entry of the profile lists it. If the entry has expired, the failure stays a
 * failure. If a listed case passes, it stays a pass. In both cases, the result gets a note.
 *
 * @param known the entries for known failures and known differences
 * @param today the day of the run: `2026-11-20`
 */
export function applyKnownFailure(result: Result, known: Known[], today: string): Result {
  const entry = entryFor(result, known);
  if (!entry) return result;
  const note = (text: string) => ({ ...result, notes: [...result.notes, text] });
  if (result.outcome === 'pass')
    return note(`passes, so its entry can be removed: ${describeEntry(entry)}`);
  if (result.outcome !== 'fail') return result;
  const isKnown = 'reason' in entry || entry.expires >= today;
  return isKnown
    ? { ...result, outcome: 'known-fail', reason: describeEntry(entry) }
    : note(`no longer excused: ${describeEntry(entry)}`);
}

function describeEntry(entry: Known): string {
  return 'reason' in entry
    ? `known difference: ${entry.reason}`
    : `known failure until ${entry.expires}: ${entry.link}`;
}

function entryFor({ id }: Result, known: Known[]): Known | undefined {
  return known.find((one) => {
    if ('workflow' in one) return one.workflow === id;
    return one.case === undefined
      ? id.startsWith(`${one.operation}.`)
      : id === `${one.operation}.${one.case}`;
  });
}
