/** The results of runs on the lists of faults by authors who do not know the suites. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mode } from '../operatorRunner.ts';

/** How a run found a fault. Without a mode, the fault survived. */
export interface BlindResult {
  id: string;
  mode?: Mode;
  /** The job that found the fault. */
  by?: string;
}

/** The results of a list: those of its first run, before any repair of the suites, and those of its last run. */
export interface BlindResults {
  before: BlindResult[];
  after: BlindResult[];
}

/** Returns the stored results of a list. Undefined before its first run. */
export function readResults(list: string): BlindResults | undefined {
  const file = resultsFile(list);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Stores the results of a list in this folder, a line for each, so that a change shows as a changed line. */
export function writeResults(list: string, { before, after }: BlindResults): void {
  const write = (run: BlindResult[]) => run.map((one) => `\n${JSON.stringify(one)}`).join(',');
  writeFileSync(resultsFile(list), `{"before":[${write(before)}\n],"after":[${write(after)}\n]}\n`);
}

/** Adds the results of a run. Those of the first run stay, since they tell how the suites did before any repair. */
export function withRun(
  results: Pick<BlindResults, 'before'> | undefined,
  run: BlindResult[],
): BlindResults {
  return { before: results?.before ?? run, after: run };
}

function resultsFile(list: string): string {
  return join(import.meta.dirname, `${list}.results.json`);
}
