import type { Job } from '../engine/job.ts';
import { durationText } from '../reports/durationText.ts';
import type { Target } from '../target/target.ts';

/** The mean number of requests of a job by its suite, as counted on the sandbox: in a run that reads, and that writes. */
const REQUESTS: Record<string, [reading: number, writing: number]> = {
  replay: [1, 2],
  properties: [2, 4],
  lifecycles: [7, 14],
  negative: [3, 5],
};

/** Estimates the number of requests of jobs. A job that cannot run on the target sends none. */
export function estimateRequests(jobs: Job[], { writes }: Pick<Target, 'writes'>): number {
  return jobs
    .filter((job) => 'perform' in job)
    .reduce((sum, { suite }) => sum + (REQUESTS[suite] ?? [1, 1])[writes ? 1 : 0], 0);
}

/** The limits of the profile that the time of a run depends on. */
interface SizeLimits {
  concurrency: number;
  requestsPerSecond?: number | undefined;
}

/** The time of one request on a deployment in another network, in milliseconds. The estimate says that it is assumed. */
const ASSUMED_MS = 100;

/**
 * Describes the size of a run before it starts: `1200 cases, about 6500 requests (5 min at 100 ms each)`. A limit of the
 * profile may decide the time: `(22 min at 5 requests a second)`.
 */
export function sizeText(
  jobs: Job[],
  target: Pick<Target, 'writes'>,
  { concurrency, requestsPerSecond = Number.POSITIVE_INFINITY }: SizeLimits,
): string {
  const running = jobs.filter((job) => 'perform' in job);
  const alone = running.filter((job) => 'alone' in job && job.alone);
  const requests = estimateRequests(running, target);
  const turns = estimateRequests(alone, target);
  const ms = (turns + (requests - turns) / concurrency) * ASSUMED_MS;
  const limitedMs = (requests / requestsPerSecond) * 1000;
  const time =
    limitedMs > ms
      ? `${durationText(limitedMs)} at ${requestsPerSecond} requests a second`
      : `${durationText(ms)} at ${ASSUMED_MS} ms each`;
  return `${running.length} ${running.length === 1 ? 'case' : 'cases'}, about ${requests} requests (${time})`;
}
