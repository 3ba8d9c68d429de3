/** How faults of responses are written: as functions from a right response to wrong ones. */
import type { CheckId } from '../../judge/index.ts';
import type { ResponseFault } from '../fault.ts';
import type { RawResponse, Transmission } from './response.ts';
import type { JsonBody, Subject } from './subject.ts';

/** Writes faults of a class: of responses by its status, headers, body, framing or time. */
export const responseFaults =
  (about: string) =>
  (
    id: string,
    summary: string,
    check: CheckId,
    changes: ResponseFault['changes'],
  ): ResponseFault => ({ kind: 'response', id, class: about, summary, checks: [check], changes });

type Faulty = RawResponse | Transmission | false | undefined;

/** One wrong response for each right one; none where `change` gives `false` or `undefined`. */
export function oneChange(change: (subject: Subject) => Faulty): ResponseFault['changes'] {
  return (subject) => {
    const wrong = change(subject);
    return wrong ? [{ wrong }] : [];
  };
}

/** The same for responses in JSON. */
export function jsonChange(
  change: (subject: Subject & { json: JsonBody }) => Faulty,
): ResponseFault['changes'] {
  return oneChange((subject) => hasJson(subject) && change(subject));
}

export function hasJson(subject: Subject): subject is Subject & { json: JsonBody } {
  return subject.json !== undefined;
}
