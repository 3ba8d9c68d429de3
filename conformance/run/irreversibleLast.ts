import type { Contract } from '../../contract/contract.ts';
import type { Job } from '../engine/job.ts';

/**
 * Puts the jobs with irreversible operations last, so that no other job meets their changes. They keep the order of
 * the contract. In this order, the move of a repository to another storage comes at the very end. It makes the
 * repository read-only for a while.
 */
export function irreversibleLast({ operations }: Contract, jobs: Job[]): Job[] {
  const places = new Map([...operations.keys()].map((id, index) => [id, index]));
  const placeOf = ({ operations: ids }: Job) =>
    Math.max(
      -1,
      ...ids.map((id) =>
        operations.get(id)?.definition['x-irreversible'] ? (places.get(id) ?? -1) : -1,
      ),
    );
  return jobs
    .map((job) => ({ job, place: placeOf(job) }))
    .sort((one, other) => one.place - other.place)
    .map(({ job }) => job);
}
