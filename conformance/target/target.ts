import type { Offering } from '../../judge/index.ts';
import type { ConnectionOptions } from '../../wire/openConnections.ts';
import type { PaceOptions } from './pace.ts';
import type { FixtureValues } from './substituteFixtures.ts';

/** The server that a run tests. */
export interface Target {
  /** The kind, for reports. The suites decide by the abilities in `can`, not by the kind. */
  kind: TargetKind;
  can: Capabilities;
  /** The URL to which the paths of the contract are appended: `https://forge.example.com/api/v4`. */
  base: string;
  /** The full URL of an alert integration. If it is absent, the run sends no alerts. */
  alertIntake?: string;
  /** The tokens, by role. */
  tokens: Record<string, string>;
  /**
   * The roles that call operations for which the contract names no role, if `user` lacks the right. The key is the
   * `operationId`.
   */
  callers?: Record<string, string>;
  /** The token for all roles that have no token of their own. */
  sharedToken?: string;
  /** The roles with the most rights first, in the order in which a run tries them. Default: that of the tokens. */
  ranking?: string[];
  fixtures: FixtureValues;
  /** How the program connects to the target. Default: directly, with the certificates of Node. */
  connection?: Connection;
  /** The limits of the pace of the requests. Default: none. */
  limits?: PaceOptions;
  /** The tier of a deployment. If it is absent, the target must have the operations of every tier. */
  tier?: string;
  /** The offering of a deployment. If it is absent, the target must have the operations of every offering. */
  offering?: Offering;
  /** The feature flags that differ from their defaults. */
  flags: Record<string, boolean>;
  /** How the run names the resources that it creates on a deployment. Absent if the run only reads. */
  writes?: Writes;
  /**
   * Runs before each job. It resets the target, and enables the tier, the offering and the flags that the operations
   * need. Between two jobs with `keepsState`, the target is not reset.
   */
  prepare?: (operations: string[], keepsState: boolean) => Promise<void>;
  /** Moves the clock of the target forward by a number of seconds. Default: the run waits in real time. */
  wait?: (seconds: number) => Promise<unknown>;
}

/** How the program connects to a deployment, as its profile says. */
export interface Connection extends ConnectionOptions {
  /** The environment variables that contain the values of the headers, for commands that people copy. */
  variables: Record<string, string>;
}

/** How a run writes to a deployment. */
export interface Writes {
  /** The name of the run. The names of the resources that it creates begin with it. */
  run: string;
  /** Returns a name for the next resource that the run creates: `fc-m3k2x9-7`. */
  nextName: () => string;
  /**
   * The operations that the run may send even if they change resources that it did not create. The profile names
   * them.
   */
  operations: ReadonlySet<string>;
}

/**
 * The kind of a target. `mock` sends the documented response that the request names. `sandbox` has the example world
 * (`openapi/world`), and responds from its state as documented. `live` is a deployment with its own resources.
 */
export type TargetKind = 'mock' | 'sandbox' | 'live';

/** The abilities of a target, by which the suites decide. */
export interface Capabilities {
  /** The target sends the documented response that the header `Prefer` names, in any state. */
  pickResponses: boolean;
  /** The target has the example world (`openapi/world`), so that it sends exactly the documented responses. */
  respondExactly: boolean;
  /** The run may write to the target. On a deployment, it may change only resources that the run has created. */
  beWritten: boolean;
}

/** The abilities of each kind of target. */
export const CAPABILITIES: Record<TargetKind, Capabilities> = {
  mock: { pickResponses: true, respondExactly: true, beWritten: true },
  sandbox: { pickResponses: false, respondExactly: true, beWritten: true },
  live: { pickResponses: false, respondExactly: false, beWritten: false },
};

/** A deployment of which nothing is known: without a URL, tokens or fixtures. The suites can plan for it. */
export const UNKNOWN_DEPLOYMENT: Target = {
  kind: 'live',
  can: CAPABILITIES.live,
  base: '',
  tokens: {},
  fixtures: {},
  flags: {},
};
