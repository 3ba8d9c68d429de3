import type { ResponseFault } from '../fault.ts';
import { responseFaults } from './change.ts';
import { framed, headOf, type Transmission, transmissionOf } from './rawResponse.ts';
import type { Subject } from './subject.ts';

const fault = (
  id: string,
  summary: string,
  change: (subject: Subject) => Transmission | false,
): ResponseFault => responseFaults('time').oneFault(id, summary, 'transport', change);

/** The time that the suite waits for a response in the tests of these faults, in milliseconds. */
export const TIME_LIMIT_MS = 400;

const half = ({ response: { body } }: Subject) => body.subarray(0, body.length / 2);
const hasBody = ({ response }: Subject) => response.body.length > 1;

/** The faults of responses that never come, stop in the middle, or come too late. */
export const TIME_FAULTS: ResponseFault[] = [
  fault('hang', 'no response at all', () => ({ chunks: [], end: 'hang' })),
  fault('hang-after-head', 'a head, and no body after it', (subject) => {
    return hasBody(subject) && { chunks: [headOf(framed(subject.response))], end: 'hang' };
  }),
  fault('hang-in-body', 'a response that stops in the middle of the body', (subject) => {
    const head = headOf(framed(subject.response));
    return hasBody(subject) && { chunks: [head, half(subject)], end: 'hang' };
  }),
  fault('slow', 'a response that drips, and takes too long', (subject) => {
    const [bytes] = transmissionOf(subject.response).chunks;
    const drops = [0, 1, 2, 3].map((drop) =>
      bytes!.subarray(drop * 4, drop < 3 ? drop * 4 + 4 : undefined),
    );
    return { chunks: drops, pauseMs: TIME_LIMIT_MS / 2, end: 'keep' };
  }),
  fault('closed', 'a connection that is closed without a response', () => ({
    chunks: [],
    end: 'close',
  })),
  fault('reset', 'a connection that is reset without a response', () => ({
    chunks: [],
    end: 'reset',
  })),
  fault('reset-in-body', 'a connection that is reset in the middle of the body', (subject) => {
    const head = headOf(framed(subject.response));
    return hasBody(subject) && { chunks: [head, half(subject)], end: 'reset' };
  }),
];
