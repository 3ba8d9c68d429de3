import { inLanes } from '../engine/inLanes.ts';
import type { Job } from '../engine/job.ts';
import type { Result } from '../engine/result.ts';

export interface RunJobsOptions {
  /** The number of jobs that run at the same time. */
  concurrency: number;
  /** Stops the run after this number of failures. Default: the run is not stopped. */
  bail?: number;
  /** Called after each job. */
  onResult?: (result: Result) => void;
  /** Stops the run: jobs that have begun are finished, and no further job begins. */
  signal?: AbortSignal;
}

/**
 * Performs jobs: first those that can share the target, in parallel; then those that need the target alone, one after
 * the other.
 * @returns the results of the performed jobs, in no particular order
 */
export async function runJobs(
  jobs: Job[],
  perform: (job: Job) => Promise<Result>,
  { concurrency, bail = Number.POSITIVE_INFINITY, onResult, signal }: RunJobsOptions,
): Promise<Result[]> {
  const results: Result[] = [];
  const bailed = new AbortController();
  let failures = 0;
  const isAlone = (job: Job) => 'perform' in job && job.alone === true;
  for (const [lanes, group] of [
    [concurrency, jobs.filter((job) => !isAlone(job))],
    [1, jobs.filter(isAlone)],
  ] as const)
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
