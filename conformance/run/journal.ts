/** The journal of a run: its head, then each result as it comes, without secrets, as lines of JSON. */
import { appendFileSync } from 'node:fs';
import { UsageError } from '../../contract/usageError.ts';
import type { Result } from '../engine/result.ts';
import { readJsonLines } from './runFolder.ts';

/** What a run was asked to do, as far as going on with it must be the same. */
export interface JournalHead {
  run: string;
  base: string;
  /** The version of the contract. */
  contract: string;
  /** The dialect in force, with its version. Absent without one. */
  dialect?: string;
  startedAt: string;
}

type Line = { head: JournalHead } | { result: Result };

/** Makes the function that writes results into the journal. The head is written when it is new. */
export function openJournal(file: string, head: JournalHead | undefined): (result: Result) => void {
  const write = (line: Line) => appendFileSync(file, `${JSON.stringify(line)}\n`);
  // After a line that was cut off, the next one begins on its own.
  if (head) write({ head });
  else appendFileSync(file, '\n');
  return (result) => write({ result });
}

/**
 * Reads a journal as far as it is whole. Of a job that was performed twice, the last result counts.
 * @throws a UsageError when there is none
 */
export async function readJournal(file: string): Promise<{ head: JournalHead; results: Result[] }> {
  const lines = await readJsonLines<Line>(file).catch(() => []);
  const [first] = lines;
  if (!first || !('head' in first))
    throw new UsageError(`There is no journal of a run at ${file}.`);
  const results = new Map<string, Result>();
  for (const line of lines)
    if ('result' in line) results.set(`${line.result.suite} ${line.result.id}`, line.result);
  return { head: first.head, results: [...results.values()] };
}
