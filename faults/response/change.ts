/** How faults of responses are written: as functions from a right response to wrong ones. */
import type { CheckId } from '../../judge/index.ts';
import type { ResponseFault } from '../fault.ts';
import type { RawResponse, Transmission } from './rawResponse.ts';
import type { JsonBody, Subject } from './subject.ts';

/** A wrong response; `false` or `undefined` where the fault does not apply. */
type Faulty = RawResponse | Transmission | false | undefined;

/** Writes faults of a class. */
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
    /** A fault that can strike several places of a response. */
    fault,
    /** A fault that makes one wrong response of a right one. */
    oneFault,
    /** The same for responses in JSON. */
    jsonFault,
  };
}

export function hasJson(subject: Subject): subject is Subject & { json: JsonBody } {
  return subject.json !== undefined;
}
