import { UsageError } from '../../contract/usageError.ts';
import { leaveJob } from '../engine/createSession.ts';
import type { Job } from '../engine/job.ts';
import type { Result } from '../engine/result.ts';
import { type Ledger, openLedger } from '../engine/writes/ledger.ts';
import { type RunFacts, reportTarget } from '../reports/report.ts';
import { nameOfDeviations, openJournal, readJournal } from './journal.ts';
import type { PreparedRun } from './prepareRun.ts';
import { createRunFolder, runFolder } from './runFolder.ts';

/** The journal and the ledger of a run on disk. */
export interface RunRecord {
  folder?: string;
  /** The results of earlier parts of the run. */
  results: Result[];
  write(result: Result): void;
  /** Writes the facts of the whole run to the journal. */
  end(run: RunFacts): void;
  ledger?: Ledger;
}

/** The record of a run on a mock or a sandbox, which is fast to repeat: it stores nothing. */
export const NO_RECORD: RunRecord = { results: [], write: () => {}, end: () => {} };

/**
 * Opens the journal of a run, and its ledger if it writes to a deployment.
 * @throws a UsageError when the run to resume does not exist, or used another deployment, contract or deviations file
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
      `The run ${run} used ${earlier.head.base} and version ${earlier.head.contract} of the contract; this is ${base} and version ${version}. Use the same, or start a new run without --resume.`,
    );
  if (earlier && earlier.head.deviations !== deviations)
    throw new UsageError(
      `The run ${run} used ${earlier.head.deviations ? `the deviations file ${earlier.head.deviations}: give it with --deviations` : 'no deviations file: omit --deviations'}.`,
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

/** The reason of a job that the run did not reach, if no other reason is known. */
export const NOT_REACHED = 'the run ended before this job';

/** Returns the result of a job that a resumed run will perform. */
export function toResume(result: Result, run: string): Result {
  return { ...result, needs: [`--resume ${run}`] };
}

/** Returns the result of a job that the run does not reach. */
function unperformed(job: Job): Result {
  return leaveJob(job, 'not-run', 'reason' in job ? job.reason : NOT_REACHED);
}
