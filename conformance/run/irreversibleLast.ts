import type { Contract } from '../../contract/contract.ts';
import type { Job } from '../engine/job.ts';
import { operationsOnOthers } from '../target/operationsToName.ts';

/** The place of the jobs that change a resource which the run did not create. */
const CHANGING = -0.5;

/**
 * Puts the jobs with irreversible operations last, so that no other job meets their changes. They keep the order of
 * the contract. In this order, the move of a repository to another storage comes at the very end. It makes the
 * repository read-only for a while. Before them come the jobs that change resources which the run did not create, such
 * as the only identity of a group. Workflows are not among these, since they restore such a resource.
 */
export function irreversibleLast(contract: Contract, jobs: Job[]): Job[] {
  const { operations } = contract;
  const changing = operationsOnOthers(contract);
  const places = new Map([...operations.keys()].map((id, index) => [id, index]));
  const placeOf = ({ suite, operations: ids }: Job) =>
    Math.max(
      suite !== 'lifecycles' && ids.some((id) => changing.has(id)) ? CHANGING : -1,
      ...ids.map((id) =>
        operations.get(id)?.definition['x-irreversible'] ? (places.get(id) ?? -1) : -1,
      ),
    );
  return jobs
    .map((job) => ({ job, place: placeOf(job) }))
    .sort((one, other) => one.place - other.place)
    .map(({ job }) => job);
}
