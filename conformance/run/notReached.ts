import type { Job } from '../engine/job.ts';
import { leaveJob } from '../engine/leaveJob.ts';
import type { Result } from '../engine/result.ts';

/** The reason in the result of a job that the run did not reach, if the run gave no other reason. */
export const NOT_REACHED = 'the run ended before this job';

/** Returns the result of a job that a resumed run will perform: its `needs` names the option `--resume`. */
export function toResume(result: Result, run: string): Result {
  return { ...result, needs: [`--resume ${run}`] };
}

/** Returns the result that a job has if the run does not reach it. */
export function unperformed(job: Job): Result {
  return leaveJob(job, 'not-run', 'reason' in job ? job.reason : NOT_REACHED);
}
