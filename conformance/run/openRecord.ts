import { UsageError } from '../../contract/usageError.ts';
import { leaveJob } from '../engine/createSession.ts';
import type { Job } from '../engine/job.ts';
import type { Result } from '../engine/result.ts';
import { type Ledger, openLedger } from '../engine/writes/ledger.ts';
import { type RunFacts, reportTarget } from '../reports/report.ts';
import { nameOfDeviations, openJournal, readJournal } from './journal.ts';
import type { PreparedRun } from './prepareRun.ts';
import { createRunFolder, runFolder } from './runFolder.ts';

/** What a run keeps on disk. */
export interface RunRecord {
  folder?: string;
  /** What an earlier part of the run has found out. */
  results: Result[];
  write(result: Result): void;
  /** Writes down what is to be said of the run as a whole. */
  end(run: RunFacts): void;
  ledger?: Ledger;
}

/** Of a run on a target that is asked again in no time. */
export const NO_RECORD: RunRecord = { results: [], write: () => {}, end: () => {} };

/**
 * Opens the journal of a run, and where it writes its ledger.
 * @throws a UsageError when there is no such run to go on with, or it was another deployment's
 */
export async function openRecord(
  { resume, runsDir }: { resume?: string; runsDir?: string },
  { name: run, contract, target, jobs, unselected, knownFailures }: PreparedRun,
  started: Date,
): Promise<RunRecord> {
  const { base } = target;
  const version = contract.document.info.version;
  const deviations = nameOfDeviations(contract.deviations);
  const files = runFolder(run, runsDir);
  const earlier = resume === undefined ? undefined : await readJournal(files.journal);
  if (earlier && (earlier.head.base !== base || earlier.head.contract !== version))
    throw new UsageError(
      `The run ${run} was on ${earlier.head.base} with version ${earlier.head.contract} of the contract; this is ${base} with version ${version}.`,
    );
  if (earlier && earlier.head.deviations !== deviations)
    throw new UsageError(
      `The run ${run} was with ${earlier.head.deviations ? `the deviations file ${earlier.head.deviations}` : 'no deviations file'}: give the same.`,
    );
  if (!earlier) await createRunFolder(run, runsDir);
  const startedAt = started.toISOString();
  return {
    folder: files.path,
    results: earlier?.results ?? [],
    ...openJournal(
      files.journal,
      earlier
        ? undefined
        : { run, base, contract: version, ...(deviations && { deviations }), startedAt },
      {
        target: reportTarget(target),
        knownFailures,
        planned: [...jobs.map(unperformed), ...unselected],
      },
    ),
    ...(target.writes && { ledger: openLedger(files.ledger, { run, base, startedAt }) }),
  };
}

/** Of a job whose turn has not come, where nothing else tells why. */
export const NOT_REACHED = 'the run ended before its turn';

/** A job whose turn may come yet. */
export function toResume(left: Result, run: string): Result {
  return { ...left, needs: [`--resume ${run}`] };
}

/** What becomes of a job if its turn does not come. */
function unperformed(job: Job): Result {
  return leaveJob(job, 'not-run', 'reason' in job ? job.reason : NOT_REACHED);
}
