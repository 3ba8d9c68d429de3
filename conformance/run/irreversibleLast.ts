import type { Contract } from '../../contract/contract.ts';
import type { Job } from '../engine/job.ts';

/**
 * Returns the jobs with those of irreversible operations last, so that all other jobs find the target unchanged. The
 * irreversible jobs keep the order of the contract. So a repository moves to another storage, which makes it
 * read-only for a while, at the very end.
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
