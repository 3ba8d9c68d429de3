import type { Aged } from './age.ts';
import type { Expectation } from './expectation.ts';
import type { FindingFacts } from './finding.ts';
import type { ReadResponse } from './readResponse.ts';

/** A check of one response. */
export interface Check extends Aged {
  /** Its public name in findings and reports: lower-case words joined by hyphens. */
  id: string;
  /** The requirement, as one sentence for people. */
  summary: string;
  /**
   * Returns the faults of a response. Returns an empty list if the response is right, or if the check does not apply
   * to it.
   */
  find: (response: ReadResponse, expectation: Expectation) => FindingFacts[];
  /** The check is skipped if one of the checks with these IDs has a finding. Default: none. */
  unless?: readonly string[];
  /** True if the check needs a target that must return exactly the documented response, such as a mock. Default: false. */
  onlyExact?: boolean;
}
