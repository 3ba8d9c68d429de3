import type { Result } from '../engine/result.ts';
import type { Known } from '../target/resolveTarget.ts';

/**
 * Marks a failure that is known. One that has expired is a failure again, and one that passes is still a
 * pass: both say so in their notes.
 *
 * @param today the day of the run: `2026-11-20`
 */
export function applyKnownFailure(result: Result, known: Known[], today: string): Result {
  const listed = listedFor(result, known);
  if (!listed) return result;
  const note = (text: string) => ({ ...result, notes: [...result.notes, text] });
  if (result.outcome === 'pass') return note(`passes, though it is listed: ${textOf(listed)}`);
  if (result.outcome !== 'fail') return result;
  const isKnown = 'reason' in listed || listed.expires >= today;
  return isKnown
    ? { ...result, outcome: 'known-fail', reason: textOf(listed) }
    : note(`is excused no more: ${textOf(listed)}`);
}

function textOf(listed: Known): string {
  return 'reason' in listed
    ? `known difference: ${listed.reason}`
    : `known failure until ${listed.expires}: ${listed.link}`;
}

function listedFor({ id }: Result, known: Known[]): Known | undefined {
  return known.find((one) => {
    if ('workflow' in one) return one.workflow === id;
    return one.case === undefined
      ? id.startsWith(`${one.operation}.`)
      : id === `${one.operation}.${one.case}`;
  });
}
