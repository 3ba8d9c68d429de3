/**
 * The journal of a run, as lines of JSON without secrets. The first line describes the run. Each start or resumption
 * adds its plan, and each job adds its result. The last line has the duration and the end of the run.
 */
import { appendFileSync } from 'node:fs';
import { UsageError } from '../../contract/usageError.ts';
import type { Result } from '../engine/result.ts';
import type { ReportTarget, RunFacts } from '../reports/report.ts';
import type { Known } from '../target/resolveTarget.ts';
import { readJsonLines } from './runFolder.ts';

/** The facts of a run that must be the same when it is resumed. */
export interface JournalHead {
  run: string;
  base: string;
  /** The version of the contract. */
  contract: string;
  /** The deviations file in force, with its version. Absent without one. */
  deviations?: string;
  startedAt: string;
}

/** The plan of a start of the run. */
export interface JournalPlan {
  target: ReportTarget;
  knownFailures: Known[];
  /** The result of each job if the run does not reach it. */
  planned: Result[];
}

type Line =
  | { head: JournalHead }
  | { plan: JournalPlan }
  | { result: Result }
  /** The facts of the run. A later plan revokes them. */
  | { end: RunFacts };

/** Writes lines into a journal. */
export interface Journal {
  write(result: Result): void;
  end(run: RunFacts): void;
}

/** Opens a journal, and writes the plan. @param head undefined for a journal that exists already */
export function openJournal(
  file: string,
  head: JournalHead | undefined,
  plan: JournalPlan,
): Journal {
  const write = (line: Line) => appendFileSync(file, `${JSON.stringify(line)}\n`);
  // The last line may be cut off. The next one must begin on a line of its own.
  if (head) write({ head });
  else appendFileSync(file, '\n');
  write({ plan });
  return { write: (result) => write({ result }), end: (run) => write({ end: run }) };
}

/**
 * Reads the complete lines of a journal. If a job was performed twice, its last result counts. The plan is that of the
 * last start.
 * @throws a UsageError when the file is not a journal
 */
export async function readJournal(file: string): Promise<{
  head: JournalHead;
  plan?: JournalPlan;
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
  let plan: JournalPlan | undefined;
  let end: RunFacts | undefined;
  for (const line of lines)
    if ('result' in line) results.set(keyOf(line.result), line.result);
    else if ('end' in line) end = line.end;
    else if ('plan' in line) {
      plan = line.plan;
      end = undefined;
    }
  return {
    head: first.head,
    results: [...results.values()],
    ...(plan && { plan }),
    ...(end && { end }),
  };
}

/** Returns the name of a deviations file in a journal: its title and version. */
export function nameOfDeviations(
  deviations: { title: string; version: string } | undefined,
): string | undefined {
  return deviations && `${deviations.title} ${deviations.version}`;
}

/** Returns a text that identifies a job within a run. */
export function keyOf({ suite, id }: { suite: string; id: string }): string {
  return `${suite} ${id}`;
}
