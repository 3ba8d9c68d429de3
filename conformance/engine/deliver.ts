import http from 'node:http';
import https from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Exchange, exchange, headerValues } from '../../wire/exchange.ts';
import type { WireRequest } from '../../wire/wireRequest.ts';

export interface DelivererOptions {
  /**
   * Whether redirects are followed and requests repeated, as `Retry-After` asks, when another status than the expected
   * one comes. A mock gives the response that it is asked for and needs neither.
   */
  isPatient: boolean;
  /** The longest time for one response in milliseconds. Default 10 000. */
  timeoutMs?: number;
  /** Default: no limit. */
  requestsPerSecond?: number;
  /** How long the whole run may pause for `Retry-After`, in milliseconds. Default 30 000. */
  waitBudgetMs?: number;
}

export interface ExpectedDelivery {
  /** The expected status. When it comes, nothing is repeated or followed. */
  status: number;
  /** Whether the request may be sent twice, since the second one changes nothing. */
  isSafe: boolean;
  /** Ends the waiting for a turn. The delivery is then rejected with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** The outcome of a request, after all repeats and redirects. */
export interface Delivery {
  /** The last exchange. This one is judged. */
  exchange: Exchange;
  /** Every exchange in order, those of redirects and repeats included. */
  exchanges: Exchange[];
  /** Why the request was sent again. Undefined when it was sent once. */
  repeated?: string;
  /** The addresses that redirects led to. */
  redirects: string[];
}

/** Sends requests for one run: keeps connections, the rate limit and the budget for waiting. */
export interface Deliverer {
  deliver(request: WireRequest, expected: ExpectedDelivery): Promise<Delivery>;
  close(): void;
}

const MAX_REDIRECTS = 3;
const MAX_REPEATS = 3;
const REDIRECTS = new Set([301, 302, 307, 308]);

/**
 * Makes the deliverer of a run, which sends all its requests. A request is repeated up to three times when the target
 * asks to wait: any request after a 429, which was not processed (RFC 6585), and a safe request after a 503. A redirect
 * is followed for safe requests, on the target's own origin only.
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
      await turn(signal);
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
        repeated = `the server answered ${current.response?.status} and asked to wait`;
        current = await send(current.request);
      } else if (current.failure?.name === 'reset' && current.reusedConnection && !repeated) {
        // A server may close an idle connection just when a request is written to it. That is no fault.
        repeated = 'a connection that had been used before was closed';
        current = await send(current.request, false);
      } else break;
    }
    return { exchange: current, exchanges, redirects, ...(repeated && { repeated }) };
  }

  /** Holds back every request for a time, if the budget allows it, since most limits are for all requests. */
  function pause(waitMs: number): boolean {
    const now = performance.now();
    const longerMs = Math.max(0, now + waitMs - Math.max(now, pausedUntil));
    if (longerMs > waitLeftMs) return false;
    waitLeftMs -= longerMs;
    pausedUntil = Math.max(pausedUntil, now + waitMs);
    return true;
  }

  async function turn(signal?: AbortSignal): Promise<void> {
    const now = performance.now();
    const mine = Math.max(now, nextTurn, pausedUntil);
    if (requestsPerSecond !== undefined) nextTurn = mine + 1000 / requestsPerSecond;
    if (mine > now) await sleep(mine - now, undefined, { signal });
  }
}

/** Whether a caller was refused: 401, 403 or 404. */
export function isRefused({ exchange }: Pick<Delivery, 'exchange'>): boolean {
  return [401, 403, 404].includes(exchange.response?.status ?? 0);
}

/** The path that a redirect leads to. Undefined for another origin, to which nothing is ever sent. */
function redirectTarget({ request, response }: Exchange): string | undefined {
  const location =
    response && REDIRECTS.has(response.status) && headerValues(response, 'location')[0];
  if (!location) return undefined;
  const from = `${request.origin}${request.path}`;
  if (!URL.canParse(location, from)) return undefined;
  const { origin, pathname, search } = new URL(location, from);
  return origin === request.origin ? `${pathname}${search}` : undefined;
}

/** How long a 429 or 503 asks to wait (seconds, or an HTTP date), at least a tenth of a second. */
function retryAfterMs({ response }: Exchange): number | undefined {
  if (response?.status !== 429 && response?.status !== 503) return undefined;
  const value = headerValues(response, 'retry-after')[0];
  if (value === undefined) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(wait, 100);
}
