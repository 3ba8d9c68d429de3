import { setTimeout as sleep } from 'node:timers/promises';
import type { Finding } from '../../judge/index.ts';
import { type Exchange, headerValues } from '../../wire/exchange.ts';
import { readReset } from '../../wire/readReset.ts';
import type { WireRequest } from '../../wire/wireRequest.ts';
import { type Line, type LineOptions, openLine } from '../target/openLine.ts';
import type { PaceFound } from '../target/pace.ts';
import type { Exercised } from './noteExercised.ts';

export interface DelivererOptions extends LineOptions {
  /**
   * Whether the deliverer follows redirects and, after `Retry-After`, repeats requests, if the status is not the
   * expected one. A mock needs neither, because the request selects the response.
   */
  isPatient: boolean;
}

export interface ExpectedDelivery {
  /** The expected status. If it comes, no redirect is followed, and the request is not repeated. */
  status: number;
  /** Whether the target may receive the request twice without a further effect. */
  isSafe: boolean;
  /** Ends the wait for the rate limit. The promise then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** The outcome of a request, with all repeats and redirects. */
export interface Delivery {
  /** The last exchange, which is the one that the suite judges. */
  exchange: Exchange;
  /** All exchanges in order, including redirects and repeats. */
  exchanges: Exchange[];
  /** The reason why the request was sent again. Undefined if it was sent once. */
  repeated?: string;
  /** The URLs to which redirects led. */
  redirects: string[];
  /** True if an earlier call got this response. */
  isShared?: true;
  /** The parts of the contract that no earlier exchange of the run has shown. */
  exercised?: Exercised;
  /** A finding for each secret that the run has sent before and that the responses show. */
  leaks?: Finding[];
}

/** Sends the requests of one run, and manages the connections, the rate limit and the waiting time. */
export interface Deliverer {
  deliver(request: WireRequest, expected: ExpectedDelivery): Promise<Delivery>;
  /** Sends single requests, without repeats and redirects. */
  line: Line;
  /** Returns the rate that the target accepts. Undefined if the run has not slowed down. */
  pace(): PaceFound | undefined;
  close(): void;
}

const MAX_REDIRECTS = 3;
/** How often a request is repeated after a 503 or a 429 that asks to wait. */
const MAX_REPEATS = 3;
/** How often a request is repeated after a 429. The pace of the run falls each time. */
const MAX_REPEATS_AT_LIMIT = 8;
/** The wait in milliseconds after a 429 without `Retry-After`. It doubles with each repeat. */
const WAIT_AT_LIMIT_MS = 1000;
/** The wait in milliseconds before a request is repeated that a gateway or the network failed to deliver. */
const WAIT_FOR_GATEWAY_MS = 100;
const REDIRECTS = new Set([301, 302, 307, 308]);
/** The statuses with which a gateway says that the server did not respond. */
export const GATEWAY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);
/** The failures after which a second try may succeed. */
const BRIEF_FAILURES = new Set(['reset', 'truncated', 'unreachable']);

/**
 * Creates the deliverer of a run. If the target asks to wait, it repeats a request. After a 429, any request is
 * repeated, because the target did not process it (RFC 6585). After a 503, only a safe request is repeated. A safe
 * request that a gateway or the network failed to deliver is repeated once. Redirects of safe requests are followed
 * within the target's origin.
 */
export function createDeliverer(options: DelivererOptions): Deliverer {
  const { isPatient } = options;
  const line = openLine(options);
  return { deliver, line, pace: line.found, close: line.close };

  async function deliver(
    request: WireRequest,
    { status, isSafe, signal }: ExpectedDelivery,
  ): Promise<Delivery> {
    const exchanges: Exchange[] = [];
    const send = async (request: WireRequest, isFresh = false) => {
      const sent = await line.send(request, { expectsNoBody: status === 204, isFresh, signal });
      exchanges.push(sent);
      return sent;
    };
    let current = await send(request);
    const redirects: string[] = [];
    let repeated: string | undefined;
    let waits = 0;
    let isSentAgain = false;

    while (isPatient && current.response?.status !== status) {
      const isAtLimit = current.response?.status === 429;
      if (!isSafe && !isAtLimit) break;
      const target = redirectTarget(current);
      const waitMs = waitAsked(current, waits);
      if (target && redirects.length < MAX_REDIRECTS) {
        redirects.push(target);
        current = await send({ ...current.request, path: target });
      } else if (
        waitMs !== undefined &&
        waits < (isAtLimit ? MAX_REPEATS_AT_LIMIT : MAX_REPEATS) &&
        line.pause(waitMs)
      ) {
        waits += 1;
        repeated = `the server responded with ${current.response?.status}${current.response && readReset(current.response) !== undefined ? ' and asked to wait' : ''}`;
        current = await send(current.request);
      } else if (!isSentAgain && waits === 0 && isBrief(current)) {
        isSentAgain = true;
        // A server may close an idle connection while a request is being written to it, so RFC 9112 lets clients repeat it.
        if (!isIdleClosed(current)) repeated = briefReason(current);
        if (!current.reusedConnection) await sleep(WAIT_FOR_GATEWAY_MS, undefined, { signal });
        current = await send(current.request, true);
      } else break;
    }
    return { exchange: current, exchanges, redirects, ...(repeated && { repeated }) };
  }
}

/** Returns true for a failure of a gateway or of the network that may be over at once. */
function isBrief({ response, failure }: Exchange): boolean {
  return failure ? BRIEF_FAILURES.has(failure.name) : GATEWAY_STATUSES.has(response?.status ?? 0);
}

function isIdleClosed({ failure, reusedConnection }: Exchange): boolean {
  return failure?.name === 'reset' && reusedConnection;
}

function briefReason({ response, failure }: Exchange): string {
  return failure ? failure.message : `the server responded with ${response?.status}`;
}

/** Returns true if the status 401, 403 or 404 refuses the caller. */
export function isRefused({ exchange }: Pick<Delivery, 'exchange'>): boolean {
  return [401, 403, 404].includes(exchange.response?.status ?? 0);
}

/** Returns the path to which a redirect leads. Undefined for another origin, which must not receive the token. */
function redirectTarget({ request, response }: Exchange): string | undefined {
  const location =
    response && REDIRECTS.has(response.status) && headerValues(response, 'location')[0];
  if (!location) return undefined;
  const from = `${request.origin}${request.path}`;
  if (!URL.canParse(location, from)) return undefined;
  const { origin, pathname, search } = new URL(location, from);
  return origin === request.origin ? `${pathname}${search}` : undefined;
}

/**
 * Returns the wait that a 429 or 503 asks for, in milliseconds and at least 100. See `readReset`. After a 429 that asks
 * for no wait, the run chooses one.
 * @param waits the number of waits for the request so far
 */
function waitAsked({ response }: Exchange, waits: number): number | undefined {
  if (response?.status !== 429 && response?.status !== 503) return undefined;
  const seconds = readReset(response);
  if (seconds !== undefined) return Math.max(seconds * 1000, 100);
  return response.status === 429 ? WAIT_AT_LIMIT_MS * 2 ** waits : undefined;
}
