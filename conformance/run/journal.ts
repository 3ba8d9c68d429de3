/**
 * The journal of a run is a file of JSON lines without secrets. The first line describes the run. Each start or
 * resumption adds its plan, and each job adds its result. The last line has the duration and the end of the run.
 */
import { appendFileSync } from 'node:fs';
import { UsageError } from '../../contract/usageError.ts';
import type { Result } from '../engine/result.ts';
import { readJsonLines } from '../engine/runFolder.ts';
import type { ReportTarget, RunFacts } from '../reports/report.ts';
import type { Known } from '../target/resolveTarget.ts';

/** The facts of a run that must be the same when the run is resumed. */
export interface JournalHead {
  run: string;
  base: string;
  /** The version of the contract. */
  contract: string;
  /** The title and version of the deviations file. Absent if the run has no deviations file. */
  deviations?: string;
  /** False for a journal without bodies. Default: true. */
  bodies?: boolean;
  startedAt: string;
}

/** The plan that is written when the run starts, and each time it is resumed. */
export interface JournalPlan {
  target: ReportTarget;
  knownFailures: Known[];
  /** True if advised findings fail the run, too. */
  strict?: true;
  /** For each job, the result that it has if the run does not reach the job. */
  planned: Result[];
  /** See `RunFacts.plannedBySuite`. */
  plannedBySuite?: Record<string, number>;
}

type Line =
  | { head: JournalHead }
  | { plan: JournalPlan }
  | { result: Result }
  /** The facts of the run at its end. If a later line has a plan, the run was resumed, and these facts do not count. */
  | { end: RunFacts };

/** Writes lines into a journal. */
export interface Journal {
  write(result: Result): void;
  end(run: RunFacts): void;
}

/**
 * Opens a journal, and writes the plan of this run to it.
 * @param head the first line of a new journal. Undefined to continue a journal, which has its first line already
 */
export function openJournal(
  file: string,
  head: JournalHead | undefined,
  plan: JournalPlan,
): Journal {
  const write = (line: Line) => appendFileSync(file, `${JSON.stringify(line)}\n`);
  // The last line of an existing journal may be cut off, so the next line must not continue it.
  if (head) write({ head });
  else appendFileSync(file, '\n');
  write({ plan });
  return { write: (result) => write({ result }), end: (run) => write({ end: run }) };
}

/**
 * Reads the complete lines of a journal. If a job was performed twice, its last result counts. The plan is the plan
 * of the last start.
 * @throws a UsageError if the file is not a journal
 */
export async function readJournal(file: string): Promise<{
  head: JournalHead;
  plan?: JournalPlan;
  /** The keys of all jobs that the run has ever planned. */
  selected: Set<string>;
  results: Result[];
  end?: RunFacts;
}> {
  const lines = await readJsonLines<Line>(file).catch(() => []);
  const [first] = lines;
  if (!first || !('head' in first))
    throw new UsageError(
      `There is no journal of a run at ${file}. Check the name of the run and the folder of the runs.`,
    );
  const results = new Map<string, Result>();
  const selected = new Set<string>();
  let plan: JournalPlan | undefined;
  let end: RunFacts | undefined;
  for (const line of lines)
    if ('result' in line) results.set(identifyJob(line.result), line.result);
    else if ('end' in line) end = line.end;
    else if ('plan' in line) {
      plan = line.plan;
      for (const job of plan.planned) selected.add(identifyJob(job));
      end = undefined;
    }
  return {
    head: first.head,
    selected,
    results: [...results.values()],
    ...(plan && { plan }),
    ...(end && { end }),
  };
}

/** Returns the title and version of a deviations file, as a journal names it. */
export function nameOfDeviations(
  deviations: { title: string; version: string } | undefined,
): string | undefined {
  return deviations && `${deviations.title} ${deviations.version}`;
}

/** Returns a key for a job that is unique within a run. */
export function identifyJob({ suite, id }: { suite: string; id: string }): string {
  return `${suite} ${id}`;
}
