import { groupBy } from '../../contract/groupBy.ts';
import type { Result } from '../engine/result.ts';

/** Jobs that were not run for the same reason. */
export interface NotRunGroup {
  /** What one has to add to run them, all of it. Absent when nothing that one can give would run them. */
  add?: string[];
  /** Why the first of them was not run. */
  reason: string;
  cases: { suite: string; id: string }[];
}

/**
 * Groups the jobs that were not run by what would run them, the largest group first. Jobs that nothing would run come
 * last, grouped by their reason.
 */
export function groupNotRun(results: Result[]): NotRunGroup[] {
  const left = results.filter(({ outcome, needs }) => outcome === 'not-run' || needs !== undefined);
  return [
    ...groupBy(left, ({ needs, reason }) => (needs ? ['', ...needs].sort().join('\n') : reason!)),
  ]
    .map(([, group]) => ({
      ...(group[0]!.needs && { add: group[0]!.needs }),
      reason: group[0]!.reason!,
      cases: group.map(({ suite, id }) => ({ suite, id })),
    }))
    .sort(
      (a, b) =>
        Number(b.add !== undefined) - Number(a.add !== undefined) ||
        b.cases.length - a.cases.length,
    );
}

/** `add fixtures.milestone.id: 14 cases more`, or the reason where nothing can be added: `needs …: 3 cases`. */
export function notRunTitle({ add, reason, cases }: NotRunGroup): string {
  const count = `${cases.length} ${cases.length === 1 ? 'case' : 'cases'}`;
  return add ? `add ${add.join(' and ')}: ${count} more` : `${reason}: ${count}`;
}
