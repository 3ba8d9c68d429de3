import type { Offering } from '../../judge/expectation.ts';
import type { FixtureValues } from './substituteFixtures.ts';

/** What is tested: a mock, of which the documented answers are asked, or a live deployment. */
export interface Target {
  kind: 'mock' | 'live';
  /** The URL that the contract's paths are appended to: `https://forge.example.com/api/v4`. */
  base: string;
  /** The whole address of an alert integration. Without it, nothing is sent to the alert intake. */
  alertIntake?: string;
  /** A token for each role. */
  tokens: Record<string, string>;
  /** A token for every role that has none of its own. */
  sharedToken?: string;
  fixtures: FixtureValues;
  /** Without it, operations of every tier are expected to be there. */
  tier?: string;
  /** Without it, operations of every offering are expected to be there. */
  offering?: Offering;
  /** The feature flags that differ from their defaults. */
  flags: Record<string, boolean>;
}
