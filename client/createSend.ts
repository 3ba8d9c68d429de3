import { redirected } from './redirected.ts';
import { retryDelay } from './retryDelay.ts';

/** How requests are sent. */
export interface SendOptions {
  /** What sends a request. Default: the global `fetch`, as it is at the time of the call. */
  fetch?: (request: Request) => Promise<Response>;
  /**
   * Milliseconds until a response has to begin, for each attempt; then the call fails with a `TimeoutError`.
   * Reading the body may take longer: a `signal` ends that, too. Default: 30 000.
   */
  timeout?: number;
  /**
   * Milliseconds that one call may wait altogether because the service said `Retry-After` (status 429 or
   * 503); a response that asks for more is final. 0 for no waiting at all. Default: 60 000.
   */
  retryBudget?: number;
  /**
   * Is told of each attempt (`debug`), and of each wait and repetition (`warn`), in one line with operation and
   * address: the console, or a logger of yours. Default: nobody.
   */
  logger?: Pick<Console, 'debug' | 'warn'> | undefined;
}

/** A request, and what a call by name says of it: openapi-fetch adds the options that it does not know. */
export type NamedRequest = Request & {
  /** The operationId, for error messages. */
  operation?: string;
  /** Changes nothing, and so may be repeated. Default: whether the method is GET. */
  safe?: boolean | undefined;
};

const MAX_ATTEMPTS = 10;

/**
 * Makes a `fetch` that gives up in time, waits when it is told to, repeats only what is safe to repeat, and
 * carries the token to no other origin.
 */
export function createSend({
  fetch = (request) => globalThis.fetch(request),
  timeout = 30_000,
  retryBudget = 60_000,
  logger,
}: SendOptions): (request: NamedRequest) => Promise<Response> {
  return async (request) => {
    const { signal, method, url, operation, safe = method === 'GET' } = request;
    const name = `${operation ? `${operation}: ` : ''}${method} ${url}`;
    let target: URL | undefined;
    let budget = retryBudget;
    for (let attempt = 1; ; attempt++) {
      const late = new AbortController();
      const timer = setTimeout(
        () => late.abort(new DOMException(`${name}: no response in ${timeout} ms`, 'TimeoutError')),
        timeout,
      );
      try {
        const sent = new Request(
          target ? new Request(target, request) : safe ? request.clone() : request,
          { redirect: 'manual', signal: AbortSignal.any([signal, late.signal]) },
        );
        const response = await fetch(sent);
        logger?.debug(`${name}: ${response.status}`);
        target = redirected(response, sent.url, request);
        const wait = target ? 0 : retryDelay(response);
        budget -= wait;
        if (!(safe && budget >= 0 && attempt < MAX_ATTEMPTS)) return response;
        if (!target) logger?.warn(`${name}: ${response.status}, asked again in ${wait} ms`);
        await response.body?.cancel();
        // Whoever gives up waits no longer: the next request fails with the reason.
        await new Promise<void>((resolve) => {
          const waiting = setTimeout(resolve, signal.aborted ? 0 : wait);
          signal.onabort = () => resolve(clearTimeout(waiting));
        });
      } catch (error) {
        // A TypeError is how fetch says that the network failed.
        if (!(error instanceof TypeError)) throw error;
        const { message, cause } = error as TypeError & { cause?: { code?: string } };
        const why = `${name}: no response, ${cause?.code ?? message}`;
        if (!(safe && attempt === 1)) throw new TypeError(why, { cause: error });
        logger?.warn(`${why}; asked again`);
      } finally {
        clearTimeout(timer);
      }
    }
  };
}
