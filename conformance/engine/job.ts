import type { CaseRequest } from '../../contract/case.ts';
import type { Contract, ContractOperation } from '../../contract/contract.ts';
import type { Target } from '../target/target.ts';
import type { Delivery } from './deliver.ts';
import type { JobFacts, Result } from './result.ts';

/** A suite is a name, and a plan that turns contract and target into jobs. It sends nothing itself. */
export interface Suite {
  name: string;
  /** The checks of its jobs, besides those of each response and of properties. Default: none. */
  checks?: readonly string[];
  /** Why the suite does not fit a target; undefined where it fits. Default: it fits every target. */
  unfit?: (target: Target) => string | undefined;
  plan: (contract: Contract, target: Target) => Job[];
}

/** Something to find out about the target with some requests, or the reason why nothing is sent. */
export type Job = JobFacts & (Performed | Left);

export interface Performed {
  /** Whether the job needs the target to itself, since it writes or reads what others write. Default: false. */
  alone?: boolean;
  /** Whether the job needs no reset, since it sets up what it needs and leaves the rest. Default: false. */
  keepsState?: boolean;
  /**
   * Performs the job. An error that it throws is a fault of the suite itself, except for `CannotPerform`.
   * @param send sends a request to the target, within the limits of the run
   */
  perform: (send: Send) => Promise<Judgement>;
}

export interface Left {
  /** Why it is not run on this target. */
  reason: string;
  /** See `Result`. */
  needs?: string[];
}

/** Thrown in `perform` when it turns out that a job cannot be performed. */
export class CannotPerform extends Error {
  override name = 'CannotPerform';
  /** `not-run` where something is missing, `blocked` where the target failed in what the job needs. */
  readonly outcome: 'not-run' | 'blocked';
  /** See `Result`. */
  readonly needs: string[];

  constructor(outcome: 'not-run' | 'blocked', reason: string, needs: string[] = []) {
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
  /** Whether the call removes what the run has created. Then it may be repeated, and is sent even after Ctrl-C. */
  isRemoval?: boolean;
  /** The expected response. It decides what the request asks for, such as its `Accept`. */
  expected: {
    status: number;
    contentType?: string;
    /** The name of the case, for a target that gives the documented response that it is asked for. */
    example?: string;
  };
}

/** What a job has found out. */
export type Judgement = Pick<Result, 'outcome'> &
  Partial<Pick<Result, 'reason' | 'notes' | 'flaky' | 'findings'>>;
