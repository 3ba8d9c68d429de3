import type { Contract } from '../../contract/contract.ts';
import type { Job } from '../engine/job.ts';

/**
 * Puts jobs with operations whose effect lasts behind all others, which then find the target as it was. Among
 * themselves they have the order of the contract, so that a repository is moved to another storage, and is
 * read-only meanwhile, when everything else is done.
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
