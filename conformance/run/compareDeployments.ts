/** Runs the same jobs on two deployments, and says which of them keeps the contract where they differ. */
import { isJudged, type Outcome } from '../engine/result.ts';
import { type ComparedCause, compareReports } from '../reports/compare.ts';
import { printable } from '../reports/printable.ts';
import { type ConformOptions, conform } from './conform.ts';

export interface DeploymentComparison {
  /** The base URLs: of the target, and of the deployment that it is compared with. */
  target: string;
  other: string;
  /** The causes of failures on one of them, which the other does not have, and of failures on both. */
  onlyTarget: ComparedCause[];
  onlyOther: ComparedCause[];
  both: ComparedCause[];
  /** The jobs with another outcome, without a failure on either side: the contract allows both. */
  allowed: { suite: string; id: string; target: Outcome | 'absent'; other: Outcome | 'absent' }[];
}

/**
 * Runs the jobs on the target, then on the other deployment, and prints the differences.
 * @param other the URL of the deployment to compare with
 * @returns 0: no difference. 1: one of them breaks the contract where the other does not. Otherwise the exit status of
 *   the run that did not begin or is incomplete
 * @throws a UsageError, with a message for the user, if the options or the profile are wrong
 */
export async function compareDeployments(other: string, options: ConformOptions): Promise<number> {
  const silent = { ...options, json: false, stdout: { write: () => true } };
  const first = await conform(silent);
  if (!first.report) return first.exitStatus;
  const second = await conform({ ...silent, target: other });
  if (!second.report) return second.exitStatus;
  const { causes, before, after } = compareReports(first.report, second.report);
  const outcomes = new Map(second.results.map((one) => [`${one.suite} ${one.id}`, one]));
  const comparison: DeploymentComparison = {
    target: before.base,
    other: after.base,
    onlyTarget: causes.mended,
    onlyOther: causes.new,
    both: [...causes.unchanged, ...causes.tolerated],
    allowed: first.results.flatMap((one) => {
      const twin = outcomes.get(`${one.suite} ${one.id}`);
      const outcome = twin?.outcome ?? 'absent';
      const isEqual = outcome === one.outcome || (!isJudged(one) && !(twin && isJudged(twin)));
      return isEqual || one.outcome === 'fail' || outcome === 'fail'
        ? []
        : [{ suite: one.suite, id: one.id, target: one.outcome, other: outcome }];
    }),
  };
  options.stdout.write(
    options.json ? `${JSON.stringify(comparison, null, 2)}\n` : writeComparison(comparison),
  );
  if (comparison.onlyTarget.length + comparison.onlyOther.length > 0) return 1;
  return [first.exitStatus, second.exitStatus].find((status) => status > 1) ?? 0;
}

/** The most jobs that the text lists. The JSON has all. */
const MOST_LISTED = 20;

function writeComparison(comparison: DeploymentComparison): string {
  const { target, other, onlyTarget, onlyOther, both, allowed } = comparison;
  const list = (title: string, causes: ComparedCause[]) =>
    causes.length === 0
      ? []
      : [
          '',
          title,
          ...causes.map(({ heading, before, after }) => causeLine(heading, before, after)),
        ];
  return [
    `The same jobs on ${printable(target)} and on ${printable(other)}`,
    ...list(`Only ${printable(other)} breaks the contract:`, onlyOther),
    ...list(`Only ${printable(target)} breaks the contract:`, onlyTarget),
    ...list('Both break the contract:', both),
    ...(allowed.length > 0 ? ['', 'Another outcome, and no side breaks the contract:'] : []),
    ...allowed
      .slice(0, MOST_LISTED)
      .map((one) => `  ${one.suite} ${one.id}: ${one.target} and ${one.other}`),
    ...(allowed.length > MOST_LISTED ? [`  and ${allowed.length - MOST_LISTED} more`] : []),
    ...(onlyTarget.length + onlyOther.length + allowed.length === 0
      ? ['', 'No job shows a difference.']
      : []),
    '',
  ].join('\n');
}

function causeLine(heading: string, before: number, after: number): string {
  return `  ${printable(heading)} (${before} and ${after} cases)`;
}
