import http from 'node:http';
import https from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Exchange, exchange, headerValues } from '../../wire/exchange.ts';
import type { WireRequest } from '../../wire/wireRequest.ts';

export interface DelivererOptions {
  /**
   * Whether a target that answers otherwise than expected is asked again: redirects followed, `Retry-After`
   * kept. One that gives whatever answer it is asked for should not need that.
   */
  isPatient: boolean;
  /** The longest time for one response in milliseconds. Default 10 000. */
  timeoutMs?: number;
  /** No limit by default. */
  requestsPerSecond?: number;
  /** How long the whole run may pause for `Retry-After`, in milliseconds. Default 30 000. */
  waitBudgetMs?: number;
}

export interface ExpectedDelivery {
  /** The status that is expected: with it, nothing is repeated or followed. */
  status: number;
  /** Whether the request may be sent again: it changes nothing, or nothing more when it comes twice. */
  isSafe: boolean;
  /** Ends the waiting for a turn: the delivery is rejected with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** What came of a request in the end. */
export interface Delivery {
  /** The last exchange: what there is to judge. */
  exchange: Exchange;
  /** Every exchange, in its order: more than one after a redirect or a repeat. */
  exchanges: Exchange[];
  /** Why the request was sent again; undefined when it was sent once. */
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
 * Makes the one through whom every request of a run goes. A request is sent again, three times at most, when
 * the target asks to wait: any request after a 429, which says that it was not processed (RFC 6585), and after
 * a 503 one that is safe. A redirect is followed for what is safe, on the own origin only.
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
        // The server may have closed an idle connection just when we wrote to it: not its fault.
        repeated = 'a connection that had been used before was closed';
        current = await send(current.request, false);
      } else break;
    }
    return { exchange: current, exchanges, redirects, ...(repeated && { repeated }) };
  }

  /** Holds back every request for a time, if the budget allows it: one limit is mostly for all. */
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

/** What somebody may not do or not see. */
export function isRefused({ exchange }: Pick<Delivery, 'exchange'>): boolean {
  return [401, 403, 404].includes(exchange.response?.status ?? 0);
}

/** The path that a redirect leads to on the same origin; to another origin nothing is ever sent. */
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
