import type { Expectation } from './expectation.ts';
import type { FindingFacts } from './finding.ts';
import type { ReadResponse } from './readResponse.ts';

/** A check of one response. */
export interface Check {
  /** Its public name in findings and reports: lower-case words joined by hyphens. */
  id: string;
  /** The requirement, as one sentence for people. */
  summary: string;
  /** Returns the faults of a response. Empty if the response is right, or if the check does not apply to it. */
  find: (response: ReadResponse, expectation: Expectation) => FindingFacts[];
  /** The check is skipped if one of these checks has a finding. Default: none. */
  unless?: readonly string[];
  /** Whether the check needs the documented response, as a mock gives it. Default: false. */
  onlyExact?: boolean;
}
