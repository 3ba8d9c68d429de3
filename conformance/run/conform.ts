import type { Job } from '../engine/job.ts';
import { leaveJob } from '../engine/leaveJob.ts';
import type { Counts, Result } from '../engine/result.ts';
import { countOutcomes, withStrictness } from '../engine/result.ts';
import { SET_UP } from '../engine/watchLinks.ts';
import { timeOver } from '../reports/durationText.ts';
import { giveReport, type ReportOutputs } from '../reports/giveReport.ts';
import { openReportFolder } from '../reports/openReportFolder.ts';
import { createReport, type Report, type RunFacts } from '../reports/report.ts';
import { lookAtWrites } from '../suites/lookAtWrites.ts';
import { firstLook } from '../target/firstLook.ts';
import { chooseExitStatus, type Diagnosis, showDiagnosis } from '../target/look/diagnosis.ts';
import type { Target } from '../target/target.ts';
import { nameRemnant } from './cleanUp.ts';
import { sizeText } from './estimate.ts';
import { findSwitchedOff } from './findSwitchedOff.ts';
import { irreversibleLast } from './irreversibleLast.ts';
import { identifyJob } from './journal.ts';
import { applyKnownFailure, noteNeedless } from './knownFailures.ts';
import { lastResults } from './lastRun.ts';
import { listenForInterrupt } from './listenForInterrupt.ts';
import { mostTellingFirst } from './mostTelling.ts';
import { toResume } from './notReached.ts';
import { NO_RECORD, openRecord } from './openRecord.ts';
import { isEnded, type Performed, performJobs } from './performJobs.ts';
import { type PreparedRun, prepareRun, type RunOptions } from './prepareRun.ts';
import { stoppedEarly, verdict } from './verdict.ts';

export interface ConformOptions extends RunOptions, ReportOutputs {
  /**
   * The most requests that are open at the same time. Default: 8. If the profile has a lower limit, that limit
   * applies.
   */
  concurrency?: number;
  /** The longest time for one response in milliseconds. Default: 10 000. */
  timeoutMs?: number | undefined;
  /** Stops the run after this number of failures. Default: the run is not stopped. */
  bail?: number;
  /**
   * The time after which no further job begins, in milliseconds. The jobs that tell most about the server come first.
   * Default: no limit.
   */
  time?: number;
  /** The folder for the files of the report. Default: no files are written. */
  report?: string;
  /** Whether files of the user in that folder may be replaced. Default: false. */
  force?: boolean;
  /**
   * Whether report and journal have bodies and other values of the deployment. A resumed run of a run without them has
   * none, either. Default: true.
   */
  bodies?: boolean;
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
  /** Absent if the run did not begin. */
  report?: Report;
}

const DEFAULT_CONCURRENCY = 8;
const DEFAULT_TIMEOUT_MS = 10_000;

/**
 * Tests whether a server keeps the contract: performs the jobs of the suites, judges the responses, and prints and
 * writes the report. Ctrl-C ends the run early. The report then has the results so far.
 *
 * @throws a UsageError, with a message for the user, if the options or the profile are wrong
 */
export async function conform(options: ConformOptions): Promise<ConformRun> {
  const prepared = await prepareRun(options);
  const folder = await openFolder(options, prepared).catch(async (error) => {
    await prepared.close();
    throw error;
  });
  const began = Date.now();
  try {
    const problems = await firstLook(
      prepared.contract,
      prepared.target,
      options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    );
    const { report, diagnoses }: Ran =
      problems.length > 0 ? { diagnoses: problems } : await run(options, prepared, began);
    const reportPaths = report ? await giveReport(report, folder, options, prepared.formats) : [];
    for (const one of diagnoses) options.stderr.write(`${showDiagnosis(one)}\n`);
    const { results, counts } = report ?? { results: [], counts: countOutcomes([]) };
    // A violation is one, whatever else happened.
    const exitStatus =
      diagnoses.length > 0 && counts.fail === 0
        ? chooseExitStatus(diagnoses)
        : report!.run.exitStatus;
    return { exitStatus, results, counts, reportPaths, ...(report && { report }) };
  } finally {
    await prepared.close();
    await folder?.close();
  }
}

async function openFolder({ report, force }: ConformOptions, { formats }: PreparedRun) {
  return report === undefined ? undefined : openReportFolder(report, { force, added: formats });
}

/** The outcome of the jobs of a run. */
interface Ran {
  /** Absent if the run has judged nothing. */
  report?: Report;
  /** The faults of the profile and of the network that ended the run. */
  diagnoses: Diagnosis[];
}

/**
 * Performs the jobs of a run.
 * @param began the time at which the run began, with its first look
 */
