/** A sample of the faults: some of one area, which few jobs call. */
import type { Contract } from '../../../contract/contract.ts';
import { BEHAVIOUR_FAULTS } from '../../../faults/behaviour/catalogue.ts';
import { textOf } from '../../../faults/behaviour/plant.ts';
import { sandboxRunner } from '../../../faults/behaviour/runner.ts';
import { whyUnobservable } from '../../../faults/behaviour/unobservable.ts';
import { plantingsOf } from '../../../faults/prove.ts';
import { isNotFoundYet } from './notFoundYet.ts';

export interface Sample {
  area: string;
  /** Plantings as texts: `field-lost:createMilestone:description`. */
  plantings: Set<string>;
}

/** @param seed the same seed gives the same sample */
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
  // A step that has no divisor in common with most lengths reaches all of them.
  const first = (seed * 7919) % all.length;
  const chosen = Array.from(
    { length: Math.min(size, all.length) },
    (_, index) => all[(first + index * 31) % all.length]!,
  );
  return { area, plantings: new Set(chosen.map(textOf)) };
}
