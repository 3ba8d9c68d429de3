/** The last result of each fault against a statement, so that a run of some faults can write the page of all. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mode } from '../../faults/source/operatorRunner.ts';
import type { StatementFault } from '../../faults/source/readFaults.ts';

/** How a fault was found in its last run. Without both modes, it was not found. */
export interface StatementResult {
  /** How the suites found the fault and named its statement first. */
  mode?: Mode;
  /** How other findings found a fault first whose statement no finding names. */
  otherMode?: Mode;
  /** The day of the run: `2026-11-29`. */
  on: string;
}

/** A fault with its last result. */
export type TriedFault = StatementResult & { fault: StatementFault };

const FILE = join(import.meta.dirname, 'statements.results.json');

/** Returns the stored results by the IDs of their faults. */
export function readResults(): Record<string, StatementResult> {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
}

/** Stores results, a line for each, so that a change shows as a changed line. */
export function writeResults(results: Record<string, StatementResult>): void {
  const lines = Object.entries(results).map(([id, one]) => `\n"${id}":${JSON.stringify(one)}`);
  writeFileSync(FILE, `{${lines.join(',')}\n}\n`);
}

/** Adds the results of a run to the stored ones, in the order of the lists. Faults that no list has any more are left out. */
export function mergeResults(
  faults: Pick<StatementFault, 'id'>[],
  stored: Record<string, StatementResult>,
  run: Record<string, StatementResult>,
): Record<string, StatementResult> {
  const results = { ...stored, ...run };
  return Object.fromEntries(
    faults.flatMap(({ id }) => (results[id] === undefined ? [] : [[id, results[id]]])),
  );
}
