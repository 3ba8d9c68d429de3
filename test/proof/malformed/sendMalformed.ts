import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { inLanes } from '../../../conformance/index.ts';
import type { Subject } from '../startSubject.ts';
import { ATTEMPTS, type Attempt, garbledAttempts, RIGHT } from './attempts.ts';

export interface MalformedOptions {
  /** How many requests with changed bytes to send beside the known ones. */
  garbled: number;
  /** Where the random numbers begin. */
  seed: number;
  /** How long the server may take to close a connection, in milliseconds. Default: 20,000. */
  patience?: number;
  /** Told how many requests were sent. */
  onProgress?: (sent: number) => void;
}

/** How many connections send next to nothing. */
const SLOW = 200;

/** How many connections send something malformed at the same time. */
const LANES = 16;

/** After so many milliseconds of silence, no response is waited for. */
const QUIET = 200;

/**
 * Sends what is no HTTP to a sandbox, over bare sockets. It must answer with less than 500 or close the
 * connection, and go on answering others, those beside slow senders too.
 * @returns how many were sent, and what is wrong, a line each
 */
export async function sendMalformed(
  subject: Pick<Subject, 'url' | 'ended'>,
  { garbled, seed, patience = 20_000, onProgress = () => {} }: MalformedOptions,
): Promise<{ sent: number; faults: string[] }> {
  const faults: string[] = [];
  let sent = 0;
  const slow = slowSenders(subject.url);
  await inLanes(LANES, [...ATTEMPTS, ...garbledAttempts(garbled, seed)], async (attempt) => {
    const fault = faultOf(attempt, await converse(subject.url, attempt, patience));
    if (fault) faults.push(`${attempt.name}: ${fault}`);
    onProgress(++sent);
  });
  const right = { parts: [RIGHT], statuses: [200] };
  const last = await converse(subject.url, right, patience);
  if (String(last.statuses) !== '200') faults.push('afterwards, a right request is not answered');
  slow.close();
  const end = subject.ended();
  if (end) faults.push(end);
  return { sent, faults };
}

/** What a server made of some bytes. */
interface Outcome {
  statuses: number[];
  /** Whether it closed the connection, once it knew that nothing more comes. */
  isClosed: boolean;
}

function faultOf({ parts, statuses }: Attempt, came: Outcome): string | undefined {
  const listed = (list: number[]) => (list.length > 0 ? list.join(', ') : 'nothing');
  const shown = JSON.stringify(parts.map(String).join('').slice(0, 300));
  if (!came.isClosed) return `the connection stays open after ${shown}`;
  if (came.statuses.some((status) => status >= 500))
    return `${listed(came.statuses)} is answered to ${shown}`;
  // Where the rest of a refused body never comes, that is refused as well.
  if (statuses && String(came.statuses.slice(0, statuses.length)) !== String(statuses))
    return `${listed(came.statuses)} is answered, and not ${listed(statuses)}`;
  return undefined;
}

/**
 * Sends bytes, waits for the responses (where it is not known how many: until none has come for a while), says
 * that nothing more comes, and listens until the server closes.
 */
function converse(
  url: string,
  { parts, statuses }: Pick<Attempt, 'parts' | 'statuses'>,
  patience: number,
) {
  const { hostname, port } = new URL(url);
  return new Promise<Outcome>((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    let came = '';
    let quiet: NodeJS.Timeout | undefined;
    const settle = (isClosed: boolean) => {
      clearTimeout(deadline);
      clearTimeout(quiet);
      socket.destroy();
      resolve({ statuses: statusesIn(came), isClosed });
    };
    const deadline = setTimeout(() => settle(false), patience);
    const listen = () => {
      clearTimeout(quiet);
      if (!statuses) quiet = setTimeout(() => socket.end(), QUIET);
      else if (statusesIn(came).length >= statuses.length) socket.end();
    };
    socket.on('data', (bytes) => {
      came += bytes.toString('latin1');
      listen();
    });
    socket.on('end', () => settle(true));
    // Who refuses may reset the connection while bytes are still on their way.
    socket.on('error', () => settle(true));
    const send = async () => {
      for (const [index, part] of parts.entries()) {
        if (index > 0) await sleep(1);
        socket.write(part);
      }
      listen();
    };
    void send();
  });
}

/** The statuses of responses that follow each other; `100 Continue` is none. */
function statusesIn(text: string): number[] {
  return [...text.matchAll(/HTTP\/1\.[01] (\d{3}) /g)]
    .map(([, status]) => Number(status))
    .filter((status) => status >= 200);
}

/** Connections that have sent a part of a request, or nothing, and stay so. */
function slowSenders(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: SLOW }, (_, index) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.write(RIGHT.slice(0, index % RIGHT.length));
    return socket;
  });
  return {
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}
