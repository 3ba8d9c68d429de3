import { writeFile } from 'node:fs/promises';
import { missedText, prove } from '../../../conformance/selftest/stateful/prove.ts';
import { whyUnobservable } from '../../../conformance/selftest/stateful/unobservable.ts';
import type { Contract } from '../../../contract/contract.ts';
import { faultText } from '../../../sandbox/index.ts';
import { type FaultlessRun, runFaultless } from './faultless.ts';
import { findMutant, type Search } from './mutants/findMutants.ts';
import { readMutants } from './mutants/mutant.ts';
import { isNotFoundYet, writeNotFoundYet } from './notFoundYet.ts';
import { type History, PAGE, pageOf } from './page.ts';

export interface ProveSuitesOptions {
  /** Where the seeds of the runs without a fault begin. */
  seed: number;
  /** How many runs without a fault. */
  runs: number;
  /** Whether the page is written, and the list of what is not found yet. */
  write: boolean;
  onProgress: (text: string) => void;
}

/** The lists of faults made by hand, and what was found of them before the checks were added that they called for. */
const LISTS: History[] = [
  { list: 'first', atFirst: 15, of: 40 },
  { list: 'second', atFirst: 9, of: 18 },
];

/** Proves the suites: the faults of the sandbox, those made by hand, and runs without any. */
export async function proveSuites(
  contract: Contract,
  { seed, runs, write, onProgress }: ProveSuitesOptions,
): Promise<{ figures: string[]; faults: string[] }> {
  const proof = await prove(contract, { onProgress });
  const faultless: FaultlessRun[] = [];
  for (let index = 0; index < runs; index += 1) {
    onProgress(`run ${index + 1} of ${runs} without a fault`);
    faultless.push(await runFaultless(contract, `random:${seed + index}`));
  }
  const searches: { history: History; searches: Search[] }[] = [];
  const stale: string[] = [];
  for (const history of LISTS) {
    const of: Search[] = [];
    for (const mutant of readMutants(history.list)) {
      onProgress(`${of.length + 1} of the ${history.list} list`);
      // Where the source has changed since, the rest is tried all the same.
      const search = await findMutant(contract, mutant).catch((error: Error) => {
        stale.push(error.message);
        return { mutant, found: {} };
      });
      of.push(search);
    }
    searches.push({ history, searches: of });
  }
  const { trials } = proof;
  const missed = trials.filter(({ by, fault }) => !by && !whyUnobservable(contract, fault));
  const found = trials.filter(({ by }) => by !== undefined);
  if (write) {
    await writeFile(PAGE, pageOf(contract, { proof, faultless, searches }));
    await writeNotFoundYet(missed.map(({ fault }) => fault));
  }
  return {
    figures: [
      `${found.length} of ${found.length + missed.length} pairs of a fault and an operation found, ${missed.length} not yet, ${trials.length - found.length - missed.length} that cannot be seen`,
      `${proof.jobs} jobs without a fault, and ${runs} runs with another seed each`,
      ...searches.map(
        ({ history, searches }) =>
          `${searches.filter((one) => Object.keys(one.found).length > 0).length} of ${searches.length} faults of the ${history.list} list by hand`,
      ),
      `${Math.round(process.cpuUsage().user / 1e6)} s of CPU time`,
    ],
    faults: [
      ...missed.filter(({ fault }) => !isNotFoundYet(fault)).map(missedText),
      ...found
        .filter(({ fault }) => isNotFoundYet(fault))
        .map(
          ({ fault, by }) =>
            `${faultText(fault)} is found by ${by}: take it out of notFoundYet.yaml`,
        ),
      ...stale,
      ...proof.falseAlarms,
      ...faultless.flatMap(({ falseAlarms }) => falseAlarms),
    ],
  };
}
