import { inLanes } from '../engine/inLanes.ts';
import type { Job } from '../engine/job.ts';
import type { Result } from '../engine/result.ts';

export interface RunJobsOptions {
  /** The number of jobs that run at the same time. */
  concurrency: number;
  /** Stops the run after this number of failures. Default: the run is not stopped. */
  bail?: number;
  /**
   * Performs the jobs in rounds of this number, so that a run with a limited time reaches jobs of both kinds. Default:
   * all jobs are one round.
   */
  round?: number;
  /** Called after each job. */
  onResult?: (result: Result) => void;
  /** Stops the run: jobs that have begun are finished, and no further job begins. */
  signal?: AbortSignal;
}

/**
 * Performs jobs, in each round: first those that can share the target, in parallel; then those that need the target
 * alone, one after the other.
 * @returns the results of the performed jobs, in no particular order
 */
export async function runJobs(
  jobs: Job[],
  perform: (job: Job) => Promise<Result>,
  { concurrency, bail = Number.POSITIVE_INFINITY, round, onResult, signal }: RunJobsOptions,
): Promise<Result[]> {
  const results: Result[] = [];
  const bailed = new AbortController();
  let failures = 0;
  const isAlone = (job: Job) => 'perform' in job && job.alone === true;
  const groups = splitRounds(jobs, round).flatMap((part) => [
    [concurrency, part.filter((job) => !isAlone(job))] as const,
    [1, part.filter(isAlone)] as const,
  ]);
  for (const [lanes, group] of groups)
    await inLanes(
      lanes,
      group,
      async (job) => {
        const result = await perform(job);
        results.push(result);
        onResult?.(result);
        if (result.outcome === 'fail') failures += 1;
        if (failures >= bail) bailed.abort();
      },
      signal ? AbortSignal.any([signal, bailed.signal]) : bailed.signal,
    );
  return results;
}

function splitRounds(jobs: Job[], round = Math.max(1, jobs.length)): Job[][] {
  return Array.from({ length: Math.ceil(jobs.length / round) }, (_, index) =>
    jobs.slice(index * round, (index + 1) * round),
  );
}
