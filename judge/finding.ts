import type { Difference } from './difference.ts';

/** The ID of a check, such as `schema` or `content-type`. */
export type CheckId = string;

/**
 * `required`: the finding breaks a statement of the documents. `advised`: it breaks a choice of the contract, where the
 * documents are silent.
 */
export const LEVELS = ['required', 'advised'] as const;
export type Level = (typeof LEVELS)[number];

/** The name of a choice: a key of `x-choices` in the contract. */
export type ChoiceId =
  | 'customary-status'
  | 'malformed-read'
  | 'status-of-refusal'
  | 'no-access'
  | 'refused-text'
  | 'hidden-project'
  | 'order-of-refusals'
  | 'unstated-roles'
  | 'unstated-authentication'
  | 'wrong-token'
  | 'required-with-default'
  | 'refused-in-body'
  | 'left-out-or-refused'
  | 'guarded-field'
  | 'username-beside-key'
  | 'absent-operation'
  | 'absent-settings'
  | 'unlisted-refusal'
  | 'public-group'
  | 'read-after-write'
  | 'update-time'
  | 'bearer-token'
  | 'media-type'
  /** Of this tool: see `NEW_CHECK`. */
  | 'new-check';

/** The statuses of which a response must have one, and the status that it has. */
export interface StatusFacts {
  due: number[];
  came: number;
}

/** A requirement of the contract that a response breaks. */
export interface FindingFacts {
  /** The fault, for people: `body.name must be a string, got 42`. */
  message: string;
  /** The requirement, without the actual value: `body.name must be a string`. */
  requirement: string;
  /** JSON Pointer to the statement in the bundled contract. */
  pointer: string;
  /**
   * The place in the response: a JSON Pointer into the body (`/0/name`), or the name of a header, with the relation of a
   * link (`link rel=next`).
   */
  location?: string;
  /** The parameters that the requirement is about, as in `sends` of a statement: `status=offline`. */
  sends?: string[];
  expected?: string;
  /** The actual value, shortened. */
  actual?: string;
  /**
   * The fault without the operation, such as `status 502 Bad Gateway`. Reports group findings by cause. Default:
   * findings with the same requirement and pointer have the same cause.
   */
  cause?: string;
  /** The changes of the contract that would make the response valid. Absent if a deviations file cannot express them. */
  differences?: Difference[];
  /** The statuses, if the finding is about a wrong status. */
  statuses?: StatusFacts;
  /** The choice of the contract that the requirement rests on. Default: the wrong status decides. See `findChoice`. */
  choice?: ChoiceId;
}

/** A broken requirement, and the check that found it. */
export interface Finding extends FindingFacts {
  check: CheckId;
  /** Whether the finding fails a run. The run decides it for each finding. See `withLevel`. */
  level?: Level;
  /** The ID of the step whose response has the fault, if a workflow found it. */
  step?: string;
  /** The index of the exchange that shows the fault, in the list of the result. Absent if the result has none. */
  exchange?: number;
  /** The ID of the statement of the API documentation that it violates, in reports. Absent if none is known. */
  statement?: string;
}
