import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { inLanes } from '../../../conformance/index.ts';
import type { Subject } from '../startSubject.ts';
import { ATTEMPTS, type Attempt, garbledAttempts, RIGHT } from './attempts.ts';

export interface MalformedOptions {
  /** The number of requests with random changes, which are sent in addition to the listed requests. */
  garbled: number;
  /** The seed of the random numbers. */
  seed: number;
  /** The milliseconds within which the server must close a connection. Default: 20,000. */
  patience?: number;
  /** Receives the number of requests that were sent. */
  onProgress?: (sent: number) => void;
}

/** The number of connections that send only the beginning of a request. */
const SLOW_SENDERS = 200;

/** The number of connections that send malformed requests concurrently. */
const LANES = 16;

/** If no data arrives for this time (in milliseconds), no further response is expected. */
const QUIET_MS = 200;

/**
 * Sends malformed HTTP to a sandbox over raw sockets. The sandbox must respond with a status below 500, or close the
 * connection. It must still respond to correct requests, even while slow senders are connected.
 * @returns the number of requests that were sent, and a line for each fault
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
  if (String(last.statuses) !== '200')
    faults.push('after the malformed requests, a correct request gets no response with status 200');
  slow.close();
  const end = subject.ended();
  if (end) faults.push(end);
  return { sent, faults };
}

/** The reaction of a server to some bytes. */
interface Outcome {
  statuses: number[];
  /** Whether the server closed the connection after it had received all bytes. */
  isClosed: boolean;
}

function faultOf({ parts, statuses }: Attempt, outcome: Outcome): string | undefined {
  const listed = (list: number[]) => (list.length > 0 ? list.join(', ') : 'nothing');
  const shown = JSON.stringify(parts.map(String).join('').slice(0, 300));
  if (!outcome.isClosed) return `the connection stays open after ${shown}`;
  if (outcome.statuses.some((status) => status >= 500))
    return `the server responds with ${listed(outcome.statuses)} to ${shown}`;
  // Further responses are allowed: after the body is incomplete, the server may refuse the request as well.
  if (statuses && String(outcome.statuses.slice(0, statuses.length)) !== String(statuses))
    return `the server responds with ${listed(outcome.statuses)} instead of ${listed(statuses)}`;
  return undefined;
}

/**
 * Sends bytes, waits for the responses, ends its own side of the connection, and waits until the server closes the
 * other side. If the number of responses is unknown, it waits until no data has arrived for a while.
 */
function converse(
  url: string,
  { parts, statuses }: Pick<Attempt, 'parts' | 'statuses'>,
  patience: number,
) {
  const { hostname, port } = new URL(url);
  return new Promise<Outcome>((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    let received = '';
    let quiet: NodeJS.Timeout | undefined;
    const settle = (isClosed: boolean) => {
      clearTimeout(deadline);
      clearTimeout(quiet);
      socket.destroy();
      resolve({ statuses: statusesIn(received), isClosed });
    };
    const deadline = setTimeout(() => settle(false), patience);
    const listen = () => {
      clearTimeout(quiet);
      if (!statuses) quiet = setTimeout(() => socket.end(), QUIET_MS);
      else if (statusesIn(received).length >= statuses.length) socket.end();
    };
    socket.on('data', (bytes) => {
      received += bytes.toString('latin1');
      listen();
    });
    socket.on('end', () => settle(true));
    // A server that refuses a request may reset the connection before it has read all bytes. That counts as closed.
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

/** Returns the statuses of the responses in a text. `100 Continue` is left out. */
function statusesIn(text: string): number[] {
  return [...text.matchAll(/HTTP\/1\.[01] (\d{3}) /g)]
    .map(([, status]) => Number(status))
    .filter((status) => status >= 200);
}

/** Opens connections that send nothing or only the beginning of a request, and then wait. */
function slowSenders(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: SLOW_SENDERS }, (_, index) => {
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