async function run(options: ConformOptions, prepared: PreparedRun, began: number): Promise<Ran> {
  const { name, contract, target, plannedBySuite, knownFailures } = prepared;
  const started = new Date();
  // A run on a mock or a sandbox is fast to repeat, so only a run on a deployment can be resumed.
  const record = target.kind === 'live' ? await openRecord(options, prepared, started) : NO_RECORD;
  const interrupt = listenForInterrupt();
  const today = started.toISOString().slice(0, 10);
  const { strict = false } = options;
  const isStrict = strict || target.can.respondExactly;
  const counted = (result: Result) =>
    applyKnownFailure(withStrictness(result, isStrict), knownFailures, today);
  const before = new Map(record.results.map((result) => [identifyJob(result), counted(result)]));
  const toSend = await jobsToSend(options, prepared, before);
  const concurrency = chooseConcurrency(options, prepared);
  const { bail, stderr, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const { signal } = interrupt;
  const look = record.ledger
    ? await lookAtWrites(contract, target, toSend, { timeoutMs, signal, ledger: record.ledger })
    : undefined;
  if (look && look.diagnoses.length > 0) {
    interrupt.end();
    record.ledger?.close();
    return { diagnoses: look.diagnoses };
  }
  if (target.kind === 'live') stderr.write(`Run ${name} on ${target.base}\n`);
  if (target.kind === 'live')
    options.stderr.write(
      toSend.length === 0 && before.size > 0
        ? `Nothing is left of the run ${name}. The verdict is that of the whole run.\n`
        : `${sizeText(toSend, target, { ...prepared.limits, concurrency })}\n`,
    );
  const time = options.time && Math.max(0, options.time - (Date.now() - began));
  const performed = await performJobs(toSend, prepared, {
    concurrency,
    timeoutMs,
    bail,
    time,
    stderr,
    interrupt,
    record,
    counted,
    lagMs: look?.lagMs,
    bodies: record.bodies ?? options.bodies,
  });

  const { done, left, isTimeOver, session } = performed;
  const stopped =
    performed.stopped ??
    (isTimeOver
      ? stoppedEarly(options.time ?? 0, done.length + before.size, toSend.length + before.size)
      : undefined);
  const setUp = session.setUp();
  for (const result of setUp.results) record.write(result);
  const ofSetUp = setUp.results.map(counted);
  const earlier = resultsOfSetUp(before).filter(({ id }) => !ofSetUp.some((one) => one.id === id));
  const { results: judged, areas: switchedOff } = findSwitchedOff(contract, [
    ...completeResults(options, prepared, performed, before, record.folder !== undefined),
    ...ofSetUp,
    ...earlier,
  ]);
  const absences = session.absences();
  const pace = session.pace();
  const hint = findHint(judged, target) ?? setUp.hint;
  const facts: RunFacts = {
    startedAt: started.toISOString(),
    durationMs: Date.now() - started.getTime(),
    exitStatus: verdict(judged, stopped !== undefined || left.length > 0),
    ...(record.folder && { name, folder: record.folder }),
    ...(left.length > 0 && { left: [...new Set(left.map(nameRemnant))] }),
    ...(stopped !== undefined && { stopped }),
    ...(isTimeOver && done.length < toSend.length && { timeLimitMs: options.time ?? 0 }),
    ...(absences.length > 0 && { absences: [...absences] }),
    ...(pace && { pace }),
    ...(switchedOff.length > 0 && { switchedOff }),
    ...(hint !== undefined && { hint }),
    ...(options.shard !== undefined && { shard: options.shard }),
    ...(prepared.weighedBy !== undefined && { weighedBy: prepared.weighedBy }),
    ...(strict && { strict: true as const }),
    ...(target.writes && { writes: true as const }),
    plannedBySuite,
  };
  record.end(facts);
  const ending = session.away();
  return {
    report: createReport(contract, target, noteNeedless(judged, knownFailures, facts), facts),
    diagnoses:
      ending?.fault === 'profile'
        ? [{ fault: 'profile', problem: `${ending.reason}. To continue, add --resume ${name}` }]
        : [],
  };
}

/** The results from before a run was resumed, by the key of the job. */
type Before = ReadonlyMap<string, Result>;

/** Returns the jobs without a result, in the order in which they are performed. */
async function jobsToSend(
  { time, runsDir }: ConformOptions,
  { name, contract, target, jobs }: PreparedRun,
  before: Before,
): Promise<Job[]> {
  const unsent = jobs.filter((job) => 'perform' in job && !before.has(identifyJob(job)));
  const ordered =
    time === undefined
      ? unsent
      : mostTellingFirst(contract, unsent, await lastResults(target.base, runsDir, name));
  return irreversibleLast(contract, ordered);
}

/**
 * Returns the results of all jobs, with a reason for each job that was not performed. A resumed run may select fewer
 * jobs. The verdict is that of the whole run all the same, so the earlier results of other jobs follow.
 */
function completeResults(
  { time }: ConformOptions,
  { name, jobs }: PreparedRun,
  { done, stopped, session }: Performed,
  before: Before,
  isResumable: boolean,
): Result[] {
  const found = new Map([
    ...before,
    ...done.map((result) => [identifyJob(result), result] as const),
  ]);
  const ofJobs = jobs.map((job) => {
    const result = found.get(identifyJob(job));
    if (result && !isEnded(result, session.away())) return result;
    const wasPlanned = 'perform' in job;
    const reason = wasPlanned ? (stopped ?? timeOver(time ?? 0)) : job.reason;
    const left: Result = result ?? {
      ...leaveJob(job, 'not-run', reason),
      ...(wasPlanned && session.away() && { fault: session.away()!.fault }),
    };
    return isResumable && wasPlanned ? toResume(left, name) : left;
  });
  const selected = new Set(jobs.map(identifyJob));
  const others = [...before].filter(([key, { suite }]) => !selected.has(key) && suite !== SET_UP);
  return [...ofJobs, ...others.map(([, result]) => result)];
}

/** Returns the earlier results about the set-up of the target. Those of this run replace them. */
function resultsOfSetUp(before: Before): Result[] {
  return [...before.values()].filter(({ suite }) => suite === SET_UP);
}

/** Returns the number of jobs at the same time. If the target is reset before each job, it is 1. */
function chooseConcurrency(options: ConformOptions, { target, limits }: PreparedRun): number {
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
function findHint(
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

function isEmpty(object: object): boolean {
  return Object.keys(object).length === 0;
}
