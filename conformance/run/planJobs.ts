import type { Contract } from '../../contract/contract.ts';
import { groupBy } from '../../contract/groupBy.ts';
import { UsageError } from '../../contract/usageError.ts';
import type { Job, Suite } from '../engine/job.ts';
import type { Target } from '../target/target.ts';
import { identifyJob } from './journal.ts';

/**
 * Plans the jobs of suites for a target. It sends no request. Every job has an ID of its own within its suite, because
 * journals, shards and comparisons recognise a job by its ID.
 * @throws a UsageError if two jobs have the same ID. A plugin can plan such jobs
 */
export function planJobs(suites: Suite[], contract: Contract, target: Target): Job[] {
  const jobs = suites.flatMap((suite) => suite.plan(contract, target));
  const twice = [...groupBy(jobs, identifyJob).values()].find((group) => group.length > 1);
  if (twice) {
    const [one, other] = twice as [Job, Job];
    throw new UsageError(
      `Two jobs of the suite ${one.suite} have the ID ${one.id}: "${one.summary}" and "${other.summary}". Give each job an ID of its own.`,
    );
  }
  return jobs;
}

/** Returns the number of jobs of each suite. */
export function countBySuite(jobs: Job[]): Record<string, number> {
  return Object.fromEntries(
    [...groupBy(jobs, ({ suite }) => suite)].map(([suite, group]) => [suite, group.length]),
  );
}
