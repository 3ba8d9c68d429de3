import type { Offering } from '../../judge/index.ts';
import type { FixtureValues } from './substituteFixtures.ts';

/** What is tested. */
export interface Target {
  /** What reports call it. What the suite does with it depends on what it can do. */
  kind: TargetKind;
  can: Capabilities;
  /** The URL that the contract's paths are appended to: `https://forge.example.com/api/v4`. */
  base: string;
  /** The whole address of an alert integration. Without it, nothing is sent to the alert intake. */
  alertIntake?: string;
  /** A token for each role. */
  tokens: Record<string, string>;
  /** By operation, the role that it takes where the documents name none and that of `user` is not enough. */
  callers?: Record<string, string>;
  /** A token for every role that has none of its own. */
  sharedToken?: string;
  fixtures: FixtureValues;
  /** Without it, operations of every tier are expected to be there. */
  tier?: string;
  /** Without it, operations of every offering are expected to be there. */
  offering?: Offering;
  /** The feature flags that differ from their defaults. */
  flags: Record<string, boolean>;
  /** On a deployment that may be written to: how the run keeps what it makes apart. */
  writes?: Writes;
  /**
   * Makes everything available that operations need, and brings the target back to its first state: done
   * before each job, where it can be. Before a job that keeps the state, only if the one before did not.
   */
  prepare?: (operations: string[], keepsState: boolean) => Promise<void>;
  /** Lets seconds pass, where the time of the target can be moved. Default: one has to wait for them. */
  wait?: (seconds: number) => Promise<unknown>;
}

/** How a run writes on a deployment. */
export interface Writes {
  /** The name of the run, with which the names of what it makes begin. */
  run: string;
  /** Makes the name of the next thing: `fc-m3k2x9-7`. */
  nextName: () => string;
  /** The operations that are sent whatever they change: the operator has named them. */
  operations: ReadonlySet<string>;
}

/**
 * A mock, which is asked for its documented responses; the sandbox with the example world, which gives them
 * of itself; or a deployment, which is only read.
 */
export type TargetKind = 'mock' | 'sandbox' | 'live';

/** What can be done with a target. */
export interface Capabilities {
  /** It gives the documented response that is asked for with `Prefer`, whatever the state. */
  pickResponses: boolean;
  /** It answers exactly as documented: it has the example world. */
  respondExactly: boolean;
  /** It may be written to: all of it, or what the run has made. */
  beWritten: boolean;
}

/** What can be done with a target of each kind. */
export const CAPABILITIES: Record<TargetKind, Capabilities> = {
  mock: { pickResponses: true, respondExactly: true, beWritten: true },
  sandbox: { pickResponses: false, respondExactly: true, beWritten: true },
  live: { pickResponses: false, respondExactly: false, beWritten: false },
};
