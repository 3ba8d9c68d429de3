import { inLanes } from '../engine/inLanes.ts';
import type { Job } from '../engine/job.ts';
import type { Result } from '../engine/result.ts';

export interface RunJobsOptions {
  /** How many jobs are under way at a time. */
  concurrency: number;
  /** Stop after so many failures. Default: never. */
  bail?: number;
  /** Called as each job is done. */
  onResult?: (result: Result) => void;
  /** Stops the run: jobs under way are finished, the others are not begun. */
  signal?: AbortSignal;
}

/**
 * Performs jobs in lanes: those that share the target first, then one by one those that need it alone.
 * @returns the results of the jobs that had their turn, in no particular order
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
