import type { Offering } from '../../judge/index.ts';
import type { FixtureValues } from './substituteFixtures.ts';

/** The server that a run tests. */
export interface Target {
  /** The kind, as reports name it. The suites decide by `can`, not by the kind. */
  kind: TargetKind;
  can: Capabilities;
  /** The URL to which the contract's paths are appended: `https://forge.example.com/api/v4`. */
  base: string;
  /** The full URL of an alert integration. Without it, no request goes to the alert intake. */
  alertIntake?: string;
  /** The tokens, by role. */
  tokens: Record<string, string>;
  /** The role that an operation needs if the contract names no role and `user` lacks the right, by operation. */
  callers?: Record<string, string>;
  /** A token for each role without its own token. */
  sharedToken?: string;
  fixtures: FixtureValues;
  /** Without it, the target must have the operations of every tier. */
  tier?: string;
  /** Without it, the target must have the operations of every offering. */
  offering?: Offering;
  /** The feature flags that differ from their defaults. */
  flags: Record<string, boolean>;
  /** How the run names what it creates on a deployment. Absent if the run only reads. */
  writes?: Writes;
  /**
   * Runs before each job. It resets the target, and enables the tier, the offering and the flags that the operations
   * need. Between two jobs that keep the state, it does not reset.
   */
  prepare?: (operations: string[], keepsState: boolean) => Promise<void>;
  /** Moves the target's clock forward by so many seconds. Default: the run waits in real time. */
  wait?: (seconds: number) => Promise<unknown>;
}

/** How a run writes on a deployment. */
export interface Writes {
  /** The name of the run, with which the names of created resources begin. */
  run: string;
  /** Returns a name for the next resource: `fc-m3k2x9-7`. */
  nextName: () => string;
  /** The operations that the run may send although they change resources of others. The profile names them. */
  operations: ReadonlySet<string>;
}

/**
 * `mock` picks the documented response that a request names. `sandbox` has the example world and gives the documented
 * responses from its state. `live` is a deployment with resources of its own.
 */
export type TargetKind = 'mock' | 'sandbox' | 'live';

/** The abilities of a target. */
export interface Capabilities {
  /** It gives the documented response that `Prefer` names, in any state. */
  pickResponses: boolean;
  /** It has the example world, and so gives exactly the documented responses. */
  respondExactly: boolean;
  /** The run may write to it: to all resources, or on a deployment to those that the run created. */
  beWritten: boolean;
}

/** The abilities of each kind of target. */
export const CAPABILITIES: Record<TargetKind, Capabilities> = {
  mock: { pickResponses: true, respondExactly: true, beWritten: true },
  sandbox: { pickResponses: false, respondExactly: true, beWritten: true },
  live: { pickResponses: false, respondExactly: false, beWritten: false },
};
