import type { HttpHandler } from 'msw';
import { createHandlers, type HandlersOptions } from './createHandlers.ts';

/**
 * One handler for every operation, each answering with the operation's first case: a service where
 * everything succeeds, to begin a test with.
 *
 * ```ts
 * const server = setupServer(...defaultHandlers());
 * ```
 */
export function defaultHandlers(options: HandlersOptions = {}): HttpHandler[] {
  const creators: (() => HttpHandler)[] = Object.values(createHandlers(options));
  return creators.map((createHandler) => createHandler());
}
