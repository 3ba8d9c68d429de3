import type { CheckId } from '../../judge/index.ts';
import type { RawResponse, Reply } from './rawResponse.ts';
import type { JsonResponseBody, Subject } from './subject.ts';

/** What a fault is about; the classes of the suite's promises that a single response can show. */
export type FaultClass = 'status' | 'access' | 'framing' | 'headers' | 'body' | 'time';

/** A known way in which a server is wrong. */
export interface Fault {
  /** `required-field-missing` */
  id: string;
  class: FaultClass;
  /** What is wrong, for people: `a required field is missing`. */
  description: string;
  /** The check that must find it. */
  check: CheckId;
  /** The wrong responses that this fault makes of a right one; none where it does not apply. */
  changes: (subject: Subject) => Change[];
}

/** One wrong response. */
export interface Change {
  /** What of the response is wrong, where the fault can strike several: `/[]/name`, `x-page`. */
  place?: string;
  wrong: RawResponse | Reply;
}

type Faulty = RawResponse | Reply | false | undefined;

/** A fault that makes one wrong response of each right one that it applies to, and `false` or nothing of others. */
export function oneChange(change: (subject: Subject) => Faulty): Fault['changes'] {
  return (subject) => {
    const wrong = change(subject);
    return wrong ? [{ wrong }] : [];
  };
}

/** The same for responses in JSON. */
export function jsonChange(
  change: (subject: Subject & { json: JsonResponseBody }) => Faulty,
): Fault['changes'] {
  return oneChange((subject) => hasJson(subject) && change(subject));
}

export function hasJson(subject: Subject): subject is Subject & { json: JsonResponseBody } {
  return subject.json !== undefined;
}
