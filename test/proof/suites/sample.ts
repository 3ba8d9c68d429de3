/** A sample of the pairs: the seed says which. */
import { type Pair, pairsOf } from '../../../conformance/selftest/stateful/prove.ts';
import { whyUnobservable } from '../../../conformance/selftest/stateful/unobservable.ts';
import type { Contract } from '../../../contract/contract.ts';
import { isNotFoundYet } from './notFoundYet.ts';

/** A part of the whole: the pairs of an area, which few jobs call. */
export interface Sample {
  area: string;
  pairs: Pair[];
}

/** @param seed the same for the same sample */
export function sampleOf(contract: Contract, seed: number, size: number): Sample {
  const areas = [...new Set(contract.cases.map(({ area }) => area))].sort();
  const area = areas[seed % areas.length]!;
  const operations = new Set(
    contract.cases.flatMap((one) => (one.area === area ? [one.operation] : [])),
  );
  const pairs = pairsOf(contract).filter(
    ({ fault }) =>
      operations.has(fault.operation) && !whyUnobservable(contract, fault) && !isNotFoundYet(fault),
  );
  // A step that has no divisor in common with most lengths, so that it comes to all.
  const first = (seed * 7919) % pairs.length;
  return {
    area,
    pairs: Array.from(
      { length: Math.min(size, pairs.length) },
      (_, index) => pairs[(first + index * 31) % pairs.length]!,
    ),
  };
}
