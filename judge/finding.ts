import type { Difference } from './difference.ts';

/** The checks of an answer by their public names, in the order in which they are made. */
export const CHECK_IDS = [
  'transport',
  'status',
  'content-type',
  'headers',
  'no-body',
  'body-encoding',
  'json',
  'schema',
  'echo',
  'documented-headers',
  'documented-body',
] as const;

/**
 * The checks that suites make of more than one answer: whether what a step of a workflow says of its answer
 * holds, whether what was written is what is read, whether answers keep a law together, and whether what
 * breaks the contract is refused and changes nothing. `request` is what is found in a request that was recorded.
 */
export const SUITE_CHECK_IDS = [
  'criterion',
  'read-back',
  'pages',
  'defaults',
  'sort',
  'filter',
  'search',
  'condition',
  'encoding',
  'authentication',
  'access',
  'identity',
  'refusal',
  'unchanged',
  'request',
] as const;

export type CheckId = (typeof CHECK_IDS)[number] | (typeof SUITE_CHECK_IDS)[number];

/** One statement of the contract that an answer does not keep. */
export interface Violation {
  /** What is wrong, for people: `body.name must be a string, came 42`. */
  message: string;
  /** What the contract asks for, without the value that came: `body.name must be a string`. */
  requirement: string;
  /** JSON pointer into the bundle: where the statement stands. */
  pointer: string;
  /** Where in the answer: a JSON pointer into the body (`/0/name`) or a header's name. */
  location?: string;
  expected?: string;
  /** What came, shortened. */
  actual?: string;
  /** What of the contract would have to be otherwise for the answer to keep it; none where no dialect helps. */
  differences?: Difference[];
}

/** A violation and the check that found it. */
export interface Finding extends Violation {
  check: CheckId;
}
