/**
 * The journal of a run: its head, at each start what is planned, each result as it comes, and in the end
 * what is to be said of the run, without secrets, as lines of JSON.
 */
import { appendFileSync } from 'node:fs';
import { UsageError } from '../../contract/usageError.ts';
import type { Result } from '../engine/result.ts';
import type { ReportTarget, RunFacts } from '../reports/report.ts';
import type { Known } from '../target/resolveTarget.ts';
import { readJsonLines } from './runFolder.ts';

/** What a run was asked to do, as far as going on with it must be the same. */
export interface JournalHead {
  run: string;
  base: string;
  /** The version of the contract. */
  contract: string;
  /** The deviations file in force, with its version. Absent without one. */
  deviations?: string;
  startedAt: string;
}

/** What a start of the run sets out to do. */
export interface JournalPlan {
  target: ReportTarget;
  knownFailures: Known[];
  /** What becomes of each job if its turn does not come. */
  planned: Result[];
}

type Line =
  | { head: JournalHead }
  | { plan: JournalPlan }
  | { result: Result }
  /** The facts of the run. A start after it takes it back. */
  | { end: RunFacts };

/** Writes lines into a journal. */
export interface Journal {
  write(result: Result): void;
  end(run: RunFacts): void;
}

/** Opens a journal, and writes what is planned. The head is written when it is new. */
export function openJournal(
  file: string,
  head: JournalHead | undefined,
  plan: JournalPlan,
): Journal {
  const write = (line: Line) => appendFileSync(file, `${JSON.stringify(line)}\n`);
  // After a line that was cut off, the next one begins on its own.
  if (head) write({ head });
  else appendFileSync(file, '\n');
  write({ plan });
  return { write: (result) => write({ result }), end: (run) => write({ end: run }) };
}

/**
 * Reads a journal as far as it is whole. Of a job that was performed twice, the last result counts; what is
 * planned is what the last start set out to do.
 * @throws a UsageError when there is none
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
    throw new UsageError(`There is no journal of a run at ${file}.`);
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

/** A deviations file as a journal names it. */
export function nameOfDeviations(
  deviations: { title: string; version: string } | undefined,
): string | undefined {
  return deviations && `${deviations.title} ${deviations.version}`;
}

/** What tells the jobs of a run apart. */
export function keyOf({ suite, id }: { suite: string; id: string }): string {
  return `${suite} ${id}`;
}
