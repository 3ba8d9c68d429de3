import type { CaseRequest } from '../../contract/case.ts';
import type { Contract, ContractOperation } from '../../contract/contract.ts';
import type { Target } from '../target/target.ts';
import type { Delivery } from './deliver.ts';
import type { JobFacts, Result } from './result.ts';

/** A suite is a name, and a plan that turns contract and target into jobs. It sends nothing itself. */
export interface Suite {
  name: string;
  /** Why it cannot be used on a target; undefined when it can. Default: it can on any. */
  unfit?: (target: Target) => string | undefined;
  plan: (contract: Contract, target: Target) => Job[];
}

/** A thing to find out about the target: with some requests, or not at all and why. */
export type Job = JobFacts & (Performed | Left);

export interface Performed {
  /** Whether nothing else may happen on the target meanwhile: it writes, or looks at what others write. */
  alone?: boolean;
  /** Whether it makes what it needs and leaves the rest as it is, so that it needs no reset. Default: false. */
  keepsState?: boolean;
  /**
   * Finds it out. What it throws is a fault of the suite itself.
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
  /** The role of the caller; undefined without a token. */
  as?: string;
  /** The token of the caller. Without it, the call is anonymous. */
  token?: string;
  /** The security scheme that carries the token. Default: the operation's first. */
  scheme?: string;
  /** Whether it removes what the run has made: it may be sent twice, and is sent even when the run is to end. */
  isRemoval?: boolean;
  /** The response that is expected, which decides what the request asks for. */
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
