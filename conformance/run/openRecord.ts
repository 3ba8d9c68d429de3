import { UsageError } from '../../contract/usageError.ts';
import type { Result } from '../engine/result.ts';
import { createRunFolder, runFolder } from '../engine/runFolder.ts';
import { createLedgerHead, type Ledger, openLedger } from '../engine/writes/ledger.ts';
import { type RunFacts, reportTarget } from '../reports/report.ts';
import { nameOfDeviations, openJournal, readJournal } from './journal.ts';
import { unperformed } from './notReached.ts';
import type { PreparedRun } from './prepareRun.ts';

/** The journal and the ledger of a run on disk. */
export interface RunRecord {
  folder?: string;
  /** Whether the journal has bodies. See `ConformOptions`. */
  bodies?: boolean;
  /** The results from before the run was resumed. */
  results: Result[];
  write(result: Result): void;
  /** Writes the facts of the finished run to the journal. */
  end(run: RunFacts): void;
  ledger?: Ledger;
}

/**
 * A record that stores nothing, for a run on a mock or a sandbox. Such a run is fast to repeat, so it is not resumed.
 */
export const NO_RECORD: RunRecord = { results: [], write: () => {}, end: () => {} };

/**
 * Opens the journal of a run. If the run writes to a deployment, it also opens the ledger.
 * @throws a UsageError if the run to resume does not exist, or used another deployment, contract or deviations file
 */
export async function openRecord(
  {
    resume,
    runsDir,
    strict,
    bodies: wantsBodies = true,
  }: { resume?: string; runsDir?: string; strict?: boolean; bodies?: boolean },
  { name: run, contract, target, jobs, plannedBySuite, knownFailures }: PreparedRun,
  started: Date,
): Promise<RunRecord> {
  const { base } = target;
  const version = contract.document.info.version;
  const deviations = nameOfDeviations(contract.deviations);
  const files = runFolder(run, runsDir);
  const earlier = resume === undefined ? undefined : await readJournal(files.journal);
  if (earlier && (earlier.head.base !== base || earlier.head.contract !== version))
    throw new UsageError(
      `The run ${run} used ${earlier.head.base} and version ${earlier.head.contract} of the contract, but this run uses ${base} and version ${version}. Use the same target and version, or start a new run without \`--resume\`.`,
    );
  if (earlier && earlier.head.deviations !== deviations)
    throw new UsageError(
      `The run ${run} used ${earlier.head.deviations ? `the deviations file ${earlier.head.deviations}: give it with --deviations` : 'no deviations file: leave out the option --deviations'}.`,
    );
  if (!earlier) await createRunFolder(run, runsDir);
  const startedAt = started.toISOString();
  const bodies = wantsBodies && earlier?.head.bodies !== false;
  return {
    folder: files.path,
    bodies,
    results: earlier?.results ?? [],
    ...openJournal(
      files.journal,
      earlier
        ? undefined
        : {
            ...{ run, base, contract: version },
            ...(deviations && { deviations }),
            ...(!bodies && { bodies }),
            startedAt,
          },
      {
        target: reportTarget(target),
        knownFailures,
        ...(strict && { strict: true as const }),
        planned: jobs.map(unperformed),
        plannedBySuite,
      },
    ),
    ...(target.writes && {
      ledger: openLedger(files.ledger, createLedgerHead(contract, run, base, startedAt)),
    }),
  };
}
