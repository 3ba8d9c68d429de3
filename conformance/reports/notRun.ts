import { groupBy } from '../../contract/groupBy.ts';
import type { Outcome, Result } from '../engine/result.ts';

/** Jobs that were not run for the same reason, or that were vacuous for the same reason. */
export interface NotRunGroup {
  /** All entries that must be added so that the jobs are judged: `tokens.guest`. Absent if no entry would help. */
  add?: string[];
  /** The reason why the first of the jobs was not judged. */
  reason: string;
  cases: { suite: string; id: string }[];
  /** The number of exchanges. Absent if each result stands for one. */
  count?: number;
}

/**
 * Groups the jobs that were not run or were vacuous. Jobs that the same entries would make judged are one group, and
 * the largest group comes first. Entries with a condition come after the others. Jobs that no entry would help come
 * last, grouped by their reason.
 */
export function groupNotRun(results: Result[]): NotRunGroup[] {
  const unrun = results.filter(({ outcome, needs }) => isUnjudged(outcome) || needs !== undefined);
  return [
    ...groupBy(unrun, ({ needs, reason }) => (needs ? ['', ...needs].sort().join('\n') : reason)),
  ]
    .map(([, group]) => {
      const count = group.reduce((sum, one) => sum + (one.count ?? 1), 0);
      return {
        ...(group[0].needs && { add: group[0].needs }),
        reason: group[0].reason ?? '',
        cases: group.map(({ suite, id }) => ({ suite, id })),
        ...(count > group.length && { count }),
      };
    })
    .sort(
      (a, b) =>
        Number(b.add !== undefined) - Number(a.add !== undefined) ||
        rankCondition(a) - rankCondition(b) ||
        b.cases.length - a.cases.length,
    );
}

/** Returns true for the outcomes that adding an entry may change. */
export function isUnjudged(outcome: Outcome): boolean {
  return outcome === 'not-run' || outcome === 'vacuous';
}

export const NOT_RUN_TITLE = 'Not run or vacuous, and how to change that';

/**
 * Returns the title of a group: `add fixtures.milestone.id: 14 cases more`. If no entry helps, the title has the
 * reason: `needs …: 3 cases`.
 */
export function notRunTitle({
  add,
  reason,
  cases,
  count: all = cases.length,
}: NotRunGroup): string {
  const count = `${all} ${all === 1 ? 'case' : 'cases'}`;
  const kinds = all > cases.length && cases.length > 1 ? ` of ${cases.length} kinds` : '';
  if (!add) return `${reason}: ${count}${kinds}`;
  const condition = CONDITIONS[rankCondition({ add })];
  return `add ${add.join(' and ')}${condition ? ` (${condition.says})` : ''}: ${count} more`;
}

/** Conditions that an operator must know before adding an entry. Groups with the last one come last. */
const CONDITIONS = [
  { begins: '--resume ', says: 'if .forge-contract/ is kept' },
  { begins: '--allow-writes', says: 'writes to the deployment' },
];

function rankCondition({ add = [] }: Pick<NotRunGroup, 'add'>): number {
  return CONDITIONS.findLastIndex(({ begins }) => add.some((entry) => entry.startsWith(begins)));
}
