import http from 'node:http';
import https from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Exchange, exchange, headerValues } from '../../wire/exchange.ts';
import type { WireRequest } from '../../wire/wireRequest.ts';

export interface DelivererOptions {
  /**
   * Whether the deliverer follows redirects and, after `Retry-After`, repeats requests, if the status is not the
   * expected one. A mock needs neither, because the request selects the response.
   */
  isPatient: boolean;
  /** The longest time for one response in milliseconds. Default: 10 000. */
  timeoutMs?: number;
  /** The most requests per second. Default: no limit. */
  requestsPerSecond?: number;
  /** The longest total time that the run waits for `Retry-After`, in milliseconds. Default: 30 000. */
  waitBudgetMs?: number;
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
}

/** Sends the requests of one run, and manages the connections, the rate limit and the waiting time. */
export interface Deliverer {
  deliver(request: WireRequest, expected: ExpectedDelivery): Promise<Delivery>;
  close(): void;
}

const MAX_REDIRECTS = 3;
const MAX_REPEATS = 3;
const REDIRECTS = new Set([301, 302, 307, 308]);

/**
 * Creates the deliverer of a run. If the target asks to wait, it repeats a request up to three times. After a 429,
 * any request is repeated, because the target did not process it (RFC 6585). After a 503, only a safe request is
 * repeated. Redirects of safe requests are followed within the target's origin.
 */
export function createDeliverer(options: DelivererOptions): Deliverer {
  const { isPatient, timeoutMs = 10_000, requestsPerSecond, waitBudgetMs = 30_000 } = options;
  const agents = {
    'http:': new http.Agent({ keepAlive: true }),
    'https:': new https.Agent({ keepAlive: true }),
  };
  let waitLeftMs = waitBudgetMs;
  let pausedUntil = 0;
  let nextTurn = 0;

  return {
    deliver,
    close: () => {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };

  async function deliver(
    request: WireRequest,
    { status, isSafe, signal }: ExpectedDelivery,
  ): Promise<Delivery> {
    const exchanges: Exchange[] = [];
    const send = async (request: WireRequest, agent?: http.Agent | false) => {
      await waitForTurn(signal);
      const sent = await exchange(request, {
        timeoutMs,
        agent: agent ?? agents[new URL(request.origin).protocol as 'http:' | 'https:'],
        expectsNoBody: status === 204,
      });
      exchanges.push(sent);
      return sent;
    };
    let current = await send(request);
    const redirects: string[] = [];
    let repeated: string | undefined;
    let repeats = 0;

    while (isPatient && current.response?.status !== status) {
      if (!isSafe && current.response?.status !== 429) break;
      const target = redirectTarget(current);
      const waitMs = retryAfterMs(current);
      if (target && redirects.length < MAX_REDIRECTS) {
        redirects.push(target);
        current = await send({ ...current.request, path: target });
      } else if (waitMs !== undefined && repeats < MAX_REPEATS && pause(waitMs)) {
        repeats += 1;
        repeated = `the server responded with ${current.response?.status} and asked to wait`;
        current = await send(current.request);
      } else if (current.failure?.name === 'reset' && current.reusedConnection && !repeated) {
        // A server may close an idle connection while a request is being written to it. That is not a fault of the
        // server.
        repeated = 'the server closed an idle connection';
        current = await send(current.request, false);
      } else break;
    }
    return { exchange: current, exchanges, redirects, ...(repeated && { repeated }) };
  }

  /**
   * Delays all requests, because most rate limits count all requests.
   * @returns false if the waiting time of the run is used up
   */
  function pause(waitMs: number): boolean {
    const now = performance.now();
    const longerMs = Math.max(0, now + waitMs - Math.max(now, pausedUntil));
    if (longerMs > waitLeftMs) return false;
    waitLeftMs -= longerMs;
    pausedUntil = Math.max(pausedUntil, now + waitMs);
    return true;
  }

  async function waitForTurn(signal?: AbortSignal): Promise<void> {
    const now = performance.now();
    const mine = Math.max(now, nextTurn, pausedUntil);
    if (requestsPerSecond !== undefined) nextTurn = mine + 1000 / requestsPerSecond;
    if (mine > now) await sleep(mine - now, undefined, { signal });
  }
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
 * Returns the wait that `Retry-After` of a 429 or 503 asks for, in milliseconds and at least 100. The header may give
 * seconds or an HTTP date.
 */
function retryAfterMs({ response }: Exchange): number | undefined {
  if (response?.status !== 429 && response?.status !== 503) return undefined;
  const value = headerValues(response, 'retry-after')[0];
  if (value === undefined) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(wait, 100);
}
