import { createSession, leaveJob } from '../engine/createSession.ts';
import type { Job } from '../engine/job.ts';
import type { Counts, Result } from '../engine/result.ts';
import { countOutcomes, withStrictness } from '../engine/result.ts';
import { SET_UP } from '../engine/watchLinks.ts';
import type { LedgerEntry } from '../engine/writes/ledger.ts';
import { timeOver } from '../reports/durationText.ts';
import { giveReport, type ReportOutputs } from '../reports/giveReport.ts';
import { openReportFolder } from '../reports/openReportFolder.ts';
import { showProgress } from '../reports/progress.ts';
import { createReport, type Report, type RunFacts } from '../reports/report.ts';
import { firstLook } from '../target/firstLook.ts';
import { exitStatusOf, showDiagnosis } from '../target/look/diagnosis.ts';
import type { Target } from '../target/target.ts';
import { nameOfRemnant } from './cleanUp.ts';
import { sizeText } from './estimate.ts';
import { irreversibleLast } from './irreversibleLast.ts';
import { keyOf } from './journal.ts';
import { applyKnownFailure } from './knownFailures.ts';
import { lastResults } from './lastRun.ts';
import { mostTellingFirst } from './mostTelling.ts';
import { NO_RECORD, openRecord, toResume } from './openRecord.ts';
import { type PreparedRun, prepareRun, type RunOptions } from './prepareRun.ts';
import { runJobs } from './runJobs.ts';
import { verdict } from './verdict.ts';
import { watchFailures } from './watchFailures.ts';

export interface ConformOptions extends RunOptions, ReportOutputs {
  /**
   * The most requests that are open at the same time. Default: 8. If the profile has a lower limit, that limit
   * applies.
   */
  concurrency?: number;
  /** The longest time for one response in milliseconds. Default: 10 000. */
  timeout?: number;
  /** Stops the run after this number of failures. Default: the run is not stopped. */
  bail?: number;
  /**
   * The time after which no further job begins, in milliseconds. The jobs that tell most about the server come first.
   * Default: no limit.
   */
  time?: number;
  /** The folder for the files of the report. Default: no files are written. */
  report?: string;
  /** The folder that contains the folders of all runs. Default: `.forge-contract` in the current folder. */
  runsDir?: string;
}

/** The outcome of a run. */
export interface ConformRun {
  /**
   * 0: the server conforms. 1: it does not. 2: the options or the profile are wrong. 3: the target cannot be reached.
   * 4: the run is incomplete.
   */
  exitStatus: 0 | 1 | 2 | 3 | 4;
  results: Result[];
  counts: Counts;
  /** The paths of the report's files. Empty if the option `report` is not given. */
  reportPaths: string[];
}

const DEFAULT_CONCURRENCY = 8;
const DEFAULT_TIMEOUT_MS = 10_000;

/** The number of jobs of a round in a run with a limited time. */
const ROUND = 40;

/** The signals that end a run early. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Tests whether a server keeps the contract: performs the jobs of the suites, judges the responses, and prints and
 * writes the report. Ctrl-C ends the run early. The report then has the results so far.
 *
 * @throws a UsageError, with a message for the user, if the options or the profile are wrong
 */
