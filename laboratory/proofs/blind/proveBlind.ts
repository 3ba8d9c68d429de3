/** Plants the faults of authors who do not know the suites, and counts which of them the suites find. */
import { writeFile } from 'node:fs/promises';
import type { Contract } from '../../../contract/contract.ts';
import { readResults, withRun, writeResults } from '../../faults/source/blind/blindResults.ts';
import { isOnDeployment, MODES } from '../../faults/source/operatorRunner.ts';
import { BLIND_LISTS, type BlindFault, readBlindFaults } from '../../faults/source/readFaults.ts';
import { type FaultTrial, tryFaults } from '../tryFaults.ts';
import { PAGE, pageOf } from './page.ts';

export interface ProveBlindOptions {
  /** The seed of the deployment. */
  seed: number;
  /** One of `BLIND_LISTS`. Default: all lists. */
  list?: string;
  /** The IDs of the faults to plant. Default: all. */
  faults?: string[];
  /** Continues the last run with the same seed. Default: false. */
  resume: boolean;
  /** Stores the results, and writes the page. Needs all faults. */
  write: boolean;
  onProgress: (text: string) => void;
}

export async function proveBlind(
  contract: Contract,
  { list, faults: named, write, ...options }: ProveBlindOptions,
): Promise<{ figures: string[]; faults: string[] }> {
  const figures: string[] = [];
  const problems: string[] = [];
  for (const name of list === undefined ? BLIND_LISTS : [list]) {
    const faults = readBlindFaults(name).filter(({ id }) => named?.includes(id) ?? true);
    const trials = await tryBlindFaults(contract, name, faults, options);
    const first = (mode: string | undefined) => trials.filter((one) => one.mode === mode).length;
    const counts = [
      ...MODES.map((mode) => `${first(mode)} ${mode}`),
      `${first(undefined)} survived`,
    ];
    figures.push(`${trials.length} faults of the list ${name}: ${counts.join(', ')}`);
    problems.push(
      ...trials
        .filter((trial) => !isOnDeployment(trial) && trial.fault.cause === undefined)
        .map(
          ({ id, fault: { summary } }) =>
            `${id} is not found on a deployment: ${summary}. Write its \`cause\` in the list ${name}`,
        ),
    );
    if (write)
      writeResults(
        name,
        withRun(
          readResults(name),
          trials.map(({ id, mode, by }) => ({ id, ...(mode && by && { mode, by }) })),
        ),
      );
  }
  if (write) await writeFile(PAGE, pageOf(contract, writtenLists()));
  return { figures, faults: problems };
}

/** Plants the faults of a list. */
export function tryBlindFaults(
  contract: Contract,
  list: string,
  faults: BlindFault[],
  { seed, ...options }: Pick<ProveBlindOptions, 'seed' | 'resume' | 'onProgress'>,
): Promise<FaultTrial<BlindFault>[]> {
  return tryFaults(contract, faults, {
    record: `blind-${list}-${seed}`,
    run: { seed: `random:${seed}` },
    ...options,
  });
}

function writtenLists() {
  return BLIND_LISTS.flatMap((name) => {
    const results = readResults(name);
    return results ? [{ name, faults: readBlindFaults(name), results }] : [];
  });
}
