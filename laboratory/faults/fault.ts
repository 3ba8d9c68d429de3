import type { Contract, ContractOperation } from '../../contract/contract.ts';
import type { CheckId } from '../../judge/index.ts';
import type { DecoratedOperation, Incoming, Perform, Reply } from '../../sandbox/index.ts';
import type { Change } from './response/rawResponse.ts';
import type { Subject } from './response/subject.ts';

/**
 * A known way in which a server is wrong. The kind says whether it changes a single response, the behaviour of a
 * sandbox, or the source of a sandbox.
 */
export type Fault = ResponseFault | BehaviourFault | SourceFault;

/** The parts of an API that a fault can make wrong, by name, each with a description of such a fault. */
export const ASPECTS = {
  status: 'A request gets the wrong status, or it is accepted or refused wrongly.',
  body: 'A value in the body of a response is wrong or missing.',
  headers: 'A header of a response is wrong, missing or unknown.',
  pages: 'The pages of a list do not fit together, or their size or links are wrong.',
  filters: 'A parameter that selects, sorts or shapes the response of a read works wrongly.',
  access: 'The wrong callers, tiers or parents reach a resource or an operation.',
  state: 'A write stores or changes something else than it should.',
  limits: 'A rate, a size or a greatest number is not kept.',
} as const;
export type Aspect = keyof typeof ASPECTS;

interface KnownFault {
  /** The ID, unique among all faults: `required-field-missing`. */
  id: string;
  /** A sentence that describes the fault: `a required field is missing`. */
  summary: string;
  /** The part of the API that is wrong, in the benchmark. Absent for a fault outside of the benchmark. */
  aspect?: Aspect;
  /** The checks that are meant to find the fault. At least one of them must find it. Default: any check. */
  checks?: CheckId[];
}

/**
 * Changes a response: status, headers, body, framing or time. It applies wherever the contract has a suitable place.
 */
export interface ResponseFault extends KnownFault {
  kind: 'response';
  /** The group of the fault in reports: `body`. */
  class: string;
  checks: [CheckId];
  /** Returns the wrong responses for a right response. The list is empty if the fault does not apply. */
  changes(subject: Subject): Change[];
}

/**
 * Changes the behaviour of a sandbox: how it handles a request, and its reply and state. It decorates an operation of a
 * tolerant sandbox.
 */
export interface BehaviourFault extends KnownFault {
  kind: 'behaviour';
  /** The group of the fault in reports: `lost update`. */
  class: string;
  /** The ID of the statement that the fault breaks, if the statement is about the operation. */
  statement?: string;
  /**
   * Returns the parts of an operation that can have the fault, such as a parameter or a field. `['']` stands for the
   * operation itself. The list is empty if the fault does not apply.
   */
  parts(contract: Contract, operation: ContractOperation): string[];
  /**
   * Present if the contract does not state where the fault applies. Probe requests then find the places where it
   * changes a response.
   */
  isProbed?: true;
  decorate(perform: TolerantPerform, place: DecoratedOperation & { part: string }): Perform;
}

/** Performs an operation of a tolerant sandbox (`behaviour/tolerant.yaml`), in a transaction of its own. */
export type TolerantPerform = (incoming: Incoming, options?: Tolerance) => Promise<Reply>;

/** The changes that a tolerant sandbox makes to the performance of an operation. */
export interface Tolerance {
  /** Called in the transaction, before the operation. Default: none. */
  before?: () => void;
  /** True if the transaction is rolled back although the operation succeeds. Default: false. */
  isRolledBack?: boolean;
  /** Decides which refusals are ignored, so that the operation goes on. Default: no refusals. */
  tolerates?: (
    refusal: { status: number; body: { message: string | Record<string, string[]> } },
    reason: 'invalid' | 'duplicate' | 'state' | 'role' | 'hidden' | undefined,
  ) => boolean;
}

/** A change of one place in the syntax tree of the sandbox's source. */
export interface SourceChange {
  /** The path of the source file, relative to `sandbox/`. */
  file: string;
  /** The qualified name of a declaration in the file: `listTags`, `presentTag.message`. */
  place: string;
  /** A pattern of the code that occurs once in the declaration. Default: the declaration itself. */
  find?: string;
  /** The code in place of the pattern. Empty to remove a statement or a member. */
  put?: string;
  /** Code to insert before the pattern. Without a pattern, statements to insert before the first of the function. */
  before?: string;
  /** Code to insert after the pattern. */
  after?: string;
}

/** Changes one place in the source of the sandbox. */
export interface SourceFault extends KnownFault, SourceChange {
  kind: 'source';
  /** The change of the compiled module in the package: `search` occurs in it once. */
  compiled?: { search: string; replace: string };
  /** The id of the documented statement that the changed source breaks. */
  statement?: string;
  /** The `operationId`s of the operations whose jobs may find the fault. Default: those of the statement. */
  operations?: string[];
  /** The deployment on which the fault shows. Default: the tier Ultimate, with all flags on. */
  deployment?: { tier?: string; offering?: string; flags?: Record<string, boolean> };
  /** The reason why no run on a deployment can find the fault. Absent if a run can find it. */
  survives?: string;
}
