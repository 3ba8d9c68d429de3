import type { CheckId } from '../../judge/index.ts';
import type { Answer, Reply } from './answer.ts';
import type { JsonAnswer, Subject } from './subject.ts';

/** What a fault is about; the classes of the suite's promises that a single answer can show. */
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
  /** The wrong answers that this fault makes of a right one; none where it does not apply. */
  changes: (subject: Subject) => Change[];
}

/** One wrong answer. */
export interface Change {
  /** What of the answer is wrong, where the fault can strike several: `/[]/name`, `x-page`. */
  place?: string;
  wrong: Answer | Reply;
}

type Faulty = Answer | Reply | false | undefined;

/** A fault that makes one wrong answer of each right one that it applies to, and `false` or nothing of others. */
export function oneChange(change: (subject: Subject) => Faulty): Fault['changes'] {
  return (subject) => {
    const wrong = change(subject);
    return wrong ? [{ wrong }] : [];
  };
}

/** The same for answers in JSON. */
export function jsonChange(
  change: (subject: Subject & { json: JsonAnswer }) => Faulty,
): Fault['changes'] {
  return oneChange((subject) => hasJson(subject) && change(subject));
}

export function hasJson(subject: Subject): subject is Subject & { json: JsonAnswer } {
  return subject.json !== undefined;
}
