import { createHash } from 'node:crypto';
import { groupBy } from '../../contract/groupBy.ts';
import { UsageError } from '../../contract/usageError.ts';
import type { Job } from '../engine/job.ts';
import type { Report } from '../reports/report.ts';
import { identifyJob } from './journal.ts';

/** The expected durations of jobs in milliseconds, from an earlier run. */
export interface Weights {
  of(job: Job): number;
  /** A short hash of the durations. Shards fit together only if it is the same. */
  name: string;
}

/**
 * Reads the durations of jobs from the report of an earlier run. Each job also gets an equal share of the time in which
 * no request was open, such as that of resets. A job that the earlier run did not perform gets the mean duration of its
 * suite.
 * @throws a UsageError if the report has no durations
 */
export function weightsFrom({ run, results }: Pick<Report, 'run' | 'results'>): Weights {
  const timed = results.flatMap(({ suite, id, durationMs }) =>
    durationMs === undefined ? [] : [{ suite, key: identifyJob({ suite, id }), ms: durationMs }],
  );
  if (timed.length === 0)
    throw new UsageError(
      'The report given with --weigh has no durations of cases. Give the report of a run of conform.',
    );
  const besideMs = Math.max(0, run.durationMs - sumDurations(timed)) / timed.length;
  const byKey = new Map(timed.map(({ key, ms }) => [key, ms + besideMs]));
  const meanOf = (group: typeof timed) => sumDurations(group) / group.length + besideMs;
  const bySuite = new Map(
    [...groupBy(timed, ({ suite }) => suite)].map(([suite, group]) => [suite, meanOf(group)]),
  );
  const mean = meanOf(timed);
  return {
    of: (job) =>
      'perform' in job ? (byKey.get(identifyJob(job)) ?? bySuite.get(job.suite) ?? mean) : 0,
    name: createHash('sha256')
      .update(JSON.stringify([...byKey]))
      .digest('hex')
      .slice(0, 8),
  };
}

function sumDurations(timed: { ms: number }[]): number {
  return timed.reduce((sum, { ms }) => sum + ms, 0);
}

/**
 * Divides jobs into parts of about the same total weight, and returns one part in the order of the jobs. The heaviest
 * job is placed first, each job into the lightest part. Jobs that run alone are divided separately, because they run
 * one after the other, and other jobs do not.
 * @param index the number of the part, from 0
 */
export function weighedPart(
  jobs: Job[],
  index: number,
  count: number,
  { of: weightOf }: Weights,
): Job[] {
  const partOf = new Map<Job, number>();
  const isAlone = (job: Job) => 'alone' in job && job.alone === true;
  for (const group of groupBy(jobs, isAlone).values()) {
    const totals = Array.from({ length: count }, () => 0);
    for (const job of group.sort((one, other) => weightOf(other) - weightOf(one))) {
      const lightest = totals.indexOf(Math.min(...totals));
      totals[lightest]! += weightOf(job);
      partOf.set(job, lightest);
    }
  }
  return jobs.filter((job) => partOf.get(job) === index);
}
