import { createSession, type Session } from '../engine/createSession.ts';
import type { Job } from '../engine/job.ts';
import type { Result } from '../engine/result.ts';
import type { Ending } from '../engine/trackAbsences.ts';
import type { LedgerEntry } from '../engine/writes/ledger.ts';
import { showProgress } from '../reports/progress.ts';
import type { Output } from '../reports/terminal.ts';
import type { Interrupt } from './listenForInterrupt.ts';
import type { RunRecord } from './openRecord.ts';
import type { PreparedRun } from './prepareRun.ts';
import { runJobs } from './runJobs.ts';
import { watchFailures } from './watchFailures.ts';

export interface PerformOptions {
  concurrency: number;
  /** The longest time for one response in milliseconds. */
  timeoutMs: number;
  /** Stops the run after this number of failures. Default: the run is not stopped. */
  bail?: number | undefined;
  /** The time after which no further job begins, in milliseconds. Default: no limit. */
  time?: number | undefined;
  stderr: Output;
  interrupt: Interrupt;
  record: RunRecord;
  /** See `SessionOptions`. */
  lagMs?: number | undefined;
  /** See `SessionOptions`. */
  bodies?: boolean | undefined;
  /** Returns the result that counts, with known failures and strictness. */
  counted: (result: Result) => Result;
}

/** The jobs of a run, as they went. */
export interface Performed {
  /** The results of the performed jobs. */
  done: Result[];
  /** The resources that could not be removed from the target. */
  left: LedgerEntry[];
  /** The reason why the run is incomplete. Undefined for a complete run. */
  stopped: string | undefined;
  /** True if the time of the run was over. The run is complete: the user has limited it, as a selection does. */
  isTimeOver: boolean;
  session: Session;
}

/** Returns true for a job that the end of the run has cut short. */
export function isEnded({ outcome, reason, fault }: Result, ending: Ending | undefined): boolean {
  return outcome === 'not-run' && (fault === 'network' || reason === ending?.reason);
}

/** The number of jobs of a round in a run with a limited time. */
const ROUND = 40;

/**
 * Performs jobs with one session, until all are done or the run ends early. It ends early by an interruption, a limit
 * of the options, the absence of the target, or many failures of one kind.
 */
export async function performJobs(
  jobs: Job[],
  { contract, target }: Pick<PreparedRun, 'contract' | 'target'>,
  {
    concurrency,
    timeoutMs,
    bail,
    time,
    stderr,
    interrupt,
    record,
    counted,
    lagMs,
    bodies,
  }: PerformOptions,
): Promise<Performed> {
  const progress = showProgress(stderr, jobs.length, time);
  const timeUp = new AbortController();
  const timer = time === undefined ? undefined : setTimeout(() => timeUp.abort(), time);
  const session = createSession(contract, target, {
    timeoutMs,
    ledger: record.ledger,
    signal: AbortSignal.any([interrupt.signal, timeUp.signal]),
    lagMs,
    bodies,
    onAbsence: (reason) =>
      stderr.write(
        reason === undefined
          ? `${target.base} is there again. The run goes on.\n`
          : `${target.base} is away: ${reason}. The run waits and looks again.\n`,
      ),
  });
  const reasonToStop = watchFailures();
  const giveUp = new AbortController();
  let givenUp: string | undefined;
  let left: LedgerEntry[] = [];
  const perform = async (job: Job) => {
    const result = await session.perform(job);
    // An interruption, or the absence of the target, cuts a job short. Then it is not written to the journal, so that
    // a resumed run performs it.
    const isCutShort =
      interrupt.signal.aborted || timeUp.signal.aborted || isEnded(result, session.away());
    if (result.outcome !== 'not-run' || !isCutShort) record.write(result);
    return counted(result);
  };
  const done = await runJobs(jobs, perform, {
    concurrency,
    ...(time !== undefined && { round: ROUND }),
    ...(bail !== undefined && { bail }),
    onResult: (result) => {
      progress.done(result);
      if (target.kind === 'live') givenUp = session.away()?.reason ?? reasonToStop(result);
      if (givenUp !== undefined) giveUp.abort();
    },
    signal: AbortSignal.any([interrupt.signal, giveUp.signal, timeUp.signal]),
  }).finally(async () => {
    clearTimeout(timer);
    left = await session.cleanUp();
    interrupt.end();
    progress.end();
    session.close();
    record.ledger?.close();
  });

  const failures = done.filter(({ outcome }) => outcome === 'fail').length;
  const isTimeOver =
    timeUp.signal.aborted &&
    !interrupt.signal.aborted &&
    givenUp === undefined &&
    failures < (bail ?? Number.POSITIVE_INFINITY);
  const isWhole = done.length === jobs.length && session.away() === undefined;
  return { done, left, stopped: isWhole || isTimeOver ? undefined : reason(), isTimeOver, session };

  function reason(): string {
    if (givenUp !== undefined) return givenUp;
    return interrupt.signal.aborted
      ? 'the run was interrupted'
      : `the run stopped after ${bail} ${bail === 1 ? 'failure' : 'failures'} (--bail)`;
  }
}