export async function conform(options: ConformOptions): Promise<ConformRun> {
  const prepared = await prepareRun(options);
  const folder = await openFolder(options.report).catch(async (error) => {
    await prepared.close();
    throw error;
  });
  if (prepared.target.kind === 'live')
    options.stderr.write(`Run ${prepared.name} on ${prepared.target.base}\n`);
  try {
    const problems = await firstLook(
      prepared.contract,
      prepared.target,
      options.timeout ?? DEFAULT_TIMEOUT_MS,
    );
    if (problems.length > 0) {
      for (const one of problems) options.stderr.write(`${showDiagnosis(one)}\n`);
      const exitStatus = exitStatusOf(problems);
      return { exitStatus, results: [], counts: countOutcomes([]), reportPaths: [] };
    }
    const report = await run(options, prepared);
    const reportPaths = await giveReport(report, folder, options, prepared.formats);
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
  const { name, contract, target, jobs, plannedBySuite, knownFailures } = prepared;
  const started = new Date();
  // A run on a mock or a sandbox is fast to repeat, so only a run on a deployment can be resumed.
  const record = target.kind === 'live' ? await openRecord(options, prepared, started) : NO_RECORD;
  const interrupt = new AbortController();
  const onInterrupt = () => interrupt.abort();
  for (const signal of SIGNALS) process.once(signal, onInterrupt);
  const today = started.toISOString().slice(0, 10);
  const { strict = false } = options;
  const isStrict = strict || target.can.respondExactly;
  const known = (result: Result) =>
    applyKnownFailure(withStrictness(result, isStrict), knownFailures, today);
  const before = new Map(record.results.map((result) => [keyOf(result), known(result)]));
  const unsent = jobs.filter((job) => 'perform' in job && !before.has(keyOf(job)));
  const ordered =
    options.time === undefined
      ? unsent
      : mostTellingFirst(contract, unsent, await lastResults(target.base, options.runsDir, name));
  const toSend = irreversibleLast(contract, ordered);
  const concurrency = concurrencyOf(options, prepared);
  if (target.kind === 'live')
    options.stderr.write(
      toSend.length === 0 && before.size > 0
        ? `Nothing is left of the run ${name}. The verdict is that of the whole run.\n`
        : `${sizeText(toSend, target, concurrency)}\n`,
    );
  const progress = showProgress(options.stderr, toSend.length, options.time);
  const timeUp = new AbortController();
  const timer =
    options.time === undefined ? undefined : setTimeout(() => timeUp.abort(), options.time);
  const session = createSession(contract, target, {
    timeoutMs: options.timeout ?? DEFAULT_TIMEOUT_MS,
    ...(record.ledger && { ledger: record.ledger }),
    signal: interrupt.signal,
    onAbsence: (reason) =>
      options.stderr.write(
        reason === undefined
          ? `${target.base} is there again. The run goes on.\n`
          : `${target.base} is away: ${reason}. The run waits and looks again.\n`,
      ),
  });
  let left: LedgerEntry[] = [];
  const giveUp = new AbortController();
  const reasonToStop = watchFailures();
  let alike: string | undefined;
  const perform = async (job: Job) => {
    const result = await session.perform(job);
    // An interruption, or the absence of the target, cuts a job short. Then it is not written to the journal, so that
    // a resumed run performs it.
    const isCutShort = interrupt.signal.aborted || result.fault === 'network';
    if (result.outcome !== 'not-run' || !isCutShort) record.write(result);
    return known(result);
  };
  const hasBailed = (results: Result[]) =>
    results.filter(({ outcome }) => outcome === 'fail').length >= (options.bail ?? Infinity);
  const done = await runJobs(toSend, perform, {
    concurrency,
    ...(options.time !== undefined && { round: ROUND }),
    ...(options.bail !== undefined && { bail: options.bail }),
    onResult: (result) => {
      progress.done(result);
      if (target.kind === 'live') alike = session.away() ?? reasonToStop(result);
      if (alike !== undefined) giveUp.abort();
    },
    signal: AbortSignal.any([interrupt.signal, giveUp.signal, timeUp.signal]),
  }).finally(async () => {
    clearTimeout(timer);
    left = await session.cleanUp();
    for (const signal of SIGNALS) process.off(signal, onInterrupt);
    progress.end();
    session.close();
    record.ledger?.close();
  });

  // A run whose time is over is complete: the user has limited it, as a selection does.
  const isTimeOver =
    timeUp.signal.aborted && !interrupt.signal.aborted && alike === undefined && !hasBailed(done);
  const stopped =
    (done.length === toSend.length && session.away() === undefined) || isTimeOver
      ? undefined
      : alike !== undefined
        ? alike
        : interrupt.signal.aborted
          ? 'the run was interrupted'
          : `the run stopped after ${options.bail} ${options.bail === 1 ? 'failure' : 'failures'} (--bail)`;
  const byId = new Map([...before, ...done.map((result) => [keyOf(result), result] as const)]);
  const judged = jobs.map((job) => {
    const reason = 'reason' in job ? job.reason : (stopped ?? timeOver(options.time!));
    const isResumable = 'perform' in job && record.folder !== undefined;
    const found = byId.get(keyOf(job));
    if (found && !isAway(found)) return found;
    const left: Result = found ?? {
      ...leaveJob(job, 'not-run', reason),
      ...(session.away() !== undefined && 'perform' in job && { fault: 'network' as const }),
    };
    return isResumable ? toResume(left, name) : left;
  });
  // A resumed run may select fewer jobs. The verdict is that of the whole run all the same.
  const selected = new Set(jobs.map(keyOf));
  const setUp = [...before.values()].filter(({ suite }) => suite === SET_UP);
  judged.push(
    ...[...before].flatMap(([key, result]) =>
      selected.has(key) || result.suite === SET_UP ? [] : result,
    ),
  );
  const links = session.links();
  if (links.result) {
    record.write(links.result);
    setUp.splice(0, setUp.length, links.result);
  }
  judged.push(...setUp);
  const absences = session.absences();
  const pace = session.pace();
  const hint = hintOf(judged, target) ?? links.hint;
  const facts: RunFacts = {
    startedAt: started.toISOString(),
    durationMs: Date.now() - started.getTime(),
    exitStatus: verdict(judged, stopped !== undefined || left.length > 0),
    ...(record.folder && { name, folder: record.folder }),
    ...(left.length > 0 && { left: [...new Set(left.map(nameOfRemnant))] }),
    ...(stopped !== undefined && { stopped }),
    ...(isTimeOver && done.length < toSend.length && { timeLimitMs: options.time! }),
    ...(absences.length > 0 && { absences: [...absences] }),
    ...(pace && { pace }),
    ...(hint !== undefined && { hint }),
    ...(options.shard !== undefined && { shard: options.shard }),
    ...(strict && { strict: true as const }),
    ...(target.writes && { writes: true as const }),
    plannedBySuite,
  };
  record.end(facts);
  return createReport(contract, target, judged, facts);
}

/** Returns the number of jobs at the same time. If the target is reset before each job, it is 1. */
function concurrencyOf(options: ConformOptions, { target, limits }: PreparedRun): number {
  return Math.min(
    target.prepare ? 1 : Number.POSITIVE_INFINITY,
    options.concurrency ?? DEFAULT_CONCURRENCY,
    limits.concurrency ?? Number.POSITIVE_INFINITY,
  );
}

/**
 * Returns advice for a run whose set-up is probably wrong. If no case passes and most failures are HTML pages, the
 * base URL is probably wrong. If a live target has neither profile nor token, it may be a mock or a sandbox.
 */
function hintOf(
  results: Result[],
  { kind, tokens, sharedToken, fixtures }: Target,
): string | undefined {
  if (kind === 'live' && sharedToken === undefined && isEmpty(tokens) && isEmpty(fixtures))
    return 'without a profile, few cases run on a deployment. Add `--profile FILE`. If the target is a mock or a sandbox, add `--kind mock` or `--kind sandbox`.';
  const failed = results.filter(({ outcome }) => outcome === 'fail');
  const html = failed.filter(({ exchanges }) =>
    /^\s*<(!doctype|html)/i.test(exchanges.at(-1)?.response?.body ?? ''),
  );
  const passed = results.some(({ outcome }) => outcome === 'pass');
  return !passed && html.length > 0 && html.length * 2 > failed.length
    ? 'the server responds with HTML pages. Check that the URL of the target is the base URL of the API.'
    : undefined;
}

/** Returns true for a job that the absence of the target cut short. */
function isAway({ outcome, fault }: Result): boolean {
  return outcome === 'not-run' && fault === 'network';
}

function isEmpty(object: object): boolean {
  return Object.keys(object).length === 0;
}
