import type { CaseRequest } from '../../contract/case.ts';
import type { Contract, ContractOperation } from '../../contract/contract.ts';
import type { Target } from '../target/target.ts';
import type { Delivery } from './deliver.ts';
import type { JobFacts, Result } from './result.ts';

/** A suite: a name, and a function that plans its jobs for a contract and a target. Planning sends no request. */
export interface Suite {
  name: string;
  /** The checks of its jobs, besides those of each response and of properties. Default: none. */
  checks?: readonly string[];
  /** Says why the suite does not fit a target. Undefined if it fits. Default: it fits every target. */
  unfit?: (target: Target) => string | undefined;
  plan: (contract: Contract, target: Target) => Job[];
}

/** A test of the target with one or more requests, or the reason why it does not run. */
export type Job = JobFacts & (Performed | Obstacle);

export interface Performed {
  /** Whether no other job may run at the same time, since the job writes or depends on writes. Default: false. */
  alone?: boolean;
  /** Whether the job needs no reset, since it sets up what it needs and removes it again. Default: false. */
  keepsState?: boolean;
  /**
   * Performs the job. A thrown error other than `CannotPerform` is a fault of the suite itself.
   * @param send sends a request to the target, within the limits of the run
   */
  perform: (send: Send) => Promise<Judgement>;
}

export interface Obstacle {
  /** Why the job does not run on this target. */
  reason: string;
  /** See `Result`. */
  needs?: string[];
}

/** Thrown in `perform` when the job turns out to be impossible. */
export class CannotPerform extends Error {
  override name = 'CannotPerform';
  /**
   * `not-run` if an entry is missing, `blocked` if the target fails in a step that the job needs. `vacuous` if a faulty
   * server would respond alike with this data.
   */
  readonly outcome: 'not-run' | 'blocked' | 'vacuous';
  /** See `Result`. */
  readonly needs: string[];

  constructor(outcome: CannotPerform['outcome'], reason: string, needs: string[] = []) {
    super(reason);
    this.outcome = outcome;
    this.needs = needs;
  }
}

export type Send = (call: Call) => Promise<Delivery>;

/** A call of an operation. */
export interface Call {
  operation: ContractOperation;
  request: CaseRequest;
  /** The role of the caller. Undefined without a token. */
  as?: string;
  /** The token of the caller. Without it, the call is anonymous. */
  token?: string;
  /** The security scheme that carries the token. Default: the operation's first. */
  scheme?: string;
  /**
   * Whether the response to an equal, earlier call of the run may serve for this one, if the run has changed nothing
   * since. False keeps its own response for later calls. Default: neither.
   */
  mayShare?: boolean;
  /** Whether the call removes a resource of the run. Then it may be repeated, and is sent even after Ctrl-C. */
  isRemoval?: boolean;
  /** The expected response. It determines headers of the request, such as `Accept`. */
  expected: {
    status: number;
    contentType?: string;
    /** The name of the case, for a target that picks responses. */
    example?: string;
  };
}

/** The result of a performed job. */
export type Judgement = Pick<Result, 'outcome'> &
  Partial<Pick<Result, 'reason' | 'needs' | 'notes' | 'flaky' | 'findings'>>;
