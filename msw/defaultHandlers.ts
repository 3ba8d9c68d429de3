import type { HttpHandler } from 'msw';
import { createHandlers, type HandlersOptions } from './createHandlers.ts';

/**
 * Creates a handler for each operation, which sends the response of the case that fits the request, with values of the
 * request. A test adds other handlers for other responses.
 *
 * ```ts
 * const server = setupServer(...defaultHandlers());
 * ```
 */
export function defaultHandlers(options: HandlersOptions = {}): HttpHandler[] {
  const creators: (() => HttpHandler)[] = Object.values(createHandlers(options));
  return creators.map((createHandler) => createHandler());
}
