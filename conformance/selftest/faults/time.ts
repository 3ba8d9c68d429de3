import { framed, headOf, type Reply, replyOf } from '../answer.ts';
import { type Fault, oneChange } from '../fault.ts';
import type { Subject } from '../subject.ts';

const fault = (
  id: string,
  description: string,
  change: (subject: Subject) => Reply | false,
): Fault => ({ id, class: 'time', description, check: 'transport', changes: oneChange(change) });

/** How long the engine waits for these answers, in milliseconds. */
export const TIME_LIMIT_MS = 400;

const half = ({ answer: { body } }: Subject) => body.subarray(0, body.length / 2);
const hasBody = ({ answer }: Subject) => answer.body.length > 1;

/** An answer that does not come, or not to its end, or not in time. */
export const TIME_FAULTS: Fault[] = [
  fault('hang', 'no answer at all', () => ({ chunks: [], end: 'hang' })),
  fault('hang-after-head', 'a head, and no body after it', (subject) => {
    return hasBody(subject) && { chunks: [headOf(framed(subject.answer))], end: 'hang' };
  }),
  fault('hang-in-body', 'an answer that stops in the middle of the body', (subject) => {
    const head = headOf(framed(subject.answer));
    return hasBody(subject) && { chunks: [head, half(subject)], end: 'hang' };
  }),
  fault('slow', 'an answer that drips, and takes too long', (subject) => {
    const [bytes] = replyOf(subject.answer).chunks;
    const drops = [0, 1, 2, 3].map((drop) =>
      bytes!.subarray(drop * 4, drop < 3 ? drop * 4 + 4 : undefined),
    );
    return { chunks: drops, pauseMs: TIME_LIMIT_MS / 2, end: 'keep' };
  }),
  fault('closed', 'a connection that is closed without an answer', () => ({
    chunks: [],
    end: 'close',
  })),
  fault('reset', 'a connection that is reset without an answer', () => ({
    chunks: [],
    end: 'reset',
  })),
  fault('reset-in-body', 'a connection that is reset in the middle of the body', (subject) => {
    const head = headOf(framed(subject.answer));
    return hasBody(subject) && { chunks: [head, half(subject)], end: 'reset' };
  }),
];
