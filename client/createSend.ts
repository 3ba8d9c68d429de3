import { redirectTarget } from './redirectTarget.ts';
import { retryDelay } from './retryDelay.ts';

/** Options for sending requests. */
export interface SendOptions {
  /** Sends one request. Default: the global `fetch` at the time of the call, so that it can be replaced in tests. */
  fetch?: (request: Request) => Promise<Response>;
  /**
   * The time in milliseconds within which the response to each attempt must begin. After this time the call fails
   * with a `TimeoutError`. Reading the body may take longer; a `signal` can end it. Default: 30 000.
   */
  timeout?: number;
  /**
   * The total time in milliseconds that a call may wait because of `Retry-After` (status 429 or 503). If a response
   * asks for a longer wait, it is returned to the caller. 0 means no wait. Default: 60 000.
   */
  retryBudget?: number;
  /**
   * Receives one line for each attempt (`debug`), and for each wait and retry (`warn`), with the operation and the
   * address. Pass `console` or your own logger. Default: no logger.
   */
  logger?: Pick<Console, 'debug' | 'warn'> | undefined;
}

/** Facts about a request that the request itself does not contain. */
export interface RequestFacts {
  /** The operationId, for error messages. */
  operation?: string | undefined;
  /** The path values, for error messages. */
  path?: Record<string, unknown> | undefined;
  /** True if the request only reads, so that it can be repeated safely. Default: true for GET. */
  safe?: boolean | undefined;
}

const MAX_ATTEMPTS = 10;

/**
 * Creates a `fetch` function with a timeout. It obeys `Retry-After`, repeats only requests that read, and never sends
 * the token to another origin.
 */
export function createSend({
  fetch = (request) => globalThis.fetch(request),
  timeout = 30_000,
  retryBudget = 60_000,
  logger,
}: SendOptions): (request: Request, facts?: RequestFacts) => Promise<Response> {
  return async (request, { operation, path, safe = request.method === 'GET' } = {}) => {
    const { signal, method, url } = request;
    const place = `${method} ${url}`;
    const name = operation ? `${operation}: ${place}` : place;
    let target: URL | undefined;
    let budget = retryBudget;
    for (let attempt = 1; ; attempt++) {
      const expiry = new AbortController();
      const timer = setTimeout(
        () =>
          expiry.abort(new DOMException(`${name}: no response in ${timeout} ms`, 'TimeoutError')),
        timeout,
      );
      try {
        const sent = new Request(
          target ? new Request(target, request) : safe ? request.clone() : request,
          { redirect: 'manual', signal: AbortSignal.any([signal, expiry.signal]) },
        );
        const response = await fetch(sent);
        logger?.debug(`${name}: ${response.status}`);
        target = redirectTarget(response, sent, operation ?? place, path);
        const wait = target ? 0 : retryDelay(response);
        budget -= wait;
        if (!(safe && budget >= 0 && attempt < MAX_ATTEMPTS)) return response;
        if (!target) logger?.warn(`${name}: ${response.status}, retry in ${wait} ms`);
        // The end is not awaited: it may never come if `fetch` has cloned the response, as mocks do.
        response.body?.cancel().catch(() => {});
        // If the caller aborts during the wait, the wait ends. The next attempt then fails with the caller's reason.
        await new Promise<void>((resolve) => {
          const waiting = setTimeout(resolve, signal.aborted ? 0 : wait);
          signal.onabort = () => resolve(clearTimeout(waiting));
        });
      } catch (error) {
        // `fetch` throws a `TypeError` when the network fails. Other errors are not retried.
        if (!(error instanceof TypeError)) throw error;
        const { message, cause } = error as TypeError & { cause?: { code?: string } };
        const why = `${name}: no response, ${cause?.code ?? message}`;
        if (!(safe && attempt === 1)) throw new TypeError(why, { cause: error });
        logger?.warn(`${why}; retry`);
      } finally {
        clearTimeout(timer);
      }
    }
  };
}
