import { createSession, leaveJob } from '../engine/createSession.ts';
import type { Job } from '../engine/job.ts';
import type { Counts, Result } from '../engine/result.ts';
import { countOutcomes } from '../engine/result.ts';
import { htmlReport } from '../reports/html.ts';
import { jsonReport } from '../reports/json.ts';
import { junitReport } from '../reports/junit.ts';
import { openReportFolder } from '../reports/openReportFolder.ts';
import { showProgress } from '../reports/progress.ts';
import { makeReport, type Report } from '../reports/report.ts';
import { type Output, terminalReport } from '../reports/terminal.ts';
import { reach } from '../target/reach.ts';
import type { Target } from '../target/target.ts';
import { applyKnownFailure } from './knownFailures.ts';
import { type PreparedRun, prepareRun, type RunOptions } from './prepareRun.ts';
import { runJobs } from './runJobs.ts';
import { verdict } from './verdict.ts';

export interface ConformOptions extends RunOptions {
  /** How many requests at a time. Default 8; a lower limit of the profile goes before it. */
  concurrency?: number;
  /** The longest time for one answer in milliseconds. Default 10 000. */
  timeout?: number;
  /** Stop after so many failures. Default: never. */
  bail?: number;
  /** Folder for `report.json`, `junit.xml` and `index.html`. Default: none is written. */
  report?: string;
  /** Print `report.json` on `stdout`, and what is for people on `stderr`. */
  json?: boolean;
  stdout: Output;
  stderr: Output;
}

/** What became of a run. */
export interface ConformRun {
  /** 0 conforms, 1 violations, 3 the target cannot be reached, 4 incomplete. */
  exitStatus: 0 | 1 | 3 | 4;
  results: Result[];
  counts: Counts;
  /** The files of the report, if one was asked for. */
  reportPaths: string[];
}

const DEFAULT_CONCURRENCY = 8;
const DEFAULT_TIMEOUT_MS = 10_000;

/** What asks a run to end early. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Tells whether a server keeps the contract: performs the jobs of the suites, judges the answers, prints
 * and writes the report. Ctrl-C ends the run early; what was done until then is still reported.
 *
 * @throws a UsageError, with a message for the user, when the options or the profile are wrong
 */
export async function conform(options: ConformOptions): Promise<ConformRun> {
  const prepared = await prepareRun(options);
  const folder = await openFolder(options.report).catch(async (error) => {
    await prepared.close();
    throw error;
  });
  try {
    const { base } = prepared.target;
    const problem = await reach(base, options.timeout ?? DEFAULT_TIMEOUT_MS);
    if (problem) {
      options.stderr.write(
        `${base} cannot be reached: ${problem}. Is the server running, and is the address right?\n`,
      );
      return { exitStatus: 3, results: [], counts: countOutcomes([]), reportPaths: [] };
    }
    const report = await run(options, prepared);
    const reportPaths =
      (await folder?.write({
        'report.json': jsonReport(report),
        'junit.xml': junitReport(report),
        'index.html': htmlReport(report),
      })) ?? [];
    const people = options.json ? options.stderr : options.stdout;
    people.write(terminalReport(report, people.isTTY === true, reportPaths));
    if (options.json) options.stdout.write(jsonReport(report));
    const { results, counts } = report;
    return { exitStatus: report.run.exitStatus, results, counts, reportPaths };
  } finally {
    await prepared.close();
    await folder?.close();
  }
}

async function openFolder(report: string | undefined) {
  return report === undefined ? undefined : openReportFolder(report);
}

async function run(options: ConformOptions, prepared: PreparedRun): Promise<Report> {
  const { contract, target, jobs, unselected, limits, knownFailures } = prepared;
  const started = new Date();
  const interrupt = new AbortController();
  const onInterrupt = () => interrupt.abort();
  for (const signal of SIGNALS) process.once(signal, onInterrupt);
  const toSend = jobs.filter((job) => 'perform' in job);
  const progress = showProgress(options.stderr, toSend.length);
  const session = createSession(contract, target, {
    timeoutMs: options.timeout ?? DEFAULT_TIMEOUT_MS,
    ...(limits.requestsPerSecond && { requestsPerSecond: limits.requestsPerSecond }),
  });
  const today = started.toISOString().slice(0, 10);
  const perform = async (job: Job) =>
    applyKnownFailure(await session.perform(job), knownFailures, today);
  const done = await runJobs(toSend, perform, {
    // After a reset, the target belongs to one job.
    concurrency: Math.min(
      target.reset ? 1 : Number.POSITIVE_INFINITY,
      options.concurrency ?? DEFAULT_CONCURRENCY,
      limits.concurrency ?? Number.POSITIVE_INFINITY,
    ),
    ...(options.bail !== undefined && { bail: options.bail }),
    onResult: progress.done,
    signal: interrupt.signal,
  }).finally(() => {
    for (const signal of SIGNALS) process.off(signal, onInterrupt);
    progress.end();
    session.close();
  });

  const stopped =
    done.length === toSend.length
      ? undefined
      : interrupt.signal.aborted
        ? 'the run was interrupted'
        : `the run stopped after ${options.bail} ${options.bail === 1 ? 'failure' : 'failures'} (--bail)`;
  const byId = new Map(done.map((result) => [`${result.suite} ${result.id}`, result]));
  const judged = jobs.map((job) => {
    const reason = 'reason' in job ? job.reason : stopped!;
    return byId.get(`${job.suite} ${job.id}`) ?? leaveJob(job, 'not-run', reason);
  });
  const hint = hintOf(judged, target);
  return makeReport(contract, target, [...judged, ...unselected], {
    startedAt: started.toISOString(),
    durationMs: Date.now() - started.getTime(),
    exitStatus: verdict(judged, stopped !== undefined),
    ...(stopped !== undefined && { stopped }),
    ...(hint !== undefined && { hint }),
    ...(options.shard !== undefined && { shard: options.shard }),
  });
}

/**
 * When next to everything fails and HTML came, the address is more likely wrong than the server. When nobody
 * says what a deployment is like, it may be none.
 */
function hintOf(
  results: Result[],
  { kind, tokens, sharedToken, fixtures }: Target,
): string | undefined {
  if (kind === 'live' && sharedToken === undefined && isEmpty(tokens) && isEmpty(fixtures))
    return 'a deployment is asked little without a profile: add --profile FILE. If this is a mock or a sandbox, add --kind mock or --kind sandbox.';
  const failed = results.filter(({ outcome }) => outcome === 'fail');
  const html = failed.filter(({ exchanges }) =>
    /^\s*<(!doctype|html)/i.test(exchanges.at(-1)?.response?.body ?? ''),
  );
  const passed = results.some(({ outcome }) => outcome === 'pass');
  return !passed && html.length > 0 && html.length * 2 > failed.length
    ? 'the server answers with HTML pages. Is this the base URL of the API?'
    : undefined;
}

function isEmpty(object: object): boolean {
  return Object.keys(object).length === 0;
}
