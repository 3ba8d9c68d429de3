import { formatEndpoint } from '../../contract/contract.ts';
import { groupBy } from '../../contract/groupBy.ts';
import type { Job } from '../engine/job.ts';
import { leaveJob } from '../engine/leaveJob.ts';
import { groupNotRun, type NotRunGroup, notRunTitle } from '../reports/notRun.ts';
import { type ReportTarget, reportTarget } from '../reports/report.ts';
import { estimateRequests } from './estimate.ts';
import { prepareRun, type RunOptions } from './prepareRun.ts';

/** The requests that a run would send. */
export interface RunPlan {
  /** The version of this format. */
  version: 1;
  target: ReportTarget;
  /** Whether the run would create, change and delete resources. */
  writes: boolean;
  suites: PlannedSuite[];
  /** The jobs that would not run, grouped by the entries that would make them run. */
  notRun: NotRunGroup[];
}

/** The jobs of a suite that would run. */
export interface PlannedSuite {
  name: string;
  cases: number;
  /** The estimated number of requests. It depends on the data of the server. */
  requests: number;
  /** The operations that the jobs would call, in the order of the contract. */
  operations: { operation: string; endpoint: string; cases: number }[];
}

/**
 * Plans a run on a deployment, and sends nothing to it.
 * @throws a UsageError if the options or the profile are wrong
 */
export async function planRun(options: RunOptions): Promise<RunPlan> {
  const { contract, target, jobs, close } = await prepareRun({ ...options, sendsNothing: true });
  await close();
  const suites = [...groupBy(jobs, ({ suite }) => suite)].map(([name, ofSuite]): PlannedSuite => {
    const running = ofSuite.filter((job) => 'perform' in job);
    const called = (id: string) => running.filter(({ operations }) => operations.includes(id));
    return {
      name,
      cases: running.length,
      requests: estimateRequests(running, target),
      operations: [...contract.operations.values()]
        .map((operation) => ({
          operation: operation.id,
          endpoint: formatEndpoint(operation),
          cases: called(operation.id).length,
        }))
        .filter(({ cases }) => cases > 0),
    };
  });
  return {
    version: 1,
    target: reportTarget(target),
    writes: target.writes !== undefined || target.kind !== 'live',
    suites,
    notRun: groupNotRun(jobs.flatMap(notRun)),
  };
}

function notRun(job: Job) {
  return 'reason' in job ? leaveJob(job, 'not-run', job.reason) : [];
}

/** Writes a plan for people. */
export function planText({ target, writes, suites, notRun }: RunPlan): string {
  const sum = (numberOf: (suite: PlannedSuite) => number) =>
    suites.reduce((total, suite) => total + numberOf(suite), 0);
  const left = notRun.reduce((total, { cases }) => total + cases.length, 0);
  return [
    `Plan for ${target.kind} ${target.base}. Nothing was sent.`,
    `The run would ${writes ? 'create, change and delete resources' : 'only read'}: ${sum(({ cases }) => cases)} cases, about ${sum(({ requests }) => requests)} requests.`,
    '',
    ...suites.flatMap(({ name, cases, requests, operations }) => [
      `${name}: ${cases} cases, about ${requests} requests`,
      ...operations.map(
        ({ operation, endpoint, cases }) => `  ${operation}  ${endpoint}: ${cases} cases`,
      ),
      '',
    ]),
    ...(left > 0
      ? [`Not run: ${left} cases`, ...notRun.map((group) => `  ${notRunTitle(group)}`), '']
      : []),
  ].join('\n');
}
