import { groupBy } from '../../contract/groupBy.ts';
import type { Result } from '../engine/result.ts';

/** Jobs that were left for the same reason. */
export interface NotRunGroup {
  /** All that has to be added for them to be run; absent when nothing that can be given would do it. */
  add?: string[];
  /** Why the first of them was not run. */
  reason: string;
  cases: { suite: string; id: string }[];
}

/**
 * Groups what was not run by what would make it run: what adds most first, and in the end what nothing
 * that can be given makes run, by its reason.
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

/** `add fixtures.milestone.id: 14 cases more`, or why nothing that can be added helps: `needs …: 3 cases`. */
export function notRunTitle({ add, reason, cases }: NotRunGroup): string {
  const count = `${cases.length} ${cases.length === 1 ? 'case' : 'cases'}`;
  return add ? `add ${add.join(' and ')}: ${count} more` : `${reason}: ${count}`;
}
