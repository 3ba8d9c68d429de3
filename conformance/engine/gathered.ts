/** Results that stand for many equal exchanges of recorded traffic. */
import type { Contract } from '../../contract/contract.ts';
import type { Result } from './result.ts';

/** The address in a report on traffic of which the contract has no operation. */
export const UNKNOWN_BASE = 'http://unknown.invalid';

/** Sorts results by the order of their operations in the contract. Results without a known operation come last. */
export function inOrderOf<R extends Result>(contract: Contract, results: R[]): R[] {
  const order = new Map([...contract.operations.keys()].map((id, index) => [id, index]));
  const placeOf = ({ operations: [id] }: Result) => order.get(id!) ?? order.size;
  return results.sort((one, other) => placeOf(one) - placeOf(other));
}

/**
 * Joins the results of equal exchanges from two parts of a recording. The exchange of the first part is kept.
 * @param first a result with a `count`
 * @param second a result of the same suite with the same ID
 */
export function joinGathered(first: Result, second: Result): Result {
  const toleratedBy = [...new Set([...(first.toleratedBy ?? []), ...(second.toleratedBy ?? [])])];
  const exercised = [...(first.exercised ?? []), ...(second.exercised ?? [])];
  const joined = {
    ...first,
    count: (first.count ?? 1) + (second.count ?? 1),
    ...(toleratedBy.length > 0 && { toleratedBy: toleratedBy.sort((a, b) => a - b) }),
    ...(exercised.length > 0 && { exercised }),
  };
  const [, ...notes] = first.notes;
  return first.firstIn === undefined ? joined : withFirstNote({ ...joined, notes });
}

/** Adds the note that says where the first exchange of a result is recorded, if that is known. */
export function withFirstNote(result: Result): Result {
  return result.firstIn === undefined
    ? result
    : { ...result, notes: [noteOn(result, result.firstIn), ...result.notes] };
}

function noteOn({ count = 1, outcome }: Result, source: string): string {
  if (count === 1) return `recorded in ${source}`;
  return outcome === 'fail' || outcome === 'advised'
    ? `${count} exchanges have this ${outcome === 'fail' ? 'failure' : 'finding'}, the first in ${source}`
    : `${count} such exchanges, the first in ${source}`;
}
