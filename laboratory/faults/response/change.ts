/** Creates faults of responses. A function turns each right response into wrong responses. */
import type { CheckId } from '../../../judge/index.ts';
import type { ResponseFault } from '../fault.ts';
import type { RawResponse, Transmission } from './rawResponse.ts';
import type { JsonBody, Subject } from './subject.ts';

/** A wrong response; `false` or `undefined` if the fault does not apply. */
type Faulty = RawResponse | Transmission | false | undefined;

/** Returns functions that create faults of a class, such as `body`. */
export function responseFaults(about: string) {
  const fault = (
    id: string,
    summary: string,
    check: CheckId,
    changes: ResponseFault['changes'],
  ): ResponseFault => ({ kind: 'response', id, class: about, summary, checks: [check], changes });
  const oneFault = (
    id: string,
    summary: string,
    check: CheckId,
    change: (subject: Subject) => Faulty,
  ) =>
    fault(id, summary, check, (subject) => {
      const wrong = change(subject);
      return wrong ? [{ wrong }] : [];
    });
  const jsonFault = (
    id: string,
    summary: string,
    check: CheckId,
    change: (subject: Subject & { json: JsonBody }) => Faulty,
  ) => oneFault(id, summary, check, (subject) => hasJson(subject) && change(subject));
  return {
    /** Creates a fault that can be at several places of a response. */
    fault,
    /** Creates a fault that has one wrong response for each right response. */
    oneFault,
    /** Creates a fault that has one wrong response for each right JSON response. */
    jsonFault,
  };
}

export function hasJson(subject: Subject): subject is Subject & { json: JsonBody } {
  return subject.json !== undefined;
}
