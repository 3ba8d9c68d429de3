import type { Contract, ContractOperation } from '../contract/contract.ts';
import type { CheckId } from '../judge/index.ts';
import type { DecoratedOperation, Perform } from '../sandbox/index.ts';
import type { Change } from './response/rawResponse.ts';
import type { Subject } from './response/subject.ts';

/**
 * One known way in which a server is wrong. By its kind, it changes a single response, the behaviour of a
 * sandbox, or the source of a sandbox.
 */
export type Fault = ResponseFault | BehaviourFault | SourceFault;

interface KnownFault {
  /** `required-field-missing`: unique among all faults. */
  id: string;
  /** A sentence that describes the fault: `a required field is missing`. */
  summary: string;
  /** The group of the fault in reports: `body`. */
  class: string;
  /** The checks that are meant to find it: one of them must. Default: any check. */
  checks?: CheckId[];
}

/**
 * Changes a response: status, headers, body, framing or time. It applies wherever the contract has a place
 * for it.
 */
export interface ResponseFault extends KnownFault {
  kind: 'response';
  checks: [CheckId];
  /** Returns the wrong responses for a right one. Empty if the fault does not apply. */
  changes(subject: Subject): Change[];
}

/** Changes what a sandbox does with a request, its reply and its state: a decorator around an operation. */
export interface BehaviourFault extends KnownFault {
  kind: 'behaviour';
  /**
   * The parts of an operation that can have the fault, such as a parameter or a field. `['']` is the
   * operation itself. Empty if the fault does not apply.
   */
  parts(contract: Contract, operation: ContractOperation): string[];
  /**
   * Present if the contract alone cannot tell the places. Then the fault applies where it changes a
   * response.
   */
  isProbed?: true;
  decorate(perform: Perform, place: DecoratedOperation & { part: string }): Perform;
}

/** Changes one text in the source of the sandbox. */
export interface SourceFault extends KnownFault {
  kind: 'source';
  /** Below `sandbox/`. */
  file: string;
  /** A text that the file contains exactly once. */
  search: string;
  replace: string;
  /** The id of the documented statement that it violates. */
  statement?: string;
  /**
   * The question that the documents leave open, so that no suite can find the fault: `who may create a
   * runner`.
   */
  notStated?: string;
  /** The reason why no run on a deployment finds the fault. */
  survives?: string;
}
