import type { CaseRequest } from '../../contract/case.ts';
import type { Contract, ContractOperation } from '../../contract/contract.ts';
import type { Aged } from '../../judge/index.ts';
import type { Target } from '../target/target.ts';
import type { Delivery } from './deliver.ts';
import type { Fault, JobFacts, Result } from './result.ts';
import type { LedgerEntry } from './writes/ledger.ts';

/** A suite has a name, and a function that plans its jobs for a contract and a target. Planning sends no request. */
export interface Suite {
  name: string;
  /**
   * The IDs of the suite's own checks. Checks that run on every response, and checks of properties, are not listed.
   * Default: none.
   */
  checks?: readonly string[];
  /**
   * Returns the reason why the suite does not fit a target. Undefined if it fits. Default: the suite fits every
   * target.
   */
  unfit?: (target: Target) => string | undefined;
  plan: (contract: Contract, target: Target) => Job[];
}

/** A job tests the target with one or more requests, or gives the reason why it cannot run. */
export type Job = JobFacts & Aged & (Performed | Obstacle);

export interface Performed {
  /** Whether no other job may run at the same time, because the job writes or depends on writes. Default: false. */
  alone?: boolean;
  /**
   * Whether the target need not be reset for the job. Such a job creates the resources that it needs, and removes
   * them. Default: false.
   */
  keepsState?: boolean;
  /**
   * Whether a job that an absence of the target has disturbed is left out, in place of being performed again.
   * Default: false.
   */
  isOnce?: boolean;
  /**
   * Performs the job. If it throws an error other than `CannotPerform`, the suite itself has a fault.
   * @param send sends a request to the target, within the limits of the run
   */
  perform: (send: Send) => Promise<Judgement>;
}

export interface Obstacle {
  /** The reason why the job cannot run on this target. */
  reason: string;
  /** The entries of the profile or the command line that the job needs. See `Result.needs`. */
  needs?: string[];
}

/** Thrown by `perform` if the job turns out to be impossible on this target. */
export class CannotPerform extends Error {
  override name = 'CannotPerform';
  /**
   * `not-run` if the profile lacks an entry. `blocked` if the target fails in a step that the job needs. `vacuous` if a
   * faulty server would respond in the same way with this data.
   */
  readonly outcome: 'not-run' | 'blocked' | 'vacuous';
  /** The entries that the job needs. See `Result.needs`. */
  readonly needs: string[];
  /** The cause. Default: the last response of the job decides. See `findFault`. */
  readonly fault: Fault | undefined;

  constructor(
    outcome: CannotPerform['outcome'],
    reason: string,
    needs: string[] = [],
    fault?: Fault,
  ) {
    super(reason);
    this.outcome = outcome;
    this.needs = needs;
    this.fault = fault;
  }
}

export type Send = (call: Call) => Promise<Delivery>;

/** A stage of the way to the target. It passes calls on to the stage below, whose `send` it was created with. */
export interface Stage {
  send: Send;
}

/** A call of an operation. */
export interface Call {
  operation: ContractOperation;
  request: CaseRequest;
  /** The role of the caller. Undefined if the call has no token. */
  as?: string;
  /** The token of the caller. Without a token, the call is anonymous. */
  token?: string;
  /** The security scheme that carries the token. Default: the first scheme of the operation. */
  scheme?: string;
  /** The user name beside the token, for a scheme with Basic authentication. Default: empty. */
  username?: string;
  /**
   * True lets the response to an earlier, equal call of the run serve, if the run has changed nothing since. False keeps
   * a new response for later calls. Default: neither.
   */
  mayShare?: boolean;
  /**
   * Whether the call removes a resource that the run has created. Such a call may be repeated, and is sent even after
   * Ctrl-C.
   */
  isRemoval?: boolean;
  /** The time in milliseconds that must have passed since the last write of the run. Default: that of the removals. */
  settledMs?: number;
  /** Receives the ledger entry of the resource that the call creates, before the call is sent. */
  onCreate?: (entry: LedgerEntry) => void;
  /** The expected response. It determines some headers of the request, such as `Accept`. */
  expected: {
    status: number;
    contentType?: string;
    /** The name of the case, for a target such as the mock, on which the request selects the response. */
    example?: string;
  };
}

/** The result of a performed job. */
export type Judgement = Pick<Result, 'outcome'> &
  Partial<Pick<Result, 'reason' | 'needs' | 'notes' | 'flaky' | 'findings'>>;
