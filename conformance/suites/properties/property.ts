import type { Contract } from '../../../contract/contract.ts';
import type { Aged } from '../../../judge/index.ts';
import type { Job } from '../../engine/job.ts';
import type { Target } from '../../target/target.ts';

/** A statement that must hold across several responses of an operation, for each operation that the contract names. */
export interface Property extends Aged {
  /** Its public name, in lower-case words joined by hyphens or dots: `sort`. The ids of its jobs usually begin so. */
  id: string;
  /** The statement, as a sentence for people: `A sorted list is in order and complete.` */
  summary: string;
  /** The part of the contract that names the operations, as a phrase for people: `the enum of order_by`. */
  from: string;
  /** The check that findings of the property name. Default: the id. */
  check?: string;
  /** Returns the jobs that test the property, as `checkJob` creates them. It sends no request. */
  plan: (contract: Contract, target: Target) => Job[];
}
