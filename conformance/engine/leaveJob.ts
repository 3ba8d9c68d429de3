import type { Job } from './job.ts';
import type { JobFacts, Result } from './result.ts';

/** Returns the result of a job that is not performed. */
export function leaveJob(job: Job, outcome: 'not-run' | 'disabled', reason: string): Result {
  const needs = outcome === 'not-run' && 'needs' in job ? job.needs : undefined;
  return { ...emptyResult(job), outcome, reason, ...(needs && { needs }) };
}

/** Returns the part of a job's result that is known before the job is performed. */
export function emptyResult({
  suite,
  id,
  summary,
  area,
  operations,
  endpoint,
  covers,
  checks,
}: JobFacts): Omit<Result, 'outcome'> {
  const facts = { suite, id, summary, area, operations, endpoint, covers };
  return { ...facts, ...(checks && { checks }), notes: [], findings: [], exchanges: [] };
}
