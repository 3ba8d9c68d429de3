import type { Contract } from '../../contract/contract.ts';
import { groupBy } from '../../contract/groupBy.ts';
import { type Statement, stepNamed } from '../../contract/statement.ts';
import type { Job } from '../engine/job.ts';
import { isJudged, type Result } from '../engine/result.ts';
import { judges } from '../engine/statementsOf.ts';

import { estimateRequests } from './estimate.ts';

/** The facts of a job or of an earlier result that decide its place. */
type Named = Pick<Result, 'suite' | 'id' | 'operations' | 'area'>;

/**
 * Puts the jobs that tell most about the server first, for a run with a limited time:
 *
 * 1. Jobs that judge a statement which neither the last run nor an earlier job of the list judges. Among them, a job
 *    comes first that judges many statements with few requests.
 * 2. Jobs of areas in which the last run found failures.
 * 3. All other jobs.
 *
 * @param last the results of the last run on this target. Empty for a target without a last run
 */
export function mostTellingFirst(
  { statements }: Pick<Contract, 'statements'>,
  jobs: Job[],
  last: (Named & Pick<Result, 'outcome'>)[],
): Job[] {
  const judgedBy = statementFinder(statements);
  const known = new Set(last.filter(isJudged).flatMap(judgedBy));
  const failedAreas = new Set(
    last.filter(({ outcome }) => outcome === 'fail').map(({ area }) => area),
  );
  const weighed = jobs
    .map((job) => {
      const open = judgedBy(job).filter((id) => !known.has(id));
      return { job, open, worth: open.length / Math.max(1, estimateRequests([job], {})) };
    })
    .sort((a, b) => b.worth - a.worth);
  const [telling, failing, others]: [Job[], Job[], Job[]] = [[], [], []];
  for (const { job, open } of weighed) {
    const isTelling = open.some((id) => !known.has(id));
    for (const id of open) known.add(id);
    (isTelling ? telling : failedAreas.has(job.area) ? failing : others).push(job);
  }
  return [...telling, ...failing, ...others];
}

/** Returns a function that returns the IDs of the statements that a job judges. */
function statementFinder(statements: Statement[]): (job: Named) => string[] {
  // A statement names the operations, the case or the workflow of each job that judges it.
  const named = groupBy(
    statements.flatMap((statement) => namesIn(statement).map((name) => ({ name, statement }))),
    ({ name }) => name,
  );
  return (job) => {
    const candidates = [...job.operations, job.id].flatMap((name) => named.get(name) ?? []);
    return [...new Set(candidates.map(({ statement }) => statement))]
      .filter((statement) => judges(job, statement))
      .map(({ id }) => id);
  };
}

function namesIn({ operations, shownBy }: Statement): string[] {
  return [
    ...operations,
    ...shownBy.flatMap((showing) => showing.case ?? []),
    ...shownBy.flatMap(({ workflow }) => (workflow === undefined ? [] : stepNamed(workflow).id)),
  ];
}
