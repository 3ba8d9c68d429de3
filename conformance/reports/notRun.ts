import { groupBy } from '../../contract/groupBy.ts';
import type { Result } from '../engine/result.ts';

/** Jobs that were not run for the same reason. */
export interface NotRunGroup {
  /** All entries to add so that they run: `tokens.guest`. Absent if no entry would make them run. */
  add?: string[];
  /** The reason why the first of them was not run. */
  reason: string;
  cases: { suite: string; id: string }[];
}

/**
 * Groups the jobs that were not run by the entries that would make them run, the largest group first. Jobs that no
 * entry would make run come last, grouped by their reason.
 */
export function groupNotRun(results: Result[]): NotRunGroup[] {
  const unrun = results.filter(
    ({ outcome, needs }) => outcome === 'not-run' || needs !== undefined,
  );
  return [
    ...groupBy(unrun, ({ needs, reason }) => (needs ? ['', ...needs].sort().join('\n') : reason!)),
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

/** Returns `add fixtures.milestone.id: 14 cases more`; without an entry to add, the reason: `needs …: 3 cases`. */
export function notRunTitle({ add, reason, cases }: NotRunGroup): string {
  const count = `${cases.length} ${cases.length === 1 ? 'case' : 'cases'}`;
  return add ? `add ${add.join(' and ')}: ${count} more` : `${reason}: ${count}`;
}
