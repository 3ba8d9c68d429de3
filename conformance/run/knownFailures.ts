import type { Outcome, Result } from '../engine/result.ts';
import type { RunFacts } from '../reports/report.ts';
import type { Known } from '../target/resolveTarget.ts';

/**
 * Marks a failure as known if an entry of the profile lists it. If the entry has expired, the failure stays a
 * failure, and the result gets a note.
 *
 * @param known the entries for known failures and known differences
 * @param today the day of the run: `2026-11-20`
 */
export function applyKnownFailure(result: Result, known: Known[], today: string): Result {
  const entry = entryFor(result, known);
  if (!entry || result.outcome !== 'fail') return result;
  const isKnown = 'reason' in entry || entry.expires >= today;
  return isKnown
    ? { ...result, outcome: 'known-fail', reason: describeEntry(entry) }
    : withNote(result, `no longer excused: ${describeEntry(entry)}`);
}

/** The outcomes for which an entry is still needed. */
const IN_NEED: ReadonlySet<Outcome> = new Set(['known-fail', 'fail', 'error', 'blocked']);

/**
 * Notes each entry of the profile that can be removed, at the first passing result that it matches: no result needs it. A
 * part of a run cannot tell, so it gets no notes.
 */
export function noteNeedless(
  results: Result[],
  known: Known[],
  { stopped, timeLimitMs, shard }: Pick<RunFacts, 'stopped' | 'timeLimitMs' | 'shard'>,
): Result[] {
  if ([stopped, timeLimitMs, shard].some((part) => part !== undefined)) return results;
  const notes = new Map<Result, string>();
  for (const entry of known) {
    const matched = results.filter((result) => entryFor(result, known) === entry);
    const first = matched.find(({ outcome }) => outcome === 'pass');
    if (first && !matched.some(({ outcome }) => IN_NEED.has(outcome)))
      notes.set(first, `passes, so its entry can be removed: ${describeEntry(entry)}`);
  }
  return results.map((result) => {
    const note = notes.get(result);
    return note === undefined ? result : withNote(result, note);
  });
}

function withNote(result: Result, note: string): Result {
  return { ...result, notes: [...result.notes, note] };
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
