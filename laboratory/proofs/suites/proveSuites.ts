import { writeFile } from 'node:fs/promises';
import type { Contract } from '../../../contract/contract.ts';
import { BEHAVIOUR_FAULTS } from '../../faults/behaviour/catalogue.ts';
import { type OperationPart, textOf } from '../../faults/behaviour/plant.ts';
import { writeProbed } from '../../faults/behaviour/probed.ts';
import { sandboxRunner } from '../../faults/behaviour/runner.ts';
import { whyUnobservable } from '../../faults/behaviour/unobservable.ts';
import type { BehaviourFault, SourceFault } from '../../faults/fault.ts';
import { prove, type Trial } from '../../faults/prove.ts';
import { findMisfits, formatMisfit } from '../../faults/source/findMisfits.ts';
import { readFaults, SOURCE_LISTS } from '../../faults/source/readFaults.ts';
import { sourceRunner } from '../../faults/source/runner.ts';
import { type FaultlessRun, KINDS, runFaultless } from './faultless.ts';
import { isNotFoundYet, writeNotFoundYet } from './notFoundYet.ts';
import { PAGE, pageOf } from './page.ts';

export interface ProveSuitesOptions {
  /** The seed of the first run without a planted fault. The seeds of the next runs are the next numbers. */
  seed: number;
  /** The number of runs without a planted fault. */
  runs: number;
  /**
   * The faults to plant, by their ID or the beginning of their text. Default: all faults, and the runs without a
   * fault.
   */
  faults?: string[];
  /**
   * Whether to write the page, the list of faults that are not found yet, and the places of the faults that need probe
   * requests. This needs a run with all faults.
   */
  write: boolean;
  onProgress: (text: string) => void;
}

export type BehaviourTrial = Trial<BehaviourFault, OperationPart>;
export type SourceTrial = Trial<SourceFault, string>;

/**
 * Runs the suites against sandboxes with faulty behaviour, with faults in the source code, and without a planted
 * fault.
 */
export async function proveSuites(
  contract: Contract,
  { seed, runs, faults, write, onProgress }: ProveSuitesOptions,
): Promise<{ figures: string[]; faults: string[] }> {
  const isNamed = (text: string) =>
    faults?.some((name) => text === name || text.startsWith(`${name}:`)) ?? true;
  const runner = sandboxRunner(contract, { onProgress });
  let tried = 0;
  const onTrial = () => onProgress(`${++tried} faults tried`);
  const all = await prove(BEHAVIOUR_FAULTS, runner, {
    isWanted: (planting) => isNamed(textOf(planting)),
    onTrial,
  }).finally(runner.close);
  const trials = all.filter(({ outcome }) => outcome !== 'not-applicable');
  const faultless: FaultlessRun[] = [];
  for (let index = 0; index < (faults ? 0 : runs); index += 1) {
    onProgress(`run ${index + 1} of ${runs} without a fault`);
    const kind = KINDS[index % KINDS.length]!;
    faultless.push(await runFaultless(contract, { seed: `random:${seed + index}`, ...kind }));
  }
  const stale: string[] = [];
  const searches: { list: string; trials: SourceTrial[] }[] = [];
  for (const list of SOURCE_LISTS) {
    const named = readFaults<SourceFault>(list).filter(({ id }) => isNamed(id));
    const misfits = findMisfits(named);
    stale.push(...misfits.map(formatMisfit));
    const fitting = named.filter((fault) => !misfits.some((misfit) => misfit.fault === fault));
    searches.push({ list, trials: await prove(fitting, sourceRunner(contract), { onTrial }) });
  }
  const found = trials.filter(({ outcome }) => outcome === 'found');
  const unseen = trials.filter((one) => one.outcome === 'missed' && whyUnobservable(contract, one));
  const missed = trials.filter((one) => one.outcome === 'missed' && !unseen.includes(one));
  if (write) {
    const outcome = {
      trials,
      falseAlarms: runner.falseAlarms,
      jobs: runner.faultlessJobs(),
      faultless,
      searches,
    };
    await writeFile(PAGE, pageOf(contract, outcome));
    await writeNotFoundYet(missed);
    await writeProbed(trials);
  }
  return {
    figures: [
      `${found.length} of ${found.length + missed.length} pairs of a fault and an operation found, ${missed.length} not yet, ${unseen.length} invisible in every response`,
      `${runner.faultlessJobs()} jobs without a fault, and ${faultless.length} runs with another seed each`,
      ...searches.map(
        ({ list, trials }) =>
          `${trials.filter(({ outcome }) => outcome === 'found').length} of ${trials.length} faults in the source, ${list} list`,
      ),
      `${Math.round(process.cpuUsage().user / 1e6)} s of CPU time`,
      ...(faults
        ? [
            ...trials.map((one) => `${textOf(one)}: ${outcomeText(one)}`),
            ...searches.flatMap((search) =>
              search.trials.map((one) => `${one.fault.id}: ${outcomeText(one)}`),
            ),
          ]
        : []),
    ],
    faults: [
      ...missed.filter((one) => !isNotFoundYet(one)).map(missedText),
      ...found
        .filter(isNotFoundYet)
        .map(
          (one) =>
            `${textOf(one)} is found by ${one.by}: remove it from laboratory/proofs/suites/notFoundYet.yaml`,
        ),
      ...stale,
      ...runner.falseAlarms,
      ...faultless.flatMap(({ falseAlarms }) => falseAlarms),
    ],
  };
}

function outcomeText({ outcome, by, findings, jobs }: BehaviourTrial | SourceTrial): string {
  return outcome === 'found' ? `found by ${by}: ${findings[0]}` : `${outcome} in ${jobs} jobs`;
}

/** Describes a planted fault that no job found. */
export function missedText(trial: BehaviourTrial): string {
  const { findings, jobs } = trial;
  return `${textOf(trial)}: ${findings.length > 0 ? `only ${findings.slice(0, 3).join(', ')}` : `found by none of ${jobs} jobs`}`;
}
