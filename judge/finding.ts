import type { Difference } from './difference.ts';

/** The name of a check: `schema`, `content-type`. */
export type CheckId = string;

/** One statement of the contract that a response does not keep. */
export interface FindingFacts {
  /** What is wrong, for people: `body.name must be a string, came 42`. */
  message: string;
  /** What the contract asks for, without the value that came: `body.name must be a string`. */
  requirement: string;
  /** JSON pointer into the bundle: where the statement stands. */
  pointer: string;
  /** Where in the response: a JSON pointer into the body (`/0/name`) or the name of a header. */
  location?: string;
  expected?: string;
  /** What came, shortened. */
  actual?: string;
  /**
   * The fault by itself, where a server makes it at every operation: `status 502 Bad Gateway`. Reports show findings
   * with the same cause together. Default: findings of one requirement at one pointer have one cause.
   */
  cause?: string;
  /** How the contract would have to differ for the response to keep it. Absent where no deviations file helps. */
  differences?: Difference[];
}

/** A violation, and the check that found it. */
export interface Finding extends FindingFacts {
  check: CheckId;
}
