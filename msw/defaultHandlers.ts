import type { HttpHandler } from 'msw';
import { createHandlers, type HandlersOptions } from './createHandlers.ts';

/**
 * Creates a handler for each operation, which sends the response of the operation's first case. With these handlers, every
 * valid request of a test succeeds. A test adds other handlers for other responses.
 *
 * ```ts
 * const server = setupServer(...defaultHandlers());
 * ```
 */
export function defaultHandlers(options: HandlersOptions = {}): HttpHandler[] {
  const creators: (() => HttpHandler)[] = Object.values(createHandlers(options));
  return creators.map((createHandler) => createHandler());
}
