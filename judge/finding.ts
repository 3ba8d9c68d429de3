import type { CheckId } from './checkIds.ts';
import type { Difference } from './difference.ts';

/** One statement of the contract that a response does not keep. */
export interface FindingFacts {
  /** What is wrong, for people: `body.name must be a string, came 42`. */
  message: string;
  /** What the contract asks for, without the value that came: `body.name must be a string`. */
  requirement: string;
  /** JSON pointer into the bundle: where the statement stands. */
  pointer: string;
  /** Where in the response: a JSON pointer into the body (`/0/name`) or a header's name. */
  location?: string;
  expected?: string;
  /** What came, shortened. */
  actual?: string;
  /** What of the contract would have to be otherwise for the response to keep it; none where no deviations file helps. */
  differences?: Difference[];
}

/** A violation and the check that found it. */
export interface Finding extends FindingFacts {
  check: CheckId;
}
