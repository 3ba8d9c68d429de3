import { redirected } from './redirected.ts';
import { retryDelay } from './retryDelay.ts';

/** How requests are sent. */
export interface SendOptions {
  /** What sends a request. Default: the global `fetch`, as it is at the time of the call. */
  fetch?: (request: Request) => Promise<Response>;
  /**
   * Milliseconds until an answer has to begin, for each attempt; then the call fails with a `TimeoutError`.
   * Reading the body may take longer: a `signal` ends that, too. Default: 30 000.
   */
  timeout?: number;
  /**
   * Milliseconds that one call may wait altogether because the service said `Retry-After` (status 429 or
   * 503); an answer that asks for more is final. 0 for no waiting at all. Default: 60 000.
   */
  retryBudget?: number;
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
}: SendOptions): (request: NamedRequest) => Promise<Response> {
  return async (request) => {
    const { signal, safe = request.method === 'GET' } = request;
    let target: URL | undefined;
    let budget = retryBudget;
    for (let attempt = 1; ; attempt++) {
      const late = new AbortController();
      const timer = setTimeout(
        () => late.abort(new DOMException(`No answer in ${timeout} ms`, 'TimeoutError')),
        timeout,
      );
      try {
        const sent = new Request(
          target ? new Request(target, request) : safe ? request.clone() : request,
          { redirect: 'manual', signal: AbortSignal.any([signal, late.signal]) },
        );
        const response = await fetch(sent);
        target = redirected(response, sent.url, request);
        const wait = target ? 0 : retryDelay(response);
        budget -= wait;
        if (!(safe && budget >= 0 && attempt < MAX_ATTEMPTS)) return response;
        await response.body?.cancel();
        // Whoever gives up waits no longer: the next request fails with the reason.
        await new Promise<void>((resolve) => {
          const waiting = setTimeout(resolve, signal.aborted ? 0 : wait);
          signal.onabort = () => resolve(clearTimeout(waiting));
        });
      } catch (error) {
        // A TypeError is how fetch says that the network failed.
        if (!(safe && attempt === 1 && error instanceof TypeError)) throw error;
      } finally {
        clearTimeout(timer);
      }
    }
  };
}
