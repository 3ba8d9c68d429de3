import { readdir } from 'node:fs/promises';
import type { Result } from '../engine/result.ts';
import { RUNS_DIR, runFolder } from '../engine/runFolder.ts';
import { readJournal } from './journal.ts';

/**
 * Returns the results of the last run on a deployment, from its journal. Empty if there is no such run.
 * @param except the name of the present run, which does not count
 */
export async function lastResults(
  base: string,
  runsDir = RUNS_DIR,
  except?: string,
): Promise<Result[]> {
  const names = await readdir(runsDir).catch(() => []);
  // The name of a run begins with the second of its start, so the last name in order is that of the last run.
  const runs = names
    .filter((name) => name.startsWith('fc-') && name !== except)
    .sort()
    .reverse();
  for (const run of runs) {
    const journal = await readJournal(runFolder(run, runsDir).journal).catch(() => undefined);
    if (journal?.head.base === base && journal.results.length > 0) return journal.results;
  }
  return [];
}
