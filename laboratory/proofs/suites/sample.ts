/** Selects a sample of the planted faults. All are in one area, so that few jobs have to run. */
import type { Contract } from '../../../contract/contract.ts';
import { BEHAVIOUR_FAULTS } from '../../faults/behaviour/catalogue.ts';
import { textOf } from '../../faults/behaviour/plant.ts';
import { sandboxRunner } from '../../faults/behaviour/runner.ts';
import { whyUnobservable } from '../../faults/behaviour/unobservable.ts';
import { plantingsOf } from '../../faults/prove.ts';
import { isNotFoundYet } from './notFoundYet.ts';

export interface Sample {
  area: string;
  /** Planted faults as texts: `field-lost:createMilestone:description`. */
  plantings: Set<string>;
}

/** Selects a sample. @param seed the same seed always selects the same sample */
export function sampleOf(contract: Contract, seed: number, size: number): Sample {
  const areas = [...new Set(contract.cases.map(({ area }) => area))].sort();
  const area = areas[seed % areas.length]!;
  const operations = new Set(
    contract.cases.flatMap((one) => (one.area === area ? [one.operation] : [])),
  );
  const all = [...plantingsOf(BEHAVIOUR_FAULTS, sandboxRunner(contract))].filter(
    (planting) =>
      operations.has(planting.place.operation) &&
      !whyUnobservable(contract, planting) &&
      !isNotFoundYet(planting),
  );
  // The steps are prime numbers. They rarely share a divisor with the length, so different seeds reach all faults.
  const first = (seed * 7919) % all.length;
  const chosen = Array.from(
    { length: Math.min(size, all.length) },
    (_, index) => all[(first + index * 31) % all.length]!,
  );
  return { area, plantings: new Set(chosen.map(textOf)) };
}
