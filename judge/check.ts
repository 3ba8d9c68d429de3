import type { Expectation } from './expectation.ts';
import type { FindingFacts } from './finding.ts';
import type { ReadResponse } from './readResponse.ts';

/** Looks at one response, and tells where it does not keep the contract. */
export interface Check {
  /** Its public name, in lower-case words joined by hyphens. Findings and reports name the check so. */
  id: string;
  /** What has to hold, as one sentence for people. */
  summary: string;
  /** Finds what is wrong with a response. An empty list means that the response is right, or that nothing can be said. */
  find: (response: ReadResponse, expectation: Expectation) => FindingFacts[];
  /** The check is left out where one of these checks found something. Default: none. */
  unless?: readonly string[];
  /** Whether the check needs the documented response, as a mock gives it. Default: false. */
  onlyExact?: boolean;
}
