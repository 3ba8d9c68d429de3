import type { Result } from '../engine/result.ts';
import { listRuns, RUNS_DIR, runFolder } from '../engine/runFolder.ts';
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
  for (const run of await listRuns(runsDir)) {
    if (run === except) continue;
    const journal = await readJournal(runFolder(run, runsDir).journal).catch(() => undefined);
    if (journal?.head.base === base && journal.results.length > 0) return journal.results;
  }
  return [];
}
