import { writeFile } from 'node:fs/promises';
import type { Contract } from '../../../contract/contract.ts';
import { BEHAVIOUR_FAULTS } from '../../faults/behaviour/catalogue.ts';
import { type OperationPart, textOf } from '../../faults/behaviour/plant.ts';
import { writeProbed } from '../../faults/behaviour/probed.ts';
import { sandboxRunner } from '../../faults/behaviour/runner.ts';
import { whyUnobservable } from '../../faults/behaviour/unobservable.ts';
import type { BehaviourFault } from '../../faults/fault.ts';
import { prove, type Trial } from '../../faults/prove.ts';
import { type FaultlessRun, KINDS, runFaultless } from './faultless.ts';
import { isNotFoundYet, writeNotFoundYet } from './notFoundYet.ts';
import { PAGE, pageOf } from './page.ts';

export interface ProveSuitesOptions {
  /** The seed of the first run without a planted fault. The seeds of the next runs are the next numbers. */
  seed: number;
  /** The number of runs without a planted fault. */
  runs: number;
  /**
   * The faults to plant, by their ID or the beginning of their text, or `none` for the runs without a fault alone.
   * Default: all faults, and the runs without a fault.
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

/** Runs the suites against sandboxes with faulty behaviour, and against sandboxes without a planted fault. */
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
  for (let index = 0; index < (isNamed('none') ? runs : 0); index += 1) {
    onProgress(`run ${index + 1} of ${runs} without a fault`);
    const kind = KINDS[index % KINDS.length]!;
    faultless.push(await runFaultless(contract, { seed: `random:${seed + index}`, ...kind }));
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
    };
    await writeFile(PAGE, pageOf(contract, outcome));
    await writeNotFoundYet(missed);
    await writeProbed(trials);
  }
  return {
    figures: [
      `${found.length} of ${found.length + missed.length} pairs of a fault and an operation found, ${missed.length} not yet, ${unseen.length} invisible in every response`,
      `${runner.faultlessJobs()} jobs without a fault, and ${faultless.length} runs with another seed each`,
      `${Math.round(process.cpuUsage().user / 1e6)} s of CPU time`,
      ...(faults ? trials.map((one) => `${textOf(one)}: ${outcomeText(one)}`) : []),
    ],
    faults: [
      ...missed.filter((one) => !isNotFoundYet(one)).map(missedText),
      ...found
        .filter(isNotFoundYet)
        .map(
          (one) =>
            `${textOf(one)} is found by ${one.by}: remove it from laboratory/proofs/suites/notFoundYet.yaml`,
        ),
      ...runner.falseAlarms,
      ...faultless.flatMap(({ falseAlarms }) => falseAlarms),
    ],
  };
}

function outcomeText({ outcome, by, findings, jobs }: BehaviourTrial): string {
  return outcome === 'found' ? `found by ${by}: ${findings[0]}` : `${outcome} in ${jobs} jobs`;
}

/** Describes a planted fault that no job found. */
export function missedText(trial: BehaviourTrial): string {
  const { findings, jobs } = trial;
  return `${textOf(trial)}: ${findings.length > 0 ? `only ${findings.slice(0, 3).join(', ')}` : `found by none of ${jobs} jobs`}`;
}
