import type { Job } from '../engine/job.ts';
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

/** Writes a duration for people: `40 s`, `5 min`, `1 h 20 min`. */
export function durationText(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  if (seconds < 90) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h${minutes % 60 > 0 ? ` ${minutes % 60} min` : ''}`;
}
