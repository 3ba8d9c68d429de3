import type { Contract } from '../../../contract/contract.ts';
import type { Job } from '../../engine/job.ts';
import type { Target } from '../../target/target.ts';

/** What has to hold across the responses of an operation, for every operation that the contract names it for. */
export interface Property {
  /** Its public name, in lower-case words joined by hyphens or dots: `sort`. The ids of its jobs usually begin so. */
  id: string;
  /** What has to hold, as a phrase for people. */
  summary: string;
  /** What in the contract tells for which operations it has to hold, as a phrase for people. */
  from: string;
  /** The check that its findings name. Default: the id. */
  check?: string;
  /** One job for each thing to find out, as `checkJob` makes them. Nothing is sent here. */
  plan: (contract: Contract, target: Target) => Job[];
}
